use super::*;
use crate::sample::session;
use proptest::prelude::*;

fn queens(word: &str) -> Session {
    session("queens", word, "scan", Options::default())
}

fn key(session: &mut Session, code: KeyCode) {
    session.press(KeyEvent::new(code, KeyModifiers::NONE));
}

fn keys(session: &mut Session, keys: &str) {
    keys.chars().for_each(|letter| key(session, KeyCode::Char(letter)));
}

/// Lets whatever is sought be found.
fn wait(session: &mut Session) {
    while session.is_seeking() {
        session.advance(Duration::ZERO, &mut || true);
    }
}

fn counted(session: &Session) -> (Option<u64>, Option<u64>, u64) {
    let stats = session.player.stats();
    (stats.visits, stats.checks, session.player.solutions())
}

#[test]
fn the_next_solution_is_where_the_texts_say() {
    let mut session = queens("8");
    keys(&mut session, "s");
    wait(&mut session);
    assert_eq!(counted(&session), (Some(114), Some(876), 1));
    assert_eq!(session.visits(), 114);
    keys(&mut session, "nS");
    wait(&mut session);
    assert_eq!(counted(&session), (Some(114), Some(876), 1), "there and back again");
    keys(&mut session, "S");
    wait(&mut session);
    assert_eq!(session.note.as_deref(), Some("there is no solution before"));
    assert_eq!(counted(&session), (Some(114), Some(876), 1), "where there is none, it stays");
    keys(&mut session, "e");
    wait(&mut session);
    assert_eq!(counted(&session), (Some(2057), Some(15720), 92));
    assert_eq!(session.player.stats().dead_ends, Some(644));
    keys(&mut session, "s");
    assert_eq!(session.note.as_deref(), Some("there is no further solution: this is the end"));
}

#[test]
fn a_visit_is_gone_to_forwards_and_backwards() {
    let mut session = queens("6");
    for (typed, visit) in [("30", 30), ("7", 7), ("149", 149), ("1", 1)] {
        keys(&mut session, "g");
        keys(&mut session, typed);
        key(&mut session, KeyCode::Enter);
        wait(&mut session);
        assert_eq!(session.visits(), visit);
        assert!(matches!(session.player.last(), Some(Event::Enter(_))));
    }
    keys(&mut session, "g0");
    key(&mut session, KeyCode::Enter);
    assert_eq!(session.note.as_deref(), Some("visits are numbered from 1"));
    keys(&mut session, "g999999");
    key(&mut session, KeyCode::Enter);
    wait(&mut session);
    assert_eq!(session.note.as_deref(), Some("the search ends before visit 999,999"));
    keys(&mut session, "g12");
    key(&mut session, KeyCode::Backspace);
    key(&mut session, KeyCode::Esc);
    assert!(session.typed.is_none() && !session.is_over());
}

#[test]
fn what_takes_long_is_stopped_by_any_key() {
    let mut session = queens("20");
    keys(&mut session, "e");
    assert!(session.is_seeking(), "twenty queens take a while");
    keys(&mut session, "x");
    assert!(!session.is_seeking() && !session.is_over());
    assert_eq!(session.note.as_deref(), Some("stopped on the way to the end"));
    keys(&mut session, "e");
    session.press(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
    assert!(session.is_over());
}

#[test]
fn playing_keeps_its_time_and_shows_a_solution_for_a_while() {
    let mut session = queens("4");
    let mut always = || true;
    keys(&mut session, " ");
    session.advance(Duration::ZERO, &mut always);
    assert_eq!(session.player.steps(), 1, "the first step comes at once");
    session.advance(Duration::from_secs(2), &mut always);
    assert_eq!(session.player.steps(), 9);
    for _ in 0..1_000 {
        session.advance(Duration::from_millis(50), &mut always);
        if session.player.last() == Some(&Event::Solution) {
            break;
        }
    }
    let solved = session.player.steps();
    session.advance(Duration::from_millis(1_000), &mut always);
    assert_eq!(session.player.steps(), solved);
    session.advance(Duration::from_millis(1_000), &mut always);
    assert!(session.player.steps() > solved);
    keys(&mut session, " ");
    let paused = session.player.steps();
    session.advance(Duration::from_secs(9), &mut always);
    assert_eq!(session.player.steps(), paused);
}

#[test]
fn at_full_speed_it_plays_to_the_end_in_slices() {
    let mut session = session("queens", "6", "scan", Options { speed: Speed::Most, ..Options::default() });
    keys(&mut session, " ");
    let mut left = 10;
    session.advance(Duration::ZERO, &mut || {
        left -= 1;
        left > 0
    });
    assert_eq!(session.player.steps(), 10);
    session.advance(Duration::ZERO, &mut || true);
    assert!(session.player.is_ended() && !session.is_playing());
    keys(&mut session, "r");
    wait(&mut session);
    assert_eq!((session.player.steps(), session.visits()), (0, 0));
}

#[test]
fn a_long_search_is_begun_anew_instead_of_taken_back() {
    let again = || crate::sample::player("queens", "8", "scan");
    let mut session = session("queens", "8", "scan", Options { again: Some(Box::new(again)), ..Options::default() });
    keys(&mut session, "e");
    wait(&mut session);
    assert!(session.player.steps() > FAR / 2);
    keys(&mut session, "r");
    wait(&mut session);
    keys(&mut session, "s");
    wait(&mut session);
    assert_eq!(counted(&session), (Some(114), Some(876), 1));
}

proptest! {
    #[test]
    fn whatever_is_pressed_counters_belong_to_the_step(pressed in "[ lhsSdDrew]{1,30}") {
        let mut session = queens("5");
        for letter in pressed.chars() {
            key(&mut session, KeyCode::Char(letter));
            wait(&mut session);
            session.advance(Duration::from_millis(600), &mut || true);
        }
        let mut straight = queens("5");
        while straight.player.steps() < session.player.steps() {
            prop_assert!(straight.step());
        }
        prop_assert_eq!(straight.player.stats(), session.player.stats());
        prop_assert_eq!(straight.player.path(), session.player.path());
        prop_assert_eq!(straight.player.last(), session.player.last());
        prop_assert_eq!(straight.visits(), session.visits());
        prop_assert_eq!(straight.memory.open(), session.memory.open());
    }
}
