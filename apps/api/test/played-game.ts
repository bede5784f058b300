import { starterDeck } from '#cards';
import { type GameRecord, type rulesEngine, setupOf, type TableDeck } from '#match';
import { dice, isRefusal, type Move, randomMove } from '#rules';

const decks = { a: starterDeck('luke') as TableDeck, b: starterDeck('vader') as TableDeck };

/** A whole game of the two starter decks as it is recorded: `seed` shuffles, moves are drawn at random by `number`. */
export const playedGame = (
  engine: ReturnType<typeof rulesEngine>,
  seed: string,
  number: number,
): GameRecord => {
  const begun = engine.create(setupOf({ ...decks, discreet: true }), seed);
  if (isRefusal(begun)) throw new Error(begun.detail);
  const play = engine.simulate(begun.state);
  const roll = dice(number);
  const moves: Move[] = [];
  while (play.state.pending) {
    const move = randomMove(play.state.pending, roll, engine.book.names);
    moves.push(move);
    play.play(move);
  }
  return {
    ...decks,
    game: 1,
    moves,
    engine: 'sha256:e',
    cards: 'k',
    discreet: true,
    chooser: null,
    rewinds: [],
    hashed: null,
  };
};
