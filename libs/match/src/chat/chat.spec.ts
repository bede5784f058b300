import { describe, expect, it } from 'vitest';
import { chatDecider, type ChatCommand, type ChatCommands } from './decider.js';
import { type ChatEvent, chatPhrases } from './events.js';
import { messagesFor, writtenChat } from './written.js';

const { initialState, decide, evolve } = chatDecider;
type State = typeof initialState;

const place = { eventId: 'event-1', matchId: 'match-1', players: ['ana', 'ben'] } as const;
const start = Date.parse('2026-11-23T10:00:00.000Z');
const command = <T extends keyof ChatCommands>(
  type: T,
  data: Omit<ChatCommands[T], keyof typeof place>,
  seconds: number,
): ChatCommand =>
  ({
    type,
    data: { ...place, ...data },
    at: new Date(start + seconds * 1000).toISOString(),
  }) as unknown as ChatCommand;

const after = (state: State, next: ChatCommand): State => {
  const decision = decide(next, state);
  if ('kind' in decision) throw new Error(decision.code);
  return decision.reduce(evolve, state);
};
/** The events of these commands, one after the other. */
const chatOf = (...commands: readonly ChatCommand[]): readonly ChatEvent[] =>
  commands.reduce<readonly ChatEvent[]>((events, next) => {
    const decision = decide(next, events.reduce(evolve, initialState));
    if ('kind' in decision) throw new Error(decision.code);
    return [...events, ...decision];
  }, []);
const says = (by: 'a' | 'b', text: string, seconds: number) =>
  command('SendMessage', { by, text }, seconds);
const taking = (by: 'a' | 'b', reception: 'open' | 'muted' | 'blocked', seconds = 0) =>
  command('SetChatReception', { by, reception }, seconds);

describe('the chat of a table', () => {
  it('keeps texts and set phrases with who wrote them and when', () => {
    const told = chatOf(
      says('a', 'Hi there', 0),
      command('SendPhrase', { by: 'b', phrase: 'hello' }, 1),
    );
    expect(writtenChat(told).messages).toEqual([
      { number: 1, by: 'a', at: '2026-11-23T10:00:00.000Z', text: 'Hi there', phrase: null },
      { number: 2, by: 'b', at: '2026-11-23T10:00:01.000Z', text: null, phrase: 'hello' },
    ]);
    // No state that a process keeps contains the text, so erasing the stored text is enough.
    expect(JSON.stringify(told.reduce(evolve, initialState))).not.toContain('Hi there');
  });

  it('takes four messages of a player in ten seconds, texts and phrases together', () => {
    const four = [0, 1, 2].reduce((state, at) => after(state, says('a', 'x', at)), initialState);
    const full = after(four, command('SendPhrase', { by: 'a', phrase: 'hello' }, 3));
    expect(decide(says('a', 'x', 4), full)).toMatchObject({
      code: 'chat/too-fast',
      data: { seconds: 6 },
    });
    expect(decide(command('SendPhrase', { by: 'a', phrase: 'back' }, 9), full)).toMatchObject({
      code: 'chat/too-fast',
    });
    // The other player has a rate limit of their own.
    expect(decide(says('b', 'x', 4), full)).toHaveLength(1);
    expect(decide(says('a', 'x', 10), full)).toHaveLength(1);
  });

  it('takes twenty messages of a player in two minutes, and two hundred in a match', () => {
    const every = (count: number, gap: number): State =>
      Array.from({ length: count }, (_, n) => n).reduce(
        (state, n) => after(state, says('a', 'x', n * gap)),
        initialState,
      );
    expect(decide(says('a', 'x', 20 * 4), every(20, 4))).toMatchObject({ code: 'chat/too-fast' });
    expect(decide(says('a', 'x', 200 * 60), every(200, 60))).toMatchObject({
      code: 'chat/too-many',
      data: { most: 200 },
    });
  });

  it('lets nobody write sooner because the clock of another server is behind', () => {
    const full = [5, 5, 5, 5].reduce((state, at) => after(state, says('a', 'x', at)), initialState);
    expect(decide(says('a', 'x', 2), full)).toMatchObject({ data: { seconds: 10 } });
  });

  it('hides what a player muted from that player alone, until they listen again', () => {
    const commands = [
      says('a', 'mine', 0),
      says('b', 'theirs', 1),
      taking('a', 'muted', 2),
      says('b', 'more', 3),
    ];
    const muted = writtenChat(chatOf(...commands));
    expect(messagesFor(muted, 'a').map(({ text }) => text)).toEqual(['mine']);
    expect(messagesFor(muted, 'b')).toHaveLength(3);
    expect(messagesFor(muted, null)).toHaveLength(3);
    const open = writtenChat(chatOf(...commands, taking('a', 'open', 4)));
    expect(messagesFor(open, 'a').map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('refuses what a blocked player writes, and lets the other one write on', () => {
    const blocked = after(initialState, taking('a', 'blocked'));
    expect(decide(says('b', 'x', 1), blocked)).toMatchObject({ code: 'chat/blocked' });
    expect(decide(command('SendPhrase', { by: 'b', phrase: 'hello' }, 1), blocked)).toMatchObject({
      code: 'chat/blocked',
    });
    expect(decide(says('a', 'x', 1), blocked)).toHaveLength(1);
    expect(decide(taking('a', 'blocked'), blocked)).toMatchObject({
      code: 'chat/reception-unchanged',
    });
  });

  it('does not fill its stream with changes of mind', () => {
    const restless = Array.from({ length: 50 }, (_, n) => n).reduce(
      (state, n) => after(state, taking('a', n % 2 === 0 ? 'muted' : 'open')),
      initialState,
    );
    expect(decide(taking('a', 'muted'), restless)).toMatchObject({ code: 'chat/too-many' });
  });

  it('passes over facts of a later release', () => {
    const later = { type: 'MessageStarred', schemaVersion: 1, data: {} } as unknown as ChatEvent;
    expect(evolve(initialState, later)).toBe(initialState);
  });

  it('has set phrases that are told apart', () => {
    expect(new Set(chatPhrases).size).toBe(chatPhrases.length);
  });
});
