import { idOf, streamOf } from '#aggregate';
import type { DocumentKey, RecordedEvent } from '#event-store';
import type { ConventionDetails, Invitation } from '#tournament';
import { change, defineReadModel } from '../define.js';
import type { Facts, FactType } from '../facts.js';

export interface ConventionDoc extends ConventionDetails {
  readonly conventionId: string;
  readonly owner: string;
  readonly invitations: readonly Invitation[];
}

export const ALL_CONVENTIONS = 'all';

const keys = (_data: unknown, { streamId }: RecordedEvent): readonly DocumentKey[] => [
  { scope: ALL_CONVENTIONS, key: idOf('convention', streamId) },
];
const on = <T extends FactType>(fold: (doc: ConventionDoc, data: Facts[T]) => ConventionDoc) =>
  change<ConventionDoc, T>(keys, fold);

/** Conventions with their plan and invitations. Their tournaments are ordinary events. */
export const conventionsModel = defineReadModel<ConventionDoc>(
  'conventions',
  { version: 1, scope: 'other', owner: ({ key }) => streamOf('convention', key) },
  {
    ConventionCreated: {
      keys,
      fold: (_doc, { conventionId, owner, name, date, venue, plan }) => ({
        conventionId,
        owner,
        name,
        date,
        venue,
        plan,
        invitations: [],
      }),
    },
    ConventionChanged: on((doc, { name, date, venue, plan }) => ({
      ...doc,
      name,
      date,
      venue,
      plan,
    })),
    PlayerInvited: on((doc, data) => ({ ...doc, invitations: [...doc.invitations, data] })),
    InvitationWithdrawn: on((doc, { invitationId }) => ({
      ...doc,
      invitations: doc.invitations.filter((each) => each.invitationId !== invitationId),
    })),
  },
);
