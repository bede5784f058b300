import { discard, draw, overwhelm, whenDefeated, whenPlayed } from '#rules';
import { type Behaviour, card, vanilla } from '../card.js';

export const twilight: readonly Behaviour[] = [
  card('TWI_093', overwhelm),
  card('TWI_208', whenPlayed(draw()), whenDefeated(discard(1, 'you'))),
  ...vanilla('TWI_111'),
];
