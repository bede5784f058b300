import type { ApiSession } from '#client';
import type { EventView } from '#contracts';
import type { Conclave } from '../conclave/conclave.js';
import type { EventViews } from '../conclave/event-views.js';
import type { Wish } from '../interactions/interaction.js';
import type { FollowingChannel, HeldSeat, Store } from '../store/store.js';
import type { Words } from '../words/words.js';
import type { Said } from '../messages/said.js';

/** What every command may use. */
export interface Desk {
  readonly store: Store;
  readonly conclave: Conclave;
  readonly views: EventViews;
  /** The address people type. */
  readonly publicUrl: string;
  /** Follows a channel's event from now on, or no more. */
  readonly followedChanged: () => void;
}

/** One command as somebody sends it. */
export interface Occasion extends Desk {
  readonly wish: Wish;
  readonly words: Words;
  /** Makes a command to the server the same one however often the interaction comes. */
  readonly key: string;
}

/** An option of a command; `kind` as Discord counts them. */
export interface CommandOption {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'file';
  readonly required?: boolean;
  readonly most?: number;
}

export interface DiscordCommand {
  /** With the part behind a space where it has one. */
  readonly name: string;
  readonly options?: readonly CommandOption[];
  readonly run: (occasion: Occasion) => Promise<Said>;
}

/** The event that the channel follows, read by whoever let it follow. */
export interface AtEvent {
  readonly following: FollowingChannel;
  readonly event: EventView;
}

/** Runs the work where the channel follows an event; says so where it follows none. */
export const atEvent = async (
  occasion: Occasion,
  work: (at: AtEvent) => Promise<Said>,
): Promise<Said> => {
  const following = occasion.store.eventOf(occasion.wish.places);
  if (following === null) return { text: occasion.words.noEvent };
  return work({ following, event: await occasion.views.of(following) });
};

/** Somebody's seat at the event of the channel, with what acts for it. */
export interface Seated extends AtEvent {
  readonly session: ApiSession;
  readonly playerId: string;
}

/** What acts for somebody at a seat: its own token, or that of their linked account; null without one. */
export const tokenOf = (
  { store, wish }: Pick<Occasion, 'store' | 'wish'>,
  held: HeldSeat | null,
): string | null => held?.token ?? store.account(wish.person.id)?.token ?? null;

/** The seat that somebody holds by Discord or by their linked account; null without one. */
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
  // Known from now on: posts name the person beside the player.
  store.keepSeat(wish.person.id, following.event, {
    turn: held?.turn ?? 1,
    name: seat.name,
    player: seat.playerId,
    token: null,
  });
  return { following, event, session, playerId: seat.playerId };
};

/** Runs the work for the seat of whoever asks; says how to get one where they have none. */
export const withSeat = (
  occasion: Occasion,
  work: (seated: Seated) => Promise<Said>,
): Promise<Said> =>
  atEvent(occasion, async (at) => {
    const seated = await seatOf(occasion, at);
    return seated === null ? { text: occasion.words.noSeat } : work(seated);
  });
