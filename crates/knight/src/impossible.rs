//! Why a board has none of the tours that are asked for, where that is known without a search.
//!
//! Three kinds of reasons, each a look at the squares: colours, which alternate for most pieces; neighbours, of which every square
//! needs two (one, if the tour ends there), and which corners share; and ways, which must lead to every square. Then the theorems on rectangles: the closed
//! tours of the knight by Allen Schwenk (1991), the open ones by Paul Cull and Jeffery De Curtins (1978) and, on 3 and 4 rows, by
//! hand; which leapers get everywhere by Donald Knuth (Leaper Graphs, 1994).
//!
//! On a rectangle without holes an answer takes no time at all, on a board with holes a few looks at each square. No answer
//! means nothing: then a search decides.

use backtrail::{Text, text};

use super::board::Board;
use super::leaper::Leaper;
use super::tours::Tours;

/// One sentence why there is no such tour, if that is known at once.
pub(super) fn ruled_out(tours: &Tours) -> Option<Text> {
    let reasons = [few_squares, first_and_last, colours, rectangles, outer_rows, corners, neighbours, ways];
    if tours.board.free() < 2 {
        return few_squares(tours);
    }
    reasons.iter().find_map(|reason| reason(tours))
}

/// A board without squares has no tour; a single square is one, but no leap leads back to it.
fn few_squares(tours: &Tours) -> Option<Text> {
    match tours.board.free() {
        0 => Some(text!("knight-out-no-squares")),
        1 if tours.closed => Some(text!("knight-out-single-square")),
        _ => None,
    }
}

/// A tour ends elsewhere than it begins, a closed one a leap from there.
fn first_and_last(tours: &Tours) -> Option<Text> {
    let board = &tours.board;
    let (first, last) = (tours.root()?, tours.end?);
    let place = board.place(last);
    if first == last {
        return Some(text!("knight-out-same-ends", squares = board.free(), last = place));
    }
    let back = board.neighbours(last).any(|there| there == first);
    let first = board.place(first);
    (tours.closed && !back).then(|| text!("knight-out-far-ends", last = place, first = first))
}

/// A tour alternates between the colours, if every leap does: it has as many squares of one as of the other, or one more of the
/// colour of its ends.
fn colours(tours: &Tours) -> Option<Text> {
    let board = &tours.board;
    if !board.piece().alternates() {
        return None;
    }
    let dark = board.dark();
    let light = board.free() - dark;
    let (more, fewer) = (light.max(dark), light.min(dark));
    let rule = text!("knight-out-colours", squares = more + fewer, more = more, fewer = fewer);
    if tours.closed && more != fewer {
        return Some(text!("knight-out-colours-closed", rule = rule));
    }
    match more - fewer {
        0 => {
            let (first, last) = (tours.start?, tours.end?);
            let same = board.is_dark(first) == board.is_dark(last);
            let (first, last) = (board.place(first), board.place(last));
            same.then(|| text!("knight-out-colours-ends", rule = rule, first = first, last = last))
        }
        1 => {
            let wrong = |&square: &u32| board.is_dark(square) != (dark > light);
            let wrong = board.place([tours.start, tours.end].into_iter().flatten().find(wrong)?);
            Some(match board.has_holes() {
                true => text!("knight-out-colours-more", rule = rule, more = more, wrong = wrong),
                false => text!("knight-out-colours-corners", rule = rule, wrong = wrong),
            })
        }
        _ => Some(text!("knight-out-colours-uneven", rule = rule)),
    }
}

/// The rectangles that a knight has no tour of, wherever it begins.
fn rectangles(tours: &Tours) -> Option<Text> {
    let (short, long) = knights_rectangle(&tours.board)?;
    let all = || text!("knight-dimensions", rows = tours.board.rows(), columns = tours.board.columns());
    let lines = || match tours.board.rows() <= tours.board.columns() {
        true => text!("knight-rows", rows = short),
        false => text!("knight-columns", columns = short),
    };
    match (short, long) {
        (1, _) => Some(text!("knight-out-one-line", lines = lines())),
        (2, _) => Some(text!("knight-out-two-lines", lines = lines())),
        (3, 3) => Some(text!("knight-out-centre")),
        (3, 5 | 6) | (4, 4) => Some(text!("knight-out-tried", board = all())),
        (4, _) if tours.closed => Some(text!("knight-out-schwenk", board = lines())),
        (3, 4 | 8) if tours.closed => Some(text!("knight-out-schwenk", board = all())),
        _ => None,
    }
}

