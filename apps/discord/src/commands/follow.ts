import { ApiFailure } from '#client';
import { eventRole, id } from '#contracts';
import { languageOf } from '../words/in-language.js';
import type { DiscordCommand, Occasion } from './command.js';
import type { Said } from '../messages/said.js';

const staff: ReadonlySet<string> = new Set(eventRole.options);

/** The id in an event's address; a text without an address is taken as the id itself. */
const eventIn = (text: string): string => /\/e\/([a-z0-9-]+)/.exec(text)?.[1] ?? text.trim();

const follow = async (occasion: Occasion, token: string): Promise<Said> => {
  const { conclave, store, wish, words, followedChanged } = occasion;
  const event = eventIn(String(wish.options['event'] ?? ''));
  const channel = wish.places[0];
  if (!id.safeParse(event).success || channel === undefined) return { text: words.eventUnknown };
  const view = await conclave.as(token).ask('event', { eventId: event });
  if (!view.myRoles.some((role) => staff.has(role))) return { text: words.notStaff };
  const language = languageOf(wish.locale);
  store.keepChannel({ channel, event, person: wish.person.id, language });
  followedChanged();
  return { text: words.follows(view.name), all: true };
};

export const followCommand: DiscordCommand = {
  name: 'follow',
  options: [{ name: 'event', kind: 'text', required: true, most: 200 }],
  run: async (occasion) => {
    const { store, wish, words } = occasion;
    if (!wish.manages) return { text: words.notManaging };
    const account = store.account(wish.person.id);
    if (account === null) return { text: words.notLinked };
    try {
      return await follow(occasion, account.token);
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 404) return { text: words.eventUnknown };
      throw error;
    }
  },
};

export const unfollowCommand: DiscordCommand = {
  name: 'unfollow',
  run: async ({ store, wish, words, followedChanged }) => {
    if (!wish.manages) return Promise.resolve({ text: words.notManaging });
    for (const place of wish.places) store.forgetChannel(place);
    followedChanged();
    return { text: words.followsNothing, all: true };
  },
};
