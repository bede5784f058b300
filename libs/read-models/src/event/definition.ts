import type { QueryResult } from '#contracts';
import { accountEventsModel } from '../account-events/projection.js';
import { defineQuery } from '../define-query.js';
import { rosterModel } from '../roster/projection.js';
import { roundProgressModel } from '../round-progress/projection.js';
import { eventModel } from '../event-doc/projection.js';
import { readEvent } from './query.js';

/** Of a round that is not published nobody but the staff is told more than that it is being made. */
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
  /** Who holds which account, who is invited, and what is not published yet, is for the staff. */
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