/// On a board of 4 rows every leap from the two outer rows goes to the inner ones, which have as many squares. So a tour goes in
/// and out by turns, but for leaps inside: if it begins or ends inside there is none, and each outer square has the colour of
/// the first one. That cannot be.
fn outer_rows(tours: &Tours) -> Option<Text> {
    let board = &tours.board;
    let (short, long) = knights_rectangle(board)?;
    let rows = board.rows() == 4;
    if short != 4 && long != 4 {
        return None;
    }
    let line = |square: u32| if rows { board.place(square).row } else { board.place(square).column };
    let inside = [tours.start, tours.end].into_iter().flatten().find(|&square| matches!(line(square), 1 | 2))?;
    Some(text!("knight-out-inside", lines = if rows { "rows" } else { "columns" }, inside = board.place(inside)))
}

/// Both ends are given, and one is the square between two corners.
fn corners(tours: &Tours) -> Option<Text> {
    knights_rectangle(&tours.board)?;
    between_corners(&tours.board, [tours.root()?, tours.end?])
}

/// Is one of these ends of a knight's tour the square between two corners, on a board of 5 or 3 rows or columns, and the other none
/// of the two? Says why that cannot be.
///
/// ```text
///     a . .      a and c have two neighbours each, and b is one of both: if neither is an end, the tour has the edges a–b and b–c,
///     . . .      and b is no end. On 5×7 and beyond there is no other pair of the right colours without a tour (`divide` has one
///     . b .      for each).
///     . . .
///     c . .
/// ```
pub(super) fn between_corners(board: &Board, ends: [u32; 2]) -> Option<Text> {
    let is_corner = |square: u32| {
        let place = board.place(square);
        [0, board.rows() - 1].contains(&place.row) && [0, board.columns() - 1].contains(&place.column)
    };
    let passed = |[between, other]: [u32; 2]| {
        let corners: Vec<u32> = board.neighbours(between).filter(|&near| is_corner(near)).collect();
        match corners[..] {
            [a, c] if a != other && c != other => Some([a, c, between].map(|square| board.place(square))),
            _ => None,
        }
    };
    let [a, c, between] = passed(ends).or_else(|| passed([ends[1], ends[0]]))?;
    Some(text!("knight-out-between-corners", one = a, other = c, between = between))
}

/// A square without neighbours is never reached, one with a single neighbour must be an end of the tour.
fn neighbours(tours: &Tours) -> Option<Text> {
    let board = &tours.board;
    if is_plain(board) {
        return None;
    }
    let given = [tours.start, tours.end];
    let ends = if tours.closed { 0 } else { given.iter().filter(|end| end.is_none()).count() };
    let mut single = Vec::new();
    for square in board.free_squares() {
        match board.neighbours(square).count() {
            0 => return Some(text!("knight-out-unreached", square = board.place(square))),
            // Two squares a leap apart make a closed tour: there and back.
            1 if tours.closed && board.free() > 2 => {
                return Some(text!("knight-out-single-closed", square = board.place(square)));
            }
            1 if !tours.closed && !given.contains(&Some(square)) => single.push(board.place(square)),
            _ => {}
        }
        if single.len() > ends {
            return match single[..] {
                [one] => Some(text!("knight-out-single", one = one)),
                [one, other] => Some(text!("knight-out-two-single", one = one, other = other)),
                [one, other, third] => Some(text!("knight-out-three-single", one = one, other = other, third = third)),
                _ => None,
            };
        }
    }
    None
}

/// Every square must be within reach of the first.
fn ways(tours: &Tours) -> Option<Text> {
    let board = &tours.board;
    if is_plain(board) {
        return cut_off(board);
    }
    let first = tours.root().or_else(|| board.free_squares().next())?;
    let mut seen = vec![false; board.squares()];
    let mut open = vec![first];
    seen[first as usize] = true;
    while let Some(square) = open.pop() {
        for there in board.neighbours(square) {
            if !std::mem::replace(&mut seen[there as usize], true) {
                open.push(there);
            }
        }
    }
    let missed = board.free_squares().find(|&square| !seen[square as usize])?;
    let keeps = !board.piece().alternates() && board.is_dark(missed) != board.is_dark(first);
    let (first, missed, piece) = (board.place(first), board.place(missed), board.piece());
    Some(match keeps {
        true => text!("knight-out-one-colour", piece = piece, first = first, missed = missed),
        false => text!("knight-out-no-way", first = first, missed = missed),
    })
}

