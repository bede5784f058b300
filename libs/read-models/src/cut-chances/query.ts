import type { CutChances } from '#contracts';
import { outcomeOf } from '#game';
import { simulateCut } from '#tournament';
import type { Counting } from '../define-query.js';
import type { EventDoc } from '../event-doc/projection.js';
import { readEventDoc } from '../event-doc/read.js';
import { cutAhead } from '../my-seat/cut-outlook.js';
import type { PlayerRecordDoc } from '../records/plain-projection.js';
import { rankedBefore, rankedRecords } from '../standings/ranked-records.js';

/**
 * The minimum share of draws to assume: draws are agreed on late in a day, so a morning without one
 * means little.
 */
const fewestDrawn = 0.05;

const drawnOf = (docs: readonly PlayerRecordDoc[]): number => {
  const scores = docs.flatMap(({ rounds }) =>
    rounds.flatMap((round) => (round.kind === 'match' ? [round.score] : [])),
  );
  const drawn = scores.filter((score) => outcomeOf(score) === 'draw').length;
  return Math.max(fewestDrawn, scores.length === 0 ? 0 : drawn / scores.length);
};

/**
 * The answer for each event stays valid from one round to the next, whatever else happens in the
 * event.
 */
const kept = new Map<string, { readonly of: string; readonly chances: CutChances }>();
const mostEvents = 200;

const once = (eventId: string, of: string, simulate: () => CutChances): CutChances => {
  const before = kept.get(eventId);
  if (before?.of === of) return before.chances;
  const chances = simulate();
  kept.delete(eventId);
  kept.set(eventId, { of, chances });
  for (const oldest of kept.keys()) {
    if (kept.size <= mostEvents) break;
    kept.delete(oldest);
  }
  return chances;
};

/** The first unfinished round, or null if all paired rounds are over. */
const openRound = ({ rounds }: EventDoc) => rounds.find(({ completed }) => !completed) ?? null;

/**
 * The chance to reach the top cut by the next result, for each number of points; `size` is null if
 * there is nothing to simulate.
 */
export const readCutChances = async (
  sources: Counting,
  eventId: string,
): Promise<CutChances | null> => {
  const doc = await readEventDoc(sources.reader, eventId);
  if (!doc) return null;
  const ahead = cutAhead(doc);
  if (ahead === null || ahead.left === 0) return { size: null, left: 0, simulated: 0, rows: [] };
  const ranked = await rankedRecords(sources, doc);
  const round = openRound(doc);
  const { records, byPlayer } = round === null ? ranked : rankedBefore(sources, doc, ranked, round);
  const paired = [...records.values()].filter(
    ({ entered, droppedAfter }) => entered && droppedAfter === null,
  );
  const points = paired.map(({ playerId }) => byPlayer.get(playerId)?.points ?? 0);
  const { size, left } = ahead;
  const { win, draw, loss, bye } = doc.settings.points;
  const race = {
    ...{ points, size, left, worth: { win, draw, loss }, bye, drawn: drawnOf(paired) },
    seed: `cut-chances/${doc.seedCommitment}/${left}`,
  };
  return once(eventId, JSON.stringify(race), () => {
    const { simulated, rows } = simulateCut(race);
    return { size, left, simulated, rows: [...rows] };
  });
};
