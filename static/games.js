// The worker of the user's games: keeps them in IndexedDB, finds, sorts and counts them.
//
// A record has one of the user's games or many of an opened file: for each a row of text in the
// columns of py/play/library/stored_game.py, and the keys of its first positions. A deleted game is an
// empty row, and for a week it has a row in a record of deleted games.

const DATABASE = "othello-games";
const STORE = "games", TEXTS = "practice"; // TEXTS is read and written by index.html, but for backups.
const VERSION = 2; // Version 1 had no practice.
const INDEXED = 20; // Keys of a game.
const BATCH = 200; // Records that are read at once.
const FEWEST = 4; // Moves of a game that is listed, if it has nothing else.
const MOST_NAMES = 100;
const NEARLY_FULL = 0.8; // Of the browser's room.
const MOST_REASONS = 50; // That are shown.
const MOST_UNREVIEWED = 20;
// A winner as a number: the place of its count in the answer to `played`. DELETED is no game.
const WINNERS = ["black", "draw", "white", ""], DELETED = -1;
const DUPLICATE = "Already here: the same moves, players and date.";
const TWICE = "Read before in this import: the same moves, players and date.";
const SHORT = "It was left before its fourth move.";
const MINE = "mine-"; // The keys of records that have one game of the user's begin so.
const REMOVED = "removed-"; // The keys of records that have deleted games begin so, with the time in milliseconds after it.
const WEEK = 7 * 24 * 60 * 60 * 1000; // Milliseconds that deleted games stay.

// `imported` is the row of one of the user's games when it was read from a file.
// `places` are those from which the rows of a record of deleted games come.
/** @typedef {{ rows: string, keys: Float64Array, imported?: string, places?: Place[] }} Stored */
// `columns` has the keys by the number of moves: the search for a position reads one column of all games.
/** @typedef {{ rows: string[], columns: Float64Array, winners: number[], places: Place[] }} Games */
/** @typedef {[key: string, index: number]} Place */

/** @type {IDBDatabase} */
let database;
/** @type {Record<string, number>} */
const at = {}; // The column of each fact.
/** @type {Map<string, Games>} */
const games = new Map();
/** @type {Map<string, Games>} */
const removed = new Map();
/** @type {Place[]} */
let selected = [];
const others = new BroadcastChannel(DATABASE); // The workers of the page's other tabs.
const pages = new BroadcastChannel("othello-memory"); // All tabs.

/** @type {<T>(request: IDBRequest<T>) => Promise<T>} */
const result = (request) => new Promise((done, fail) => {
  request.onsuccess = () => done(request.result);
  request.onerror = () => fail(request.error);
});

/** @type {(mode: "readonly" | "readwrite", name?: string, other?: string) => { store: IDBObjectStore, texts: IDBObjectStore, ended: Promise<unknown> }} */
const begin = (mode, name = STORE, other = name) => {
  const transaction = database.transaction([name, other], mode, { durability: "strict" });
  const ended = new Promise((done, fail) => {
    transaction.oncomplete = done;
    transaction.onabort = () => fail(transaction.error);
  });
  ended.catch(() => { /* Whoever waits for it hears of it. */ });
  return { store: transaction.objectStore(name), texts: transaction.objectStore(other), ended };
};

// The rows of a record. Another version or a fault may have written anything.
/** @param {unknown} stored */
const textOf = (stored) => {
  const rows = stored instanceof Object && "rows" in stored ? stored.rows : undefined;
  return typeof rows === "string" ? rows : JSON.stringify(stored) ?? String(stored);
};

/** @type {(stored: Stored, length: number) => Float64Array} */
const keysIn = (stored, length) => (
  stored?.keys instanceof Float64Array && stored.keys.length === INDEXED * length ? stored.keys : new Float64Array(INDEXED * length)
);

/** @type {(key: string, stored?: Stored) => void} */
const remember = (key, stored) => {
  const records = key.startsWith(REMOVED) ? removed : games;
  if (stored === undefined) {
    records.delete(key);
    return;
  }
  const lines = textOf(stored).split("\n"), keys = keysIn(stored, lines.length);
  const rows = lines.map((row, index) => named(row, keys.subarray(INDEXED * index, INDEXED * (index + 1))));
  const winners = rows.map((row) => (
    row && isSound(row) && isListed(row.split("\t")) ? WINNERS.indexOf(row.split("\t")[at.winner]) : DELETED
  ));
  const places = Array.isArray(stored?.places) ? stored.places : [];
  records.set(key, { rows, columns: transposed(keys, rows.length, INDEXED), winners, places });
};

