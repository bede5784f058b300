import { describe, expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import { type Room, WaitingRoom } from './room.js';

const idle = { send: () => undefined, pending: false, failure: null };

/** A table for two that nobody has joined yet. */
const pair: Room = {
  game: { kind: 'duel', id: 'toy' },
  what: 'Tic-tac-toe',
  status: 'open',
  seats: 2,
  players: ['Ana'],
  mine: 0,
  listed: false,
  openUntil: '2026-11-28T10:00:00.000Z',
  leave: idle,
  deal: null,
  warmUp: idle,
  elsewhere: { label: 'More toys', to: '/toys' },
};
const party: Room = { ...pair, seats: 4, players: ['Ana', 'Ben'], deal: idle };

const teams = { sides: 2, taken: [0, 3] };

const shown = async (room: Room): Promise<string> =>
  wordsOf(
    await draw(
      <WaitingRoom
        room={room}
        bring={{ field: <p>Crosses or noughts</p>, brought: {} }}
        join={idle}
        invited="Ana is waiting."
      />,
    ),
  );

const sits = 'Sit down';
const cancels = 'Cancel the table';
const leaves = 'Leave the seat';
const deals = 'Start the game';
const withBots = 'Start with bots on the free seats';

/** The texts that each state of a table shows, and those that it does not. */
const states: readonly (readonly [string, Room, readonly string[], readonly string[]])[] = [
  ['the host waits for a friend', pair, ['Waiting for your friend', cancels], [sits, withBots]],
  ['the host waits for anybody', { ...pair, listed: true }, ['Your table is in the list'], [sits]],
  [
    'somebody came by the address',
    { ...pair, mine: null },
    ['Ana’s table', 'Tic-tac-toe', 'Ana is waiting.', 'Crosses or noughts', 'Your name', sits],
    [cancels],
  ],
  ['it was cancelled', { ...pair, status: 'cancelled' }, ['was cancelled', 'More toys'], [cancels]],
  [
    'nobody came in time',
    { ...pair, status: 'expired', mine: null },
    ['Nobody sat down in time', 'More toys'],
    [sits],
  ],
  [
    'the host of four may fill seats with bots',
    party,
    ['Ana Ben Free seat Free seat', 'Waiting for the others', withBots, cancels],
    [sits],
  ],
  [
    'seats of teams stand team by team',
    { ...party, teams },
    ['Team 1 Ana Free seat Team 2 Free seat Ben', withBots],
    [sits],
  ],
  [
    'a guest of four waits and may leave',
    { ...party, mine: 1 },
    ['Waiting for the others', leaves],
    [withBots, cancels],
  ],
  [
    'all four are here',
    { ...party, seats: 2 },
    ['Everyone is here. Start the game.', deals],
    [withBots, 'Open until'],
  ],
  [
    'all four are here and the host deals',
    { ...party, seats: 2, mine: 1 },
    ['The host starts the game.'],
    [withBots, 'Open until'],
  ],
  ['no seat is left', { ...party, seats: 2, mine: null }, ['All seats are taken'], [sits]],
];

describe('the lobby of a table', () => {
  it.each(states)('%s', async (_state, room, told, untold) => {
    const words = await shown(room);
    for (const text of told) expect(words).toContain(text);
    for (const text of untold) expect(words).not.toContain(text);
  });
});
