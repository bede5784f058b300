import { cardById, playableBook, type SetCode, setCodes } from '#cards';
import { createEngine, type Play, playRandomGame, replayHash, type Setup } from '#rules';
import type { Outcome, Say } from '../../apps/cli/src/command-line/verb.js';
import { UsageError } from '../../apps/cli/src/command-line/words.js';
import { streamedGames } from '../../apps/api/test/streamed-games.js';
import { cardsOf } from './legal-decks.js';
import { fuzzOtherGame, type OtherGameId } from './other-games.js';
import { playedDecks, type SampleDeck, sampleDecks, tablesOf } from './sample-decks.js';
import { legalSetups, mixedSetup, type Range } from './setups.js';

interface Wish {
  readonly games: number | undefined;
  readonly seed: number;
  readonly players: Range;
  readonly decks: 'mixed' | 'random' | 'samples';
  readonly set: string;
  readonly folders: readonly string[];
  readonly game: OtherGameId | undefined;
  readonly isTwinSuns: boolean;
  readonly streams: boolean;
}

/** One planned game, and the description by which it can be found again. */
interface Planned {
  readonly n: number;
  readonly setup: Setup;
  readonly where: string;
  readonly play: Play;
}

/**
 * In legal decks cards meet those for which they were designed: fewer positions are searched, more
 * games played.
 */
const sparingly = (n: number): Play => ({ every: 25, bot: n % 2 === 0 ? 'random' : 'heuristic' });

const engine = createEngine(playableBook());

/** Plays games one after the other and counts the failures. */
class Fuzz {
  faults = 0;
  decisions = 0;
  readonly used = new Set<string>();

  constructor(private readonly say: Say) {}

  report(text: string): void {
    this.faults++;
    this.say(text);
  }

  play({ n, setup, where, play }: Planned): void {
    try {
      const played = playRandomGame(engine, setup, n, play);
      this.decisions += played.decisions;
      for (const fault of played.faults) this.report(`${where}: ${fault}`);
      if (played.faults.length === 0 && replayHash(engine, setup, n, played.moves) !== played.hash)
        this.report(`${where}: a replay ends elsewhere`);
      for (const id of [...played.used, ...setup.players.map((p) => p.base)]) this.used.add(id);
    } catch (error) {
      this.report(`${where}: ${(error as Error).stack?.split('\n').slice(0, 6).join(' | ')}`);
    }
  }

  conclude(games: number): Outcome {
    this.say(`${this.decisions} decisions`);
    this.say(`fuzz: ${games} games, ${this.faults} faults`);
    const result = { games, decisions: this.decisions, faults: this.faults };
    return { isFine: this.faults === 0, result };
  }
}

/** Plays each deck in so many games against the others; returns the number of games. */
const fuzzDecks = (
  fuzz: Fuzz,
  decks: readonly SampleDeck[],
  { games, seed, players = 2 }: { readonly games: number; seed: number; players?: number },
): number => {
  const tables = tablesOf(decks.length, games, players);
  for (const [index, table] of tables.entries()) {
    const n = seed + index;
    const seats = table.map((deck) => decks[deck]!);
    const between = seats.map(({ name }) => name).join(' against ');
    const setup = {
      players: seats.map(({ seat }) => seat),
      ...(players > 2 && { twinSuns: true as const }),
    };
    fuzz.play({ n, setup, where: `seed ${n}, ${between}`, play: sparingly(n) });
  }
  return tables.length;
};

const saysProblems = ({ name, judgedBy, problems }: SampleDeck): string =>
  `${name} is not legal (${judgedBy}): ${problems.join(', ')}`;

/** Plays the decks of the project, each in so many games. */
const fuzzSamples = (games: number, seed: number, say: Say): Outcome => {
  const fuzz = new Fuzz(say);
  const samples = sampleDecks('test/samples/decks');
  for (const deck of samples) if (deck.problems.length > 0) fuzz.report(saysProblems(deck));
  const played = fuzzDecks(fuzz, samples, { games, seed });
  say(`${samples.length} decks, ${games} games each`);
  return fuzz.conclude(played);
};

