import type { EventView } from '#contracts';
import { describe, expect, it } from 'vitest';
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
const wordsOfEvent = (
  deckRequired: boolean,
  limited: Pick<EventView, 'format' | 'rounds'> = { format: 'premier', rounds: [] },
  pods: unknown = null,
): Promise<string> => {
  const event = {
    ...{ eventId: 'e1', status: 'running', settings: { deckRequired }, counts: {}, ...limited },
  } as unknown as EventView;
  const answers = [
    [['roster', 'e1', { eventId: 'e1' }], { players, position: 1 }],
    [['pods', 'e1', { eventId: 'e1' }], pods],
  ] as const;
  return draw(<WithoutDeck event={event} />, { answers }).then(wordsOf);
};

it('names who plays without the legal deck that the event asks for', async () => {
  const words = await wordsOfEvent(true);
  expect(words).toContain('2 play without a legal deck: Lena Late, Ivo');
});

it('is silent where no deck is needed', async () => {
  expect(await wordsOfEvent(false)).toBe('');
});

describe('a Sealed event', () => {
  const sealed: Pick<EventView, 'format' | 'rounds'> = { format: 'sealed', rounds: [] };
  const pods = (opened: boolean) => ({ pods: [], pools: { opened }, building: null });

  it('names who is still building, before the round is paired that locks decks', async () => {
    const words = await wordsOfEvent(true, sealed, pods(true));
    expect(words).toContain('2 players have no legal deck: Lena Late, Ivo');
  });

  it('asks for no deck before there are cards', async () => {
    expect(await wordsOfEvent(true, sealed, pods(false))).toBe('');
  });

  it('names who plays without one', async () => {
    const words = await wordsOfEvent(true, { ...sealed, rounds: [{}] } as never);
    expect(words).toContain('2 play without a legal deck: Lena Late, Ivo');
  });
});
