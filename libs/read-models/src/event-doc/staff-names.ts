import type { EventDoc } from './projection.js';

const ACCOUNT = 'account:';

/** Names of those who acted for the event, by the actor of a fact; empty for whoever is not of the staff. */
export const staffNames = (event: Pick<EventDoc, 'staff'> | null): ((actor: string) => string) => {
  const names = new Map(event?.staff.map(({ account, name }) => [`${ACCOUNT}${account}`, name]));
  return (actor) => names.get(actor) ?? '';
};
