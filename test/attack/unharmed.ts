import { setTimeout as pause } from 'node:timers/promises';
import { auditDatabase } from '../../apps/cli/src/audit.js';
import type { Fleet } from '../support/fleet.js';
import type { Cast } from './cast.js';
import type { Door } from './door.js';
import type { World } from './scenes.js';

/** After all of it: no process has ended, the server is ready, events can still be read, and every hash chain holds. Returns how many were read. */
export const standsUnharmed = async (
  {
    url,
    cast,
    world,
    door,
  }: {
    readonly url: string;
    readonly cast: Cast;
    readonly world: World;
    readonly door: Door;
  },
  fleet: Fleet,
  most: number,
): Promise<number> => {
  const { findings } = door;
  for (const { name, process } of fleet.members) {
    const ended = await Promise.race([process.exited, pause(0)]);
    if (ended) findings.note('process ended', name, process.tail());
  }
  const ready = await fetch(`${url}/ready`);
  if (!ready.ok) findings.note('not ready', 'GET /ready', await ready.text());
  const events = world.eventIds.slice(-most);
  for (const eventId of events)
    for (const name of ['event', 'roster', 'standings', 'pairings', 'story'] as const)
      await cast.people.owner
        .ask(name, { eventId })
        .catch((error: Error) =>
          findings.note('cannot be read', name, `${eventId}: ${error.message}`),
        );
  const lines: string[] = [];
  if (!(await auditDatabase(fleet.databaseUrl, (line) => lines.push(line))))
    findings.note('audit of the database', 'every event', lines.slice(0, 5).join(' | '));
  return events.length;
};
