import type { EventView } from '#contracts';
import { expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import { WithoutDeck } from './without-deck.js';

const row = (name: string, status: string, deck: string | null) => ({
  ...{ playerId: name, name, status, deck },
});
const players = [
  row('Ana', 'playing', 'legal'),
  row('Lena Late', 'playing', null),
  row('Ivo', 'playing', 'illegal'),
  row('Gone', 'dropped', null),
];
const wordsOfEvent = (deckRequired: boolean): Promise<string> => {
  const event = {
    ...{ eventId: 'e1', status: 'running', format: 'premier', settings: { deckRequired } },
  } as unknown as EventView;
  const answers = [[['roster', 'e1', { eventId: 'e1' }], { players, position: 1 }]] as const;
  return draw(<WithoutDeck event={event} />, { answers }).then(wordsOf);
};

it('names who plays without the legal deck that the event asks for', async () => {
  const words = await wordsOfEvent(true);
  expect(words).toContain('2 play without a legal deck: Lena Late, Ivo');
});

it('is silent where no deck is needed', async () => {
  expect(await wordsOfEvent(false)).toBe('');
});
