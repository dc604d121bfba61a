//! The main view: it loads, plays, steps back, jumps, and counts as the command line does.

use browser::{Settings, key};

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
    // The timeline ends with the answer, until somebody goes on.
    let end = "Number(document.querySelector('[data-test=timeline]').ariaValueMax)";
    let steps = page.text("counter-steps");
    page.browser.wait(&format!("{end} === {steps}"));
    page.click("go-on");
    page.browser.wait(&format!("{end} > {steps}"));
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
    for (what, bad) in [("step", "-5"), ("step", "abc"), ("step", "1.5"), ("visit", "0")] {
        page.browser.select(&marked("goto-what"), what);
        page.browser.fill(&marked("goto-number"), bad);
        page.click("goto-go");
        page.browser.wait(&format!("document.querySelector('[data-test=goto-bad]').textContent.includes('{bad}')"));
    }
    page.counts(&[("steps", 0)]);
    page.browser.fill(&marked("goto-number"), "1,200");
    page.browser.select(&marked("goto-what"), "step");
    page.click("goto-go");
    page.counts(&[("steps", 1200)]);
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
    page.browser.wait("document.body.innerText.includes('1 appears twice in')");
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

#[test]
fn a_walk_whose_socket_was_lost_goes_on_and_counts_as_the_server() {
    let page = Page::open("#explore");
    let counted = page.browser.eval(
        "const { Walk } = await import('/js/walk.js'), { agreement } = await import('/js/parts/counters.js');
         const walk = await Walk.open({ puzzle: 'queens', word: '6', flags: {}, solver: 'scan' });
         await walk.more(900);
         walk.socket.close();
         await new Promise(done => setTimeout(done, 200));
         while (!walk.run.ended) await walk.more();
         const { run } = walk;
         return [run.counters.solutions, run.server.solutions, run.length, run.server.steps, agreement(run)]",
    );
    let number = |i: usize| counted[i].as_u64().expect("a number");
    assert_eq!((number(0), number(1)), (4, 4));
    assert_eq!(number(2), number(3));
    assert_eq!(counted[4], true);
}

#[test]
fn the_board_takes_its_room_and_a_hand_moves_the_split() {
    let page = Page::open("#explore?puzzle=queens&word=8&solver=scan&question=all&step=60");
    page.counts(&[("steps", 60)]);
    let board = "document.querySelector('.board').getBoundingClientRect().width";
    let wide = |page: &Page| page.browser.eval(&format!("return {board}")).as_f64().expect("a width");
    let before = wide(&page);
    let side = page.browser.eval("return document.querySelector('.frame').getBoundingClientRect().height");
    assert!(side.as_f64().is_some_and(|side| side > 350.0), "{side}");
    let from = page.at("[data-test=split]", (0.5, 0.5));
    page.browser.drag(from, (from.0 - 120.0, from.1));
    page.browser.wait(&format!("Math.abs({board} - {before} + 120) < 12"));
    page.browser.eval("document.querySelector('[data-test=split]').focus()");
    page.browser.press(&key("ArrowRight").repeat(3));
    page.counts(&[("steps", 60)]);
    let moved = wide(&page);
    assert!(moved > before - 100.0, "{before} {moved}");
    page.goto("#explore?puzzle=queens&word=8&solver=scan&question=all&step=61");
    page.counts(&[("steps", 61)]);
    page.browser.wait(&format!("Math.abs({board} - {moved}) < 2"));
    page.browser.wait("document.querySelector('[data-test=split]').ariaValueNow > 0");
    page.is_clean();
}

#[test]
fn nothing_that_scrolls_is_inside_another_on_a_small_screen() {
    let page = Page::open_with(
        "#explore?puzzle=queens&word=8&solver=scan&question=all&step=600",
        &Settings { size: (1024, 600), ..Settings::default() },
    );
    page.counts(&[("steps", 600)]);
    for address in
        ["#explore?puzzle=sudoku&solver=plain&step=90", "#explore?puzzle=color&word=usa&f.k=4&solver=plain&step=60"]
    {
        page.goto(address);
        page.browser.wait("Number(document.querySelector('[data-test=\"counter-steps\"]')?.textContent) > 0");
        let nested = page.browser.eval(
            "const scrolls = e => /auto|scroll/.test(getComputedStyle(e).overflowY) && e.scrollHeight > e.clientHeight + 1;
             const all = [...document.querySelectorAll('body *')].filter(scrolls);
             const page = document.documentElement.scrollHeight > innerHeight + 1;
             return all.filter(e => page || all.some(other => other !== e && other.contains(e))).map(e => e.className)",
        );
        assert_eq!(nested, serde_json::json!([]), "{address}");
    }
}

/// What is written where and how large: letters of the page, of its pictures, and of the tree from now on.
const LETTERS: &str = "const sizes = new Map(), keep = (size, words) => { if (!(sizes.get(words) < size)) sizes.set(words, size); };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement, words = node.textContent.trim(), box = parent.getBoundingClientRect();
      if (!words || !parent.checkVisibility() || box.width < 2 || box.height < 2 || parent.closest('.unseen, .tree-said, title, noscript')) continue;
      keep(parseFloat(getComputedStyle(parent).fontSize) * (parent.getScreenCTM?.().a ?? 1), words);
    }
    for (const [words, font] of drawn) keep(parseFloat(font), words);
    return [...sizes].filter(([, size]) => size < 23.99)";

#[test]
fn presenting_fills_the_screen_with_letters_for_the_last_row() {
    let page = Page::open_with(
        "#explore?puzzle=queens&word=8&solver=bits&question=first&step=100",
        &Settings { size: (1920, 1080), ..Settings::default() },
    );
    for (address, step) in [
        ("#explore?puzzle=queens&word=8&solver=bits&question=first&step=100", 100),
        ("#explore?puzzle=sudoku&solver=plain&question=all&step=60", 60),
        ("#explore?puzzle=knight&word=5&solver=plain&question=all&step=60", 60),
        ("#explore?puzzle=color&word=petersen&f.k=3&solver=plain&question=all&step=33", 33),
    ] {
        page.goto(address);
        page.counts(&[("steps", step)]);
        page.browser.eval(
            "window.drawn = new Map(); const write = CanvasRenderingContext2D.prototype.fillText;
             CanvasRenderingContext2D.prototype.fillText = function (words, ...at) {
               if (document.documentElement.classList.contains('presenting')) drawn.set(words, this.font);
               return write.call(this, words, ...at);
             }",
        );
        page.browser.press("p");
        page.browser.wait("document.documentElement.classList.contains('presenting') && drawn.size > 0");
        page.browser.press(&key("ArrowRight"));
        page.counts(&[("steps", step + 1)]);
        assert_eq!(page.browser.eval(LETTERS), serde_json::json!([]), "{address}");
        let shares = page.browser.eval(
            "const bench = document.querySelector('.workbench').getBoundingClientRect();
             return [bench.width / innerWidth, bench.height / innerHeight, document.documentElement.scrollHeight / innerHeight]",
        );
        let share = |i: usize| shares[i].as_f64().expect("a share");
        assert!(share(0) > 0.99 && share(1) > 0.99 && share(2) < 1.01, "{shares}");
        page.browser.press(&key("Escape"));
        page.browser.wait("!document.documentElement.classList.contains('presenting')");
    }
    page.is_clean();
}
