// What happened at a step, and what a choice is, in words.

import { number, t } from '../../i18n.js';
import { DEAD_END, ENTER, LEAVE, REFUSE, SOLUTION } from '../../run.js';

/** A choice as a person says it: "row 3", "5 at row 1, column 2". */
export function choiceName(run, choice) {
  const { stage } = run.told, [cell, value] = choice.marks, first = stage.kind === 'grid' ? 1 : stage.first ?? 0;
  const place = { row: (cell / stage.columns | 0) + first, column: cell % stage.columns + first };
  if (cell === undefined) return choice.label.includes(',') ? t('lesson-choiceOff', { place: choice.label }) : choice.label;
  switch (stage.kind) {
    case 'squares': return run.told.puzzle === 'queens' ? t('lesson-choiceQueen', place) : choice.label;
    case 'path': return t('lesson-choiceKnight', place);
    case 'grid': return t('lesson-choiceSudoku', { value: symbol(value), ...place });
    case 'graph': return t('lesson-choiceGraph', { name: stage.names[cell], value });
    default: return choice.label;
  }
}

/** What stands on a cell, as a person says it. */
export function holderName(run, { cell, value }) {
  const { stage } = run.told;
  switch (stage.kind) {
    case 'squares': return t('lesson-holderQueen', { column: cell % stage.columns + (stage.first ?? 0) });
    case 'grid': return t('lesson-holderSudoku', { value: symbol(value), row: (cell / stage.columns | 0) + 1, column: cell % stage.columns + 1 });
    case 'graph': return t('lesson-holderGraph', { name: stage.names[cell], value });
    default: return t('lesson-holderKnight', { value });
  }
}

/** Values above 9 are letters, as in the grids themselves. */
function symbol(value) { return value > 9 && value <= 35 ? String.fromCharCode(55 + value) : String(value); }

/** What the last step of a cursor did. */
export function happened(cursor) {
  const { run, kind } = cursor;
  const name = choice => choiceName(run, choice);
  switch (kind) {
    case ENTER: {
      if (cursor.node === 0) return t('lesson-didBegin');
      return t('lesson-didEnter', { choice: name(run.choices[run.by.items[cursor.node]]) });
    }
    case REFUSE: {
      const refused = cursor.refused, why = refused.reason.text;
      return t(why ? 'lesson-didRefuse' : 'lesson-didRefuseMute', { choice: name(refused.choice), reason: why });
    }
    case SOLUTION: return t('lesson-didSolve', { number: cursor.counters.solutions });
    case DEAD_END: return t('lesson-didDeadEnd');
    case LEAVE: {
      if (cursor.node < 0) return t('lesson-didEnd');
      return t('lesson-didLeave', { choice: name(run.choices[run.by.items[cursor.about]]) });
    }
    default: return t('lesson-didNothing');
  }
}

/** A search as a heading names it: the puzzle, the instance if it is short, the solver. */
export function searchName({ puzzle, word, flags = {}, solver }) {
  if (word.includes('\n')) return `${t(`lesson-${puzzle}`)} · ${solver}`;
  const cells = Math.sqrt(word.length);
  const instance = puzzle === 'sudoku' ? `${cells}\u00a0×\u00a0${cells}` : [word, ...Object.entries(flags).filter(([name]) => name === 'k').map(([, k]) => `k\u00a0=\u00a0${k}`)].join(', ');
  return `${t(`lesson-${puzzle}`)} ${instance} · ${solver}`;
}

/** The counters in a row: [name, value as written]. */
export function counted(counters) {
  return ['visits', 'checks', 'deadEnds', 'solutions'].map(name => [name, t(`lesson-${name}`), number(counters[name])]);
}
