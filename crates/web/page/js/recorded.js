// A recorded run in a file of its own: the workbench without a server. See export/html.js, which makes such files.

import { dress, fillBar, remembered } from './bar.js';
import { unpack } from './export/html.js';
import { carry, onSpeak, speak } from './i18n.js';
import { listen } from './keys.js';
import { createHelp } from './parts/help.js';
import { createWorkbench } from './parts/workbench.js';
import { Run } from './run.js';

const { told, view, packed, catalogues } = JSON.parse(document.getElementById('recorded').textContent);
const run = new Run(told);
run.add(packed, unpack(packed.words), [0], [0]);
run.server = null;

let bench = null;

/** Shows the workbench, again when another language is spoken. */
function show() {
  const main = document.getElementById('view');
  const player = bench?.player, { fold, mode } = bench ? { fold: bench.tree.folding, mode: bench.tree.mode } : view;
  bench?.destroy();
  fillBar(document.getElementById('top'), { links: [], picture: null });
  const help = createHelp();
  const source = { run, complete: true, more: async () => {}, close() {} };
  bench = createWorkbench(source, { player, step: view.step, fold, mode, buttons: [help.button] });
  bench.keys['?'] = help.open;
  main.replaceChildren(bench.element, help.element);
}

dress();
carry(catalogues);
await speak(remembered('language') ?? view.lang);
onSpeak(show);
listen(name => bench.keys[name]);
show();
