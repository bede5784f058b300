import type { Reporter } from '../place.js';
import { chatDecider } from './decider.js';
import type { ChatEvent, ChatPhrase, ChatReception } from './events.js';

export interface ChatMessage {
  /** Its position among all messages of the match, from 1. */
  readonly number: number;
  readonly by: Reporter;
  /** ISO 8601. */
  readonly at: string;
  /**
   * Exactly one of `text` and `phrase` is null. A text is empty if a player of the match was
   * erased.
   */
  readonly text: string | null;
  readonly phrase: ChatPhrase | null;
}

export interface WrittenChat {
  readonly messages: readonly ChatMessage[];
  readonly reception: Readonly<Record<Reporter, ChatReception>>;
}

type Content = Omit<ChatMessage, 'number'>;

const contentOf = ({ type, data }: ChatEvent): readonly Content[] => {
  const { by, at } = data;
  switch (type) {
    case 'MessageSent':
      return [{ by, at, text: data.text, phrase: null }];
    case 'PhraseSent':
      return [{ by, at, text: null, phrase: data.phrase }];
    default:
      return [];
  }
};

/** The whole chat, from the chat's stream as the reader may decrypt it now. */
export const writtenChat = (events: readonly ChatEvent[]): WrittenChat => ({
  messages: events.flatMap(contentOf).map((content, index) => ({ number: index + 1, ...content })),
  reception: events.reduce(chatDecider.evolve, chatDecider.initialState).reception,
});

/**
 * The messages that `side` may read: their own, and the other player's unless they have muted or
 * blocked them. Staff (null) read all.
 */
export const messagesFor = (
  { messages, reception }: WrittenChat,
  side: Reporter | null,
): readonly ChatMessage[] =>
  side === null || reception[side] === 'open' ? messages : messages.filter(({ by }) => by === side);
