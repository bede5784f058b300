import { describe, expect, it } from 'vitest';
import type { TableView } from '#contracts';
import { draw, wordsOf } from '../../../testing/draw.js';
import { BetweenGames } from './between-games.js';

const side = { playerId: 'p', won: 0, deck: 'ready' } as const;

/** A match of an event before its first game, as the first player sees it. */
const before: TableView = {
  matchId: 'm1',
  eventId: 'e1',
  version: 1,
  status: 'open',
  score: null,
  bestOf: 3,
  table: 4,
  mine: 'a',
  a: { ...side, name: 'Ana' },
  b: { ...side, name: 'Ben' },
  drawn: 0,
  game: 0,
  running: false,
  result: null,
  mayOpen: true,
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
const lost: Partial<TableView> = {
  game: 1,
  b: { ...before.b, won: 1 },
  result: { winner: 'b', cause: 'conceded' },
};
const free: Partial<TableView> = { ...lost, eventId: 'free-m1', bestOf: 1, status: 'completed' };
const score = { a: 0, b: 2, drawn: 0 };

const states: readonly (readonly [
  string,
  Partial<TableView>,
  readonly string[],
  readonly string[],
])[] = [
  ['whoever may deal does', {}, ['Start game 1', 'Back to the event'], ['Play again', 'wins']],
  [
    'onlookers wait for the first',
    { mine: null, mayOpen: false },
    ['No game is being played'],
    ['Deal'],
  ],
  [
    'the loser of a game reads how it ended and deals the next',
    lost,
    ['Game 1: Ben wins', 'You conceded.', 'Ana 0 : 1 Ben', 'Start game 2', 'Replay of game 1'],
    ['Play again'],
  ],
  [
    'the winner reads it in their own voice',
    { ...lost, mine: 'b', mayOpen: false },
    ['Game 1: You win', 'Ana conceded.'],
    ['Deal'],
  ],
  [
    'time may decide',
    { ...lost, result: { winner: 'a', cause: 'time' } },
    ['Game 1: You win by time'],
    [],
  ],
  [
    'a match of an event ends',
    { ...lost, status: 'completed', score, mayOpen: false },
    ['The match is over: Ana 0, Ben 2.', 'Back to the event'],
    ['Play again', 'Deal', '0 : 1'],
  ],
  [
    'a match of no event ends with another one',
    { ...free, score, mayOpen: false },
    ['Game 1: Ben wins', 'Play again', 'Another opponent'],
    ['Back to the event'],
  ],
  [
    'where no other one is for onlookers',
    { ...free, score, mayOpen: false, mine: null },
    ['Ana conceded.', 'Back to the open tables'],
    ['Play again', 'Another opponent'],
  ],
];

describe('between the games of a match', () => {
  it.each(states)('%s', async (_state, view, told, untold) => {
    const words = wordsOf(
      await draw(<BetweenGames view={{ ...before, ...view }} onAccepted={() => undefined} />),
    );
    for (const text of told) expect(words).toContain(text);
    for (const text of untold) expect(words).not.toContain(text);
  });

  const rematches = [
    [{ by: 'a', next: null }, 'You want to play again. Waiting for Ben.', 'Play again too'],
    [{ by: 'b', next: null }, 'Ben wants to play again.', 'Waiting for'],
  ] as const;

  it.each(rematches)(
    'another match begins once both want it: %j',
    async (rematch, told, untold) => {
      const words = wordsOf(
        await draw(
          <BetweenGames
            view={{ ...before, ...free, score, mayOpen: false }}
            onAccepted={() => undefined}
          />,
          { answers: [[['free-match', 'm1'], { rematch }]] },
        ),
      );
      expect(words).toContain(told);
      expect(words).not.toContain(untold);
    },
  );
});
