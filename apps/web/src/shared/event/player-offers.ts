import { type EventView, type RosterRow, standsIn } from '#contracts';
import { mayNow } from './event-offers.js';
import { organizes } from './roles.js';

/** What may be done with one player now: the buttons of their row and its menu are drawn from it. */
export interface PlayerOffers {
  readonly letIn: boolean;
  readonly checkIn: boolean;
  readonly undoCheckIn: boolean;
  /** From the waitlist, or from those who asked. */
  readonly promote: boolean;
  readonly rename: boolean;
  readonly note: boolean;
  readonly fixedTable: boolean;
  readonly team: boolean;
  readonly penalize: boolean;
  readonly drop: boolean;
  readonly readd: boolean;
  readonly erase: boolean;
  readonly withdraw: boolean;
}

/** Who meets whom was fixed with the first round: nobody enters behind it. */
const isScheduled = ({ phases: [phase], rounds }: EventView): boolean =>
  rounds.length > 0 &&
  (phase?.kind === 'elimination' || (phase?.kind === 'swiss' && phase.pairing === 'round-robin'));

export const playerOffers = (event: EventView, { status }: RosterRow): PlayerOffers => {
  const before = mayNow(event, 'checkIn', 'beforeStart');
  const left = status === 'withdrawn';
  const pairs = mayNow(event, 'pair', 'unfinished') && !left;
  return {
    letIn: status === 'registered' && mayNow(event, 'register', 'running') && !isScheduled(event),
    checkIn: before && status === 'registered',
    undoCheckIn: before && status === 'checked-in',
    promote: status === 'waitlisted' && mayNow(event, 'register', 'unplayed'),
    rename: !left && mayNow(event, 'register', 'unfinished'),
    note: !left && mayNow(event, 'seeDesk', 'unfinished'),
    fixedTable: pairs,
    team: pairs,
    penalize: !left && mayNow(event, 'rule', 'unfinished'),
    drop: status === 'playing' && mayNow(event, 'checkIn', 'playing'),
    readd: status === 'dropped' && mayNow(event, 'register', 'playing'),
    erase: !left && organizes(event) && !(event.status === 'running' && status === 'playing'),
    withdraw: !left && mayNow(event, 'register', 'beforeStart'),
  };
};

/** What may be done with the players of an event together: the buttons above their list. */
export interface RosterOffers {
  /** How somebody is entered at the desk: before the start, or late. Null: not now. */
  readonly add: 'register' | 'late' | null;
  readonly checkInAll: boolean;
  /** A list of names is taken in, those who ask are accepted, many are taken out at once. */
  readonly many: boolean;
  /** Whoever gave up their seat before the start gets it again. */
  readonly restore: boolean;
  /** The players and results of an event that another program ran; `empty`: nobody is in yet. */
  readonly takeOver: boolean;
  readonly seatCodes: boolean;
}

export const rosterOffers = (
  event: EventView,
  players: readonly Pick<RosterRow, 'status' | 'guest'>[],
): RosterOffers => {
  const empty = players.every(({ status }) => status === 'dropped' || status === 'withdrawn');
  const guests = players.some(({ status, guest }) => guest === true && status !== 'withdrawn');
  const enters = mayNow(event, 'register', 'beforeStart');
  const late = mayNow(event, 'register', 'running') && !isScheduled(event);
  return {
    add: enters ? 'register' : late ? 'late' : null,
    checkInAll: mayNow(event, 'checkIn', 'beforeStart'),
    many: enters,
    restore: enters,
    takeOver: empty && organizes(event) && standsIn(event, 'beforeStart'),
    seatCodes: guests && mayNow(event, 'register', 'unfinished'),
  };
};

/** Whether players hand in their own list: until the start, or once more where a judge lets them. */
export const handsIn = (event: EventView, { deckUnlocked }: { deckUnlocked: boolean }): boolean =>
  standsIn(event, 'beforeStart') || (deckUnlocked && standsIn(event, 'running'));

/** What the staff may do with the list that a player hands in. */
export interface DeckOffers {
  readonly handIn: boolean;
  /** One more chance to hand in. */
  readonly unlock: boolean;
  /** The cards are counted against the list. */
  readonly check: boolean;
}

/** `building`: decks are being built of what was opened or drafted, so that none is locked. */
export const deckOffers = (
  event: EventView,
  { status, deck, deckUnlocked }: RosterRow,
  building: boolean,
): DeckOffers => {
  const there = status !== 'withdrawn';
  const locked = deckUnlocked !== true && !building;
  return {
    handIn: there && mayNow(event, 'rule', 'unplayed'),
    unlock: there && locked && mayNow(event, 'rule', 'running'),
    check: there && deck !== 'none' && mayNow(event, 'rule', 'unfinished'),
  };
};
