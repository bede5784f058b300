import { swtcg } from '#games';

interface Plan {
  readonly games: number;
  readonly seed: number;
}

/** Whole games of the Star Wars TCG between random legal decks, their laws watched, each replayed from its events. Answers 1 when one has a fault. */
export const fuzzSwtcg = ({ games, seed }: Plan): number => {
  const used = new Set<string>();
  let [moves, drawn, faults] = [0, 0, 0];
  const fault = (text: string): void => {
    faults += 1;
    console.log(text);
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
    if (!used.has(id)) console.log(`${id} ${name}: never used`);
  console.log(`${used.size} of ${swtcg.playableCards.length} cards of the starter set used`);
  console.log(`${moves} moves, ${drawn} games drawn`);
  console.log(`fuzz: ${games} games, ${faults} faults`);
  return faults > 0 ? 1 : 0;
};
