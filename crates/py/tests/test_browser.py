"""In Chromium: a trace that was saved as a page, and the player inside JupyterLab."""

import json
import os
import re
import shutil
import subprocess
import sys
import time

import programs
import pytest

import backtrail as bt

webdriver = pytest.importorskip("selenium.webdriver")
if not shutil.which("chromedriver"):
    pytest.skip("there is no chromedriver", allow_module_level=True)

CELLS = ["import backtrail as bt", "bt.queens(5).player(solver='scan')"]


@pytest.fixture
def lab(tmp_path):
    """JupyterLab on this machine alone, with a notebook."""
    pytest.importorskip("jupyterlab")
    cells = [{"cell_type": "code", "execution_count": None, "id": f"c{i}", "metadata": {}, "outputs": [], "source": source}
             for i, source in enumerate(CELLS)]
    kernel = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
    (tmp_path / "own.ipynb").write_text(json.dumps({"cells": cells, "metadata": kernel, "nbformat": 4, "nbformat_minor": 5}))
    env = {**os.environ, "HOME": str(tmp_path), "JUPYTER_RUNTIME_DIR": str(tmp_path / "run"), "JUPYTER_CONFIG_DIR": str(tmp_path / "config")}
    command = [sys.executable, "-m", "jupyterlab", "--no-browser", "--ip=127.0.0.1", "--port=0", "--allow-root",
               "--IdentityProvider.token=", "--ServerApp.password=", "--LabApp.expose_app_in_browser=True"]
    log = tmp_path / "log"
    with log.open("w") as told:
        server = subprocess.Popen(command, cwd=tmp_path, env=env, stderr=told, stdout=told)
    try:
        end, found = time.monotonic() + 90, None
        while not found and time.monotonic() < end and server.poll() is None:
            time.sleep(0.3)
            found = re.search(r"http://127\.0\.0\.1:(\d+)/lab", log.read_text())
        assert found, log.read_text()
        yield f"http://127.0.0.1:{found.group(1)}/lab/tree/own.ipynb?reset"
    finally:
        server.terminate()
        try:
            server.wait(30)
        except subprocess.TimeoutExpired:
            server.kill()


@pytest.fixture
def browser(tmp_path):
    options = webdriver.ChromeOptions()
    for flag in ("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
                 "--disable-component-update", "--disable-sync", "--window-size=1400,1200", f"--user-data-dir={tmp_path}/chrome"):
        options.add_argument(flag)
    browser = webdriver.Chrome(options=options, service=webdriver.ChromeService(shutil.which("chromedriver")))
    yield browser
    browser.quit()


def wait(browser, what, seconds=90):
    """What a function finds, as soon as it finds it."""
    end = time.monotonic() + seconds
    while True:
        try:
            found = what()
            if found:
                return found
        except Exception:  # it is drawn again while we look
            if time.monotonic() > end:
                raise
        if time.monotonic() > end:
            raise TimeoutError(browser.page_source[-2_000:])
        time.sleep(0.3)


def all_of(browser, selector):
    return browser.find_elements("css selector", selector)


def press(browser, *buttons):
    for button in buttons:
        browser.execute_script("arguments[0].click()", all_of(browser, f"[data-test={button}]")[0])


def test_a_saved_trace_shows_its_source_with_the_line_at_work(browser, tmp_path):
    with bt.trace(programs.place, label=lambda f: f["rows"][-1] if f["rows"] else "",
                  board=lambda f: bt.columns(f["rows"], f["n"]), solution=lambda f: len(f["rows"]) == f["n"]) as t:
        programs.place([], 4, [])
    t.save(tmp_path / "mine.html")
    browser.get((tmp_path / "mine.html").as_uri())
    bench = wait(browser, lambda: all_of(browser, "[data-test=workbench]"))[0]

    def marked(step):
        wait(browser, lambda: bench.get_attribute("data-step") == str(step), 30)
        return [row.text for row in all_of(browser, "[data-test=program] [aria-current=true]")]

    press(browser, "forward")
    assert "def place(rows, n, found):" in marked(1)[0]
    press(browser, "forward")
    assert "place(rows, n, found)" in marked(2)[0] and "def" not in marked(2)[0]
    press(browser, *["forward"] * 3)
    assert "for row in range(n)" in marked(5)[0]
    press(browser, *["back"] * 4)
    assert "def place(rows, n, found):" in marked(1)[0]
    press(browser, "end")
    wait(browser, lambda: bench.get_attribute("data-step") == str(len(t.recording)), 30)


