import {
  action,
  all,
  type CostPart,
  count,
  damage,
  defeat,
  deployWith,
  draw,
  type Effect,
  enemy,
  forPhase,
  friendly,
  ifYouDo,
  inOrder,
  is,
  may,
  mill,
  onAttack,
  one,
  oneOf,
  ownCost,
  repeat,
  select,
  stats,
  takeControl,
  to,
  unit,
  upTo,
  when,
  whenDeployed,
} from '#rules';
import { type Behaviour, card, leader } from '../card.js';

const exhausts = { exhaustSelf: true } satisfies CostPart;
const credit: Effect = { do: 'credit', n: 1, who: 'you' };
const ASPECTS = ['Vigilance', 'Command', 'Aggression', 'Cunning', 'Villainy', 'Heroism'] as const;
const lent = unit({ ownedBy: 'you', controlledBy: 'opponents' });
const menace: Effect = oneOf(...ASPECTS.map((aspect) => forPhase(all(enemy({ aspect })), stats(-2, -2))));

export const syndicate: readonly Behaviour[] = [
  leader(
    'LAW_002',
    [action([exhausts], select(one(friendly()), 'it'), ifYouDo(takeControl(to('it'), 'opponent'), credit)), deployWith(5)],
    [whenDeployed(ifYouDo(defeat(upTo(count(lent), lent)), repeat({ howMany: 'it' }, inOrder(credit, draw()))))],
  ),
  card('LAW_101', {
    a: 'when',
    moments: [
      { on: 'played', self: true },
      { on: 'attack-declared', self: true },
    ],
    effect: menace,
  }),
  card('LAW_129', ownCost({ less: 1, onto: unit({ unique: true }) })),
  card('LAW_173', onAttack(mill(1), when(is('discarded', { aspect: 'Aggression' }), may(damage(1, one(unit({ arena: 'Ground' }))))))),
];
