import type { EventView } from '#contracts';
import { expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import { TimeUp } from './time-up.js';

const table = (number: number, status: string) => ({
  ...{ matchId: `m${number}`, table: number, status, score: null, report: null },
  ...{ a: { playerId: `a${number}` }, b: { playerId: `b${number}` } },
});
const pairings = {
  ...{ key: null, byes: [], position: 1 },
  tables: [table(1, 'completed'), table(4, 'open'), table(7, 'disputed')],
};
const wordsAt = (endsAt: string): Promise<string> => {
  const event = {
    ...{ eventId: 'e1', status: 'running' },
    rounds: [{ state: 'running', endsAt, remainingSeconds: null }],
  } as unknown as EventView;
  const answers = [[['pairings', 'e1', { eventId: 'e1' }], pairings]] as const;
  return draw(<TimeUp event={event} />, { answers }).then(wordsOf);
};

it('names the tables that still play once the time of the round is out', async () => {
  expect(await wordsAt('2020-01-01T10:00:00.000Z')).toBe('Time is up. Still playing: tables 4, 7');
});

it('is silent while there is time', async () => {
  expect(await wordsAt('2999-01-01T10:00:00.000Z')).toBe('');
});
