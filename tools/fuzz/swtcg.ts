import { swtcg } from '#games';
import type { Say } from '../../apps/cli/src/command-line/verb.js';

interface Plan {
  readonly games: number;
  readonly seed: number;
}

/**
 * Whole games of the Star Wars TCG between random legal decks, their laws
 * watched, each replayed from its events. Answers how many faults there were.
 */
export const fuzzSwtcg = ({ games, seed }: Plan, say: Say): number => {
  const used = new Set<string>();
  let [moves, drawn, faults] = [0, 0, 0];
  const fault = (text: string): void => {
    faults += 1;
    say(text);
  };
  for (let n = seed; n < seed + games; n += 1) {
    try {
      const played = swtcg.randomGame(String(n));
      moves += played.moves;
      if (played.winner === 'draw') drawn += 1;
      for (const id of played.used) used.add(id);
      for (const text of played.faults) fault(`seed ${n}: ${text}`);
      if (played.faults.length === 0 && played.winner === null) fault(`seed ${n}: it did not end`);
      if (played.replay !== played.hash) fault(`seed ${n}: a replay ends elsewhere`);
    } catch (error) {
      fault(`seed ${n}: ${(error as Error).stack?.split('\n').slice(0, 6).join(' | ')}`);
    }
  }
  for (const { id, name } of swtcg.playableCards)
    if (!used.has(id)) say(`${id} ${name}: never used`);
  say(`${used.size} of ${swtcg.playableCards.length} playable cards used`);
  say(`${moves} moves, ${drawn} games drawn`);
  say(`fuzz: ${games} games, ${faults} faults`);
  return faults;
};
