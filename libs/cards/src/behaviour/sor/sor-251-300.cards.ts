import { defeat, event, fromPile, one, put, upgrade } from '#rules';
import { type Behaviour, card } from '../card.js';

export const sor251to300: readonly Behaviour[] = [
  card('SOR_251 Confiscate', event(defeat(one(upgrade())))),
  card(
    'SOR_252 Restock',
    event({ do: 'choose-player', among: 'each', as: 'chosen' }, put(fromPile('discard', {}, { n: 4, upTo: true, of: { named: 'chosen' } }), 'bottom', 'random')),
  ),
];