// The columns of a table that is given by its rows, one after the other; its rows if it is given by its columns.
/** @type {(table: Float64Array, length: number, width: number) => Float64Array} */
const transposed = (table, length, width) => {
  const turned = new Float64Array(length * width);
  for (let row = 0; row < length; row += 1) {
    for (let column = 0; column < width; column += 1) turned[length * column + row] = table[width * row + column];
  }
  return turned;
};

// The keys of the games of a record, those of each game together.
/** @param {Games} record */
const keysOf = ({ rows, columns }) => transposed(columns, INDEXED, rows.length);

// A row with the name of its opening: that of the last of its positions that has one.
/** @type {(row: string, keys: Float64Array) => string} */
const named = (row, keys) => {
  if (!row || row.split("\t", at.opening + 1)[at.opening]) return row;
  const name = keys.reduce((before, key) => names.get(key) ?? before, "");
  return name ? changed(row, at.opening, name) : row;
};
/** @type {Map<number, string>} */
let names = new Map(); // Of openings, by the key of their position.

/** @type {(row: string, column: number, fact: string) => string} */
const changed = (row, column, fact) => row.split("\t").with(column, fact).join("\t");

// Whether rows are of the same game with the same facts, but for those that are found out later.
/** @type {(one: string, other: string) => boolean} */
const isSame = (one, other) => one === other || (one !== "" && other !== "" && stable(one) === stable(other));

/** @param {string} row */
const stable = (row) => {
  const later = [at.opening, at.loss, at.losses];
  return row.split("\t").filter((_, column) => !later.includes(column)).join("\t");
};

// Writes records, or deletes those without content, in one transaction. Members that a later
// version of the page has added to a record stay.
/** @type {(changes: [string, Stored | undefined][]) => Promise<void>} */
const write = async (changes) => {
  const { store, ended } = begin("readwrite");
  for (const [key, stored] of changes) {
    if (stored) store.put({ ...await result(store.get(key)), ...stored }, key);
    else store.delete(key);
  }
  await ended;
  for (const [key, stored] of changes) remember(key, stored);
  others.postMessage(changes.map(([key]) => key));
};

others.onmessage = async ({ data: keys }) => {
  if (!isRead) return;
  const { store } = begin("readonly");
  for (const key of keys) learn(key, await result(store.get(key)));
  postMessage({ changed: true });
};

// Reads all games once. Most visits only write a few.
let isRead = false;
const readAll = async () => {
  for (let range; !isRead;) {
    const { store } = begin("readonly");
    const [keys, records] = await Promise.all(
      [result(store.getAllKeys(range, BATCH)), result(store.getAll(range, BATCH))],
    );
    keys.forEach((key, index) => remember(String(key), records[index]));
    isRead = keys.length < BATCH;
    range = IDBKeyRange.lowerBound(keys.at(-1) ?? "", true);
  }
};

