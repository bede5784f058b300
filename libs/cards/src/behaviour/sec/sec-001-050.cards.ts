import {
  action,
  anotherFriendly,
  both,
  constant,
  defeat,
  deployWith,
  enemy,
  forPhase,
  friendly,
  gain,
  is,
  may,
  onAttack,
  one,
  plot,
  restore,
  search,
  self,
  stats,
  unit,
  whenDeployed,
  whenPlayed,
  whileTrue,
} from '#rules';
import { type Behaviour, card, leader } from '../card.js';
import { exhausts } from '../shared-words.js';

export const sec001to050: readonly Behaviour[] = [
  leader(
    'SEC_001 Chancellor Palpatine',
    [action([{ pay: 1 }, exhausts], search(5, { keyword: 'plot' })), deployWith(7)],
    [whenDeployed({ do: 'cheaper', change: { cards: {}, by: 'you', via: 'plot', less: 3, once: true }, until: 'phase' })],
  ),
  card('SEC_029 Zam Wesell', whileTrue(is('self', { upgraded: true }), 'self', gain('grit'))),
  card("SEC_032 Kylo Ren's Command Shuttle", constant(friendly({ arena: 'Ground', keyword: 'sentinel' }), stats(0, 2))),
  card('SEC_034 Cad Bane', whenPlayed(may(defeat(one(unit({ maxRemaining: 2 }))))), plot),
  card('SEC_042 Cassian Andor', whileTrue({ defending: true }, unit({ is: 'attacker' }), stats(-2)), constant('self', { m: 'damage-taken', less: 2, from: 'enemy-abilities' })),
  card('SEC_045 Senator Chuchi', restore(1), onAttack(forPhase(one(anotherFriendly({ trait: 'OFFICIAL' })), gain('restore', 2)))),
  card('SEC_047 Coronet', restore(1), constant(anotherFriendly(), gain('restore', 1))),
  card('SEC_048 Captain Rex', {
    a: 'when',
    moments: [
      { on: 'played', self: true },
      { on: 'attack-ended', self: true, survived: true },
    ],
    effect: forPhase(both(self, one(enemy())), gain('sentinel')),
  }),
  card('SEC_050 Vigil', constant(anotherFriendly(), { m: 'damage-taken', less: 1 }), constant('self', { m: 'damage-taken', plus: 1, from: 'another-card' }), plot),
];
