import { fetchCallDialog } from '../../shared/match/call-judge.js';
import { lazily } from '../../shared/page/lazily.js';

const dialogs = () => import('./dialogs.js');

export const DisputeDialog = lazily(async () => (await dialogs()).DisputeDialog);
export const LeaveDialog = lazily(async () => (await dialogs()).LeaveDialog);

/** The staff's messages to a player, of which most players have none. */
export const SeatNotes = lazily(async () => (await import('./seat-notes.js')).SeatNotes);

/** Needed by team events only. */
export const TeamMembers = lazily(
  async () => (await import('../../shared/event/team-members.js')).TeamMembers,
);

export const TeamSeatsList = lazily(
  async () => (await import('./team-seats-list.js')).TeamSeatsList,
);

/** For visitors of an event that has begun. */
export const EventPicture = lazily(async () => (await import('./event-picture.js')).EventPicture);

/** The receipts that the server has signed for this device. */
export const Receipts = lazily(async () => (await import('./receipts.js')).Receipts);

/** Below everything that is needed in a hurry. */
export const KeepSeat = lazily(async () => (await import('./keep-seat.js')).KeepSeat);

/** Useful from the second round on. */
export const MyDay = lazily(async () => (await import('./my-day.js')).MyDay);

/** Shown in other formats only. */
export const MyMultiplayerTable = lazily(
  async () => (await import('./my-multiplayer-table.js')).MyMultiplayerTable,
);
export const LimitedNow = lazily(async () => (await import('./limited-now.js')).LimitedNow);
export const TrioReminder = lazily(async () => (await import('./trio-reminder.js')).TrioReminder);
const ownMatch = () => import('./own-match.js');
export const OwedChoice = lazily(async () => (await ownMatch()).OwedChoice);
export const OwnMatchLink = lazily(async () => (await ownMatch()).OwnMatchLink);

const QUIET_MS = 4_000;

/**
 * Loads the dialogs shortly after the first view, so that a judge can be called even without a
 * network at that moment.
 */
export const fetchDialogsSoon = (): (() => void) => {
  const fetchBoth = () => void Promise.all([dialogs(), fetchCallDialog()]).catch(() => undefined);
  const due = setTimeout(fetchBoth, QUIET_MS);
  return () => clearTimeout(due);
};
