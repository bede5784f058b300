import {
  after,
  ambush,
  anotherFriendly,
  as,
  attach,
  attackingUnit,
  attackWith,
  can,
  constant,
  control,
  costs,
  count,
  create,
  event,
  exhaust,
  forPhase,
  friendly,
  gain,
  may,
  on,
  one,
  self,
  sentinel,
  stats,
  unit,
  whenPlayed,
  whileTrue,
} from '#rules';
import { type Behaviour, card } from '../card.js';
import { deckLimits, groundUnit } from '../shared-words.js';

const spaceUnit = unit({ arena: 'Space' });

export const jtl251to300: readonly Behaviour[] = [
  card('JTL_252 Tantive IV', sentinel, whenPlayed(create('x-wing'))),
  card('JTL_253 Coordinated Front', event(may(forPhase(one(groundUnit), stats(2, 2))), may(forPhase(one(spaceUnit), stats(2, 2))))),
  card('JTL_254 Dedicated Wingmen', event(create('x-wing', 2))),
  card('JTL_256 Swarming Vulture Droid', deckLimits('JTL_256'), constant('self', stats(count(friendly({ named: 'Swarming Vulture Droid', other: true }))))),
  card('JTL_257 Flanking Fang Fighter', whileTrue(control(anotherFriendly({ trait: 'FIGHTER' })), 'self', gain('raid', 2))),
  card('JTL_259 Retrofitted Airspeeder', ambush, constant('self', can('attack-space-units')), whileTrue(attackingUnit({ arena: 'Space' }), 'self', stats(-1))),
  card(
    'JTL_260 Death Star Plans',
    on({ on: 'attack-declared', role: 'defender', attachedOnly: true }, as('active', attach(self, one(friendly()), { control: true }))),
    costs({ cards: unit(), by: { controllerOf: 'attached' }, less: 2, first: 'round' }),
  ),
  card('JTL_261 Attack Run', event(after(attackWith(friendly({ arena: 'Space' })), attackWith(friendly({ arena: 'Space', not: 'it' }))))),
  card('JTL_262 Evasive Maneuver', event(exhaust(one()))),
];
