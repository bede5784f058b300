import { accountEventsModel } from '../account-events/projection.js';
import { defineQuery } from '../define-query.js';
import { rosterModel } from '../roster/projection.js';
import { roundProgressModel } from '../round-progress/projection.js';
import { eventModel } from '../event-doc/projection.js';
import { readEvent } from './query.js';

export const event = defineQuery({
  name: 'event',
  grants: ['onlooker'],
  token: 'events',
  audience: 'asker',
  feeds: [eventModel, rosterModel, roundProgressModel, accountEventsModel],
  answer: ({ reader }, { eventId }, asker) => readEvent(reader, eventId, asker),
  /** Who holds which account, and who is invited, is for the staff. */
  withhold: (answer, { staff }) =>
    staff
      ? answer
      : {
          ...answer,
          staff: answer.staff.map((each) => ({ ...each, account: '' })),
          staffInvites: [],
        },
});
