import { everyEvent, type PersonalEventStore } from '#event-store';
import { factFaults, factSchemasOf } from '#facts';
import { games } from '#games';

const mostTold = 10;

/**
 * Checks that all events written while a test ran would also be accepted from another server's
 * file. Throws with place and cause.
 */
export const assertFactsFit = async (events: PersonalEventStore): Promise<void> => {
  const schemas = factSchemasOf(games);
  const faults: string[] = [];
  for await (const event of everyEvent(events))
    for (const { path, message } of factFaults(schemas, event))
      faults.push(`${event.streamId}@${event.version} ${event.type} ${path}: ${message}`);
  if (faults.length > 0)
    throw new Error(
      `facts that their own schema refuses:\n${faults.slice(0, mostTold).join('\n')}`,
    );
};