// Every kind of question, by its name.
const answers = {
  // Returns the number of records.
  /** @param {{ columns: string[] }} question */
  async open({ columns }) {
    columns.forEach((name, index) => { at[name] = index; });
    const opening = indexedDB.open(DATABASE, VERSION);
    opening.onupgradeneeded = () => {
      const known = opening.result.objectStoreNames;
      for (const name of [STORE, TEXTS]) if (!known.contains(name)) opening.result.createObjectStore(name);
    };
    database = await result(opening);
    database.onversionchange = () => database.close();
    begin("readwrite").store.delete(IDBKeyRange.bound(REMOVED, `${REMOVED}${Date.now() - WEEK}`));
    return { count: await result(begin("readonly").store.count()) };
  },

  // Keeps one game. If another tab has gone on with the game, this is another one.
  /** @param {{ key: string, row: string, before: string, keys: string[] }} question */
  async put({ key, row, before, keys }) {
    const { store, ended } = begin("readwrite");
    const known = await result(store.get(key));
    const isMine = !known || [before, row].some((mine) => isSame(mine, textOf(known)));
    const place = isMine ? key : `${key}-${Math.random()}`;
    const later = known ? textOf(known).split("\t").slice(Object.keys(at).length) : [];
    const reached = padded(keys);
    const stored = { ...known, rows: named([row, ...later].join("\t"), reached), keys: reached };
    store.put(stored, place);
    await ended;
    remember(place, stored);
    others.postMessage([place]);
    return { key: place, row: stored.rows };
  },

  // Learns the names of openings, by their keys.
  /** @param {{ keys: string[], names: string[] }} question */
  async learn({ keys, names: learnt }) {
    names = new Map(keys.map((key, index) => [Number(key), learnt[index]]));
    for (const [key, record] of games) remember(key, { rows: record.rows.join("\n"), keys: keysOf(record) });
    return {};
  },

  /** @param {{ key: string, index: number }} question */
  async find({ key, index }) {
    /** @type {Stored | undefined} */
    const stored = await result(begin("readonly").store.get(key));
    return { row: stored === undefined ? "" : textOf(stored).split("\n")[index] ?? "" };
  },

  // The user's own games of which not all moves have been judged, the latest first; and the number of all that can be
  // judged.
  /** @param {{ left_out: string[] }} question */
  async unreviewed({ left_out: leftOut }) {
    const { store } = begin("readonly");
    const [keys, records] = await Promise.all([result(store.getAllKeys(OWN)), result(store.getAll(OWN))]);
    const lines = keys.map((key, index) => `${key}\t0\t${textOf(records[index])}`);
    const rows = lines.filter((line, index) => isReviewable(line) && !leftOut.includes(String(keys[index])));
    const found = rows.filter((row) => !isReviewed(row)).reverse();
    return { rows: found.slice(0, MOST_UNREVIEWED), count: found.length, total: rows.length };
  },

  // Notes the losses of a game, unless it has changed meanwhile.
  /** @param {{ key: string, before: string, row: string }} question */
  async review({ key, before, row }) {
    const { store, ended } = begin("readwrite");
    const known = await result(store.get(key));
    const isUnchanged = known?.rows === before;
    if (isUnchanged) store.put({ ...known, rows: row }, key);
    await ended;
    if (isUnchanged) {
      remember(key, { ...known, rows: row });
      others.postMessage([key]);
    }
    return { count: Number(isUnchanged) };
  },

  /** @param {{ places: Place[] }} question */
  remove: ({ places }) => removeAll(places),

  async removeRead() {
    await readAll();
    return removeAll(placesOf((row) => isSound(row) && !isMine(row)));
  },

  async removeBroken() {
    await readAll();
    return removeAll(placesOf((row) => !isSound(row)));
  },

  // Brings back games from records of deleted ones: those at some places, or all of a record.
  /** @param {{ key?: string, places?: Place[] }} question */
  async restore({ key = "", places }) {
    await readAll();
    const all = places ?? (removed.get(key)?.places.map((_, index) => [key, index]) ?? []);
    const deleted = all.filter(rowOf);
    await write(replaced(deleted.flatMap((place) => [[freed(place), rowOf(place), keysAt(place)], [place, "", NO_KEYS]])));
    return { count: deleted.length };
  },

  // Finds and sorts games. `rows` returns them.
  /** @param {Wanted} wanted */
  async select(wanted) {
    await readAll();
    /** @type {[string | number, string, Place][]} */
    const found = [];
    const known = { opponents: new Map(), openings: new Map() };
    let total = 0, size = 0, read = 0;
    const position = Number(wanted.position), words = folded(wanted.words).split(/\s+/).filter(Boolean);
    /** @type {Map<string, string>} */
    const called = new Map(wanted.players.map((line) => [line.split("\t")[0], line.split("\t")[1]]));
    for (const [key, { rows, columns }] of [...games, ...removed]) {
      for (const [index, row] of rows.entries()) {
        const facts = row.split("\t");
        if (!row || !isSound(row) || !isListed(facts)) continue;
        const scope = scopeOf(key, facts);
        if (scope !== "removed") {
          size += row.length;
          total += 1;
          if (facts[at.source]) read += 1;
        }
        if (wanted.scope !== scope && (wanted.scope !== "all" || scope === "removed")) continue;
        for (const name of opponents(facts)) count(known.opponents, name);
        count(known.openings, facts[at.opening]);
        const isReached = wanted.place > 0 && columns[rows.length * (wanted.place - 1) + index] === position;
        const isFound = !words.length || isReached || isNamed(facts, wanted.starts, words, called);
        if (isFound && fits(facts, wanted)) found.push([sortKey(facts, wanted.sort), key, [key, index]]);
      }
    }
    found.sort(([a, first], [b, second]) => (a < b ? -1 : a > b ? 1 : first < second ? -1 : 1));
    if (wanted.down) found.reverse();
    selected = found.map(([, , place]) => place);
    return {
      count: selected.length, total, size, read, at: selected.findIndex(([key]) => key === wanted.sought),
      broken: placesOf((row) => !isSound(row)).length, ...await room(),
      opponents: commonest(known.opponents), openings: commonest(known.openings),
    };
  },

  // The places of a part of the list.
  /** @param {{ from: number, to: number }} question */
  places: async ({ from, to }) => ({ rows: selected.slice(from, to).map((place) => place.join("\t")) }),

  // Rows of some places or of a part of the list, each after its place.
  /** @param {{ from?: number, to?: number, places?: Place[] }} question */
  rows: async ({ from, to, places = selected.slice(from, to) }) => ({
    rows: places.map((place) => [...place, rowOf(place)].join("\t")),
  }),

  // Rows of the user's own games that are listed.
  /** @param {{ from: number, to: number }} question */
  async own({ from, to }) {
    await readAll();
    return { rows: listed().filter(isMine).slice(from, to) };
  },

  // Rows of the user's last games that have ended, up to `most` against each opponent.
  /** @param {{ most: number }} question */
  async ended({ most }) {
    const records = await result(begin("readonly").store.getAll(OWN));
    const rows = records.map(textOf).filter(isSound).sort().reverse();
    /** @type {Map<string, number>} */
    const counts = new Map();
    return {
      rows: rows.filter((row) => {
        const facts = row.split("\t"), [opponent] = opponents(facts);
        if (!facts[at.winner] || !ownColor(facts)) return false;
        count(counts, opponent);
        return (counts.get(opponent) ?? 0) <= most;
      }),
    };
  },

  // The games that reached the position `here` after a number of moves: how many there are, the
  // last ones of them, and for each position one move later its key and the games by their winners.
  /** @param {{ here: string, place: number, scope: string, recent: number }} question */
  async played({ here, place, scope, recent }) {
    await readAll();
    /** @type {Map<number, number[]>} */
    const counts = new Map();
    /** @type {string[]} */
    let last = []; // Rows begin with their date.
    let count = 0;
    eachReached(here, place, ({ rows, columns, winners }, index) => {
      const row = rows[index];
      if (scope !== "all" && isMine(row) !== (scope === "mine")) return;
      count += 1;
      const next = place < INDEXED ? columns[winners.length * place + index] : 0; // 0 without a move.
      const results = counts.get(next) ?? WINNERS.map(() => 0);
      results[winners[index]] += 1;
      counts.set(next, results);
      if (last.length < recent || row > last[0]) last = [...last, row].sort().slice(-recent);
    });
    return {
      count,
      counts: [...counts].map(([next, results]) => [next, ...results].join(" ")),
      rows: last.reverse(),
    };
  },

  // How the user's games went that reached the position `here` after a number of moves.
  /** @param {{ here: string, place: number }} question */
  async results({ here, place }) {
    await readAll();
    const outcomes = ["won", "draw", "lost"], counts = outcomes.map(() => 0);
    eachReached(here, place, ({ rows }, index) => {
      const facts = rows[index].split("\t");
      const outcome = ownColor(facts) && isMine(rows[index]) ? outcomes.indexOf(outcomeOf(facts)) : -1;
      if (outcome >= 0) counts[outcome] += 1;
    });
    return { counts };
  },

  // Takes the games of opened files from the engine's worker.
  /** @param {{ port: MessagePort, time: string }} question */
  async read({ port, time }) {
    await readAll();
    const here = new Map(rowsIn([...games.keys()]).map((row) => [identity(row), DUPLICATE]));
    const mark = `${IMPORT}${time}-${Math.random()}`, ending = Promise.withResolvers();
    reading = { port, mark, time, here, keys: [], read: 0, skipped: 0, reasons: [], isOver: false, end: ending.resolve };
    const current = reading;
    navigator.locks?.request(mark, () => ending.promise);
    port.onmessage = ({ data }) => { last = last.then(() => add(current, data)); };
    return {};
  },

  async stop() {
    reading?.port?.postMessage("stop");
    return {};
  },

  // The first game that the last import has added, after its place.
  async imported() {
    const [key = ""] = reading?.keys ?? [];
    return answers.rows({ places: [[key, 0]] });
  },

  // All games that the last import skipped as one file.
  async skipped() {
    return { file: fileOf((reading?.reasons ?? []).map((reason) => reason.replace("\t", ": "))) };
  },

  // Deletes what the last import has added, but for games that have changed since, and returns the number of both.
  async undo() {
    const { store, ended } = begin("readwrite");
    const keys = reading?.keys ?? [];
    const stored = await Promise.all(keys.map((key) => result(store.get(key))));
    const left = keys.filter((_, index) => stored[index] && !isPlayedOn(stored[index]));
    for (const key of left) store.delete(key);
    await ended;
    undone = keys.flatMap((key, index) => (left.includes(key) ? [[key, stored[index]]] : []));
    const read = rowsIn(left).length;
    for (const key of left) remember(key);
    others.postMessage(left);
    return { read, over: stored.filter((each) => each && isPlayedOn(each)).length };
  },

  // Brings back what `undo` has deleted.
  async redo() {
    await write(undone);
    undone = [];
    return {};
  },

  // The games of an import that ended with its page. From now on, it is the last import.
  async interrupted() {
    const running = (await navigator.locks?.query())?.held?.map(({ name }) => name) ?? [];
    const marks = (await result(begin("readonly", TEXTS).store.getAllKeys(IMPORTS))).map(String).filter((mark) => !running.includes(mark));
    /** @type {string[]} */
    const keys = [];
    for (const mark of marks) keys.push(...JSON.parse((await result(begin("readonly", TEXTS).store.get(mark))).text));
    const { store: texts, ended } = begin("readwrite", TEXTS);
    for (const mark of marks) texts.delete(mark);
    await ended;
    if (!keys.length) return { read: 0 };
    await readAll();
    reading = { ...NO_READING, keys };
    return { read: rowsIn(keys).length };
  },

  // All games that are listed, and the practice, as one file.
  /** @param {{ head: string, practice: string }} question */
  async backup({ head, practice }) {
    await readAll();
    const texts = await practised();
    return { file: fileOf([head, ...listed(), ...(texts.length ? [practice, ...texts] : [])]) };
  },

  // The games that cannot be read as one file.
  async broken() {
    await readAll();
    return { file: fileOf(placesOf((row) => !isSound(row)).map(rowOf)) };
  },
};

