import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chatDecider } from '../chat/decider.js';
import type { ChatEvent } from '../chat/events.js';
import { messagesFor, writtenChat } from '../chat/written.js';

// Events of a chat as they were first written. This file never changes: these must be read as the same chat.
const frozen = JSON.parse(
  readFileSync(new URL('chat.v1.json', import.meta.url), 'utf8'),
) as readonly ChatEvent[];

it('is read as it was written', () => {
  const chat = writtenChat(frozen);
  expect(chat.messages).toMatchObject([
    { number: 1, by: 'a', text: 'The sun is out', phrase: null },
    { number: 2, by: 'b', text: null, phrase: 'well-played' },
  ]);
  expect(messagesFor(chat, 'a').map(({ number }) => number)).toEqual([1]);
});

it('folds to the same state', () => {
  expect(frozen.reduce(chatDecider.evolve, chatDecider.initialState)).toEqual({
    sent: [
      { by: 'a', at: '2026-11-23T10:00:00.000Z' },
      { by: 'b', at: '2026-11-23T10:00:05.000Z' },
    ],
    reception: { a: 'muted', b: 'open' },
    changes: { a: 1, b: 0 },
  });
});
