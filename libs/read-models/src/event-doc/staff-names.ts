import type { EventDoc } from './projection.js';

const ACCOUNT = 'account:';

/** Names of staff by the actor of an event; empty for actors who are not staff. */
export const staffNames = (event: Pick<EventDoc, 'staff'> | null): ((actor: string) => string) => {
  const names = new Map(event?.staff.map(({ account, name }) => [`${ACCOUNT}${account}`, name]));
  return (actor) => names.get(actor) ?? '';
};
