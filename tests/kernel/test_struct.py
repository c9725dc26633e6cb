"""Records: their rows share the memory of their table, and go when nobody needs them any more."""

import gc
import weakref

import pytest

from laufspiel.kernel.struct import copy, new, record_type, row, table

PIECE = record_type({"at": "i4", "worth": "f8"})
BOARD = record_type({"turn": "i4", "chips": ("i4", (2, 3)), "pieces": (PIECE, 4)})


def test_fields_of_rows_lie_in_their_tables_memory():
    boards = table(BOARD, 3)
    second = row(boards, 1)
    second.turn = 7
    second.chips[1, 2] = 5
    second.pieces[3].at = 9
    assert boards["turn"].tolist() == [0, 7, 0]
    assert boards["chips"][1, 1].tolist() == [0, 0, 5]
    assert boards["pieces"]["at"][1].tolist() == [0, 0, 0, 9]
    boards["turn"][1] = 8
    assert second.turn == 8


def test_a_copy_shares_nothing():
    board = new(BOARD)
    twin = copy(board)
    twin.chips[0, 0] = 1
    twin.pieces[0].worth = 0.5
    assert board.chips[0, 0] == 0
    assert board.pieces[0].worth == 0


@pytest.mark.parametrize("rows", [1, 3])
def test_a_row_whose_fields_were_read_is_freed(rows):
    last = row(table(BOARD, rows), rows - 1)
    assert last.turn == 0
    assert last.chips.sum() == 0
    assert last.pieces[2].at == 0
    gone = weakref.ref(last)
    del last
    gc.collect()
    assert gone() is None