/// Why a leaper does not get everywhere on a rectangle, if it does not (Knuth's first theorem on leaper graphs).
fn cut_off(board: &Board) -> Option<Text> {
    let piece = board.piece();
    let (short, long) = (piece.short(), piece.long());
    let divisor = common_divisor(short, long);
    let (needs, least) = (2 * long, short + long);
    if board.rows().min(board.columns()) < least || board.rows().max(board.columns()) < needs {
        Some(text!("knight-out-too-small", piece = piece, least = least, needs = needs))
    } else if !piece.alternates() {
        Some(text!("knight-out-keeps-colour", piece = piece))
    } else if divisor > 1 {
        Some(text!("knight-out-multiples", piece = piece, divisor = divisor))
    } else {
        None
    }
}

fn common_divisor(a: u32, b: u32) -> u32 {
    if a == 0 { b } else { common_divisor(b % a, a) }
}

/// Is it so large, and without holes, that theorems do better than a look at each square?
fn is_plain(board: &Board) -> bool {
    const FEW: usize = 1_000;
    !board.has_holes() && (board.piece() == Leaper::KNIGHT || board.squares() > FEW)
}

/// The shorter and the longer side, if a theorem on knights applies.
fn knights_rectangle(board: &Board) -> Option<(u32, u32)> {
    let sides = (board.rows().min(board.columns()), board.rows().max(board.columns()));
    (board.piece() == Leaper::KNIGHT && !board.has_holes()).then_some(sides)
}

#[cfg(test)]
mod tests {
    use super::super::plain::Plain;
    use super::*;
    use backtrail::{Limits, Search};
    use proptest::prelude::*;

    /// Is there such a tour? Every way is tried.
    fn exists(tours: &Tours) -> bool {
        let once = Limits { solutions: Some(1), ..Limits::default() };
        Search::new(Plain::new(tours)).limits(once).first().is_some()
    }

    /// Every start, but for mirror images, and none, open and closed.
    fn kinds(board: &Board) -> Vec<Tours> {
        let quarter = |&square: &u32| {
            let place = board.place(square);
            2 * place.row < board.rows() && 2 * place.column < board.columns()
        };
        let starts = [None].into_iter().chain(board.free_squares().filter(quarter).map(Some));
        let both = |start| [false, true].map(|closed| (start, closed));
        let tours = |(start, closed)| Tours { start, closed, ..Tours::open(board.clone()) };
        starts.flat_map(both).map(tours).collect()
    }

    #[test]
    fn it_rules_out_the_small_rectangles_without_a_tour_and_no_others() {
        let (mut without, mut told) = (0, 0);
        for (rows, columns) in (1..=20).flat_map(|rows| (1..=20 / rows).map(move |columns| (rows, columns))) {
            for tours in kinds(&Board::new(rows, columns)) {
                let (reason, exists) = (ruled_out(&tours), exists(&tours));
                assert!(!(exists && reason.is_some()), "{tours:?}: {reason:?}");
                without += usize::from(!exists);
                told += usize::from(reason.is_some());
            }
        }
        assert_eq!(without, told);
    }

    #[test]
    fn it_never_rules_out_ends_that_a_tour_has() {
        for (rows, columns) in [(3, 4), (4, 3), (4, 5), (2, 1), (1, 3)] {
            let board = Board::new(rows, columns);
            for (start, end) in (0..board.free().div_ceil(2)).flat_map(|a| (0..board.free()).map(move |b| (a, b))) {
                let tours = Tours::open(board.clone()).from(start).to(end);
                assert!(!(ruled_out(&tours).is_some() && exists(&tours)), "{tours:?}");
            }
        }
    }

    #[test]
    fn the_theorems_on_large_rectangles_agree_with_a_look_at_each_square() {
        for piece in (0..5).flat_map(|short| (short..6).filter_map(move |long| Leaper::new(short, long))) {
            for (rows, columns) in (1..14).flat_map(|rows| (1..14).map(move |columns| (rows, columns))) {
                let tours = Tours::open(Board::new(rows, columns).with_piece(piece));
                if tours.board.free() > 1 && piece != Leaper::KNIGHT {
                    let (theorem, look) = (cut_off(&tours.board), ways(&tours));
                    assert_eq!(theorem.is_some(), look.is_some(), "{piece} on {rows}x{columns}: {theorem:?} {look:?}");
                }
            }
        }
    }

