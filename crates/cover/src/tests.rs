use std::ops::ControlFlow;

use backtrail::{Problem, Search, laws};
use num_bigint::BigUint;
use proptest::prelude::*;

use crate::{Cells, Counting, Cover, Dense, Entry, Group, Item, Links, Need, Stepped};

/// Does this set of options cover every item as it should? Shares no code with a solver.
fn is_cover(cover: &Cover, set: &[u32]) -> bool {
    cover.items().iter().zip(0..).all(|(item, number)| {
        let entries = set.iter().flat_map(|&option| &cover.options()[option as usize]);
        let colours: Vec<u32> = entries.filter(|entry| entry.item == number).map(|entry| entry.colour).collect();
        match item.need {
            Need::Times { low, high } => (low..=high).contains(&(colours.len() as u32)),
            Need::Once => colours.len() < 2 || (colours[0] != 0 && colours.iter().all(|&colour| colour == colours[0])),
        }
    })
}

/// Every set of options that has a primary item in each, tried.
fn by_hand(cover: &Cover) -> Vec<Vec<u32>> {
    let has_primary = |option: &&u32| {
        cover.options()[**option as usize].iter().any(|entry| cover.items()[entry.item as usize].is_primary())
    };
    let options: Vec<u32> = (0..cover.options().len() as u32).collect();
    let options: Vec<u32> = options.iter().filter(has_primary).copied().collect();
    let set = |bits: u32| (0..options.len()).filter(|i| bits >> i & 1 == 1).map(|i| options[i]).collect::<Vec<_>>();
    (0..1_u32 << options.len()).map(set).filter(|set| is_cover(cover, set)).collect()
}

fn sorted(mut all: Vec<Vec<u32>>) -> Vec<Vec<u32>> {
    all.iter_mut().for_each(|set| set.sort_unstable());
    all.sort();
    all
}

fn by_links(cover: &Cover) -> Vec<Vec<u32>> {
    sorted(Search::new(Links::new(cover)).all().collect())
}

fn by_cells(cover: &Cover) -> Vec<Vec<u32>> {
    sorted(Search::new(Cells::new(cover)).all().collect())
}

/// Sets are the same in any order, and what was noted for choices that were taken back is no part of a state.
impl PartialEq for Cells {
    fn eq(&self, other: &Self) -> bool {
        let known = |cells: &Cells| -> Vec<_> {
            let one = |head: &crate::cells::Head| {
                let mut set = cells.sets[head.start as usize..][..head.size as usize].to_vec();
                set.sort_unstable();
                (set, head.low, head.high, head.colour)
            };
            cells.heads.iter().map(one).collect()
        };
        (&self.open, &self.chosen, known(self)) == (&other.open, &other.chosen, known(other))
    }
}

fn by_dense(cover: &Cover) -> Vec<Vec<u32>> {
    let mut all = Vec::new();
    let complete = Dense::new(cover).unwrap().each(
        |set| {
            all.push(set.to_vec());
            ControlFlow::Continue(())
        },
        |_| false,
    );
    assert!(complete);
    sorted(all)
}

/// What all ways to count say.
fn counts(cover: &Cover) -> [Option<BigUint>; 3] {
    [Counting::memo, Counting::orbits, Counting::turns].map(|by| by(cover).unwrap().count(|_| false))
}

/// Covers of five primary and two secondary items, some with colours; with `multiple`, primary items say how often.
fn covers(multiple: bool) -> impl Strategy<Value = Cover> {
    let need = if multiple { (0..3_u32, 0..3_u32).boxed() } else { Just((1, 0)).boxed() };
    let entries = prop::collection::btree_map(0..7_u32, 0..3_u32, 1..4);
    (prop::collection::vec(need, 5), prop::collection::vec(entries, 0..11)).prop_map(|(needs, options)| {
        let mut cover = Cover::default();
        for (low, more) in needs {
            cover.add_item(Item { name: String::new(), need: Need::Times { low, high: low + more } });
        }
        (0..2).for_each(|_| _ = cover.add_item(Item::secondary("")));
        for option in options {
            let colour = |item: u32, colour: u32| if item < 5 { 0 } else { colour };
            let entries = option.into_iter().map(|(item, c)| Entry { item, colour: colour(item, c) });
            cover.add_option(entries.collect());
        }
        cover
    })
}

