"""Runs tests/both under the page's MicroPython in Node.js."""

import ast
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from harness.extent import in_part
from hosting.serving import ROOT
from under_micropython.interpreter import Interpreter

BOTH = ROOT / "tests" / "both"
# Most of the tests that take MicroPython more than a fifth of a second. The default run has them
# under CPython only, and half of the others under both.
LONG = {
    "test_a_capture_shrinks_to_the_pieces_of_its_line",
    "test_a_deep_tree_on_the_largest_board",
    "test_a_difference_is_found_after_white_space",
    "test_a_game_begins_at_the_position_of_a_fen_tag",
    "test_a_game_of_another_board_on_the_page_is_read_as_usual",
    "test_a_late_mistake_shrinks_to_the_position_before_it",
    "test_a_later_game_comes_alone_and_after_a_game_without_moves",
    "test_a_line_in_the_place_of_the_counts_is_not_said_to_be_missing",
    "test_a_list_of_the_other_sides_moves_is_not_printed_wrongly",
    "test_a_long_output_is_compared_in_many_slices",
    "test_a_long_tree_is_read_with_pauses",
    "test_a_missed_pass_shrinks_to_one_move",
    "test_a_mistake_in_the_second_game",
    "test_a_move_written_differently_is_aligned_by_its_meaning",
    "test_a_quarter_of_the_games_on_4x4_with_passes_and_ends",
    "test_a_score_after_the_moves_is_no_move",
    "test_a_truncated_input_prints_a_prefix_of_the_output",
    "test_a_wrong_number_of_squares",
    "test_a_wrong_or_doubled_move_is_alone_however_it_is_written",
    "test_all_squares_are_named_row_by_row",
    "test_an_expected_output_is_compared_again_after_an_interrupted_comparison",
    "test_an_extra_move_belongs_to_the_only_board_wherever_it_is_listed",
    "test_an_incomplete_board_is_not_judged",
    "test_any_comment_is_read_back_from_sgf_and_ggf",
    "test_any_comment_without_outer_blanks_and_braces_is_read_back_from_pgn",
    "test_any_order_of_a_board_silly_list_is_right",
    "test_blanks_that_are_hardly_printed_on_purpose_are_named",
    "test_boards_drawn_with_symbols_of_no_format",
    "test_boards_of_every_size_round_trip",
    "test_boards_of_numbers",
    "test_characters_that_look_like_those_of_ascii_are_named",
    "test_columns_of_moves_counted_from_0",
    "test_comments_are_cut_and_the_user_is_told",
    "test_damaged_records_and_unusual_characters_never_raise",
    "test_deep_nesting_and_stray_parentheses",
    "test_different_positions_have_different_keys",
    "test_each_day_is_one_more_than_the_day_before",
    "test_each_mistake_is_explained_where_it_first_shows_and_not_where_it_does_not",
    "test_every_card_is_due_again_within_its_interval_whatever_the_clock_showed",
    "test_every_kind_of_collection_is_split_into_its_games",
    "test_every_parameter_accepts_its_least_and_greatest_value",
    "test_every_sample_and_random_input_is_recognised",
    "test_every_square_has_a_name_a_pair_and_digits",
    "test_every_step_has_a_sentence",
    "test_every_step_spans_whole_words_of_the_input",
    "test_flips_and_replies_of_legal_moves_are_counted",
    "test_forgetting_a_direction",
    "test_forgetting_a_direction_in_the_list",
    "test_full_width_text_is_read_like_ascii",
    "test_games_of_json_and_below_lines_of_players_are_split",
    "test_games_round_trip",
    "test_games_round_trip_without_undone_moves",
    "test_games_with_known_results",
    "test_hostile_text",
    "test_hostile_text_raises_only_format_errors",
    "test_hostile_words_are_format_errors",
    "test_inputs_have_the_requested_feature",
    "test_inputs_of_boardsilly_shrink_to_their_feature",
    "test_inputs_of_jutge_lose_their_last_moves_and_the_outer_rings_of_the_board",
    "test_legal_moves_match_the_slow_rules",
    "test_line_ends_of_all_systems",
    "test_lines_lead_from_the_disc_to_the_bracketing_disc",
    "test_marks_are_squares_of_the_board",
    "test_missed_flips_to_the_north_west_shrink_to_one_line_and_one_move",
    "test_missing_and_extra_moves_are_named_with_the_reason",
    "test_missing_and_extra_squares_are_named_with_the_reason",
    "test_moves_in_parentheses_are_variations",
    "test_moves_listed_twice_are_wrong",
    "test_moves_of_jutge_and_boards_of_boardsilly_are_steps",
    "test_moves_on_random_boards_match_the_slow_rules",
    "test_moves_to_any_square_match_the_slow_rules",
    "test_no_day_has_more_cards_than_the_limit_and_none_is_lost",
    "test_only_the_text_of_what_is_written_differently_is_wrong",
    "test_other_white_space_is_kept_if_it_causes_the_failure_and_else_removed",
    "test_passes_are_optional",
    "test_passes_in_other_languages",
    "test_perft_of_the_start_position",
    "test_place_round_and_how_a_game_ended_survive_a_file",
    "test_players_date_and_event_survive_a_file",
    "test_positions_have_the_same_key_exactly_if_they_are_symmetric",
    "test_random_games_are_read_and_written_ones_read_again",
    "test_random_games_at_many_moves",
    "test_random_games_in_every_style",
    "test_random_games_match_the_slow_rules",
    "test_random_games_run_by_jutge",
    "test_random_games_run_by_uva220",
    "test_random_inputs_are_valid_and_their_features_are_recognised",
    "test_random_trees",
    "test_random_trees_round_trip",
    "test_randomly_damaged_texts_are_games_or_refused",
    "test_rows_and_from_rows_are_inverses_for_all_symbols",
    "test_seeds_differ",
    "test_several_games_and_backups_are_told_from_one_game_and_other_texts",
    "test_statistics_agree_with_a_slow_count",
    "test_steps_follow_the_input_from_word_to_word",
    "test_styles_of_transcripts",
    "test_symbols_and_layouts",
    "test_symmetric_positions_share_a_card_and_others_do_not",
    "test_text_that_is_too_long",
    "test_the_end_of_the_main_line_is_replayed",
    "test_the_game_with_the_first_difference_is_taken_out",
    "test_the_judge_of_boards_agrees_with_the_slow_one",
    "test_the_judges_of_games_agree_with_the_slow_ones",
    "test_the_lines_of_the_chunks_are_the_lines_of_the_text",
    "test_the_list_with_the_first_difference_comes_after_one_of_another_input",
    "test_the_moves_of_a_board_are_one_list",
    "test_the_output_of_another_problem",
    "test_the_parameters_of_boardsilly",
    "test_the_parameters_of_uva220",
    "test_the_part_of_the_first_difference_is_a_difference_in_meaning",
    "test_the_same_seed_gives_the_same_bytes",
    "test_the_screen_of_edax",
    "test_the_side_to_move_in_words",
    "test_the_task_says_who_moves_and_what_the_other_moves_do",
    "test_the_turned_discs_are_those_that_change_colour",
    "test_the_verdict_names_white_space_that_differs_earlier_first",
    "test_transcripts_round_trip",
    "test_values_nested_too_deeply_are_ignored_and_very_many_levels_told_as_damaged",
    "test_what_is_written_in_place_of_a_missing_line_is_named_truly",
    "test_where_everything_fails_the_smallest_input_is_left",
    "test_where_nothing_smaller_fails_the_input_is_left_as_it_was",
    "test_white_space_changes_nothing",
    "test_white_space_varies_rarely_and_changes_no_answer",
    "test_words_of_a_long_input_have_the_right_columns",
}
# Seconds that a slow machine may take for the tests of a module.
WITHIN = 600