/** @typedef {{ scope: string, result: string, opponent: string, opening: string, words: string, players: string[], starts: string[], position: string, place: number, sort: string, down: boolean, sought: string }} Wanted */

// Visits each game that reached the position `here` after a number of moves; all that have any after none.
/** @type {(here: string, place: number, visit: (record: Games, index: number) => void) => void} */
const eachReached = (here, place, visit) => {
  const key = Number(here);
  for (const record of games.values()) {
    const { columns, winners } = record, { length } = winners;
    for (let index = 0; index < length; index += 1) {
      if (place ? columns[length * (place - 1) + index] !== key : !columns[index]) continue;
      if (winners[index] !== DELETED) visit(record, index);
    }
  }
};

const OWN = IDBKeyRange.bound(MINE, "mine."); // The keys of the user's games.

/** @param {string} line */
const isReviewable = (line) => {
  const facts = line.split("\t").slice(2);
  return isSound(facts.join("\t")) && isListed(facts) && ownColor(facts) !== "";
};

/** @param {string} line */
const isReviewed = (line) => {
  const facts = line.split("\t").slice(2);
  return facts[at.losses].split(",").length === Number(facts[at.moves]);
};

// The texts of the practice, each after its key. The texts of the work are objects.
/** @returns {Promise<string[]>} */
const practised = async () => {
  const { store } = begin("readonly", TEXTS);
  const [keys, texts] = await Promise.all([result(store.getAllKeys()), result(store.getAll())]);
  return keys.flatMap((key, index) => (typeof texts[index] === "string" ? [`${key}\t${texts[index]}`] : []));
};

