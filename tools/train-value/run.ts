import { writeFileSync } from 'node:fs';
import { playableBook } from '#cards';
import { copyState, createEngine, dice, type SeatSetup } from '#rules';
import type { Outcome, Say } from '../../apps/cli/src/command-line/verb.js';
import { readFolder } from '../../apps/cli/src/duel/read-seat.js';
import { candidates, isByRule } from '../../libs/rules/src/bots/candidates.js';
import { oddsBy } from '../../libs/rules/src/bots/learned-chance.js';
import { tryOut } from '../../libs/rules/src/bots/trial.js';
import { appraisalBy } from '../../libs/rules/src/bots/winning-chance.js';
import type { State } from '../../libs/rules/src/kernel/state.js';
import { type Example, examplesOf, type Passed, passedBy } from './examples.js';
import { fitNetwork, logLoss } from './fit-network.js';
import { choiceAt, type Choice, fitPriors } from './fit-priors.js';
import { playItself } from './self-play.js';

const SAMPLES = 'test/samples/decks';
const WEIGHTS = 'libs/rules/src/bots/learned-weights.json';
/** Every n-th game is left out of the fit, for validation. */
const LEFT_OUT = 8;
/** So many of ten decks are from the given lists, if there are any. */
const OF_LISTS = 6;
const CHOICES = 5_000;
/** One of so many decisions is used to fit the priors. */
const CHOICE_OF = 24;

interface Training {
  readonly games: number;
  readonly lists: readonly string[];
  readonly hidden: number;
  readonly rounds: number;
  readonly seed: number;
}

const leftOutOf = (examples: readonly Example[]) => examples.filter(({ isLeftOut }) => isLeftOut);

/** Plays games of the bot against itself and fits the value and the priors of level 4 to them. */
export function trainValue({ games, lists, hidden, rounds, seed }: Training, say: Say): Outcome {
  const engine = createEngine(playableBook());
  const { book } = engine;
  const [samples, played] = [readFolder(SAMPLES), lists.flatMap(readFolder)];
  const examples: Example[] = [];
  const asked: State[] = [];
  for (let n = 0; n < games; n++) {
    const roll = dice(seed + 7_919 * n);
    const deck = (): SeatSetup => {
      const from = roll(10) < OF_LISTS && played.length > 0 ? played : samples;
      return from[roll(from.length)] as SeatSetup;
    };
    const passed: Passed[] = [];
    const winner = playItself(engine, [deck(), deck()], {
      seed: `value:${seed}:${n}`,
      roll,
      passed: (g, d) => {
        if (d.kind === 'action') passed.push(passedBy(g, d.seat));
        const isAsked = d.kind !== 'resource' && !isByRule(d) && asked.length < CHOICES;
        if (isAsked && roll(CHOICE_OF) === 0) asked.push(copyState(g.s));
      },
    });
    if (winner !== null) examples.push(...examplesOf(passed, winner, n % LEFT_OUT === 0));
    if ((n + 1) % 100 === 0) say(`${n + 1} games, ${examples.length} positions`);
  }
  const before = logLoss(leftOutOf(examples), ({ before: odds }) => odds);
  say(`log loss on games left out: ${before.toFixed(4)} by the table of level 3`);
  const { network, loss } = fitNetwork(examples, {
    hidden,
    rounds,
    seed,
    told: (round, now) => say(`round ${round}: ${now.toFixed(4)}`),
  });
  const { logOdds } = appraisalBy(oddsBy(network));
  const roll = dice(seed);
  const choices = asked.flatMap((state): Choice[] => {
    const g = tryOut(book, state);
    const d = g.s.pending;
    const list = d ? candidates(g, d, roll) : [];
    return d && list.length > 1 ? [choiceAt({ book, g, d }, list, logOdds)] : [];
  });
  writeFileSync(WEIGHTS, `${JSON.stringify({ ...network, priors: fitPriors(choices) })}\n`);
  const result = { games, positions: examples.length, choices: choices.length, before, loss };
  say(JSON.stringify(result));
  return { isFine: true, result };
}
