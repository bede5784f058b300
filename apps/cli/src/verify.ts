import { readFileSync } from 'node:fs';
import { idIfOf, type RecordedEvent } from '#event-store';
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

const USAGE =
  'npm run verify -- FILE    FILE: a finished event as the api exports it (GET /api/events/<id>/export)';

const read = (file: string): EventFile | null => {
  try {
    const content = JSON.parse(readFileSync(file, 'utf8')) as Partial<EventFile>;
    return content.format === 'conclave-event' && Array.isArray(content.events)
      ? (content as EventFile)
      : null;
  } catch {
    return null;
  }
};

const main = (args: readonly string[]): number => {
  const [file] = args;
  const event = file === undefined ? null : read(file);
  if (!event) {
    console.error(file === undefined ? USAGE : `${file} is no exported event\n${USAGE}`);
    return 2;
  }
  if (event.audience === 'everyone')
    console.log('verify: accounts, notes and penalties are left out of this file');
  const matches = (event.withheld ?? []).filter((streamId) => idIfOf('match', streamId) !== null);
  if (matches.length > 0) {
    console.error(
      `${file} leaves out ${matches.length} matches that its reader may not see: pairings rest on their results and cannot be recomputed`,
    );
    return 2;
  }
  const pairings = recomputePairings(event.eventId, event.events);
  const boosters = recomputeBoosters(event.eventId, event.events);
  const ending = recomputeEnding(event.eventId, event.events);
  const differences = [...pairings.differences, ...boosters.differences, ...ending];
  for (const difference of differences) console.log(`difference: ${difference}`);
  const limited =
    boosters.packs > 0
      ? `, ${boosters.packs} boosters, ${boosters.picks} picks, ${boosters.decks} decks`
      : '';
  const count = differences.length === 1 ? '1 difference' : `${differences.length} differences`;
  console.log(`verify: ${pairings.rounds} rounds${limited}, ${count}`);
  return differences.length === 0 ? 0 : 1;
};

process.exitCode = main(process.argv.slice(2));
