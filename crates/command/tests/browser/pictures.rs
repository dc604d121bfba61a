//! The pictures of the README: `./pictures` makes them again.

use std::path::PathBuf;

use browser::Settings;

use crate::Page;

#[test]
#[ignore = "writes docs/pictures; ./pictures runs it"]
fn the_main_views_are_pictured() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures");
    std::fs::create_dir_all(&folder).expect("a folder for pictures");
    let page = Page::open("");
    let picture = |name: &str, address: &str, ready: &str, act: &str| {
        page.goto(address);
        page.browser.wait(ready);
        page.browser.eval(act);
        std::thread::sleep(std::time::Duration::from_millis(900));
        page.browser.picture(&folder.join(format!("{name}.png")));
    };
    let at = |step: u32| {
        format!(
            "Number(document.querySelector('[data-test=\"counter-steps\"]')?.textContent.replace(/\\D/g, '')) === {step}"
        )
    };
    picture("explore", "#explore?puzzle=queens&word=8&solver=scan&question=all&step=60", &at(60), "");
    picture("knight", "#explore?puzzle=knight&word=5&solver=warnsdorff&question=all&step=90", &at(90), "");
    picture(
        "sudoku",
        "#explore?puzzle=sudoku&word=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79&solver=plain&question=all&step=70",
        &at(70),
        "",
    );
    picture("color", "#explore?puzzle=color&word=petersen&f.k=3&solver=plain&question=all&step=33", &at(33), "");
    picture(
        "lesson",
        "#lesson?puzzle=queens&part=2",
        "document.querySelector('[data-test=player][data-ready]')",
        "for (let i = 0; i < 9; i++) document.querySelector('[data-test=\"player-step\"]').click()",
    );
    picture(
        "race",
        "#race?puzzle=queens&word=8&solvers=scan,permutation,bits&question=all&mode=lockstep",
        "document.querySelectorAll('[data-test=lane]').length === 3 && Number(document.querySelector('[data-test=\"race-slider\"]')?.max) > 2000",
        "const slider = document.querySelector('[data-test=\"race-slider\"]'); slider.value = 114; slider.dispatchEvent(new Event('input'))",
    );
    drop(page);
    let phone = Page::open_with(
        "#explore?puzzle=queens&word=8&solver=scan&question=all&step=60&lang=ca",
        &Settings { size: (390, 844), dark: true, ..Settings::default() },
    );
    phone.counts(&[("steps", 60)]);
    std::thread::sleep(std::time::Duration::from_millis(900));
    phone.browser.picture(&folder.join("phone.png"));
}
