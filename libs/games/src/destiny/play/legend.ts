import { joinTexts, sameText, type ScreenPiece, type ScreenZone } from '#game';
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

/** What each symbol of a die does, and what a plus and a cost beside it mean. */
const legend: ScreenPiece = {
  key: 'legend',
  form: 'card',
  name: 'Destiny',
  kind: textOf('destiny.legend'),
  colour: null,
  marks: [],
  sides: symbols.map((sign) => ({
    text: textOf(`destiny.legend.${sign}`, { symbol: textOf(`destiny.symbol.${sign}`) }),
    sign,
    number: '',
    price: 0,
  })),
  says: joinTexts([textOf('destiny.legend.plus'), textOf('destiny.legend.price')], sameText('\n')),
  exhausted: false,
  attached: [],
};

/** Lies beside the piles of whoever looks at the board. */
export const legendZone: ScreenZone = {
  id: 'legend',
  place: 'pile',
  name: textOf('destiny.zone.legend'),
  titled: false,
  pieces: [legend],
};
