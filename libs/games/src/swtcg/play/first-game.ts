import type { FirstGame, StarterList } from '#game';
import { bot, you } from '../../first-moves.js';
import { textOf } from '../../texts.js';

/** Keys of cards by their position in the two decks of the Republic. */
const [clones, starfighters, arcTrooper] = ['a5', 'a18', 'a25'];
const [platform, grievous] = ['b20', 'b27'];

const build = (card: string, to: string) => ({ do: 'complete', card, to });
const done = { do: 'done' };
const pass = { do: 'pass' };

/** A whole game in one turn: a side that is alone in two arenas after the battle wins. */
export const firstGameOf = (starters: () => readonly StarterList[]): FirstGame => {
  const listOf = (deck: string) => starters().find(({ name }) => name === deck)?.list ?? '';
  return {
    seed: 'first:9',
    lists: () => [listOf('Republic, light'), listOf('Republic, dark')],
    moves: [
      bot(done),
      you(done, 'swtcg.first.hand'),
      bot(build(platform, 'Ground')),
      you(build(clones, 'Ground'), 'swtcg.first.ground'),
      bot(build(grievous, 'Character')),
      you(build(starfighters, 'Space'), 'swtcg.first.space'),
      bot(done),
      you(build(arcTrooper, 'Character'), 'swtcg.first.character'),
      you(done, 'swtcg.first.built'),
      bot(done),
      you(done, 'swtcg.first.turn'),
      bot(done),
      you({ do: 'retreat', card: arcTrooper }, 'swtcg.first.retreat'),
      you(done, 'swtcg.first.stay'),
      bot(pass),
      bot(pass),
      bot(pass),
      bot(pass),
      you({ do: 'attack', card: clones, on: platform, how: 'arena' }, 'swtcg.first.attack'),
    ],
    end: textOf('swtcg.first.end'),
  };
};
