// why.ts - what is said when something cannot be chosen or was not played.
import { preferences } from '../preferences';
import { isComplete, lineOf } from '../wire/choices';
import type { ClientMessage, Refused, ServerMessage } from '../wire/messages';
import { refusal } from '../words/refusals';
import type { Notice, TableModel } from './model';
import type { Drawing } from './scene';

// A rule's own sentence, else what the code means.
export const noticeOf = ({ phrase, text, rule }: Pick<Refused, 'phrase' | 'text' | 'rule'>, code: string): Notice =>
  phrase ? { phrase, rule } : { text: refusal(code, text, preferences.value.language), rule };

type Ask = (question: Omit<Extract<ClientMessage, { type: 'why' }>, 'id'>) => Promise<ServerMessage | null>;

// Why a thing on the screen cannot be chosen now, after the choices made so far.
export async function whyNot(
  target: string,
  model: TableModel,
  drawing: Pick<Drawing, 'write'>,
  ask: Ask,
): Promise<Notice> {
  const { path, view } = model;
  const words = drawing.write(target, view as never);
  if (words === null) return { say: 'table.not_now' };
  const begun = lineOf(isComplete(path) ? path.slice(0, -1) : path);
  const answer = await ask({ type: 'why', ...(begun ? { line: begun, thing: words } : { line: words }) });
  return answer?.type !== 'why' || answer.legal ? { say: 'table.not_now' } : noticeOf(answer, 'illegal');
}
