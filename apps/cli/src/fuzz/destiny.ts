import { destinyPlayable, randomDestinyGame } from '#games';

interface Plan {
  readonly games: number;
  readonly seed: number;
  readonly players: number;
}

/** Whole games of Destiny between random legal lists, their laws watched, each replayed from its events. Answers 1 when one has a fault. */
export const fuzzDestiny = ({ games, seed, players }: Plan): number => {
  const used = new Set<string>();
  let moves = 0;
  let faults = 0;
  const fault = (text: string): void => {
    faults += 1;
    console.log(text);
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
  for (const name of not) console.log(`${name}: cannot be played on screen`);
  console.log(`${used.size} of ${cards} cards of Awakenings used`);
  console.log(`${moves} moves`);
  console.log(`fuzz: ${games} games, ${faults} faults`);
  return faults > 0 ? 1 : 0;
};