def dotted(file: Path) -> str:
    """Returns the dotted name of a module relative to tests/both."""
    return ".".join(file.relative_to(BOTH).with_suffix("").parts)


def names_in(module: Path) -> list[str]:
    """Returns the names of a module's tests."""
    statements = ast.parse(module.read_text(encoding="utf-8")).body
    functions = [item.name for item in statements if isinstance(item, ast.FunctionDef)]
    return [name for name in functions if name.startswith("test_")]


def modules() -> Iterator[Any]:
    """Yields each module with the names of its tests, long tests separately."""
    names = {dotted(file): names_in(file) for file in sorted(BOTH.rglob("test_*.py"))}
    assert set(chain(*names.values())) >= LONG
    for module, found in names.items():
        if usual := [name for name in found if name not in LONG]:
            yield pytest.param(module, in_part(usual, -(-len(usual) // 2)), id=module)
        if long := [name for name in found if name in LONG]:
            yield pytest.param(module, long, marks=pytest.mark.whole, id=f"{module}-long")


@pytest.fixture(scope="session")
def interpreter() -> Iterator[Interpreter]:
    """The interpreter, shared because modules leave nothing behind."""
    started = Interpreter()
    yield started
    started.end()


@pytest.mark.slow
@pytest.mark.parametrize(("module", "names"), list(modules()))
def test_both(interpreter: Interpreter, module: str, names: list[str]) -> None:
    assert names
    failures = interpreter.failures(module, names, WITHIN)
    if failures:
        pytest.fail("\n".join(failures), pytrace=False)