// Takes texts of the practice from a backup. Each begins with the time of its last change.
/** @param {string[]} lines */
const restorePractice = async (lines) => {
  const { store, ended } = begin("readwrite", TEXTS);
  const texts = lines.map((line) => [line.slice(0, line.indexOf("\t")), line.slice(line.indexOf("\t") + 1)]);
  for (const [key, text] of texts.filter(([name]) => !/^(now|unread)\//.test(name))) {
    const known = await result(store.get(key));
    if (!known || known < text) store.put(text, key);
  }
  await ended;
  pages.postMessage(texts.map(([key]) => key));
};

/** @param {string} row */
const isMine = (row) => !row.split("\t", at.source + 1)[at.source];

/** @param {string} key */
const recordOf = (key) => games.get(key) ?? removed.get(key);

// The rows of records, without those of deleted games.
/** @type {(keys: string[]) => string[]} */
const rowsIn = (keys) => keys.flatMap((key) => games.get(key)?.rows ?? []).filter(Boolean);

/** @param {Place} place */
const rowOf = ([key, index]) => recordOf(key)?.rows[index] ?? "";

// The keys of the game at a place.
/** @type {(place: Place) => Float64Array} */
const keysAt = ([key, index]) => {
  const { columns, rows } = recordOf(key) ?? { columns: NO_KEYS, rows: [] };
  return NO_KEYS.map((_, column) => columns[rows.length * column + index] ?? 0);
};

// Where a deleted game comes back: at its old place, unless the user has played on in it.
/** @type {(place: Place) => Place} */
const freed = ([key, index]) => {
  const [origin, number] = removed.get(key)?.places[index] ?? [MINE, 0];
  return rowOf([origin, number]) ? [`${origin}-${Math.random()}`, 0] : [origin, number];
};

// The records in which rows and their keys are replaced. A record without rows is to be deleted.
/** @type {(changes: [Place, string, Float64Array][]) => [string, Stored | undefined][]} */
const replaced = (changes) => {
  /** @type {Map<string, { rows: string[], keys: Float64Array[] }>} */
  const records = new Map();
  for (const [[key, index], row, keys] of changes) {
    const before = recordOf(key)?.rows ?? [];
    const record = records.get(key) ?? { rows: [...before], keys: before.map((_, at) => keysAt([key, at])) };
    record.rows[index] = row;
    record.keys[index] = keys;
    records.set(key, record);
  }
  return [...records].map(([key, { rows, keys }]) => {
    const stored = recordOf(key)?.places.length ? { places: recordOf(key)?.places } : {};
    return [key, rows.some(Boolean) ? { ...stored, rows: Array.from(rows, (row) => row ?? "").join("\n"), keys: oneAfterAnother(keys) } : undefined];
  });
};

// The keys of games as those of a record.
/** @type {(games: Float64Array[]) => Float64Array} */
const oneAfterAnother = (all) => {
  const joined = new Float64Array(INDEXED * all.length);
  all.forEach((keys, index) => joined.set(keys, INDEXED * index));
  return joined;
};
const NO_KEYS = new Float64Array(INDEXED);

// Whose game a row is, in the words of the list.
/** @type {(key: string, facts: string[]) => string} */
const scopeOf = (key, facts) => (key.startsWith(REMOVED) ? "removed" : facts[at.source] ? "read" : "mine");

/** @param {string[]} keys */
const padded = (keys) => Float64Array.from({ length: INDEXED }, (_, index) => Number(keys[index] ?? 0));

// Games of others and those that have ended are always listed.
/** @param {string[]} facts */
const isListed = (facts) => Boolean(facts[at.source] || facts[at.winner])
  || Number(facts[at.moves]) >= FEWEST || /[_-]/.test(facts[at.game].split(".")[2]);

// What columns must have, as in CHECKS of py/play/library/stored_game.py.
const SHAPES = Object.entries({
  discs: /^\d{1,5}-\d{1,5}$/, winner: /^(black|white|draw)?$/, resigned: /^(resigned|time)?$/,
  loss: /^(-?\d{1,5}(\.\d{0,5})?)?$/, losses: /^(-?\d{1,5}(,-?\d{1,5})*)?$/, moves: /^\d{1,5}$/,
  game: /^(4|6|8|1[02468]|2[0246])\.[^.]*\.[^.]*\.[^.]*$/,
});

// Whether a row can be read, as by `parse_row`.
/** @param {string} row */
const isSound = (row) => {
  const facts = row.split("\t");
  return facts.length >= Object.keys(at).length && SHAPES.every(([name, shape]) => shape.test(facts[at[name]]));
};

/** @type {(isWanted: (row: string) => boolean) => Place[]} */
const placesOf = (isWanted) => [...games].flatMap(
  ([key, { rows }]) => rows.flatMap((row, index) => (row && isWanted(row) ? [[key, index]] : [])),
);

const listed = () => [...games.values()].flatMap(({ rows }) => rows)
  .filter((row) => row && isSound(row) && isListed(row.split("\t")));

/** @param {string[]} lines */
const fileOf = (lines) => new Blob([[...lines, ""].join("\n")], { type: "text/plain" });

// Returns the key of the record that has the deleted games. If there is little room, it is only remembered: deleting games
// has to make room.
/** @type {(places: Place[]) => Promise<object>} */
const removeAll = async (places) => {
  const key = `${REMOVED}${Date.now()}-${Math.random()}`;
  const record = { rows: places.map(rowOf).join("\n"), keys: oneAfterAnother(places.map(keysAt)), places };
  const changes = replaced(places.map((place) => [place, "", NO_KEYS]));
  const isLow = (await room()).used > 0;
  await (isLow ? write(changes) : write([...changes, [key, record]]).catch(() => write(changes)));
  remember(key, record);
  return { count: places.length, key };
};

// The megabytes that are used and that the browser has, 0 while there is enough left.
const room = async () => {
  /** @type {StorageEstimate} */
  const { usage = 0, quota = 0 } = await navigator.storage?.estimate().catch(() => ({})) ?? {};
  const isLow = usage > NEARLY_FULL * quota;
  return { used: isLow ? Math.round(usage / 1e6) : 0, room: isLow ? Math.round(quota / 1e6) : 0 };
};

/** @param {string[]} facts */
const ownColor = (facts) => {
  const [black, white] = [facts[at.black], facts[at.white]];
  if (black === white) return "";
  return black === "person" ? "black" : white === "person" ? "white" : "";
};

// The opponent, or both players of a game of others.
/** @param {string[]} facts */
const opponents = (facts) => {
  const own = ownColor(facts), { [at.black]: black, [at.white]: white } = facts;
  return own === "black" ? [white] : own === "white" ? [black] : [...new Set([black, white])];
};

// The result for the user, or that of a game of others.
/** @param {string[]} facts */
const outcomeOf = (facts) => {
  const winner = facts[at.winner], own = ownColor(facts);
  if (!winner) return "left";
  return own && winner !== "draw" ? (winner === own ? "won" : "lost") : winner;
};

/** @type {(facts: string[], wanted: Wanted) => boolean} */
const fits = (facts, { result: wantedResult, opponent, opening }) => {
  if (wantedResult && ![facts[at.winner], outcomeOf(facts)].includes(wantedResult)) return false;
  return (!opponent || opponents(facts).includes(opponent)) && (!opening || facts[at.opening] === opening);
};

// Whether a game has one of these beginnings, or each of these words in its facts.
/** @type {(facts: string[], starts: string[], words: string[], called: Map<string, string>) => boolean} */
const isNamed = (facts, starts, words, called) => {
  const moves = facts[at.game].split(".")[2];
  if (starts.some((start) => moves.startsWith(start))) return true;
  const players = [facts[at.black], facts[at.white]].map((player) => called.get(player) ?? player);
  const others = [at.opening, at.event, at.source, at.date].map((column) => facts[column]);
  const text = folded([...players, ...others].join("\n"));
  return words.every((word) => text.includes(word));
};

// Letters that have no accent to remove, as people without them on their keyboard write them.
/** @type {Record<string, string>} */
const PLAIN = { ß: "ss", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", æ: "ae", œ: "oe", ı: "i" };

// A text in small letters without accents.
/** @param {string} text */
const folded = (text) => {
  const small = text.toLowerCase();
  if (!/[\u0080-\uffff]/.test(small)) return small;
  return small.normalize("NFKD").replace(/\p{M}|[ßøłđðþæœı]/gu, (letter) => PLAIN[letter] ?? "");
};

/** @type {(facts: string[], sort: string) => string | number} */
const sortKey = (facts, sort) => {
  if (sort === "opponent") return opponents(facts).join(" ").toLowerCase();
  if (sort === "result") return `${facts[at.winner]} ${facts[at.discs]}`;
  const fact = facts[at[sort]];
  return sort === "loss" || sort === "moves" ? Number(fact || -1) : fact.toLowerCase();
};

/** @type {(counts: Map<string, number>, name: string) => void} */
const count = (counts, name) => { if (name) counts.set(name, (counts.get(name) ?? 0) + 1); };

/** @type {(counts: Map<string, number>) => string[]} */
const commonest = (counts) => {
  const ranked = [...counts].sort(([, a], [, b]) => b - a).slice(0, MOST_NAMES);
  return ranked.map(([name]) => name).sort();
};

/** @param {string} row */
const identity = (row) => {
  const facts = row.split("\t"), game = facts[at.game];
  return [facts[at.date], facts[at.black], facts[at.white], game.slice(0, game.lastIndexOf("."))].join("\t");
};

/** @typedef {{ port?: MessagePort, mark: string, time: string, here: Map<string, string>, keys: string[], read: number, skipped: number, reasons: string[], isOver: boolean, end(value?: unknown): void }} Reading */
/** @type {Reading | undefined} */
let reading;
/** @type {Reading} */
const NO_READING = { mark: "", time: "", here: new Map(), keys: [], read: 0, skipped: 0, reasons: [], isOver: true, end: () => {} };
// The keys of the marks of imports that are under way. A mark has the keys of the records that it has added.
const IMPORT = "now/import/", IMPORTS = IDBKeyRange.bound(IMPORT, "now/import0");
/** @type {[string, Stored][]} */
let undone = []; // What `undo` has deleted.

/** @param {Stored} stored */
const isPlayedOn = (stored) => stored.imported !== undefined && !isSame(stored.imported, textOf(stored));

// Stores a block of games, without those that are here already.
/** @type {(current: Reading, message: { name?: string, block?: string, over?: boolean }) => Promise<void>} */
const add = async (current, { name = "", block = "", over }) => {
  try {
    if (over) await end(current);
    else await storeBlock(current, name, JSON.parse(block));
  } catch (error) {
    current.port?.postMessage("stop");
    await end(current).catch(() => { /* The store has failed. */ });
    current.reasons.unshift(error instanceof DOMException ? error.name : String(error));
  }
  const { read, skipped, reasons, isOver } = current;
  postMessage({ reading: JSON.stringify({ name, read, skipped, reasons: isOver ? reasons.slice(0, MOST_REASONS) : [], isOver }) });
};

// Removes the mark of an import.
/** @param {Reading} current */
const end = async (current) => {
  current.isOver = true;
  current.end();
  const { store, ended } = begin("readwrite", TEXTS);
  store.delete(current.mark);
  await ended;
};

// Learns the games that another tab has stored meanwhile.
/** @type {(store: IDBObjectStore) => Promise<void>} */
const learnOthers = async (store) => {
  const keys = (await result(store.getAllKeys())).map(String).filter((key) => !recordOf(key));
  for (const key of keys) learn(key, await result(store.get(key)));
};

// Remembers what another tab has stored, so that an import leaves it out.
/** @type {(key: string, stored?: Stored) => void} */
const learn = (key, stored) => {
  remember(key, stored);
  for (const row of rowsIn([key])) reading?.here.set(identity(row), DUPLICATE);
};

/** @typedef {{ rows: string, numbers: number[], keys: number[], skipped: [number, string][], practice: string[] }} Block */
/** @type {(current: Reading, name: string, block: Block) => Promise<void>} */
const storeBlock = async (current, name, { rows, numbers, keys, skipped, practice }) => {
  if (practice.length) await restorePractice(practice);
  const found = rows ? rows.split("\n") : [];
  const { store, texts, ended } = begin("readwrite", STORE, TEXTS);
  await learnOthers(store);
  /** @type {string[]} */
  const fresh = [];
  /** @type {number[]} */
  const freshKeys = [];
  /** @type {[string, Stored][]} */
  const records = [];
  const key = () => `${current.time}-${String(current.keys.length + records.length).padStart(6, "0")}-${Math.random()}`;
  found.forEach((row, index) => {
    const known = identity(row);
    const problem = isListed(row.split("\t")) ? current.here.get(known) : SHORT;
    if (problem) return skipped.push([numbers[index], problem]);
    current.here.set(known, TWICE);
    const reached = keys.slice(INDEXED * index, INDEXED * (index + 1));
    if (isMine(row)) {
      records.push([`${MINE}${key()}`, { rows: row, keys: Float64Array.from(reached), imported: row }]);
    } else {
      fresh.push(row);
      freshKeys.push(...reached);
    }
  });
  for (const [number, reason] of skipped.sort(([a], [b]) => a - b)) {
    current.skipped += 1;
    const place = number ? `${name}, game ${number}` : name;
    current.reasons.push(`${place}\t${reason}`);
  }
  const stored = fresh.length + records.length;
  if (fresh.length) records.push([`read-${key()}`, { rows: fresh.join("\n"), keys: Float64Array.from(freshKeys) }]);
  if (!stored) return;
  for (const [place, record] of records) store.put(record, place);
  const added = records.map(([place]) => place);
  texts.put({ text: JSON.stringify([...current.keys, ...added]) }, current.mark);
  await ended;
  for (const [place, record] of records) remember(place, record);
  others.postMessage(added);
  current.keys.push(...added);
  current.read += stored;
};

// Answers one question after the other.
let last = Promise.resolve();
/** @type {Record<string, (question: any) => Promise<object>>} */
const known = answers;
onmessage = ({ data: { ask, serial, ...question } }) => {
  last = last.then(async () => {
    try {
      postMessage({ serial, ...await known[ask](question) });
    } catch (error) {
      postMessage({ serial, problem: error instanceof DOMException ? error.name : String(error) });
    }
  });
};
