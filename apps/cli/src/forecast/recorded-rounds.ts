import { basename } from 'node:path';
import { catchUp, MemoryProjectionStore, type RecordedEvent } from '#event-store';
import { type EventRound, readModels, readTimedRounds } from '#read-models';
import { storeOf } from '../store-of.js';
import { readEventFile } from '../verify.js';
import { type JudgedRound, judgeRound, minutesBefore } from './judged-round.js';

const MINUTE = 60_000;

const roundsAfter = async (
  eventId: string,
  events: readonly RecordedEvent[],
): Promise<readonly EventRound[]> => {
  const reader = new MemoryProjectionStore();
  await catchUp({ events: await storeOf(events), projections: reader, models: readModels });
  return readTimedRounds(reader, eventId);
};

/**
 * The rounds of an exported event that had a clock and were open ten minutes before its end, each
 * forecast from the events recorded by then. Null if the file contains no event.
 */
export const judgeFile = async (file: string): Promise<readonly JudgedRound[] | null> => {
  const content = readEventFile(file);
  if (content === null) return null;
  const { eventId, events } = content;
  const judged: JudgedRound[] = [];
  for (const { phase, round: number, timed } of await roundsAfter(eventId, events)) {
    if (timed === null) continue;
    const until = timed.limit - minutesBefore * MINUTE;
    const told = events.filter(({ meta }) => Date.parse(meta.at) <= until);
    const known = await roundsAfter(eventId, told);
    const at = known.findIndex((each) => each.phase === phase && each.round === number);
    const then = known[at]?.timed ?? null;
    const earlier = known.slice(0, at).flatMap((each) => each.timed ?? []);
    const name = `${basename(file)}, ${phase === 0 ? '' : `part ${phase + 1}, `}round ${number}`;
    const round = then && judgeRound({ name, earlier, then, round: timed });
    if (round !== null) judged.push(round);
  }
  return judged;
};
