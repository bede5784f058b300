import {
  type CommandOf,
  defineAggregate,
  defineEvents,
  defineRefusals,
  type Folds,
  type Handlers,
  type Refusal,
} from '#aggregate';
import type { Reporter } from '../place.js';
import type { ChatEvents, ChatPhrase, ChatReception } from './events.js';

/** When a message was sent. Its text plays no part in a decision and is not kept in memory. */
interface Sent {
  readonly by: Reporter;
  /** ISO 8601. */
  readonly at: string;
}

export interface ChatState {
  readonly sent: readonly Sent[];
  /** What each player accepts from the other one. */
  readonly reception: Readonly<Record<Reporter, ChatReception>>;
  /** How often each player has changed their `reception`. */
  readonly changes: Readonly<Record<Reporter, number>>;
}

/** The chat and the player who acts in it; the caller's policy establishes `by`. */
export interface ChatActing {
  readonly eventId: string;
  readonly matchId: string;
  readonly players: readonly [string, string];
  readonly by: Reporter;
}

export interface ChatCommands {
  /** `text` in canonical spelling, as the contracts normalize it. */
  SendMessage: ChatActing & { readonly text: string };
  SendPhrase: ChatActing & { readonly phrase: ChatPhrase };
  SetChatReception: ChatActing & { readonly reception: ChatReception };
}
/** The commands, events and state of the chat aggregate. */
interface Chat {
  readonly commands: ChatCommands;
  readonly events: ChatEvents;
  readonly state: ChatState;
  /** The server's time (ISO 8601). */
  readonly context: { readonly at: string };
}
export type ChatCommand = CommandOf<Chat>;

export const chatRefusals = defineRefusals('chat', {
  conflict: ['too-fast', 'too-many', 'blocked', 'reception-unchanged'],
});
const { refuse } = chatRefusals;
const events = defineEvents<ChatEvents>();
const { event } = events;

/** Rate limits: at most so many messages of one player within so many seconds. */
const paces = [
  { messages: 4, seconds: 10 },
  { messages: 20, seconds: 120 },
] as const;
/** The most messages that one player may send in one match. */
const MOST_MESSAGES = 200;
/**
 * The most changes of `reception` in one match; there is a limit because each one is stored for
 * good.
 */
const MOST_CHANGES = 50;

const initialState: ChatState = {
  sent: [],
  reception: { a: 'open', b: 'open' },
  changes: { a: 0, b: 0 },
};

const otherOf = (by: Reporter): Reporter => (by === 'a' ? 'b' : 'a');

/**
 * Seconds until this player may write again; 0: now. The clocks of two servers may differ, so a
 * message with a time later than `at` counts as sent at `at`.
 */
const waitOf = (own: readonly Sent[], at: string): number =>
  Math.max(
    ...paces.map(({ messages, seconds }) => {
      const oldest = own.at(-messages);
      if (oldest === undefined) return 0;
      const since = Math.max(0, Date.parse(at) - Date.parse(oldest.at)) / 1000;
      return Math.max(0, Math.ceil(seconds - since));
    }),
  );

const mayWrite = ({ sent, reception }: ChatState, by: Reporter, at: string): Refusal | null => {
  if (reception[otherOf(by)] === 'blocked') return refuse('blocked');
  const own = sent.filter((message) => message.by === by);
  if (own.length >= MOST_MESSAGES) return refuse('too-many', { most: MOST_MESSAGES });
  const seconds = waitOf(own, at);
  return seconds > 0 ? refuse('too-fast', { seconds }) : null;
};

const decide: Handlers<Chat> = {
  SendMessage: (data, state, { at }) =>
    mayWrite(state, data.by, at) ?? [event('MessageSent', { ...data, at })],
  SendPhrase: (data, state, { at }) =>
    mayWrite(state, data.by, at) ?? [event('PhraseSent', { ...data, at })],
  SetChatReception: (data, state, { at }) => {
    const { by, reception } = data;
    if (state.reception[by] === reception) return refuse('reception-unchanged');
    if (state.changes[by] >= MOST_CHANGES) return refuse('too-many', { most: MOST_CHANGES });
    return [event('ChatReceptionSet', { ...data, at })];
  },
};

const withSent = (
  state: ChatState,
  { by, at }: ChatEvents['MessageSent'] | ChatEvents['PhraseSent'],
): ChatState => ({ ...state, sent: [...state.sent, { by, at }] });

const evolve: Folds<Chat> = {
  MessageSent: withSent,
  PhraseSent: withSent,
  ChatReceptionSet: (state, { by, reception }) => ({
    ...state,
    reception: { ...state.reception, [by]: reception },
    changes: { ...state.changes, [by]: state.changes[by] + 1 },
  }),
};

/** The aggregate of the chat of one match. */
export const chatDecider = defineAggregate<Chat>({
  name: 'chat',
  stream: 'chat',
  initial: initialState,
  events,
  refusals: chatRefusals,
  decide,
  evolve,
});
