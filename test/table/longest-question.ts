import { playableBook } from '#cards';
import type { Decision, Effect } from '#rules';
import { type DecisionNames, questionText } from '../../apps/api/src/tables/words/decision.js';

const book = playableBook();

/** Every instruction below a node of a card. */
const instructionsIn = (node: unknown): readonly Effect[] => {
  if (node === null || typeof node !== 'object') return [];
  const below = Object.values(node).flatMap(instructionsIn);
  return 'do' in node && typeof node.do === 'string' ? [node as Effect, ...below] : below;
};

/** The question for which an instruction stops, as the engine asks it. */
const askedFor = (instruction: Effect): Decision => {
  const { do: note } = instruction;
  const kind = note === 'may' ? 'optional' : note === 'divide' ? 'divide' : 'target';
  const noted = kind === 'target' && { note };
  return { at: 0, seat: 0, kind, options: [], min: 1, max: 1, source: 0, total: 9, ...noted };
};

/** Whether something is chosen for it, in one question: of several instructions in turn each asks its own. */
const isAsked = (instruction: Effect): boolean =>
  instruction.do === 'may' ||
  (instructionsIn(instruction).length === 1 && JSON.stringify(instruction).includes('"choose"'));

const questionsOf = (id: string, name: string, node: unknown) => {
  const names: DecisionNames = {
    book,
    idOf: () => id,
    cardName: () => name,
    deployed: () => false,
    seatName: () => '',
  };
  return instructionsIn(node)
    .filter(isAsked)
    .map((each) => questionText(askedFor(each), names, each));
};

/** How many questions the cards ask, and the longest of them in whatever language. */
export const longestQuestion = (): { readonly count: number; readonly longest: string } => {
  const all = [...book.cards].flatMap(([id, { name, abilities, back, asUpgrade }]) =>
    questionsOf(id, name, [abilities, back, asUpgrade]),
  );
  const longest = all
    .flatMap((text) => Object.values(text))
    .reduce((most, text) => (text.length > most.length ? text : most), '');
  return { count: all.length, longest };
};
