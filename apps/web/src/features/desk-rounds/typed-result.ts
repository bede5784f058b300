import type { GameScore, RoundKey } from '#contracts';
import {
  parseEntry,
  parsePlacesEntry,
  parsePointsEntry,
  scoreText,
} from '../../shared/match/score.js';
import type { SeatedTable } from '../../shared/match/seated-tables.js';
import { placesOfSeats } from '../../shared/match/shared-table.js';
import type { DeskCommand } from './use-entries.js';

/** How results of a round are typed: games or points of two sides, or places. */
export type EntryKind = 'games' | 'points' | 'places';

/** What was typed for a table that stands. */
export type TypedResult =
  | { readonly kind: 'score'; readonly score: GameScore }
  | { readonly kind: 'places'; readonly places: readonly number[] };

/** The number of a table and its result, or null for what cannot be read. */
export const readTyped = (
  text: string,
  kind: EntryKind,
): { readonly table: number; readonly result: TypedResult } | null => {
  if (kind === 'places') {
    const entry = parsePlacesEntry(text);
    return entry && { table: entry.table, result: { kind: 'places', places: entry.places } };
  }
  const entry = kind === 'points' ? parsePointsEntry(text) : parseEntry(text);
  return entry && { table: entry.table, result: { kind: 'score', score: entry.score } };
};

/** The table that the result is for; null where none of this number has as many seats. */
export const tableFor = (
  tables: readonly SeatedTable[],
  { table, result }: { readonly table: number; readonly result: TypedResult },
): SeatedTable | null =>
  tables.find(
    (each) =>
      each.table === table &&
      (result.kind === 'places'
        ? each.of.kind === 'shared' && each.seats.length === result.places.length
        : each.of.kind === 'match'),
  ) ?? null;

export const resultText = (result: TypedResult): string =>
  result.kind === 'places' ? result.places.join('-') : scoreText(result.score);

interface Desk {
  readonly eventId: string;
  readonly round: Pick<RoundKey, 'phase' | 'round'>;
  /** A result of the table was typed here before and may be on its way. */
  readonly entered: boolean;
}

/** What settles a table so: places, a ruling, or the correction of what stands. */
export const commandFor = (
  { table, seats, status, of }: SeatedTable,
  result: TypedResult,
  { eventId, round: { phase, round }, entered }: Desk,
): DeskCommand | null => {
  if (result.kind === 'places') {
    const places = placesOfSeats({ seats }, result.places);
    const playerId = seats[0]?.playerId ?? '';
    return {
      name: 'RecordTableResult',
      payload: { eventId, playerId, phase, round, table, places, reason: '' },
    };
  }
  if (of.kind !== 'match') return null;
  const payload = { matchId: of.row.matchId, score: result.score, note: '' };
  const { score } = of.row;
  if (status === 'completed' && score !== null)
    return { name: 'CorrectResult', payload: entered ? payload : { ...payload, replaces: score } };
  return { name: entered ? 'CorrectResult' : 'RuleResult', payload };
};

/** What a player has said of a table and nobody has answered yet. */
export const reportOf = ({
  status,
  seats,
  of,
}: SeatedTable): { readonly score: string; readonly name: string } | null => {
  const report = of.kind === 'match' && status === 'reported' ? of.row.report : null;
  return (
    report && {
      score: scoreText(report.score),
      name: seats[report.by === 'a' ? 0 : 1]?.name ?? '',
    }
  );
};

/**
 * What Enter would take away, a player's report among it: it is asked
 * for twice. Null where nothing stands, or the same does.
 */
export const wouldReplace = (seated: SeatedTable, result: TypedResult): string | null => {
  const standing = seated.result ?? reportOf(seated)?.score ?? null;
  return standing === resultText(result) ? null : standing;
};
