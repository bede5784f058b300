import type { DocumentKey, RecordedEvent } from '#event-store';
import type { CompletionCause, GameScore, MatchPlace, Reporter } from '#match';
import type { Reason } from '#tournament';
import { change, defineReadModel, eventIdOf, matchIdOf } from '../define.js';
import type { Facts, MatchFactType } from '../facts.js';

export interface MatchDoc {
  readonly matchId: string;
  readonly phase: number;
  readonly round: number;
  readonly table: number;
  readonly a: string;
  readonly b: string;
  readonly status: 'open' | 'reported' | 'disputed' | 'completed' | 'void';
  readonly score: GameScore | null;
  readonly report: {
    readonly by: Reporter;
    readonly score: GameScore;
    readonly confirmBy: string | null;
  } | null;
  readonly dispute: {
    readonly by: Reporter;
    readonly claim: GameScore | null;
    readonly note: string;
  } | null;
  readonly extensionSeconds: number;
  readonly corrected: boolean;
  /** The reason that a judge gave for a ruling or a correction, if any. */
  readonly ruling?: string;
  /** How the match was completed, if it is. */
  readonly cause?: CompletionCause;
  /** Who entered the current score: an account, a seat or a job. */
  readonly enteredBy?: string;
  readonly reasons: readonly Reason[];
  /** The pairing attempt that seated these two players at this table. */
  readonly attempt?: number;
  /** Trilogy: a game has ended, although no result of the match is reported yet. */
  readonly underWay?: true;
  /** When a result was first reported, by anybody; absent while it is disputed. */
  readonly heardAt?: string;
  /** Games won so far, if games are reported one by one: in Trilogy and on screen. */
  readonly gamesWon?: { readonly a: number; readonly b: number };
  /** A game of the match is being played on screen. */
  readonly onScreen?: true;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The prefix of the keys of all documents of one phase. */
export const phasePrefix = (phase: number): string => `${two(phase)}.`;
/** The prefix of the keys of all documents of one round. */
export const roundPrefix = (phase: number, round: number): string =>
  `${phasePrefix(phase)}${two(round)}.`;

/** The scope and key of a match's document. */
export const matchKey = (
  { eventId, phase, round }: Pick<MatchPlace, 'eventId' | 'phase' | 'round'>,
  matchId: string,
): DocumentKey => ({
  scope: eventId,
  key: `${roundPrefix(phase, round)}${matchId}`,
});

const on = <T extends MatchFactType>(
  fold: (doc: MatchDoc, data: Facts[T], event: RecordedEvent) => MatchDoc,
) => change<MatchDoc, T>((place, event) => [matchKey(place, matchIdOf(event))], fold);

/** Sets the last reason that a judge gave. */
const withRuling = ({ ruling: _former, ...doc }: MatchDoc, note: string): MatchDoc =>
  note === '' ? doc : { ruling: note, ...doc };

const withGame = (doc: MatchDoc, winner: Reporter | 'draw'): MatchDoc => {
  const { a, b } = doc.gamesWon ?? { a: 0, b: 0 };
  return { ...doc, gamesWon: { a: a + Number(winner === 'a'), b: b + Number(winner === 'b') } };
};

const unheard = ({ heardAt: _taken, ...doc }: MatchDoc): MatchDoc => doc;

/** The attempt since which a match has been at a table; undefined if it is new there. */
const sameTable = (doc: MatchDoc, table: number): number | undefined =>
  doc.table === table ? doc.attempt : undefined;

/** Every match of an event with its state, one document each. */
export const matchesModel = defineReadModel<MatchDoc>(
  'matches',
  { version: 7, scope: 'event', matchOf: (key) => key.slice(key.lastIndexOf('.') + 1) },
  {
    MatchScheduled: {
      keys: (place) => [matchKey(place, place.matchId)],
      fold: (doc, { matchId, phase, round, table, players: [a, b] }) => ({
        matchId,
        phase,
        round,
        table,
        a,
        b,
        status: 'open',
        score: null,
        report: null,
        dispute: null,
        extensionSeconds: 0,
        corrected: false,
        reasons: doc?.reasons ?? [],
        ...(doc?.attempt === undefined ? {} : { attempt: doc.attempt }),
      }),
    },
    RoundPaired: {
      keys: ({ phase, round, tables }, event) =>
        tables.map(({ matchId }) => matchKey({ eventId: eventIdOf(event), phase, round }, matchId)),
      fold: (doc, { phase, round, tables, attempt }, _event, { key }) => {
        const seat = tables.find((table) => key.endsWith(`.${table.matchId}`));
        if (!seat) return doc;
        const { matchId, table, a, b, reasons } = seat;
        return doc
          ? { ...doc, table, reasons, attempt: sameTable(doc, table) ?? attempt }
          : {
              matchId,
              phase,
              round,
              table,
              a,
              b,
              status: 'open',
              score: null,
              report: null,
              dispute: null,
              extensionSeconds: 0,
              corrected: false,
              reasons,
              attempt,
            };
      },
    },
    ResultReported: on((doc, { by, score, confirmBy }, { meta: { at } }) => ({
      ...doc,
      status: 'reported',
      report: { by, score, confirmBy },
      heardAt: at,
    })),
    ReportWithdrawn: on((doc) => ({ ...unheard(doc), status: 'open', report: null })),
    ResultDisputed: on((doc, { by, claim, note }) => ({
      ...unheard(doc),
      status: 'disputed',
      dispute: { by, claim, note },
    })),
    GameDisputed: on((doc, { by, note }) => ({
      ...doc,
      status: 'disputed',
      dispute: { by, claim: null, note },
    })),
    GameEnded: on((doc, { winner }) => ({
      ...withGame(doc, winner),
      status: 'open',
      dispute: null,
      underWay: true,
    })),
    TableOpened: on((doc) => ({ ...doc, onScreen: true })),
    TableClosed: on(({ onScreen: _over, ...doc }, { winner }) => withGame(doc, winner)),
    ResultRuled: on((doc, { note }) => withRuling(doc, note)),
    MatchCompleted: on((doc, { score, cause }, { meta: { actor, at } }) => ({
      heardAt: at,
      ...doc,
      status: 'completed',
      score,
      cause,
      enteredBy: actor,
      report: null,
      dispute: null,
    })),
    ResultCorrected: on((doc, { score, note }, { meta: { actor } }) => ({
      ...withRuling(doc, note),
      score,
      enteredBy: actor,
      corrected: true,
    })),
    TimeExtended: on((doc, { seconds }) => ({
      ...doc,
      extensionSeconds: doc.extensionSeconds + seconds,
    })),
    MatchVoided: on((doc) => ({ ...doc, status: 'void' })),
  },
);