/**
 * Plays lists of other folders by today's rules; lists that are not legal or not playable are
 * named.
 */
const fuzzFolders = (games: number, wish: Wish, say: Say): Outcome => {
  const { folders, seed, isTwinSuns } = wish;
  const players = isTwinSuns ? Math.max(wish.players.fewest, 3) : 2;
  const each = Math.ceil(games / players) * players;
  const fuzz = new Fuzz(say);
  const today = new Date().toISOString().slice(0, 10);
  const decks = folders.flatMap((folder) => playedDecks(folder, today));
  for (const deck of decks) {
    if (deck.problems.length > 0) say(saysProblems(deck));
    if (deck.unplayable.length > 0)
      say(`${deck.name} is not played: ${deck.unplayable.join(', ')}`);
  }
  const playable = decks.filter(
    ({ unplayable, seat }) => unplayable.length === 0 && seat.leaders.length > 1 === isTwinSuns,
  );
  const played =
    playable.length > 1 ? fuzzDecks(fuzz, playable, { games: each, seed, players }) : 0;
  say(`${playable.length} of ${decks.length} decks, ${each} games each`);
  return fuzz.conclude(played);
};

/** Plays legal decks of one set; finally names the cards that were never played. */
const fuzzLegal = (games: number, set: SetCode, { seed, players }: Wish, say: Say): Outcome => {
  const fuzz = new Fuzz(say);
  const next = legalSetups(seed, set, players);
  for (let i = 0; i < games; i++) {
    const n = seed + i;
    // Each deck depends on all decks before: such a game is found again by the same run up to it.
    fuzz.play({ n, setup: next(n), where: `game ${i + 1} from seed ${seed}`, play: sparingly(n) });
  }
  const all = cardsOf(set);
  const never = all.filter((c) => !fuzz.used.has(c.id));
  for (const { id } of never) say(`${id} ${cardById(id)?.name}: never played`);
  say(`${set}: ${all.length - never.length} of ${all.length} played`);
  return fuzz.conclude(games);
};

const fuzzMixed = (games: number, { seed, players, isTwinSuns }: Wish, say: Say): Outcome => {
  const fuzz = new Fuzz(say);
  for (let n = seed; n < seed + games; n++)
    fuzz.play({
      n,
      setup: mixedSetup(engine, players, { n, isTwinSuns }),
      where: `seed ${n}`,
      play: {},
    });
  return fuzz.conclude(games);
};

/** Errors in boards occur in thousands of places, so only so many are printed. */
const mostTold = 50;

/** Tests the delayed boards for streams, instead of the engine alone. */
const fuzzStreams = async (games: number, seed: number, say: Say): Promise<Outcome> => {
  const { boards, hidden, hands, heldBack, faults } = await streamedGames(games, seed);
  for (const fault of faults.slice(0, mostTold)) say(fault);
  say(`${boards} boards; ${hidden} names of hidden cards and ${heldBack} moves held back, none of`);
  say(`which may show; ${hands} names on hands that a caster may see`);
  say(`fuzz: ${games} games, ${faults.length} faults`);
  const result = { games, boards, hidden, heldBack, hands, faults: faults.length };
  return { isFine: faults.length === 0, result };
};

export const fuzzGames = (wish: Wish, say: Say): Outcome | Promise<Outcome> => {
  const { decks, seed, game, players } = wish;
  const areLists = decks === 'samples' || wish.folders.length > 0;
  const games = wish.games ?? (areLists ? 100 : 200);
  if (decks === 'samples' && games % 2 === 1)
    throw new UsageError('--games takes an even number for lists of decks');
  if (wish.streams) return fuzzStreams(games, seed, say);
  if (game !== undefined) return fuzzOtherGame(game, { games, seed, players: players.fewest }, say);
  const set = setCodes.find((code) => code === wish.set);
  if (!set) throw new UsageError(`--set ${wish.set}: one of ${setCodes.join(', ')} is wanted`);
  if (wish.folders.length > 0) return fuzzFolders(games, wish, say);
  if (decks === 'samples') return fuzzSamples(games, seed, say);
  return decks === 'random' ? fuzzLegal(games, set, wish, say) : fuzzMixed(games, wish, say);
};
