import {
  action,
  count,
  defeat,
  deployWith,
  draw,
  type Effect,
  event,
  experience,
  forPhase,
  friendly,
  ifYouDo,
  inOrder,
  it,
  may,
  onAttack,
  one,
  ready,
  repeat,
  select,
  self,
  shield,
  shielded,
  stats,
  takeControl,
  to,
  unit,
  upTo,
  whenDeployed,
} from '#rules';
import { type Behaviour, card, leader } from '../card.js';
import { exhausts } from '../shared-words.js';

const credit: Effect = { do: 'credit', n: 1, who: 'you' };
const lent = unit({ ownedBy: 'you', controlledBy: 'opponents' });

export const law001to050: readonly Behaviour[] = [
  leader(
    'LAW_002 Tobias Beckett',
    [action([exhausts], select(one(friendly()), 'it'), ifYouDo(takeControl(to('it'), 'opponent'), credit)), deployWith(5)],
    [whenDeployed(ifYouDo(defeat(upTo(count(lent), lent)), repeat({ howMany: 'it' }, inOrder(credit, draw()))))],
  ),
  card('LAW_031 Bossk', onAttack(forPhase(one(), stats(1, 1)), may(forPhase(one(), stats(-1, -1))))),
  card('LAW_037 Han Solo', shielded, onAttack(experience(1, self))),
  card('LAW_043 Shadow Cloaking', event(ready(one()), shield(it))),
];
