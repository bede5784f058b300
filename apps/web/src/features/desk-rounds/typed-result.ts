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

/** How the results of a round are typed: as games, as points, or as places. */
export type EntryKind = 'games' | 'points' | 'places';

/** The result typed for a table. */
export type TypedResult =
  | { readonly kind: 'score'; readonly score: GameScore }
  | { readonly kind: 'places'; readonly places: readonly number[] };

/** Parses a table number and its result; null if the text is invalid. */
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

/** The table for a result; null if there is none with this number and as many seats as places. */
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
  /** Whether a result of the table was typed here before and may still be on its way. */
  readonly entered: boolean;
}

/** The command that records the result: places, a ruling, or a correction. */
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

/** A player's report of a match's result that has not been answered yet; otherwise null. */
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
 * The present result or report that Enter would replace, which needs a confirmation. null if there
 * is none, or the same one.
 */
export const wouldReplace = (seated: SeatedTable, result: TypedResult): string | null => {
  const standing = seated.result ?? reportOf(seated)?.score ?? null;
  return standing === resultText(result) ? null : standing;
};
