import { starterDeck } from '#cards';
import { toScreenMove } from '#game';
import { type rulesEngine, setupOf, setupsOf } from '#games';
import { begunRecord, type ScreenRecord, type TableDeck } from '#match';
import { dice, isRefusal, type Move, randomMove } from '#rules';

const setups = setupsOf(['luke', 'vader'].map((name) => starterDeck(name) as TableDeck));

/**
 * A whole game of the two starter decks, as recorded: `seed` shuffles, and `number` is the seed of
 * the random moves.
 */
export const playedGame = (
  engine: ReturnType<typeof rulesEngine>,
  seed: string,
  number: number,
): ScreenRecord => {
  const terms = { engine: 'sha256:e', cards: 'k', discreet: true };
  const begun = engine.create(setupOf({ setups, terms }), seed);
  if (isRefusal(begun)) throw new Error(begun.detail);
  const play = engine.simulate(begun.state);
  const roll = dice(number);
  const moves: Move[] = [];
  while (play.state.pending) {
    const move = randomMove(play.state.pending, roll, engine.book.names);
    moves.push(move);
    play.play(move);
  }
  return { ...begunRecord({ game: 'swu', setups, terms }), moves: moves.map(toScreenMove) };
};
