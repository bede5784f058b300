import { change, defineReadModel, eventIdOf, matchIdOf } from '../define.js';
import type { MatchFactType } from '../facts.js';

export interface RoundProgressDoc {
  readonly phase: number;
  readonly round: number;
  /** Match ids of the latest attempt at the round. */
  readonly matches: readonly string[];
  readonly settled: readonly string[];
  readonly disputed: readonly string[];
}

const slot = ({ phase, round }: { readonly phase: number; readonly round: number }): string =>
  `${phase}.${round}`;
const without = (list: readonly string[], item: string): readonly string[] =>
  list.filter((each) => each !== item);
const on = <T extends MatchFactType>(
  fold: (doc: RoundProgressDoc, matchId: string) => RoundProgressDoc,
) =>
  change<RoundProgressDoc, T>(
    (data) => [{ scope: data.eventId, key: slot(data) }],
    (doc, _data, event) => fold(doc, matchIdOf(event)),
  );

/** The progress of each round: which of its matches are settled, which are disputed. */
export const roundProgressModel = defineReadModel<RoundProgressDoc>(
  'round-progress',
  { version: 2, scope: 'event' },
  {
    RoundPaired: {
      keys: (data, event) => [{ scope: eventIdOf(event), key: slot(data) }],
      fold: (doc, { phase, round, tables }) => {
        const matches = tables.map((table) => table.matchId);
        const kept = (list: readonly string[] = []) =>
          list.filter((matchId) => matches.includes(matchId));
        return {
          phase,
          round,
          matches,
          settled: kept(doc?.settled),
          disputed: kept(doc?.disputed),
        };
      },
    },
    RoundVoided: change<RoundProgressDoc, 'RoundVoided'>(
      (data, event) => [{ scope: eventIdOf(event), key: slot(data) }],
      () => undefined,
    ),
    ResultDisputed: on((doc, matchId) => ({
      ...doc,
      disputed: [...without(doc.disputed, matchId), matchId],
    })),
    GameDisputed: on((doc, matchId) => ({
      ...doc,
      disputed: [...without(doc.disputed, matchId), matchId],
    })),
    GameEnded: on((doc, matchId) => ({ ...doc, disputed: without(doc.disputed, matchId) })),
    MatchCompleted: on((doc, matchId) => ({
      ...doc,
      settled: [...without(doc.settled, matchId), matchId],
      disputed: without(doc.disputed, matchId),
    })),
    MatchVoided: on((doc, matchId) => ({
      ...doc,
      settled: without(doc.settled, matchId),
      disputed: without(doc.disputed, matchId),
    })),
  },
);
