import type { EventView, TrilogyMatchView } from '#contracts';
import { expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import { MatchRoom } from './match-room.js';

const match = {
  ...{ eventId: 'e1', matchId: 'm1', phase: 0, round: 2, stage: 'playing', mine: null },
} as unknown as TrilogyMatchView;
const clockIn = (state: string, round = 2): Promise<string> => {
  const remainingSeconds = state === 'paused' ? 1_500 : null;
  const event = {
    ...{ eventId: 'e1', rounds: [{ phase: 0, round, state, endsAt: null, remainingSeconds }] },
  } as unknown as EventView;
  const answers = [
    [['match', null, { matchId: 'm1' }], { row: { extensionSeconds: 120 } }],
  ] as const;
  return draw(<MatchRoom event={event} match={match} />, { answers }).then(wordsOf);
};

it('has the clock of its round, with the extra time of the table, until the round is over', async () => {
  expect(await clockIn('paired')).toContain('Clock not started');
  expect(await clockIn('paused')).toContain('27:00');
  expect(await clockIn('running')).toContain('Untimed');
  expect(await clockIn('completed')).toBe('');
});

it('has no clock of another round', async () => expect(await clockIn('paused', 3)).toBe(''));
