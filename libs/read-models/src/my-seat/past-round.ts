import type { MySeat } from '#contracts';
import { outcomeOf } from '#game';
import type { RoundRecord } from '../records/plain-projection.js';

/** A past round from the player's point of view. */
export const pastRound = (
  own: string,
  record: RoundRecord,
  name: (playerId: string) => string,
): MySeat['history'][number] => {
  const { phase, round } = record;
  if (record.kind === 'place') {
    const { table, places } = record;
    const opponent = places
      .filter(({ playerId }) => playerId !== own)
      .toSorted((one, other) => one.place - other.place)
      .map(({ playerId, place }) => `${place}. ${name(playerId)}`)
      .join(', ');
    const place = places.find(({ playerId }) => playerId === own)?.place ?? null;
    return { phase, round, table, opponent, score: null, won: null, place, bye: false };
  }
  if (record.kind !== 'match') {
    return {
      phase,
      round,
      table: null,
      opponent: null,
      score: null,
      won: record.kind === 'bye',
      place: null,
      bye: record.kind === 'bye',
    };
  }
  const outcome = outcomeOf(record.score);
  return {
    phase,
    round,
    table: record.table,
    opponent: name(record.opponent),
    score: record.score,
    won: outcome === 'draw' ? null : outcome === 'a',
    place: null,
    bye: false,
  };
};
