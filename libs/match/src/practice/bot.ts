import {
  dice,
  heuristicMove,
  isKeyedSeed,
  isRefusal,
  keyedDice,
  type Dice,
  type Move,
  type State,
} from '#rules';
import { rulesEngine } from '../table/game.js';

export const PERSON_SEAT = 0;
const BOT_SEAT = 1;
/** Far more than any turn takes: beyond it the engine and the bot go round in a circle, which is a fault of ours. */
const MOST_ANSWERS = 1_000;

export interface Answered {
  readonly moves: readonly Move[];
  readonly state: State;
}

/** What the bot shakes its dice with: known once the game is over and its seed is told, and different at each place of the game. */
const diceAt = (seed: string, at: number): Dice =>
  isKeyedSeed(seed) ? keyedDice(`${seed}/${at}`) : dice(Number.parseInt(seed.slice(0, 8), 16) + at);

/** Lets the bot decide, seeing what its seat may see and no more, until the person decides or the game is over. */
export const botAnswers = (state: State, seed: string): Answered => {
  const engine = rulesEngine();
  const moves: Move[] = [];
  let now = state;
  while (now.pending?.seat === BOT_SEAT) {
    if (moves.length === MOST_ANSWERS) throw new Error('the bot does not come to an end');
    const move = heuristicMove(engine.view(now, BOT_SEAT), engine.book, diceAt(seed, now.at));
    const step = engine.apply(now, move);
    if (isRefusal(step)) throw new Error(`the bot's move is refused: ${step.code}`);
    moves.push(move);
    now = step.state;
  }
  return { moves, state: now };
};
