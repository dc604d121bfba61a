"""The page's player in a notebook, as an anywidget: nothing is fetched, all of it comes from the wheel."""

from __future__ import annotations

from typing import Any

import anywidget
import traitlets

_SCRIPT = """
function render({ model, el }) {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.title = 'Backtrail';
  frame.style.cssText = 'width:100%;border:0';
  const show = () => {
    frame.style.height = `${model.get('height')}px`;
    frame.srcdoc = model.get('html');
  };
  model.on('change:html', show);
  model.on('change:height', show);
  show();
  el.append(frame);
}
export default { render };
"""


class Player(anywidget.AnyWidget):  # type: ignore[misc]
    """A search on the page's player: step, play, hover a node."""

    _esm = _SCRIPT
    html = traitlets.Unicode("").tag(sync=True)
    height = traitlets.Int(640).tag(sync=True)

    def __init__(self, html: str, height: int = 640) -> None:
        super().__init__(html=html, height=height)


def bundle(html: str) -> "dict[str, Any]":
    """What a notebook needs to show the player."""
    shown = Player(html)._repr_mimebundle_()
    found: "dict[str, Any]" = shown[0] if isinstance(shown, tuple) else shown
    return dict(found)