def test_every_line_of_a_trace_can_be_stepped_forwards_and_backwards(browser, tmp_path):
    with bt.trace(programs.place, solution=lambda f: len(f["rows"]) == f["n"], lines=True) as t:
        programs.place([], 3, [])
    t.save(tmp_path / "lines.html")
    browser.get((tmp_path / "lines.html").as_uri())
    bench = wait(browser, lambda: all_of(browser, "[data-test=workbench]"))[0]
    told = [json.loads(line) for line in t.recording._json_lines()][1:]
    lines = t.recording.source.splitlines()

    def holds(step):
        wait(browser, lambda: bench.get_attribute("data-step") == str(step), 30)
        marked = [row.text for row in all_of(browser, "[data-test=program] [aria-current=true]")]
        line = lines[told[step - 1]["line"] - 1].strip()
        assert line in marked[0], (step, marked, line)
        if told[step - 1]["type"] == "line":
            assert all_of(browser, "[data-test=said]")[0].text == f'{told[step - 1]["line"]}: {line}'

    for step in range(1, 13):
        press(browser, "forward")
        holds(step)
    for step in range(11, 0, -1):
        press(browser, "back")
        holds(step)
    press(browser, "end")
    wait(browser, lambda: bench.get_attribute("data-step") == str(len(told)), 30)


def test_a_board_of_svg_is_shown(browser, tmp_path):
    class Lamps(bt.Problem):
        def __init__(self):
            self.lamps = []

        def choices(self):
            return ("red", "blue") if len(self.lamps) < 2 else ()

        def apply(self, lamp):
            self.lamps.append(lamp)

        def undo(self, lamp):
            self.lamps.pop()

        def is_solved(self):
            return len(self.lamps) == 2

        def board(self):
            lamps = "".join(f'<rect x="{i * 50}" width="50" height="50" fill="{lamp}"/>' for i, lamp in enumerate(self.lamps))
            return f'<svg viewBox="0 0 100 50"><script>document.title = "ran"</script>{lamps}</svg>'

    bt.Search(Lamps()).save(tmp_path / "lamps.html")
    browser.get((tmp_path / "lamps.html").as_uri())
    bench = wait(browser, lambda: all_of(browser, "[data-test=workbench]"))[0]

    def drawn(step):
        wait(browser, lambda: bench.get_attribute("data-step") == str(step), 30)
        href = all_of(browser, "[data-test=stage] image")[0].get_attribute("href")
        return re.findall(r"fill%3D%22(\w+)", href)

    assert drawn(0) == []
    for step, shown in enumerate((["red"], ["red", "red"]), 2):
        press(browser, *["forward"] * (2 if step == 2 else 1))
        assert drawn(step) == shown
    browser.save_screenshot(os.environ.get("BACKTRAIL_SCREENSHOT") or str(tmp_path / "lamps.png"))
    press(browser, "back")
    assert drawn(2) == ["red"] and "ran" not in browser.title


def test_the_player_works_in_jupyterlab(lab, browser):
    browser.get(lab)
    wait(browser, lambda: all_of(browser, ".jp-NotebookPanel .jp-CodeCell"))

    def run():
        """Runs the cells; again, if the kernel was not there yet."""
        browser.execute_script("return window.jupyterapp.commands.execute('notebook:run-all-cells')")
        return wait(browser, lambda: all_of(browser, ".jp-OutputArea iframe[title=Backtrail]"), 20)

    browser.switch_to.frame(wait(browser, run, 180)[0])
    bench = wait(browser, lambda: all_of(browser, "[data-test=workbench]"))[0]
    assert bench.get_attribute("data-step") == "0"
    press(browser, "forward", "forward", "forward", "back")
    wait(browser, lambda: bench.get_attribute("data-step") == "2", 30)
