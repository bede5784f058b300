import type { ApiSession } from '#client';
import type { EventView } from '#contracts';
import type { Conclave } from '../conclave/conclave.js';
import type { EventViews } from '../conclave/event-views.js';
import type { Wish } from '../interactions/interaction.js';
import type { FollowingChannel, HeldSeat, Store } from '../store/store.js';
import type { Words } from '../words/words.js';
import type { Said } from '../messages/said.js';

/** The parts available to every command. */
export interface Desk {
  readonly store: Store;
  readonly conclave: Conclave;
  readonly views: EventViews;
  /** The public address of the site. */
  readonly publicUrl: string;
  /** To be called when the events that channels follow have changed. */
  readonly followedChanged: () => void;
}

/** One sent command with its context. */
export interface Occasion extends Desk {
  readonly wish: Wish;
  readonly words: Words;
  /**
   * Idempotency key for commands to the server: the same however often Discord sends the
   * interaction.
   */
  readonly key: string;
}

/** An option of a command; `kind`: the type of its value. */
export interface CommandOption {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'file';
  readonly required?: boolean;
  readonly most?: number;
}

export interface DiscordCommand {
  /** The name, followed by a space and the subcommand if there is one. */
  readonly name: string;
  readonly options?: readonly CommandOption[];
  readonly run: (occasion: Occasion) => Promise<Said>;
}

/**
 * The event that the channel follows, read with the account of the person who made the channel
 * follow it.
 */
export interface AtEvent {
  readonly following: FollowingChannel;
  readonly event: EventView;
}

/** Runs the work for the event that the channel follows; says so if it follows none. */
export const atEvent = async (
  occasion: Occasion,
  work: (at: AtEvent) => Promise<Said>,
): Promise<Said> => {
  const following = occasion.store.eventOf(occasion.wish.places);
  if (following === null) return { text: occasion.words.noEvent };
  return work({ following, event: await occasion.views.of(following) });
};

/** A person's seat at the channel's event, with a session that acts for it. */
export interface Seated extends AtEvent {
  readonly session: ApiSession;
  readonly playerId: string;
}

/**
 * The token that acts for a person at a seat: the seat's own, otherwise that of their linked
 * account; null if there is none.
 */
export const tokenOf = (
  { store, wish }: Pick<Occasion, 'store' | 'wish'>,
  held: HeldSeat | null,
): string | null => held?.token ?? store.account(wish.person.id)?.token ?? null;

/**
 * The seat that a person holds through Discord or through their linked account; null if there is
 * none.
 */
const seatOf = async (
  { store, conclave, wish }: Occasion,
  { following, event }: AtEvent,
): Promise<Seated | null> => {
  const held: HeldSeat | null = store.seat(wish.person.id, following.event);
  const token = tokenOf({ store, wish }, held);
  if (token === null) return null;
  const session = conclave.as(token);
  if (held !== null && held.player !== null)
    return { following, event, session, playerId: held.player };
  const { seat } = await session.ask('mySeat', { eventId: following.event });
  if (seat === null) return null;
  // Remembered, so that posts mention the person beside the player.
  store.keepSeat(wish.person.id, following.event, {
    turn: held?.turn ?? 1,
    name: seat.name,
    player: seat.playerId,
    token: null,
  });
  return { following, event, session, playerId: seat.playerId };
};

/**
 * Runs the work for the seat of the person who sent the command; explains how to get one if they
 * have none.
 */
export const withSeat = (
  occasion: Occasion,
  work: (seated: Seated) => Promise<Said>,
): Promise<Said> =>
  atEvent(occasion, async (at) => {
    const seated = await seatOf(occasion, at);
    return seated === null ? { text: occasion.words.noSeat } : work(seated);
  });
