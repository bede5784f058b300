import { describe, expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import { GamePage } from './game-page.js';

const shown = async (answer?: object): Promise<string> =>
  wordsOf(
    await draw(
      <GamePage
        game={{ kind: 'duel', id: 'toy' }}
        otherwise={({ status }) => <p>Lobby of an {status} table</p>}
      >
        {({ board, lost }) => <p>{`Board with ${board.seats.length} seats, lost: ${lost}`}</p>}
      </GamePage>,
      { answers: answer === undefined ? [] : [[['duel', 'toy'], answer]] },
    ),
  );

describe('the page of a game', () => {
  it('has the way home while the game is on its way', async () =>
    expect(await shown()).toBe('Conclave'));

  it('draws the lobby below it while there is no board', async () =>
    expect(await shown({ status: 'open', board: null })).toBe('Conclave Lobby of an open table'));

  it('is the board as soon as there is one, which needs no frame, and no line to be told of', async () =>
    expect(await shown({ status: 'running', board: { seats: [{}, {}] } })).toBe(
      'Board with 2 seats, lost: false',
    ));
});
