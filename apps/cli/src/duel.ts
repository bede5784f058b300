import { playableBook } from '#cards';
import {
  BOT_LEVELS,
  createEngine,
  dice,
  hash,
  heuristicMove,
  isRefusal,
  LANGUAGE_TAGS,
  logLine,
  type State,
} from '#rules';
import type { Say } from './command-line/verb.js';
import { UsageError } from './command-line/words.js';
import type { Contestant, Thought } from './duel/level-game.js';
import { wordsIn } from './show/words.js';
import { contest, DEFAULT_THREADS, margin } from './duel/levels.js';
import { pairsFrom, readSeat } from './duel/read-seat.js';

interface DuelOptions {
  readonly a: string;
  readonly b: string;
  readonly seed: string;
}

interface OneGame extends DuelOptions {
  readonly log: boolean;
  readonly lang: string;
}

interface Levels extends DuelOptions {
  readonly games: number;
  readonly thought: Thought;
  readonly threads: number | undefined;
  readonly openLists: boolean;
  readonly pairs: string;
  readonly lists: readonly string[];
}

const readContestant = (text: string): Contestant => {
  const level = text === 'random' ? text : BOT_LEVELS.find((each) => `${each}` === text);
  if (level !== undefined) return level;
  throw new UsageError(`--pairs takes pairs of 1, 2, 3, 4 and random, like 3-2; not "${text}"`);
};

const nameOf = (who: Contestant): string => (who === 'random' ? 'random' : `level${who}`);

const readPair = (text: string): readonly [Contestant, Contestant] => {
  const [one = '', other = ''] = text.split('-');
  return [readContestant(one), readContestant(other)];
};

/** Plays bot levels against each other and reports how often the first of each pair wins. */
export const compareLevels = async (
  { a, b, seed, games, thought, threads = DEFAULT_THREADS, openLists, pairs, lists }: Levels,
  say: Say,
): Promise<Readonly<Record<string, number>>> => {
  const shares: Record<string, number> = {};
  const decks = lists.length > 0 ? pairsFrom(lists, seed) : [[readSeat(a), readSeat(b)] as const];
  for (const pair of pairs.split(',').map(readPair)) {
    const began = performance.now();
    const plan = { games, seed, decks, thought, openLists, threads };
    const { wins, draws, rounds, thought: took } = await contest(pair, plan);
    const seconds = Math.round((performance.now() - began) / 1000);
    const upper = nameOf(pair[1]).replace(/^./, (letter) => letter.toUpperCase());
    shares[`${nameOf(pair[0])}Over${upper}`] = Math.round((1000 * wins) / games) / 1000;
    say(
      `${nameOf(pair[0])} beat ${nameOf(pair[1])} in ${wins} of ${games} games (${draws} drawn), ` +
        `${((100 * wins) / games).toFixed(1)} % ± ${(100 * margin(wins, games)).toFixed(1)}; ` +
        `${rounds.toFixed(1)} rounds a game, ${took[0].toFixed(0)} and ${took[1].toFixed(0)} ms an answer, ${seconds} s`,
    );
  }
  return { games, ...shares };
};

/** Plays one game between two bots and returns its result. */
export const playDuel = ({ a, b, seed, log, lang }: OneGame, say: Say) => {
  const language = LANGUAGE_TAGS.find((tag) => tag === lang) ?? 'en';
  const engine = createEngine(playableBook());
  const names = {
    card:
      (state: State) =>
      (card: number): string =>
        engine.book.cards.get(state.id[card] ?? '')?.name ?? '?',
    seat: (seat: number): string => `${wordsIn(language).name} ${seat + 1}`,
  };
  const created = engine.create({ players: [readSeat(a), readSeat(b)] }, `duel:${seed}`);
  if (isRefusal(created)) throw new Error(`${created.code}: ${created.detail}`);
  const roll = dice(Number(seed) || 1);
  let { state, events } = created;
  let decisions = 0;
  for (;;) {
    if (log) {
      for (const event of events) {
        const line = logLine(language, event, { card: names.card(state), seat: names.seat });
        if (line) say(line);
      }
    }
    if (!state.pending) break;
    const next = engine.apply(
      state,
      heuristicMove(engine.view(state, state.pending.seat), engine.book, roll),
    );
    if (isRefusal(next)) throw new Error(`${next.code}: ${next.detail}`);
    ({ state, events } = next);
    decisions++;
  }
  return {
    winner: state.outcome?.winners,
    reason: state.outcome?.reason,
    rounds: state.round,
    decisions,
    hash: hash(state),
  };
};
