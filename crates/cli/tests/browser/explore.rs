//! The main view: it loads, plays, steps back, jumps, and counts as the command line does.

use browser::Settings;

use crate::{Page, marked, outcome};

#[test]
fn it_steps_forwards_and_backwards_and_counts_as_the_command_line() {
    let page = Page::open("#explore?puzzle=queens&word=8&solver=scan&question=all");
    page.counts(&[("steps", 0), ("visits", 0)]);
    for _ in 0..12 {
        page.click("forward");
    }
    page.counts(&[("steps", 12)]);
    let board = "document.querySelector('[data-test=stage]').innerHTML";
    let before = page.browser.eval(&format!("return {board}"));
    page.click("forward");
    page.counts(&[("steps", 13)]);
    page.click("back");
    page.counts(&[("steps", 12)]);
    page.browser.wait(&format!("{board} === {before}"));

    page.click("nextSolution");
    page.counts(&[("visits", 114), ("checks", 876), ("solutions", 1), ("depth", 8)]);
    page.click("end");
    let told = outcome(&["queens", "8", "--solver", "scan", "--count"]);
    let number = |name: &str| told[name].as_u64().expect("a counter");
    page.counts(&[
        ("visits", number("visits")),
        ("checks", number("checks")),
        ("rejections", number("rejections")),
        ("deadEnds", number("dead_ends")),
        ("solutions", number("solutions")),
    ]);
    page.browser.wait("document.querySelector('[data-test=agrees]').dataset.agrees === 'true'");
    page.is_clean();
}

#[test]
fn every_puzzle_and_walker_ends_as_the_command_line_does() {
    let page = Page::open("#explore");
    let searches = [
        ("queens", "6", "", "brute grid scan marks permutation bits"),
        ("knight", "3x4", "", "plain warnsdorff pruned"),
        ("sudoku", "1...3......4...2", "", "plain fewest cover"),
        ("color", "petersen", "3", "plain dsatur"),
    ];
    for (puzzle, word, k, solvers) in searches {
        for solver in solvers.split(' ') {
            let word = if solver == "brute" { "4" } else { word };
            let flag = if k.is_empty() { String::new() } else { format!("&f.k={k}") };
            page.goto(&format!("#explore?puzzle={puzzle}&word={word}&solver={solver}&question=all{flag}"));
            page.click("end");
            let mut words = vec![puzzle, word, "--solver", solver, "--all"];
            if !k.is_empty() {
                words.extend(["-k", k]);
            }
            let told = outcome(&words);
            let number = |name: &str| told[name].as_u64().expect("a counter");
            let [visits, checks, solutions] = ["visits", "checks", "solutions"].map(number);
            page.counts(&[("visits", visits), ("checks", checks), ("solutions", solutions)]);
        }
    }
    page.is_clean();
}

#[test]
fn it_plays_pauses_and_stops_at_the_first_solution() {
    let page = Page::open("#explore?puzzle=queens&word=6&solver=marks&question=first");
    page.browser.wait("document.querySelector('[data-test=speed]')");
    page.browser.eval(
        "const speed = document.querySelector('[data-test=speed]'); speed.value = speed.max;
         speed.dispatchEvent(new Event('input'))",
    );
    page.click("play");
    page.counts(&[("solutions", 1)]);
    let told = outcome(&["queens", "6", "--solver", "marks"]);
    page.counts(&[("visits", told["visits"].as_u64().expect("visits"))]);
    page.browser.wait(&format!("!document.querySelector('{}').hidden", marked("notice")));
    page.is_clean();
}

#[test]
fn a_refused_choice_is_shown_with_its_reason_and_its_attackers() {
    let page = Page::open("#explore?puzzle=queens&word=8&solver=scan&question=all&step=3");
    page.counts(&[("steps", 3), ("rejections", 1)]);
    assert!(page.text("said").contains("the queen in column 0 attacks it along the row"), "{}", page.text("said"));
    let rings = "return document.querySelectorAll('[data-test=stage] .ring').length";
    assert_eq!(page.browser.eval(rings), 1, "the attacking queen is ringed");
    page.browser.wait("document.querySelector('[data-test=stage]').getAttribute('aria-label').includes('column 0')");
    page.is_clean();
}

#[test]
fn it_goes_to_a_visit_and_scrubs() {
    let page = Page::open("#explore?puzzle=queens&word=8&solver=bits&question=all");
    page.browser.select(&marked("goto-what"), "visit");
    page.browser.fill(&marked("goto-number"), "100");
    page.click("goto-go");
    page.counts(&[("visits", 100)]);
    page.browser.eval("document.querySelector('[data-test=timeline]').focus()");
    page.browser.press(&browser::key("Home"));
    page.counts(&[("steps", 0)]);
    page.is_clean();
}

#[test]
fn an_instance_that_is_none_gets_the_sentence_of_the_command_line() {
    let page = Page::open("#explore?puzzle=sudoku&word=11..............&solver=plain");
    page.browser.wait("document.body.innerText.includes('1 is twice in')");
}

#[test]
fn a_narrow_screen_shows_everything_within_its_width() {
    let page = Page::open_with(
        "#explore?puzzle=queens&word=8&solver=scan&step=60",
        &Settings { size: (360, 740), ..Settings::default() },
    );
    page.counts(&[("steps", 60)]);
    for view in
        ["#explore?puzzle=sudoku&word=1...3......4...2&solver=plain", "#race", "#lesson?puzzle=queens", "#explore"]
    {
        page.goto(view);
        page.browser.wait("document.querySelector('main').children.length > 0");
        std::thread::sleep(std::time::Duration::from_millis(400));
        let wide = page.browser.eval("return document.documentElement.scrollWidth");
        assert!(wide.as_u64().is_some_and(|wide| wide <= 360), "{view} is {wide} wide");
    }
    page.is_clean();
}
