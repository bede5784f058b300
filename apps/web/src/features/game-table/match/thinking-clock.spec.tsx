import { describe, expect, it } from 'vitest';
import type { TableView } from '#contracts';
import { draw, wordsOf } from '../../../testing/draw.js';
import { ThinkingClock } from './thinking-clock.js';

const side = { playerId: 'p', won: 0, deck: 'ready' } as const;
const time = { reserve: 900, increment: 0, perMove: 30, atZero: 'loss' } as const;

const view: TableView = {
  matchId: 'm1',
  eventId: 'e1',
  version: 1,
  status: 'open',
  score: null,
  bestOf: 1,
  table: 4,
  mine: 'a',
  a: { ...side, name: 'Ana' },
  b: { ...side, name: 'Ben' },
  drawn: 0,
  game: 1,
  running: true,
  result: null,
  mayOpen: false,
  sideboarding: null,
  mayRule: false,
  takenBack: 0,
  takeBack: null,
  silence: null,
  draw: null,
  unknownCards: [],
  outdated: false,
  board: null,
  steps: [],
};
const seen = async (mine: TableView['mine'], left: number[]) =>
  wordsOf(
    await draw(
      <ThinkingClock
        view={{ ...view, mine }}
        clock={{ time, left, asked: 0, since: null }}
        onMoved={() => undefined}
      />,
    ),
  );

describe('the clock of a game', () => {
  it('shows one’s own time last, and that it stands', async () => {
    expect(await seen('a', [725_000, 900_000])).toMatch(/Ben 15:00.*Ana 12:05.*Paused/);
    expect(await seen('b', [725_000, 900_000])).toMatch(/Ana 12:05.*Ben 15:00/);
  });

  it('shows the time of a question once the reserve is used up', async () => {
    expect(await seen(null, [0, 900_000])).toMatch(/Ana 00:30.*Ben 15:00/);
  });
});
