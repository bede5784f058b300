import { fetchCallDialog } from '../../shared/match/call-judge.js';
import { lazily } from '../../shared/page/lazily.js';

const dialogs = () => import('./dialogs.js');

export const DisputeDialog = lazily(async () => (await dialogs()).DisputeDialog);
export const LeaveDialog = lazily(async () => (await dialogs()).LeaveDialog);

/** What the staff have said to a player; most have nothing to be told. */
export const SeatNotes = lazily(async () => (await import('./seat-notes.js')).SeatNotes);

/** What only events of teams ask for. */
export const TeamMembers = lazily(
  async () => (await import('../../shared/event/team-members.js')).TeamMembers,
);

export const TeamSeatsList = lazily(
  async () => (await import('./team-seats-list.js')).TeamSeatsList,
);

/** Of an event that has begun, for those who do not play in it. */
export const EventPicture = lazily(async () => (await import('./event-picture.js')).EventPicture);

/** What the server has signed for this device. */
export const Receipts = lazily(async () => (await import('./receipts.js')).Receipts);

/** Below all that is looked for in a hurry. */
export const KeepSeat = lazily(async () => (await import('./keep-seat.js')).KeepSeat);

/** Of use from the second round on. */
export const MyDay = lazily(async () => (await import('./my-day.js')).MyDay);

/** What only other formats show. */
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
 * Fetches the dialogs when the first view has stood for a moment:
 * who calls a judge in a dead zone must not wait for one.
 */
export const fetchDialogsSoon = (): (() => void) => {
  const fetchBoth = () => void Promise.all([dialogs(), fetchCallDialog()]).catch(() => undefined);
  const due = setTimeout(fetchBoth, QUIET_MS);
  return () => clearTimeout(due);
};
