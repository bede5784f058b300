import type { SwtcgCard } from '../card.js';
import { behaviours } from '../cards/behaviours.js';
import { anhSet } from './anh.gen.js';
import { aotcSet } from './aotc.gen.js';
import { boySet } from './boy.gen.js';
import { esbSet } from './esb.gen.js';
import { jgSet } from './jg.gen.js';
import { jkSet } from './jk.gen.js';
import { pmSet } from './pm.gen.js';
import { rasSet } from './ras.gen.js';
import { rotjSet } from './rotj.gen.js';
import { rotsSet } from './rots.gen.js';
import { srSet } from './sr.gen.js';
import { starterSet } from './start.gen.js';

const asPlayed = (card: SwtcgCard): SwtcgCard => {
  const abilities = behaviours[card.id];
  return abilities === undefined ? card : { ...card, abilities, complete: true };
};

/**
 * Cards by set: the starters, then the ten sets of the first publisher in order of release, then
 * the set of the rulebook itself.
 */
export const cardsBySet: Readonly<Record<string, readonly SwtcgCard[]>> = Object.fromEntries(
  Object.entries({
    START: starterSet,
    AOTC: aotcSet,
    SR: srSet,
    ANH: anhSet,
    BOY: boySet,
    JG: jgSet,
    ESB: esbSet,
    RAS: rasSet,
    PM: pmSet,
    ROTJ: rotjSet,
    ROTS: rotsSet,
    JK: jkSet,
  }).map(([set, cards]) => [set, cards.map(asPlayed)]),
);

export const allCards: readonly SwtcgCard[] = Object.values(cardsBySet).flat();

/**
 * Whether the engine can play a card completely; all other cards are known by name and facts only
 * and reported as not playable.
 */
export const isPlayable = ({ complete }: SwtcgCard): boolean => complete === true;
