import {
  destinyBehaviour,
  destinyCards,
  randomDestinyGame,
  randomXwingGame,
  swtcg,
  xwingCards,
} from '#games';
import type { RandomGame } from '#game';
import type { Outcome, Say } from '../../apps/cli/src/command-line/verb.js';

interface Plan {
  readonly games: number;
  readonly seed: number;
  readonly players: number;
}

/** A game with an engine of its own. */
interface OtherGame {
  readonly play: (
    seed: string,
    players: number,
  ) => RandomGame<{ readonly winner: number | string | null }, unknown>;
  /** Ids of all cards that can occur in a random game. */
  readonly cards: () => readonly string[];
}

const otherGames = {
  destiny: {
    play: (seed, players) => randomDestinyGame(seed, { players }),
    cards: () => destinyCards().flatMap(({ id }) => (destinyBehaviour(id) ? [id] : [])),
  },
  swtcg: {
    // Four at a table are two teams of two.
    play: (seed, players) => (players === 4 ? swtcg.randomTeamGame(seed) : swtcg.randomGame(seed)),
    cards: () => swtcg.playableCards.map(({ id }) => id),
  },
  xwing: {
    play: randomXwingGame,
    cards: () => xwingCards().flatMap(({ key, playable }) => (playable ? [key] : [])),
  },
} satisfies Readonly<Record<string, OtherGame>>;

export type OtherGameId = keyof typeof otherGames;

/**
 * Whole games between random legal lists, with their invariants checked, each replayed from its
 * events.
 */
export const fuzzOtherGame = (
  game: OtherGameId,
  { games, seed, players }: Plan,
  say: Say,
): Outcome => {
  const { play, cards }: OtherGame = otherGames[game];
  const used = new Set<string>();
  let [moves, drawn, faults] = [0, 0, 0];
  const fault = (n: number, text: string): void => {
    faults += 1;
    say(`seed ${n}: ${text}`);
  };
  for (let n = seed; n < seed + games; n += 1) {
    try {
      const played = play(String(n), players);
      moves += played.moves;
      if (played.winner === 'draw') drawn += 1;
      for (const id of played.used) used.add(id);
      for (const text of played.faults) fault(n, text);
      if (played.faults.length === 0 && played.winner === null) fault(n, 'it did not end');
      if (played.replay !== played.hash) fault(n, 'a replay ends elsewhere');
    } catch (error) {
      fault(n, `${(error as Error).stack?.split('\n').slice(0, 6).join(' | ')}`);
    }
  }
  const all = cards();
  const never = all.filter((id) => !used.has(id));
  if (never.length > 0) say(`never used: ${never.join(', ')}`);
  say(`${all.length - never.length} of ${all.length} playable cards used`);
  say(`${moves} moves, ${drawn} games drawn`);
  say(`fuzz: ${games} games, ${faults} faults`);
  return { isFine: faults === 0, result: { games, moves, faults } };
};
