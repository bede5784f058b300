import {
  action,
  all,
  anotherFriendly,
  attachedGains,
  attachTo,
  base,
  both,
  capture,
  constant,
  type CostPart,
  damage,
  deployWith,
  enemy,
  event,
  exhaust,
  forEach,
  forPhase,
  friendly,
  gain,
  gains,
  ifYouDo,
  later,
  may,
  onAttack,
  one,
  pay,
  plot,
  search,
  self,
  stats,
  to,
  unit,
  whenDeployed,
  whenPlayed,
  whileTrue,
} from '#rules';
import { type Behaviour, card, leader } from '../card.js';

const exhausts = { exhaustSelf: true } satisfies CostPart;

export const spies: readonly Behaviour[] = [
  leader(
    'SEC_001',
    [action([{ pay: 1 }, exhausts], search(5, { keyword: 'plot' })), deployWith(7)],
    [whenDeployed({ do: 'cheaper', change: { cards: {}, by: 'you', via: 'plot', less: 3, once: true }, until: 'phase' })],
  ),
  card('SEC_042', whileTrue({ defending: true }, unit({ is: 'attacker' }), stats(-2)), constant('self', { m: 'damage-taken', less: 2, from: 'enemy-abilities' })),
  card('SEC_048', {
    a: 'when',
    moments: [
      { on: 'played', self: true },
      { on: 'attack-ended', self: true, survived: true },
    ],
    effect: forPhase(both(self, one(enemy())), gain('sentinel')),
  }),
  card('SEC_050', constant(anotherFriendly(), { m: 'damage-taken', less: 1 }), constant('self', { m: 'damage-taken', plus: 1, from: 'another-card' }), plot),
  card(
    'SEC_073',
    event(
      later(
        { on: 'phase-started', where: { phase: 'action' } },
        forEach(all(enemy()), 'it', { do: 'if-do', first: may({ do: 'pay', n: 1, who: { controllerOf: 'it' } }), then: { do: 'nothing' }, else: exhaust(to('it')) }),
      ),
    ),
  ),
  card('SEC_256', attachTo(friendly({ unique: true })), whenPlayed(capture(one(enemy({ leader: false, except: { minRemaining: { remaining: 'attached' } } })), 'attached'))),
  card('SEC_264', attachedGains(gains(onAttack(ifYouDo(may(pay(2)), damage(2, one(base()))))))),
];
