import type { Ability } from '../card.js';
import { anhCards } from './anh.cards.js';
import { aotcCards } from './aotc.cards.js';
import { boyCards } from './boy.cards.js';
import { esbCards } from './esb.cards.js';
import { jgCards } from './jg.cards.js';
import { jkCards } from './jk.cards.js';
import { pmCards } from './pm.cards.js';
import { rasCards } from './ras.cards.js';
import { rotjCards } from './rotj.cards.js';
import { rotsCards } from './rots.cards.js';
import { srCards } from './sr.cards.js';
import { startCards } from './start.cards.js';

/**
 * The abilities of cards beyond plain keywords, by id. The engine can play every card listed here.
 */
export const behaviours: Readonly<Record<string, readonly Ability[]>> = {
  ...anhCards,
  ...aotcCards,
  ...boyCards,
  ...esbCards,
  ...jgCards,
  ...jkCards,
  ...pmCards,
  ...rasCards,
  ...rotjCards,
  ...rotsCards,
  ...srCards,
  ...startCards,
};
