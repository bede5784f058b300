import {
  type CardBook,
  copyState,
  type Dice,
  type Engine,
  isRefusal,
  type Move,
  type SeatSetup,
} from '#rules';
import { answerUntilAction } from '../../libs/rules/src/bots/at-a-glance.js';
import { candidates, isByRule } from '../../libs/rules/src/bots/candidates.js';
import { chooseResources, isHandKept } from '../../libs/rules/src/bots/hand-plan.js';
import { quickMove } from '../../libs/rules/src/bots/quick-choice.js';
import { playMove, tryOut } from '../../libs/rules/src/bots/trial.js';
import { weighing } from '../../libs/rules/src/bots/winning-chance.js';
import type { Decision } from '../../libs/rules/src/kernel/decisions.js';
import type { Game } from '../../libs/rules/src/kernel/game.js';

const MOST_DECISIONS = 2_000;
const MOST_ANSWERS = 60;
const FINEST = 1_000_000;

/** The position one step ahead: questions before the next action are answered by quick rules. */
export function afterStep(book: CardBook, g: Game, move: Move): Game {
  const next = tryOut(book, copyState(g.s));
  playMove(next, move);
  answerUntilAction(next, MOST_ANSWERS);
  return next;
}

/** Gumbel noise: the maximum of scores with it is distributed like a softmax at temperature 1. */
const noise = (roll: Dice): number => -Math.log(-Math.log((roll(FINEST) + 0.5) / FINEST));

function answer(book: CardBook, g: Game, d: Decision, how: { roll: Dice; heat: number }): Move {
  const { roll, heat } = how;
  if (d.kind === 'resource') return chooseResources(g, d);
  if (d.kind === 'mulligan') {
    const kept = isHandKept(g, d.seat, roll) ? 'no' : 'yes';
    return { seat: d.seat, at: d.at, pick: [d.options.findIndex(({ o }) => o === kept)] };
  }
  if (isByRule(d)) return quickMove(g, d, roll);
  const list = candidates(g, d, roll);
  const [first] = list;
  if (!first) throw new Error('a decision without a move');
  if (list.length === 1) return first.move;
  let [best, most] = [first.move, -Infinity];
  for (const { move } of list) {
    const value = weighing.logOdds(afterStep(book, g, move), d.seat) + heat * noise(roll);
    if (value > most) [best, most] = [move, value];
  }
  return best;
}

/**
 * One game between two players who look one step ahead with some randomness, each with a different
 * amount. `passed` is called at every decision with the position, which is changed in place
 * afterwards.
 * @returns the only winner's seat; null if there is none
 */
export function playItself(
  engine: Engine,
  decks: readonly SeatSetup[],
  {
    seed,
    roll,
    passed,
  }: {
    readonly seed: string;
    readonly roll: Dice;
    readonly passed: (g: Game, d: Decision) => void;
  },
): number | null {
  const begun = engine.create({ players: [...decks] }, seed);
  if (isRefusal(begun)) throw new Error(`${begun.code}: ${begun.detail}`);
  const g = tryOut(engine.book, copyState(begun.state));
  const heats = [0.05 + roll(100) / 200, 0.05 + roll(100) / 200];
  for (let n = 0; g.s.pending && n < MOST_DECISIONS; n++) {
    const d = g.s.pending;
    passed(g, d);
    playMove(g, answer(engine.book, g, d, { roll, heat: heats[d.seat] ?? 0 }));
  }
  const winners = g.s.outcome?.winners ?? [];
  return winners.length === 1 ? (winners[0] ?? null) : null;
}
