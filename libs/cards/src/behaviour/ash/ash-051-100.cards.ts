import { base } from '#rules';
import { type Behaviour, card } from '../card.js';

export const ash051to100: readonly Behaviour[] = [
  card('ASH_070 At Attin Safety Droid', { a: 'constant', on: base({ side: 'friendly' }), mods: [{ m: 'damage-taken', atMost: 4 }], bases: true }),
];
