// Questions to the server, one answer each.

import { refusal, t } from './i18n.js';

/** Asks; the answer of a server that says no, or none, is thrown as a sentence in the language of the page. */
export async function ask(path, question) {
  const answer = await reach(path, question);
  return answer.json();
}

/** The same, for an answer that is no JSON. */
export async function reach(path, question, signal) {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(question), signal };
  let answer;
  try { answer = await fetch(`api/${path}`, sent); } catch (error) { throw signal?.aborted ? error : new Error(t('common-gone')); }
  if (answer.ok) return answer;
  const text = await answer.text();
  let told;
  try { told = refusal(JSON.parse(text)); } catch { told = t('common-refused', { status: answer.status }); }
  throw new Error(told);
}

/** What went wrong, in the language of the page: a search that was lost, or a sentence that is one already. */
export function wrong(error) { return error.message === 'gone' ? t('common-gone') : error.message; }
