import type { EventOf } from '#aggregate';
import type { Reporter } from '../place.js';

/** Ready-made messages that each reader sees in their own language. */
export const chatPhrases = [
  'hello',
  'one-moment',
  'back',
  'your-turn',
  'well-played',
  'thanks',
  'sorry',
  'good-game',
] as const;
export type ChatPhrase = (typeof chatPhrases)[number];

/**
 * What a player accepts from the other one. `muted`: their messages are not shown. `blocked`: they
 * cannot send any either.
 */
export type ChatReception = 'open' | 'muted' | 'blocked';

interface InChat {
  readonly eventId: string;
  readonly matchId: string;
  /** Player ids; side `a` is the first. */
  readonly players: readonly [string, string];
  readonly by: Reporter;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * Events of the stream `chat-<matchId>`: what the players of a match write to each other at the
 * table.
 */
export interface ChatEvents {
  MessageSent: InChat & { readonly text: string };
  PhraseSent: InChat & { readonly phrase: ChatPhrase };
  /** `by` changed what they accept from the other player. */
  ChatReceptionSet: InChat & { readonly reception: ChatReception };
}

export type ChatEvent = EventOf<ChatEvents>;
