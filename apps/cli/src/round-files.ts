import { isOver } from '#vocabulary';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { eventFiles, type EventFileName } from '#exchange';
import { askOf, type Fetch } from './ask-server.js';

export interface RoundFiles {
  readonly server: string;
  readonly eventId: string;
  /** The folder for the files, with a subfolder for each round. */
  readonly folder: string;
  readonly names: readonly EventFileName[];
  /** Gives access to a private event; null for a public one. */
  readonly token: string | null;
  readonly fetch: Fetch;
}

const eventSeen = z.object({
  status: z.string(),
  rounds: z.array(z.object({ phase: z.number(), round: z.number(), state: z.string() })),
});

type EventSeen = z.infer<typeof eventSeen>;

/** The current stage of the event if it has no open results; null while a round is played. */
const placeOf = ({ status, rounds }: EventSeen): string | null => {
  if (status === 'finished') return 'final';
  // Rounds are compared by their numbers, so their order in the list does not matter.
  const [latest] = rounds.toSorted((a, b) => b.phase - a.phase || b.round - a.round);
  return latest?.state === 'completed' ? `stage-${latest.phase + 1}-round-${latest.round}` : null;
};

/**
 * Checks once. If a round or the event is over, saves its files in a folder of their own,
 * completely or not at all; existing files are left alone. Earlier rounds are not saved later,
 * because files show the current state.
 * @returns true once the event is complete
 */
export const saveRoundFiles = async (
  { server, eventId, folder, names, token, fetch }: RoundFiles,
  say: (line: string) => void,
): Promise<boolean> => {
  const read = askOf(server, fetch, token === null ? {} : { authorization: `Bearer ${token}` });
  const id = encodeURIComponent(eventId);
  const look = async (): Promise<EventSeen> =>
    eventSeen.parse(JSON.parse(await read(`/api/v1/queries/event?eventId=${id}`)));
  const seen = await look();
  const place = placeOf(seen);
  const kept = place === null ? null : path.join(folder, place);
  if (kept === null || existsSync(kept)) return isOver(seen);
  const files: (readonly [string, string])[] = [];
  for (const name of names)
    files.push([
      `${name}.${eventFiles[name].ending}`,
      await read(`/api/v1/events/${id}/files/${name}`),
    ]);
  // The next round may have been paired, or a result corrected, while the files were read.
  if (placeOf(await look()) !== place) return false;
  const fresh = `${kept}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  for (const [name, text] of files) writeFileSync(path.join(fresh, name), text);
  renameSync(fresh, kept);
  say(`${kept}: ${files.map(([name]) => name).join(', ')}`);
  return isOver(seen);
};
