import { defaultSettings } from '#contracts';
import { expect, it } from 'vitest';
import { closedHands } from './recorded-game.js';

type Tournament = Parameters<typeof closedHands>[0];

it('says whether the decks are secret still, or the games only shown late', () => {
  const settings = { ...defaultSettings, decksPublic: 'always', watchDelaySeconds: 600 };
  const running = { settings, status: 'running' } as unknown as Tournament;
  const finished = { settings, status: 'finished' } as unknown as Tournament;
  expect([closedHands(running, false), closedHands(running, true)]).toEqual([
    'free-match/game-shown-late',
    null,
  ]);
  expect(closedHands(finished, false)).toBeNull();
  const secret = { ...running, settings: { ...settings, decksPublic: 'after-event' } };
  expect(closedHands(secret as unknown as Tournament, false)).toBe('free-match/game-not-open');
});
