import type { TableBoard, TableDecision } from '#contracts';

const SECOND_WORDS = [
  'first-player',
  'mulligan',
  'opening',
  'resource',
  'target',
  'deploy',
  'attack',
  'initiative',
  'action',
] as const;
/** The hints of the second game: each is given once, when it first matters. */
export type SecondWords = (typeof SECOND_WORDS)[number];

type Option = TableDecision['options'][number];

/** A leader's first action is its own, the second one deploys it. */
const deploys = ({ o, card, ability }: Option, leaders: ReadonlySet<number>): boolean =>
  o === 'use' && card !== undefined && leaders.has(card) && ability !== 0;

const fits = (
  words: SecondWords,
  { kind, options, max }: TableDecision,
  leaders: ReadonlySet<number>,
): boolean => {
  if (words === 'first-player' || words === 'mulligan') return kind === words;
  // At the start, two cards are resourced at once.
  if (words === 'opening') return kind === 'resource' && max > 1;
  if (words === 'resource') return kind === 'resource' && max === 1;
  if (words === 'target') return kind === 'defender';
  if (kind !== 'action') return false;
  const offers = (o: string): boolean => options.some((option) => option.o === o);
  switch (words) {
    case 'deploy':
      return options.some((option) => deploys(option, leaders));
    case 'attack':
      return offers('attack');
    case 'initiative':
      return offers('take-initiative') && !offers('play') && !offers('attack');
    case 'action':
      return offers('play');
  }
};

/** The hint for this question; null if all fitting hints have been given. */
export const secondWords = (
  decision: TableDecision,
  half: TableBoard['a'],
  said: readonly SecondWords[],
): SecondWords | null => {
  const leaders = new Set(half.leaders.map(({ card }) => card));
  return (
    SECOND_WORDS.find((words) => !said.includes(words) && fits(words, decision, leaders)) ?? null
  );
};
