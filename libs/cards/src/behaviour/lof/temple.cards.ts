import {
  action,
  all,
  anotherFriendly,
  attachedGains,
  base,
  control,
  costOf,
  type CostPart,
  count,
  damage,
  defeat,
  deployWith,
  discard,
  type Effect,
  enemy,
  forPhase,
  friendly,
  gain,
  gains,
  heal,
  hidden,
  is,
  may,
  mill,
  modify,
  nameCard,
  on,
  onAttack,
  one,
  play,
  restore,
  returnToHand,
  self,
  shield,
  shielded,
  stats,
  unit,
  upgrade,
  useTheForce,
  when,
  whenAttackCompleted,
  whenPlayed,
  whileTrue,
} from '#rules';
import { type Behaviour, card, leader } from '../card.js';

const exhausts = { exhaustSelf: true } satisfies CostPart;
const goHome = returnToHand(one(friendly({ leader: false })));
/** Someone cheaper than the one who went home takes the field for nothing. */
const replace: Effect = play(unit({ notAspect: 'Villainy', except: { minCost: costOf('it') } }), { free: true });

const kin = { trait: ['CREATURE', 'SPECTRE'] } as const;

export const temple: readonly Behaviour[] = [
  leader('LOF_004', [action([{ pay: 1 }, exhausts], shield(one(unit(kin)))), deployWith(6)], [shielded, whileTrue(control(anotherFriendly(kin)), 'self', stats(2, 2))]),
  leader(
    'LOF_010',
    [action([exhausts], play(unit(), { grants: [gain('hidden')] })), deployWith(5)],
    [hidden, onAttack({ do: 'cheaper', change: { cards: unit(), by: 'you', once: true, grants: [gain('hidden')] }, until: 'phase' })],
  ),
  leader('LOF_016', [action([exhausts, { useForce: true }], goHome, replace), deployWith(6)], [whenAttackCompleted(may(goHome), when(is('it', {}), replace))]),
  card('LOF_037', whenPlayed(shield(one(friendly())), shield(one(enemy()))), onAttack(defeat(one(enemy({ bearing: upgrade({ named: 'Shield', token: true }) }))))),
  card('LOF_045', restore(1), onAttack(forPhase(all(anotherFriendly({ trait: 'JEDI' })), gain('restore', 1)))),
  card('LOF_101', whenPlayed(useTheForce(heal(5, one(base())))), on({ on: 'force-used', by: 'you' }, may(damage({ times: [2, count(friendly())] }, one())))),
  card('LOF_139', attachedGains(gains(onAttack(discard(1, 'you'))))),
  card('LOF_204', onAttack(nameCard, mill(1, 'defending'), when(is('discarded', { namedBySource: true }), modify(self, 'attack', stats(4))))),
];
