import type { DocumentKey } from '#event-store';
import { turnedScore, type GameScore } from '#game';
import type { MatchPlace } from '#match';
import type { TablePlace } from '#tournament';
import { change, eventIdOf, matchIdOf, ofPlayer, type Fold, type Folds } from '../define.js';
import type { Facts } from '../facts.js';

/** One round of one player; the score is their own view of it. */
export type RoundRecord =
  | {
      readonly kind: 'match';
      readonly phase: number;
      readonly round: number;
      readonly matchId: string;
      readonly table: number;
      readonly opponent: string;
      readonly score: GameScore;
    }
  /** A table of three or four, with everybody's place. */
  | {
      readonly kind: 'place';
      readonly phase: number;
      readonly round: number;
      readonly table: number;
      readonly places: readonly TablePlace[];
    }
  | { readonly kind: 'bye' | 'loss'; readonly phase: number; readonly round: number };

export interface PlayerRecordDoc {
  readonly playerId: string;
  readonly name: string;
  /** They have played or been given a round; others are not in the standings. */
  readonly entered: boolean;
  readonly droppedAfter: number | null;
  readonly rounds: readonly RoundRecord[];
  /** Match points brought from the event before. */
  readonly opening?: number;
  /** The match they were last seated at. */
  readonly seat: {
    readonly phase: number;
    readonly round: number;
    readonly matchId: string;
  } | null;
}

const bothPlayers = ({ eventId, players }: MatchPlace): readonly DocumentKey[] =>
  players.map((key) => ({ scope: eventId, key }));

const own = (score: GameScore, isFirst: boolean): GameScore =>
  isFirst ? score : turnedScore(score);

const inOrder = (rounds: readonly RoundRecord[]): readonly RoundRecord[] =>
  [...rounds].sort((one, other) => one.phase - other.phase || one.round - other.round);

const foldResult = <
  Doc extends PlayerRecordDoc,
  T extends 'MatchCompleted' | 'ResultCorrected',
>(): Fold<Doc, T> =>
  change<Doc, T>(bothPlayers, (doc, data, event, { key }) => {
    const {
      phase,
      round,
      table,
      players: [a, b],
      score,
    } = data;
    const matchId = matchIdOf(event);
    const record: RoundRecord = {
      kind: 'match',
      phase,
      round,
      matchId,
      table,
      opponent: key === a ? b : a,
      score: own(score, key === a),
    };
    return {
      ...doc,
      rounds: inOrder([
        ...doc.rounds.filter((each) => each.phase !== phase || each.round !== round),
        record,
      ]),
    };
  });

const addRounds = <Doc extends PlayerRecordDoc>(
  doc: Doc,
  records: readonly RoundRecord[],
): Doc => ({
  ...doc,
  entered: true,
  rounds: inOrder([...doc.rounds, ...records]),
});

const byes = <Doc extends PlayerRecordDoc>(
  doc: Doc,
  { phase, round, byes: awarded }: Facts['RoundPaired'],
): Doc => {
  const rounds = doc.rounds.filter(
    (each) =>
      each.kind === 'match' ||
      each.kind === 'place' ||
      each.phase !== phase ||
      each.round !== round,
  );
  const cleared = { ...doc, rounds };
  return awarded.some((bye) => bye.playerId === doc.playerId)
    ? addRounds(cleared, [{ kind: 'bye', phase, round }])
    : cleared;
};

/** Rounds before the entry, settled by staff; Swiss rounds stand in phase 0 of every event. */
const addMissedRounds = <Doc extends PlayerRecordDoc>(
  doc: Doc,
  data: Facts['LateEntryAccepted'],
): Doc =>
  addRounds(
    { ...doc, droppedAfter: null },
    data.missed.map(({ round, as }) => ({ kind: as, phase: 0, round })),
  );

export const blankRecord = ({
  playerId,
  name,
  opening,
}: Pick<Facts['PlayerRegistered'], 'playerId' | 'name' | 'opening'>): PlayerRecordDoc => ({
  playerId,
  name,
  ...(opening ? { opening: opening.points } : {}),
  entered: false,
  droppedAfter: null,
  rounds: [],
  seat: null,
});

/** What every format's standings rest on, once a player has a record: the rounds they played or was given. */
export const recordFolds = <Doc extends PlayerRecordDoc>(): Folds<Doc> => ({
  PlayerRenamed: change(ofPlayer, (doc, { name }) => ({ ...doc, name })),
  PersonErased: change(
    ({ playerIds }, event) => playerIds.map((key) => ({ scope: eventIdOf(event), key })),
    (doc, { playerIds, names }) => ({
      ...doc,
      name: names[playerIds.indexOf(doc.playerId)] ?? '',
    }),
  ),
  EventStarted: change(
    ({ playerIds }, event) => playerIds.map((key) => ({ scope: eventIdOf(event), key })),
    (doc) => ({ ...doc, entered: true }),
  ),
  LateEntryAccepted: change(ofPlayer, addMissedRounds),
  PlayerReadded: change(ofPlayer, addMissedRounds),
  PlayerDropped: change(ofPlayer, (doc, { afterRound }) => ({ ...doc, droppedAfter: afterRound })),
  RoundPaired: change(
    (data, event) =>
      [...new Set([...data.byes.map((bye) => bye.playerId), ...data.replacedByes])].map((key) => ({
        scope: eventIdOf(event),
        key,
      })),
    byes,
  ),
  RoundVoided: change(
    (data, event) => data.byes.map((key) => ({ scope: eventIdOf(event), key })),
    (doc, { phase, round }) => ({
      ...doc,
      rounds: doc.rounds.filter((each) => each.phase !== phase || each.round !== round),
    }),
  ),
  TableResultRecorded: change(
    ({ places }, event) =>
      places.map(({ playerId }) => ({ scope: eventIdOf(event), key: playerId })),
    (doc, { phase, round, table, places }) => ({
      ...doc,
      rounds: inOrder([
        ...doc.rounds.filter((each) => each.phase !== phase || each.round !== round),
        { kind: 'place', phase, round, table, places },
      ]),
    }),
  ),
  MatchScheduled: change(bothPlayers, (doc, { phase, round, matchId }) => ({
    ...doc,
    seat: { phase, round, matchId },
  })),
  MatchCompleted: foldResult(),
  ResultCorrected: foldResult(),
  MatchVoided: change(bothPlayers, (doc, _data, event) => {
    const matchId = matchIdOf(event);
    const rounds = doc.rounds.filter((each) => each.kind !== 'match' || each.matchId !== matchId);
    return { ...doc, rounds, seat: doc.seat?.matchId === matchId ? null : doc.seat };
  }),
});

/**
 * The record with which somebody enters a format; undefined in
 * records of another one. Whoever changes it begins there anew.
 */
export const foldEntries = <Doc extends PlayerRecordDoc>(
  recordOf: (
    data: Pick<Facts['PlayerRegistered'], 'playerId' | 'name' | 'opening' | 'format'>,
  ) => Doc | undefined,
): Required<Pick<Folds<Doc>, 'PlayerRegistered' | 'PlayerFormatChanged'>> => ({
  PlayerRegistered: { keys: ofPlayer, fold: (_doc, data) => recordOf(data) },
  PlayerFormatChanged: { keys: ofPlayer, fold: (_doc, data) => recordOf(data) },
});
