"""Compresses the files of the C++ compiler, without the headers that it does not need."""

import gzip
import hashlib
import io
import json
import tarfile
from fnmatch import fnmatchcase
from pathlib import Path

# The list of the files: their sizes and hashes, from which the page knows what it downloads.
FILE_LIST = "files.json"
# Headers for other processors, other languages and sanitizers, and those for C++03.
UNUSED = (
    "include/*intrin*.h",
    "include/__clang_cuda*",
    "include/__clang_hip*",
    "include/__clang_spirv*",
    "include/__wmmintrin*",
    "include/altivec.h",
    "include/arm*",
    "include/cuda_wrappers/*",
    "include/hexagon*",
    "include/hlsl*",
    "include/hvx*",
    "include/llvm_libc_wrappers/*",
    "include/opencl*",
    "include/openmp_wrappers/*",
    "include/ppc_wrappers/*",
    "include/riscv*",
    "include/sanitizer/*",
    "include/c++/v1/__cxx03/*",
    "lib/*/*.so",
    "lib/*/libclang_rt.profile.a",
    "share/*",
)


def pack(folder: Path) -> None:
    """Replaces each file by a compressed one, NAME.bin, and lists them in FILE_LIST."""
    listed = {}
    for file in sorted(folder.iterdir()):
        content = file.read_bytes()
        if file.suffix == ".tar":
            content = trimmed(content)
        # Without a time, the same content has the same hash.
        packed = gzip.compress(content, 6, mtime=0)
        (folder / f"{file.name}.bin").write_bytes(packed)
        file.unlink()
        digest = hashlib.sha256(packed).hexdigest()
        listed[file.name] = {"size": len(packed), "sha256": digest}
    (folder / FILE_LIST).write_text(json.dumps(listed, indent=1), encoding="utf-8")


def trimmed(archive: bytes) -> bytes:
    """Returns a tar archive without the files in UNUSED."""
    with tarfile.open(fileobj=io.BytesIO(archive)) as source:
        members = source.getmembers()
        end = source.offset
    # Copied as they are: the compiler reads only the form in which they were written.
    places = [member.offset for member in members] + [end]
    kept = [
        archive[place:after]
        for member, place, after in zip(members, places, places[1:], strict=False)
        if not any(fnmatchcase(member.name, pattern) for pattern in UNUSED)
    ]
    return b"".join([*kept, archive[end:]])
