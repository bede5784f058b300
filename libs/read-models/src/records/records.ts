import type { DocumentKey } from '#event-store';
import { turnedScore, type GameScore } from '#game';
import type { MatchPlace } from '#match';
import type { TablePlace } from '#tournament';
import { change, eventIdOf, matchIdOf, ofPlayer, type Fold, type Folds } from '../define.js';
import type { Facts } from '../facts.js';

/** One round of one player, with the score from their point of view. */
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
  /** A table of three or four, with the places of all its players. */
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
  /** Whether they have a result in any round; other players are not in the standings. */
  readonly entered: boolean;
  readonly droppedAfter: number | null;
  readonly rounds: readonly RoundRecord[];
  /** Match points brought from an earlier event. */
  readonly opening?: number;
  /** The last match at which they were seated. */
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

/**
 * The rounds before a late entry, as settled by staff; Swiss rounds are in phase 0 of every event.
 */
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

/**
 * Folds the rounds that a player played or was given into an existing record; shared by all
 * formats.
 */
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
 * Creates the record of a player who enters a format; undefined for other formats. A player who
 * changes the format gets a new record there.
 */
export const foldEntries = <Doc extends PlayerRecordDoc>(
  recordOf: (
    data: Pick<Facts['PlayerRegistered'], 'playerId' | 'name' | 'opening' | 'format'>,
  ) => Doc | undefined,
): Required<Pick<Folds<Doc>, 'PlayerRegistered' | 'PlayerFormatChanged'>> => ({
  PlayerRegistered: { keys: ofPlayer, fold: (_doc, data) => recordOf(data) },
  PlayerFormatChanged: { keys: ofPlayer, fold: (_doc, data) => recordOf(data) },
});
