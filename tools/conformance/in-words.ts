/**
 * Questions of the engine and their answers in one line, for people who analyse where two engines
 * differ.
 */
import type { Decision, Move, Option, State } from '#rules';

function optionInWords(s: State, o: Option): string {
  if ('card' in o) return `${o.o} ${s.id[o.card]}`;
  if ('seat' in o) return `p${o.seat + 1}`;
  return 'n' in o ? `${o.n}` : o.o;
}

export const questionInWords = (s: State, d: Decision): string =>
  `p${d.seat + 1} ${d.kind}${d.note ? ` (${d.note})` : ''} [${d.options.map((o) => optionInWords(s, o)).join(' | ')}]`;

/** The question and its answer. */
export function answerInWords(s: State, d: Decision, move: Move): string {
  const picked = (move.pick ?? []).map((i) => optionInWords(s, d.options[i] as Option));
  return `${questionInWords(s, d)} -> ${move.name ?? move.amounts?.join(' ') ?? picked.join(', ')}`;
}