proptest! {
    #[test]
    fn all_solvers_find_what_trying_every_set_finds(cover in covers(false)) {
        let expected = sorted(by_hand(&cover));
        prop_assert_eq!(&by_links(&cover), &expected);
        prop_assert_eq!(&by_cells(&cover), &expected);
        prop_assert_eq!(&by_dense(&cover), &expected);
        for count in counts(&cover) {
            prop_assert_eq!(count, Some(expected.len().into()));
        }
    }

    #[test]
    fn multiplicities_are_those_of_trying_every_set(cover in covers(true)) {
        let expected = sorted(by_hand(&cover));
        prop_assert_eq!(&by_links(&cover), &expected);
        prop_assert_eq!(&by_cells(&cover), &expected);
        prop_assert_eq!(&by_dense(&cover), &expected);
    }

    #[test]
    fn covers_up_to_symmetry_are_those_of_all_images(cover in covers(false)) {
        let all = sorted(by_hand(&cover));
        let group = Group::of(&cover).unwrap();
        let images = group.images().unwrap();
        let least = all.iter().filter(|set| images.is_least(set)).count();
        let mut shown = group.shown();
        let new = all.iter().filter(|set| shown.is_new(set, &mut |_| false).unwrap()).count();
        prop_assert_eq!(least, new);
        for by in [Counting::memo, Counting::orbits, Counting::turns] {
            prop_assert_eq!(by(&cover).unwrap().distinct(&group, |_| false), Some(least.into()));
        }
    }

    #[test]
    fn everything_is_put_back(cover in covers(true)) {
        prop_assert_eq!(laws::check_eq(&Links::new(&cover)), Ok(()));
        prop_assert_eq!(laws::check_eq(&Cells::new(&cover)), Ok(()));
    }

    #[test]
    fn cells_walk_the_tree_of_links(cover in covers(true)) {
        let (links, cells) = (Links::new(&cover), Cells::new(&cover));
        prop_assert_eq!(Search::new(links.clone()).count(), Search::new(cells.clone()).count());
        let refused = |pick: &crate::Pick| (links.starved(*pick).is_some(), cells.starved(*pick).is_some());
        prop_assert!(links.choices().map(|pick| refused(&pick)).all(|(one, other)| one == other));
    }
}

/// Dominoes on a board.
fn dominoes(rows: usize, columns: usize) -> Cover {
    let cell = |row: usize, column: usize| row * columns + column;
    let across =
        (0..rows).flat_map(|row| (1..columns).map(move |column| vec![cell(row, column - 1), cell(row, column)]));
    let down = (1..rows).flat_map(|row| (0..columns).map(move |column| vec![cell(row - 1, column), cell(row, column)]));
    Cover::plain(rows * columns, &across.chain(down).collect::<Vec<_>>())
}

#[test]
fn dominoes_are_counted_beyond_every_integer() {
    let count = |rows, columns| Counting::memo(&dominoes(rows, columns)).unwrap().count(|_| false).unwrap().to_string();
    assert_eq!(count(8, 8), "12988816");
    assert_eq!(count(10, 10), "258584046368");
    assert_eq!(by_links(&dominoes(6, 6)).len(), 6728);
    assert_eq!(by_dense(&dominoes(6, 6)).len(), 6728);
}

/// Latin squares of order n, and Steiner triple systems on n points: much symmetry.
fn latin(n: usize) -> Cover {
    let each = || (0..n).flat_map(move |a| (0..n).flat_map(move |b| (0..n).map(move |c| (a, b, c))));
    let option = |(a, b, c)| vec![a * n + b, n * n + a * n + c, 2 * n * n + b * n + c];
    Cover::plain(3 * n * n, &each().map(option).collect::<Vec<_>>())
}

fn triples(n: usize) -> Cover {
    let pair = |a: usize, b: usize| b * (b - 1) / 2 + a;
    let each = (0..n).flat_map(|c| (0..c).flat_map(move |b| (0..b).map(move |a| (a, b, c))));
    Cover::plain(n * (n - 1) / 2, &each.map(|(a, b, c)| vec![pair(a, b), pair(a, c), pair(b, c)]).collect::<Vec<_>>())
}

