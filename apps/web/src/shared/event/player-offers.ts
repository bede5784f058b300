import { type EventView, type RosterRow, standsIn } from '#contracts';
import { mayNow } from './event-offers.js';
import { organizes } from './roles.js';

/**
 * The actions on one player that are possible now; the buttons of the row and its menu are drawn
 * from them.
 */
export interface PlayerOffers {
  readonly letIn: boolean;
  readonly checkIn: boolean;
  readonly undoCheckIn: boolean;
  /** Admit the player from the waitlist, or accept their request. */
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

/** Whether all pairings were fixed with the first round, so that nobody can enter later. */
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

/**
 * The actions on the players of an event together; the buttons above their list are drawn from
 * them.
 */
export interface RosterOffers {
  /** Whether staff add a player before the start or late. null: not possible now. */
  readonly add: 'register' | 'late' | null;
  readonly checkInAll: boolean;
  /** Import a list of names, accept all requests, remove many players at once. */
  readonly many: boolean;
  /** Restore players who withdrew before the start. */
  readonly restore: boolean;
  /**
   * Import players and results of an event that another program ran; possible while nobody is
   * registered.
   */
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

/** Whether players submit their own list: until the start, or once more if a judge unlocks it. */
export const handsIn = (event: EventView, { deckUnlocked }: { deckUnlocked: boolean }): boolean =>
  standsIn(event, 'beforeStart') || (deckUnlocked && standsIn(event, 'running'));

/** Staff actions on a player's deck list. */
export interface DeckOffers {
  readonly handIn: boolean;
  /** Let the player submit the list once more. */
  readonly unlock: boolean;
  /** Check the cards against the list. */
  readonly check: boolean;
}

/** `building`: decks are being built from opened or drafted cards, so that no list is locked. */
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
