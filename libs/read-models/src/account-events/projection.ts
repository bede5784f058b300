import { logOfEvent } from '#aggregate';
import type { DocumentKey, RecordedEvent } from '#event-store';
import type { EventRole } from '#tournament';
import { defineReadModel, eventIdOf } from '../define.js';

export interface AccountEventDoc {
  readonly eventId: string;
  readonly roles: readonly EventRole[];
  readonly playerId: string | null;
}

const ofAccount = (
  data: { readonly account: string | null },
  event: RecordedEvent,
): readonly DocumentKey[] =>
  data.account === null ? [] : [{ scope: data.account, key: eventIdOf(event) }];
const blank = (event: RecordedEvent): AccountEventDoc => ({
  eventId: eventIdOf(event),
  roles: [],
  playerId: null,
});

/** The events in which an account has a role or a seat. */
export const accountEventsModel = defineReadModel<AccountEventDoc>(
  'account-events',
  { version: 2, scope: 'other', owner: ({ key }) => logOfEvent(key) },
  {
    RoleGranted: {
      keys: ofAccount,
      fold: (doc, { role }, event) => {
        const before = doc ?? blank(event);
        return { ...before, roles: [...before.roles, role] };
      },
    },
    EventAdopted: {
      keys: ({ owner }, event) => [{ scope: owner, key: eventIdOf(event) }],
      fold: (_doc, _data, event) => ({ ...blank(event), roles: ['owner'] }),
    },
    PersonErased: {
      keys: ofAccount,
      fold: (doc) => doc && { ...doc, roles: [], playerId: null },
    },
    RoleRevoked: {
      keys: ofAccount,
      fold: (doc, { role }) => doc && { ...doc, roles: doc.roles.filter((each) => each !== role) },
    },
    PlayerRegistered: {
      keys: ofAccount,
      fold: (doc, { playerId }, event) => ({ ...(doc ?? blank(event)), playerId }),
    },
    PlayerClaimed: {
      keys: ofAccount,
      fold: (doc, { playerId }, event) => ({ ...(doc ?? blank(event)), playerId }),
    },
  },
);
