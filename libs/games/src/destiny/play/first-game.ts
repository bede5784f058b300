import type { FirstGame, StarterList } from '#game';
import { bot, you } from '../../first-moves.js';
import { textOf } from '../../texts.js';

/** Keys of cards by their position in the two starter decks. */
const [rey, finn, lightsaber] = ['c1', 'c2', 'c9'];
const [trooper, kylo, frozenWastes] = ['c24', 'c25', 'c26'];
const [reysMelee, reysResource, finnsShield] = ['c1.1', 'c1.2', 'c2.1'];
const [troopersRanged, kylosTwo, kylosOne] = ['c24.1', 'c25.1', 'c25.2'];

const pick = (card: string) => ({ pick: 'card', card });
const activate = (card: string) => ({ do: 'activate', card });
const resolve = (die: string) => ({ do: 'resolve', die });
const done = { pick: 'done' };

/**
 * One round between the two first starter decks: Rey and Finn against Kylo Ren and a stormtrooper.
 */
export const firstGameOf = (starters: () => readonly StarterList[]): FirstGame => {
  const listOf = (code: string) => starters().find(({ name }) => name.startsWith(code))?.list ?? '';
  return {
    seed: 'first:154',
    lists: () => [listOf('Rey'), listOf('Kylo')],
    moves: [
      you(done, 'destiny.first.hand'),
      bot(done),
      bot(pick(frozenWastes)),
      you(pick(rey), 'destiny.first.shields'),
      you(pick(rey), 'destiny.first.second-shield'),
      bot(activate(trooper)),
      you(activate(rey), 'destiny.first.activate'),
      bot(resolve(troopersRanged)),
      bot(pick(rey)),
      you(resolve(reysMelee), 'destiny.first.die'),
      you(pick(trooper), 'destiny.first.damage'),
      bot(activate(kylo)),
      you(resolve(reysResource), 'destiny.first.resource'),
      bot(resolve(kylosTwo)),
      bot(pick(rey)),
      bot(done),
      you({ do: 'play', card: lightsaber, on: rey }, 'destiny.first.play'),
      you(activate(finn), 'destiny.first.again'),
      bot(resolve(kylosOne)),
      bot(pick(rey)),
      you(resolve(finnsShield), 'destiny.first.shield-die'),
      you(pick(rey), 'destiny.first.shield-on'),
      bot({ do: 'pass' }),
      you({ do: 'claim' }, 'destiny.first.claim'),
      you({ pick: 'no' }, 'destiny.first.battlefield'),
    ],
    end: textOf('destiny.first.end'),
  };
};
