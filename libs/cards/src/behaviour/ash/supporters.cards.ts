import { base, forPhase, is, may, onAttack, one, stats, support, when } from '#rules';
import { type Behaviour, card } from '../card.js';

export const supporters: readonly Behaviour[] = [
  card('ASH_070', { a: 'constant', on: base({ side: 'friendly' }), mods: [{ m: 'damage-taken', atMost: 4 }], bases: true }),
  card('ASH_209', support, onAttack(when(is('self', { upgraded: true }), may(forPhase(one(), stats(-3)))))),
];
