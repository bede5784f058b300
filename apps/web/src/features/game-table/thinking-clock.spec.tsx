import { describe, expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import type { GameSeat } from './game.js';
import { ThinkingClock } from './thinking-clock.js';

const time = { reserve: 900, increment: 0, perMove: 30, atZero: 'loss' } as const;
const seats: readonly GameSeat[] = [{ name: 'Ana' }, { name: 'Ben' }];
const seen = async (mine: number | null, left: number[], at = seats) =>
  wordsOf(
    await draw(
      <ThinkingClock
        game={{ game: { kind: 'duel', id: 'd1' }, seats: at, mine, silence: null }}
        timing={{ clock: { time, left, asked: 0, since: null }, call: () => undefined }}
      />,
    ),
  );

describe('the clock of a game', () => {
  it('shows one’s own time last, and that it stands', async () => {
    expect(await seen(0, [725_000, 900_000])).toMatch(/Ben 15:00.*Ana 12:05.*Paused/);
    expect(await seen(1, [725_000, 900_000])).toMatch(/Ana 12:05.*Ben 15:00/);
  });

  it('shows the time of a question once the reserve is used up', async () => {
    expect(await seen(null, [0, 900_000])).toMatch(/Ana 00:30.*Ben 15:00/);
  });

  it('shows nothing of bots, who use no time, and everybody at a table of several', async () => {
    const bot = { name: 'Bot', bot: true };
    expect(await seen(0, [725_000, 900_000], [{ name: 'Ana' }, bot])).not.toMatch(/Bot/);
    const three = await seen(1, [725_000, 600_000, 300_000], [...seats, { name: 'Cleo' }]);
    expect(three).toMatch(/Ana 12:05.*Cleo 05:00.*Ben 10:00/);
  });
});
