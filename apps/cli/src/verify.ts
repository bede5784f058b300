import { idIfOf } from '#aggregate';
import { readFileSync } from 'node:fs';
import type { RecordedEvent } from '#event-store';
import { recomputeBoosters } from './verify/recompute-boosters.js';
import { recomputeEnding } from './verify/recompute-ending.js';
import { recomputePairings } from './verify/recompute-pairings.js';

interface EventFile {
  readonly format: string;
  readonly eventId: string;
  readonly events: readonly RecordedEvent[];
  readonly withheld?: readonly string[];
  readonly audience?: string;
}

/** Null if the file is not an event that can be recomputed. */
export const readEventFile = (file: string): EventFile | null => {
  try {
    const content = JSON.parse(readFileSync(file, 'utf8')) as Partial<EventFile>;
    return content.format === 'conclave-event' && Array.isArray(content.events)
      ? (content as EventFile)
      : null;
  } catch {
    return null;
  }
};

/**
 * The number of matches that are withheld from the reader of the file: pairings depend on their
 * results.
 */
export const countWithheldMatches = ({ withheld = [] }: EventFile): number =>
  withheld.filter((streamId) => idIfOf('match', streamId) !== null).length;

/** Recomputes everything that follows from the seeds and results in the file. */
export const verifyEvent = ({ eventId, events }: EventFile) => {
  const pairings = recomputePairings(eventId, events);
  const boosters = recomputeBoosters(eventId, events);
  const differences = [
    ...pairings.differences,
    ...boosters.differences,
    ...recomputeEnding(eventId, events),
  ];
  const { packs, picks, decks } = boosters;
  return { rounds: pairings.rounds, packs, picks, decks, differences };
};
