/**
 * `npm run duel -- [--a DECK] [--b DECK] [--seed N] [--log] [--lang en|es|fr]`: two bots play one game; the last line is its result as JSON.
 * DECK is a file in any deck format or the name of a starter deck.
 *
 * `npm run duel -- --levels [--games 400] [--passes N | --ms N] [--threads N] [--open-lists] [--pairs 3-2,2-random,2-1]`: the bot's levels against each
 * other with mirrored seats and decks; the last line is how often the stronger wins. `--passes` repeats from a seed, `--ms` is time for a decision.
 * Without either: 400 passes. At a table level 3 thinks for a second, which is several thousand.
 */
import { readFileSync } from 'node:fs';
import { playableBook, starterDeck } from '#cards';
import { deckProblemText, hasErrors, parseDeck, type CardCount } from '#formats';
import {
  createEngine,
  dice,
  hash,
  heuristicMove,
  isRefusal,
  LANGUAGE_TAGS,
  logLine,
  type SeatSetup,
  type State,
} from '#rules';
import { readCommandLine } from './command-line.js';
import type { Contestant, Thought } from './duel/level-game.js';
import { contest, DEFAULT_THREADS, margin } from './duel/levels.js';

const USAGE =
  'npm run duel -- [--a DECK] [--b DECK] [--seed N] [--log] [--lang en|es|fr] | --levels [--games N] [--passes N | --ms N] [--threads N] [--open-lists] [--pairs 3-2,2-random,2-1]';
const { values: options } = readCommandLine(USAGE, {
  options: {
    a: { type: 'string', default: 'luke' },
    b: { type: 'string', default: 'vader' },
    seed: { type: 'string', default: '1' },
    log: { type: 'boolean', default: false },
    lang: { type: 'string', default: 'en' },
    levels: { type: 'boolean', default: false },
    games: { type: 'string', default: '400' },
    passes: { type: 'string', default: '400' },
    ms: { type: 'string' },
    threads: { type: 'string', default: String(DEFAULT_THREADS) },
    'open-lists': { type: 'boolean', default: false },
    pairs: { type: 'string', default: '3-2,2-random' },
  },
});
const { seed } = options;

const complain = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const eachCopy = (cards: readonly CardCount[]): string[] =>
  cards.flatMap(({ id, count }) => Array.from({ length: count }, () => id));

const setupOf = (name: string): SeatSetup => {
  const starter = starterDeck(name);
  if (starter) return starter;
  const { deck, problems } = parseDeck(readFileSync(name, 'utf8'));
  const [base] = deck.bases;
  if (!base || hasErrors(problems))
    return complain(
      [`${name} cannot be read`, ...problems.map((problem) => deckProblemText(problem, 'en'))].join(
        '\n',
      ),
    );
  return { leaders: eachCopy(deck.leaders), base: base.id, deck: eachCopy(deck.main) };
};

const wholeNumber = (text: string, name: string): number => {
  const n = Number(text);
  return Number.isInteger(n) && n > 0 ? n : complain(`--${name} takes a whole number above 0`);
};

const contestant = (text: string): Contestant =>
  text === 'random'
    ? text
    : (([1, 2, 3] as const).find((level) => String(level) === text) ??
      complain(`--pairs takes pairs of 1, 2, 3 and random, like 3-2; not "${text}"`));

const nameOf = (who: Contestant): string => (who === 'random' ? 'random' : `level${who}`);

async function compareLevels(): Promise<void> {
  const games = wholeNumber(options.games, 'games');
  const thought: Thought =
    options.ms === undefined
      ? { passes: wholeNumber(options.passes, 'passes') }
      : { milliseconds: wholeNumber(options.ms, 'ms') };
  const shares: Record<string, number> = {};
  for (const text of options.pairs.split(',')) {
    const [one = '', other = ''] = text.split('-');
    const pair = [contestant(one), contestant(other)] as const;
    const began = performance.now();
    const { wins, draws, rounds } = await contest(pair, {
      games,
      seed,
      decks: [setupOf(options.a), setupOf(options.b)],
      thought,
      openLists: options['open-lists'],
      threads: wholeNumber(options.threads, 'threads'),
    });
    const seconds = Math.round((performance.now() - began) / 1000);
    const upper = nameOf(pair[1]).replace(/^./, (letter) => letter.toUpperCase());
    shares[`${nameOf(pair[0])}Over${upper}`] = Math.round((1000 * wins) / games) / 1000;
    console.log(
      `${nameOf(pair[0])} beat ${nameOf(pair[1])} in ${wins} of ${games} games (${draws} drawn), ` +
        `${((100 * wins) / games).toFixed(1)} % ± ${(100 * margin(wins, games)).toFixed(1)}; ` +
        `${rounds.toFixed(1)} rounds a game, ${seconds} s`,
    );
  }
  console.log(JSON.stringify({ games, ...shares }));
}

const language = LANGUAGE_TAGS.find((tag) => tag === options.lang) ?? 'en';
const engine = createEngine(playableBook());
const names = {
  card:
    (state: State) =>
    (card: number): string =>
      engine.book.cards.get(state.id[card] ?? '')?.name ?? '?',
  seat: (seat: number): string =>
    `${{ en: 'Player', es: 'Jugador', fr: 'Joueur' }[language]} ${seat + 1}`,
};

function playOne(): void {
  const created = engine.create(
    { players: [setupOf(options.a), setupOf(options.b)] },
    `duel:${seed}`,
  );
  const first = isRefusal(created) ? complain(`${created.code}: ${created.detail}`) : created;
  const roll = dice(Number(seed) || 1);
  let { state, events } = first;
  let decisions = 0;
  for (;;) {
    if (options.log) {
      for (const event of events) {
        const line = logLine(language, event, { card: names.card(state), seat: names.seat });
        if (line) console.log(line);
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
  console.log(
    JSON.stringify({
      winner: state.outcome?.winners,
      reason: state.outcome?.reason,
      rounds: state.round,
      decisions,
      hash: hash(state),
    }),
  );
}

if (options.levels) await compareLevels();
else playOne();
