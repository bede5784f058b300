import { ApiFailure } from '#client';
import type { DiscordCommand, Occasion } from './command.js';
import type { Said } from '../messages/said.js';

const wrong: ReadonlySet<string> = new Set(['link/code-unknown', 'guest/code-unknown']);

/** Codes of accounts begin like this, guest codes never do. */
const isOfAccount = (code: string): boolean => /^\W*LINK/i.test(code);

const linkAccount = async (
  { conclave, store, wish, words, followedChanged }: Occasion,
  code: string,
): Promise<Said> => {
  const { token, account } = await conclave.link(code);
  store.keepAccount(wish.person.id, { token, name: account.name });
  followedChanged();
  return { text: words.linked(account.name) };
};

const linkSeat = async (
  { conclave, store, wish, words }: Occasion,
  code: string,
): Promise<Said> => {
  const following = store.eventOf(wish.places);
  if (following === null) return { text: words.noEvent };
  const { token, playerId } = await conclave.seat(following.event, code);
  const { seat } = await conclave.as(token).ask('mySeat', { eventId: following.event });
  const turn = store.seat(wish.person.id, following.event)?.turn ?? 1;
  store.keepSeat(wish.person.id, following.event, {
    turn,
    name: seat?.name ?? wish.person.name,
    player: playerId,
    token,
  });
  return { text: words.seatLinked };
};

export const linkCommand: DiscordCommand = {
  name: 'link',
  options: [{ name: 'code', kind: 'text', most: 32 }],
  run: async (occasion) => {
    const { words, wish, publicUrl } = occasion;
    const code = wish.options['code'];
    if (typeof code !== 'string') return { text: words.howToLink(`${publicUrl}/account`) };
    try {
      return await (isOfAccount(code) ? linkAccount(occasion, code) : linkSeat(occasion, code));
    } catch (error) {
      if (error instanceof ApiFailure && wrong.has(error.code)) return { text: words.codeUnknown };
      throw error;
    }
  },
};

export const unlinkCommand: DiscordCommand = {
  name: 'unlink',
  run: async ({ store, wish, words }) => {
    store.forget(wish.person.id);
    return Promise.resolve({ text: words.unlinked });
  },
};
