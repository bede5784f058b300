import type { QueryResult } from '#contracts';
import { accountEventsModel } from '../account-events/projection.js';
import { defineQuery } from '../define-query.js';
import { rosterModel } from '../roster/projection.js';
import { roundProgressModel } from '../round-progress/projection.js';
import { eventModel } from '../event-doc/projection.js';
import { readEvent } from './query.js';

/** People outside the staff see an unpublished round only as being paired. */
const hideProposal = (round: QueryResult<'event'>['rounds'][number]) =>
  round.state === 'proposed'
    ? { ...round, state: 'pairing' as const, tables: 0, unavoidableRematches: 0 }
    : round;

export const event = defineQuery({
  name: 'event',
  grants: ['onlooker'],
  token: 'events',
  audience: 'asker',
  feeds: [eventModel, rosterModel, roundProgressModel, accountEventsModel],
  answer: (sources, { eventId }, asker) => readEvent(sources, eventId, asker),
  /** Account ids, invitations and unpublished rounds are visible only to staff. */
  withhold: (answer, { staff }) =>
    staff
      ? answer
      : {
          ...answer,
          staff: answer.staff.map((each) => ({ ...each, account: '' })),
          staffInvites: [],
          rounds: answer.rounds.map(hideProposal),
        },
});
