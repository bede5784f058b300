import { expect, it } from 'vitest';
import type { EventView, MySeat } from '#contracts';
import { cutOpponent } from './open-cut-deck.js';

const seat = {
  playerId: 'p1',
  current: { a: { playerId: 'p1', name: 'Ana' }, b: { playerId: 'p2', name: 'Bo' } },
} as unknown as MySeat;
const event = (kind: string, openCutDecks: boolean) =>
  ({
    status: 'running',
    settings: { openCutDecks },
    phases: [{ kind }],
    rounds: [{ phase: 0, round: 1 }],
  }) as unknown as EventView;

it('leads to the deck of the opponent in a cut of open decks, and to no other', () => {
  expect(cutOpponent(event('elimination', true), seat)?.name).toBe('Bo');
  expect(cutOpponent(event('elimination', false), seat)).toBeNull();
  expect(cutOpponent(event('swiss', true), seat)).toBeNull();
  expect(cutOpponent(event('elimination', true), null)).toBeNull();
});
