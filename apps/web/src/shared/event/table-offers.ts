import { type EventView, type JudgeCall, type TableRow, standsIn } from '#contracts';
import type { SharedTable } from '../match/shared-table.js';
import { mayNow } from './event-offers.js';
import { isSeated } from './roles.js';

/** What the staff may do at a table of two now. */
export interface TableOffers {
  /** A result: the first one, or another in place of what stands. Null: not now. */
  readonly settle: 'rule' | 'correct' | null;
  readonly extend: boolean;
}

const isSettled = ({ status }: Pick<TableRow, 'status'>): boolean =>
  status === 'completed' || status === 'void';

export const tableOffers = (
  event: EventView,
  row: Pick<TableRow, 'status' | 'score'>,
): TableOffers => {
  const enters = row.status !== 'void' && mayNow(event, 'results', 'playing');
  return {
    settle: !enters ? null : row.status === 'completed' && row.score !== null ? 'correct' : 'rule',
    extend: enters && !isSettled(row),
  };
};

/** Whether whoever looks may say, or settle, in which places a table of three or four ended. */
export const mayTellPlaces = (
  event: EventView,
  { seats, status }: Pick<SharedTable, 'seats' | 'status'>,
): boolean =>
  mayNow(event, 'results', 'playing') ||
  (isSeated(event) &&
    status !== 'completed' &&
    standsIn(event, 'playing') &&
    seats.some(({ playerId }) => playerId === event.myPlayerId));

/** What a judge may do now beside the tables. */
export interface FloorOffers {
  /** Goes to a table, or has another judge go there; leaves it again. */
  readonly tables: boolean;
  readonly calls: boolean;
  readonly penalties: boolean;
}

export const floorOffers = (event: EventView): FloorOffers => ({
  tables: mayNow(event, 'rule', 'playing'),
  calls: mayNow(event, 'rule', 'unfinished'),
  penalties: mayNow(event, 'rule', 'unfinished'),
});

/** What comes next of a call: somebody takes it, and then it is closed. Null: nothing more. */
export const nextOfCall = (
  event: EventView,
  { state }: Pick<JudgeCall, 'state'>,
): 'accept' | 'resolve' | null =>
  state === 'resolved' || !floorOffers(event).calls
    ? null
    : state === 'waiting'
      ? 'accept'
      : 'resolve';
