import { createHash } from 'node:crypto';
import type { CommandAccepted } from '#contracts';
import { ApiFailure } from '#client';
import type { HeldSeat } from '../store/store.js';
import { type AtEvent, atEvent, type DiscordCommand, type Occasion, tokenOf } from './command.js';
import type { Said } from '../messages/said.js';
import { waitingNamed } from '../messages/waiting-named.js';

/**
 * The idempotency key of a registration: the same when its answer was lost and it is sent again.
 */
const keyOf = (event: string, person: string, turn: number): string =>
  createHash('sha256').update(`${event}/${person}/${turn}`).digest('hex').slice(0, 40);

interface Entered {
  readonly held: HeldSeat;
  /** Position of the registration in the event's log. */
  readonly position: number;
}

/**
 * Registers a person. With a linked account, they register themselves. Everybody else is registered
 * in the name of the staff member who made the channel follow the event: Discord vouches for them,
 * and one network address that registers a whole hall would be taken for a flood.
 */
const enter = async (
  { store, conclave, views, wish }: Occasion,
  { following }: AtEvent,
  { turn, name }: HeldSeat,
): Promise<Entered> => {
  const eventId = following.event;
  const key = keyOf(eventId, wish.person.id, turn);
  const account = store.account(wish.person.id);
  const made = ({ ids }: CommandAccepted): string => ids['playerId'] ?? '';
  if (account !== null) {
    const accepted = await conclave.as(account.token).command('Register', { eventId, name }, key);
    const held = { turn, name, player: made(accepted), token: null };
    return { held, position: accepted.position };
  }
  const accepted = await views
    .readerOf(following)
    .command('RegisterPlayer', { eventId, name, requested: true }, key);
  const { token } = await conclave.seat(eventId, accepted.guestCode ?? '');
  return {
    held: { turn, name, player: made(accepted), token },
    position: accepted.position,
  };
};

const sessionOf = (occasion: Occasion, held: HeldSeat) =>
  occasion.conclave.as(tokenOf(occasion, held));

const register = async (occasion: Occasion, at: AtEvent): Promise<Said> => {
  const { store, words, wish } = occasion;
  const { event, following } = at;
  const before = store.seat(wish.person.id, following.event);
  if (before?.player && (await isIn(occasion, at, before)))
    return { text: words.registeredBefore(before.name) };
  if (event.status !== 'registration') return { text: words.registrationShut };
  const underWay = before !== null && before.player === null ? before : null;
  const asked = wish.options['name'];
  const seat: HeldSeat = underWay ?? {
    turn: (before?.turn ?? 0) + 1,
    name: typeof asked === 'string' ? asked : wish.person.name,
    player: null,
    token: null,
  };
  store.keepSeat(wish.person.id, following.event, seat);
  try {
    const { held, position } = await enter(occasion, at, seat);
    store.keepSeat(wish.person.id, following.event, held);
    const { seat: own } = await sessionOf(occasion, held).ask(
      'mySeat',
      { eventId: event.eventId },
      position,
    );
    const waiting = own && waitingNamed(own, event, words);
    return { text: waiting ?? words.registered(held.name, event.name) };
  } catch (error) {
    // A permanent refusal: the next attempt is a new registration, perhaps under another name.
    if (error instanceof ApiFailure && !error.transient && error.code !== 'client/unreadable')
      store.keepSeat(wish.person.id, following.event, { ...seat, player: '' });
    throw error;
  }
};

/** Whether the seat is still the person's; after a withdrawal they may register again. */
const isIn = async (occasion: Occasion, at: AtEvent, seat: HeldSeat) => {
  const answer = await sessionOf(occasion, seat).ask('mySeat', { eventId: at.following.event });
  return answer.seat === null || answer.seat.status !== 'withdrawn';
};

export const registerCommand: DiscordCommand = {
  name: 'register',
  options: [{ name: 'name', kind: 'text', most: 80 }],
  run: (occasion) => atEvent(occasion, (at) => register(occasion, at)),
};