#[test]
fn symmetry_counts_what_nobody_could_list() {
    let count = |cover: &Cover| Counting::orbits(cover).unwrap().count(|_| false).unwrap().to_string();
    assert_eq!(count(&latin(5)), "161280");
    assert_eq!(count(&latin(6)), "812851200");
    assert_eq!(count(&triples(9)), "840");
    assert_eq!(count(&triples(13)), "1197504000");
}

#[test]
fn latin_squares_and_triples_have_the_classes_that_are_known() {
    let classes = |cover: &Cover| {
        let group = Group::of(cover).unwrap();
        let mut shown = group.shown();
        let is_new = |set: &&Vec<u32>| shown.is_new(set, &mut |_| false).unwrap();
        (group.order().to_string(), by_dense(cover).iter().filter(is_new).count())
    };
    // Main classes: OEIS A003090. Each of the three kinds of names may be changed, and the kinds as well: (n!)³ · 3!.
    assert_eq!(classes(&latin(4)), ("82944".to_string(), 2));
    assert_eq!(classes(&triples(7)), ("5040".to_string(), 1));
    assert_eq!(classes(&triples(9)), ("362880".to_string(), 1));
    let group = Group::of(&latin(4)).unwrap();
    assert_eq!(Counting::turns(&latin(4)).unwrap().distinct(&group, |_| false), Some(2_u32.into()));
    assert_eq!(Group::of(&latin(7)).unwrap().order().to_string(), "768144384000");
    // Of the 36 ways to fill 4×4 squares with dominoes (OEIS A004003) nine are left up to turning and turning over.
    let group = Group::of(&dominoes(4, 4)).unwrap();
    assert_eq!(
        (group.order(), Counting::turns(&dominoes(4, 4)).unwrap().distinct(&group, |_| false)),
        (&8_u32.into(), Some(9_u32.into()))
    );
}

#[test]
fn a_count_stops_when_it_should() {
    let cover = latin(7);
    for by in [Counting::memo, Counting::orbits, Counting::turns] {
        let mut asked = 0;
        let count = by(&cover).unwrap().count(|bytes| {
            asked += 1;
            assert!(asked < 3 || bytes > 0, "the memory is not empty");
            asked == 3
        });
        assert_eq!((count, asked), (None, 3));
    }
}

#[test]
fn lists_take_no_more_than_is_allowed() {
    // Dominoes along a strip: after each choice an option or two less, and a level for each.
    let cover = dominoes(2, 60);
    let most = |allowed: u64| {
        let mut most = 0;
        let mut visitor = |_: &[u32]| ControlFlow::Break(());
        Dense::new(&cover).unwrap().each(&mut visitor, |bytes| {
            most = bytes;
            bytes > allowed
        });
        most
    };
    let whole = most(u64::MAX);
    let options = cover.options().len() as u64;
    // A list for each of sixty dominoes, with room for all options and three words each, would be more than this.
    assert!(whole > 10_000 && whole < 60 * options * 24, "{whole}");
    let stopped = most(whole / 2);
    assert!(stopped > whole / 2 && stopped < whole, "{stopped} of {whole}");
}

#[test]
fn nothing_to_cover_is_covered() {
    let none: [Vec<usize>; 0] = [];
    for (items, covers) in [(0, 1_usize), (1, 0)] {
        let cover = Cover::plain(items, &none);
        assert_eq!(Search::new(Links::new(&cover)).count().solutions, covers as u128);
        assert_eq!((by_cells(&cover).len(), by_dense(&cover).len()), (covers, covers));
        assert_eq!(counts(&cover), [Some(covers.into()), Some(covers.into()), Some(covers.into())]);
    }
}

#[test]
fn an_option_that_starves_an_item_is_refused_and_the_item_named() {
    let mut links = Links::new(&Cover::plain(3, &[vec![0, 1], vec![1, 2], vec![0]]));
    let [first, ..] = links.choices().collect::<Vec<_>>()[..] else { panic!("it has choices") };
    assert_eq!(first.option(), Some(1), "item 2 has a single option");
    assert_eq!(links.starved(first), None);
    assert!(links.apply(first));
    assert_eq!(links.choices().map(crate::Pick::option).collect::<Vec<_>>(), [Some(2)]);
}

#[test]
#[should_panic(expected = "twice")]
fn an_item_twice_in_an_option_is_a_mistake() {
    Cover::plain(2, &[vec![1, 0, 1]]);
}
