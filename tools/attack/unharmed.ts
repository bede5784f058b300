import { setTimeout as pause } from 'node:timers/promises';
import { auditDatabase } from '../../apps/cli/src/audit.js';
import type { Fleet } from '../../test/support/fleet.js';
import type { Attackers } from './attackers.js';
import type { AnswerCheck } from './answer-check.js';
import type { PreparedEvents } from './prepared-events.js';

/**
 * Final checks: no process has ended, the server is ready, events can still be read, and every hash
 * chain is valid. Returns the number of events read.
 */
export const standsUnharmed = async (
  {
    url,
    attackers,
    preparedEvents,
    answerCheck,
  }: {
    readonly url: string;
    readonly attackers: Attackers;
    readonly preparedEvents: PreparedEvents;
    readonly answerCheck: AnswerCheck;
  },
  fleet: Fleet,
  most: number,
): Promise<number> => {
  const { findings } = answerCheck;
  for (const { name, process } of fleet.members) {
    const ended = await Promise.race([process.exited, pause(0)]);
    if (ended) findings.note('process ended', name, process.tail());
  }
  const ready = await fetch(`${url}/ready`);
  if (!ready.ok) findings.note('not ready', 'GET /ready', await ready.text());
  const events = preparedEvents.eventIds.slice(-most);
  for (const eventId of events)
    for (const name of ['event', 'roster', 'standings', 'pairings', 'story'] as const)
      await attackers.people.owner.ask(name, { eventId }).catch((error: Error) => {
        // The owner has taken a seat there and sees as a player, or their personal data was erased.
        if (!/policy\/(?:seated-staff|forbidden)/.test(error.message))
          findings.note('cannot be read', name, `${eventId}: ${error.message}`);
      });
  const lines: string[] = [];
  if (!(await auditDatabase(fleet.databaseUrl, (line) => lines.push(line))))
    findings.note('audit of the database', 'every event', lines.slice(0, 5).join(' | '));
  return events.length;
};
