import { event, experience, fromPile, is, look, may, play, put, unit, upTo, when } from '#rules';
import { type Behaviour, card } from '../card.js';

export const heroismMore: readonly Behaviour[] = [
  card('SOR_245', event(experience(1, upTo(3, unit({ trait: 'REBEL', attacked: true }))))),
  card(
    'SOR_246',
    event(
      look('top', 'you'),
      when(is('seen', {}), when({ atLeast: [5, { baseRemaining: 'you' }] }, may(play({}, { ref: 'seen', free: true })), may(play({}, { ref: 'seen', less: 5 })))),
    ),
  ),
];

export const neutralMore: readonly Behaviour[] = [
  card('SOR_252', event({ do: 'choose-player', among: 'each', as: 'chosen' }, put(fromPile('discard', {}, { n: 4, upTo: true, of: { named: 'chosen' } }), 'bottom', 'random'))),
];
