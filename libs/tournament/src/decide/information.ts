import type { Handlers } from '#aggregate';
import type { Tournament } from '../commands.js';
import { record, refuse } from '../decision.js';
import { over } from './rule.js';

/** The event's page, and announcements to everybody. */
export const information: Handlers<
  Tournament,
  'SetEventInformation' | 'MakeAnnouncement' | 'WithdrawAnnouncement'
> = {
  SetEventInformation: ({ information: told }, state) =>
    over(state) ?? record('EventInformationSet', { information: told }),
  MakeAnnouncement: ({ announcementId, text }) =>
    record('AnnouncementMade', { announcementId, text }),
  WithdrawAnnouncement: ({ announcementId }, state) =>
    state.announcements.has(announcementId)
      ? record('AnnouncementWithdrawn', { announcementId })
      : refuse('announcement-unknown'),
};
