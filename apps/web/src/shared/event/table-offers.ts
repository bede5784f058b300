import { type EventView, type JudgeCall, type TableRow, standsIn } from '#contracts';
import { isSettled } from '../match/settled.js';
import type { SharedTable } from '../match/shared-table.js';
import { mayNow } from './event-offers.js';
import { isSeated } from './roles.js';

/** Staff actions at a table of two. */
export interface TableOffers {
  /** Enter a result: the first one, or a replacement. null: not possible now. */
  readonly settle: 'rule' | 'correct' | null;
  readonly extend: boolean;
}

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

/** Whether the viewer may report or settle the places at a table of three or four. */
export const mayTellPlaces = (
  event: EventView,
  { seats, status }: Pick<SharedTable, 'seats' | 'status'>,
): boolean =>
  mayNow(event, 'results', 'playing') ||
  (isSeated(event) &&
    status !== 'completed' &&
    standsIn(event, 'playing') &&
    seats.some(({ playerId }) => playerId === event.myPlayerId));

/** A judge's actions beyond a single table. */
export interface FloorOffers {
  /** Go to a table, send another judge there, leave it again. */
  readonly tables: boolean;
  readonly calls: boolean;
  readonly penalties: boolean;
}

export const floorOffers = (event: EventView): FloorOffers => ({
  tables: mayNow(event, 'rule', 'playing'),
  calls: mayNow(event, 'rule', 'unfinished'),
  penalties: mayNow(event, 'rule', 'unfinished'),
});

/** The next step of a judge call: it is accepted, then resolved. null: none. */
export const nextOfCall = (
  event: EventView,
  { state }: Pick<JudgeCall, 'state'>,
): 'accept' | 'resolve' | null =>
  state === 'resolved' || !floorOffers(event).calls
    ? null
    : state === 'waiting'
      ? 'accept'
      : 'resolve';