    #[test]
    fn the_reasons_teach() {
        let board = |rows, columns| Board::new(rows, columns);
        let holes = |picture: &str| {
            let rows: Vec<&str> = picture.split('/').collect();
            board(rows.len() as u32, rows[0].len() as u32).with_holes(rows.concat().chars().map(|c| c == '#').collect())
        };
        let camel = Leaper::new(1, 3).unwrap();
        let told = [
            (Tours::open(holes("##/##")), "the board has no squares to visit"),
            (Tours::closed(board(1, 1)), "a single square has no move that leads back to it"),
            (
                Tours::closed(board(5, 5)),
                "every move changes the colour of the square, and of the 25 squares 13 have one colour and 12 the other: a tour cannot come back to its \
                 first square",
            ),
            (
                Tours::open(board(5, 5)).from(1),
                "every move changes the colour of the square, and of the 25 squares 13 have one colour and 12 the other: a tour starts and ends on the colour of the corners, but 0,1 has the other",
            ),
            (
                Tours::open(board(6, 6)).from(0).to(2),
                "every move changes the colour of the square, and of the 36 squares 18 have one colour and 18 the other: a tour starts and ends on different colours, but 0,0 and 0,2 have the same",
            ),
            (Tours::open(board(6, 6)).from(7).to(7), "a tour of 36 squares cannot end at 1,1, where it starts"),
            (
                Tours::closed(board(6, 6)).from(0).to(1),
                "a closed tour ends one move from its first square, but 0,1 is not one move from 0,0",
            ),
            (Tours::open(board(1, 7)), "a knight has no move on a board of 1 row"),
            (
                Tours::open(board(4, 4)),
                "there is no tour on a board of 4 rows and 4 columns, closed or open: all possibilities have been tried",
            ),
            (Tours::closed(board(7, 4)), "there is no closed tour on a board of 4 columns (Schwenk 1991)"),
            (Tours::closed(board(3, 8)), "there is no closed tour on a board of 3 rows and 8 columns (Schwenk 1991)"),
            (
                Tours::open(board(4, 7)).from(8),
                "on a board of 4 rows every move from an outer row leads to an inner row: a tour must start and end on the outer rows, but 1,1 is on an inner one",
            ),
            (
                Tours::open(board(9, 9).with_piece(camel)),
                "a camel stays on squares of one colour: it never gets from 0,0 to 0,1",
            ),
            (Tours::open(board(99, 99).with_piece(camel)), "a camel stays on the colour of its first square"),
            (Tours::closed(holes(".../#../#../...")), "0,1 has only one neighbour, but a closed tour needs two"),
        ];
        for (tours, sentence) in told {
            assert_eq!(ruled_out(&tours).as_ref().map(words::english).as_deref(), Some(sentence), "{tours:?}");
        }
    }

    #[test]
    fn it_is_silent_where_there_are_tours() {
        for tours in [
            Tours::open(Board::new(1, 1)).from(0),
            Tours::open(Board::new(1, 1)).from(0).to(0),
            Tours::open(Board::new(3, 4)),
            Tours::closed(Board::new(3, 10)),
            Tours::closed(Board::new(20_000, 20_000)).from(7),
            Tours::open(Board::new(19_999, 19_999)).from(2),
            Tours::closed(Board::new(2, 3).with_holes(vec![false, true, true, true, true, false])),
        ] {
            assert_eq!(ruled_out(&tours), None, "{tours:?}");
        }
    }

    proptest! {
        #[test]
        fn it_never_rules_out_a_board_with_holes_that_has_a_tour(
            rows in 1_u32..6, columns in 1_u32..6, holes in prop::collection::vec(prop::bool::weighted(0.25), 25),
            legs in prop::sample::select(vec![(1, 2), (1, 2), (0, 1), (1, 1), (1, 3)]),
            start in prop::option::of(0_usize..25), end in prop::option::of(0_usize..25), closed: bool,
        ) {
            let holes = holes[..(rows * columns) as usize].to_vec();
            let board = Board::new(rows, columns).with_holes(holes).with_piece(Leaper::new(legs.0, legs.1).unwrap());
            prop_assume!(board.free() <= 15);
            let free: Vec<u32> = board.free_squares().collect();
            let some = |index: Option<usize>| index.and_then(|index| free.get(index % free.len().max(1)).copied());
            let tours = Tours { start: some(start), end: some(end), closed, ..Tours::open(board) };
            prop_assert!(!(ruled_out(&tours).is_some() && exists(&tours)), "{:?}", ruled_out(&tours));
        }
    }
}
