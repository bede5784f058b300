import { destinyPlayable, randomDestinyGame } from '#games';
import type { Say } from '../../apps/cli/src/command-line/verb.js';

interface Plan {
  readonly games: number;
  readonly seed: number;
  readonly players: number;
}

/**
 * Whole games of Destiny between random legal lists, their laws watched,
 * each replayed from its events. Answers how many faults there were.
 */
export const fuzzDestiny = ({ games, seed, players }: Plan, say: Say): number => {
  const used = new Set<string>();
  let moves = 0;
  let faults = 0;
  const fault = (text: string): void => {
    faults += 1;
    say(text);
  };
  for (let n = seed; n < seed + games; n += 1) {
    try {
      const played = randomDestinyGame(String(n), players);
      moves += played.moves;
      for (const id of played.used) used.add(id);
      for (const text of played.faults) fault(`seed ${n}: ${text}`);
      if (played.faults.length === 0 && played.winner === null) fault(`seed ${n}: nobody won`);
      if (played.replay !== played.hash) fault(`seed ${n}: a replay ends elsewhere`);
    } catch (error) {
      fault(`seed ${n}: ${(error as Error).stack?.split('\n').slice(0, 6).join(' | ')}`);
    }
  }
  const { cards, not } = destinyPlayable('AW');
  for (const name of not) say(`${name}: cannot be played on screen`);
  say(`${used.size} of ${cards} cards of Awakenings used`);
  say(`${moves} moves`);
  say(`fuzz: ${games} games, ${faults} faults`);
  return faults;
};
