import { sameText, type ScreenLegend } from '#game';
import { textOf } from '../../texts.js';
import type { DieSymbol } from '../facts/card.js';

const symbols = [
  'melee',
  'ranged',
  'indirect',
  'shield',
  'resource',
  'disrupt',
  'discard',
  'focus',
  'special',
  'blank',
] as const satisfies readonly DieSymbol[];

/** The meaning of each die symbol, and of a plus or a cost beside it. */
const ofSymbols: ScreenLegend = {
  id: 'symbols',
  title: textOf('destiny.legend'),
  entries: [
    ...symbols.map((die) => ({
      name: textOf(`destiny.symbol.${die}`),
      says: textOf(`destiny.legend.${die}`),
      die,
    })),
    { name: sameText('+'), says: textOf('destiny.legend.plus') },
    { name: textOf('destiny.legend.cost'), says: textOf('destiny.legend.price') },
  ],
};

export const destinyLegend: readonly ScreenLegend[] = [ofSymbols];
