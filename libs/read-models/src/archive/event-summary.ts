import type { EventRecord } from '#contracts';

/** The data of one event that counts in the metagame; without names of people. */
export interface EventSummary {
  readonly decks: readonly {
    readonly leader: string;
    readonly base: string;
    /** Null in an event without a cut. */
    readonly inCut: boolean | null;
  }[];
  /** Matches between two known decks, with the result of the first. */
  readonly matches: readonly {
    readonly a: { readonly leader: string; readonly base: string };
    readonly b: { readonly leader: string; readonly base: string };
    readonly points: 0 | 0.5 | 1;
  }[];
}

type Deck = EventRecord['players'][number]['decks'][number];

/** The two leaders of a deck form one choice. */
const choiceOf = ({ leaders, bases }: Deck) => ({
  leader: leaders
    .map(({ id }) => id)
    .toSorted()
    .join('+'),
  base: bases[0]?.id ?? '',
});

const pointsOf = ({ a, b, drawn, winner }: NonNullable<Score>): 0 | 0.5 | 1 | null => {
  if (winner === 'double-loss' || (a + b + drawn === 0 && winner === undefined)) return null;
  if (winner === 'draw' || (winner === undefined && a === b)) return 0.5;
  return winner === 'a' || (winner === undefined && a > b) ? 1 : 0;
};
type Score = EventRecord['rounds'][number]['tables'][number]['score'];

/**
 * Players with one deck each. Omits players of a Trilogy event: the record does not show which of
 * their three decks they played.
 */
export const summaryOf = ({ players, rounds }: EventRecord): EventSummary => {
  const cut = rounds.find(({ kind }) => kind === 'elimination');
  const seeds = new Set(cut?.tables.flatMap(({ a, b }) => [a, b]).concat(cut.byes));
  const choices = new Map(
    players.flatMap(({ playerId, decks: [deck, ...more] }) =>
      deck && more.length === 0 && deck.leaders.length > 0
        ? [[playerId, choiceOf(deck)] as const]
        : [],
    ),
  );
  return {
    decks: [...choices].map(([playerId, choice]) => ({
      ...choice,
      inCut: cut ? seeds.has(playerId) : null,
    })),
    matches: rounds.flatMap(({ tables }) =>
      tables.flatMap(({ a, b, score }) => {
        const [one, other] = [choices.get(a), choices.get(b)];
        const points = score === null ? null : pointsOf(score);
        return one && other && points !== null ? [{ a: one, b: other, points }] : [];
      }),
    ),
  };
};
