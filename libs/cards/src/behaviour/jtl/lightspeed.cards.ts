import {
  action, after, attach, attachedGains, attachTo, attackWith, can, constant, count, defeat, event, exhaust, friendly, gain, grit, indirect, is, it,
  may, nonLeader, one, piloting, restore, self, stats, takeControl, unit, upgrade,
} from '#rules';
import { type Behaviour, card, pilot } from '../card.js';

export const lightspeed: readonly Behaviour[] = [
  pilot('JTL_045', [restore(1), piloting(2, 'Vigilance', 'Heroism')], [attachedGains(gain('restore', 1))]),
  pilot('JTL_050',
    [grit, { ...action([{ pay: 1 }], attach(self, one(unit({ named: 'The Ghost' })))), needs: is('self', { type: 'Unit' }) } as ReturnType<typeof action>],
    [attachTo(unit({ named: 'The Ghost' })), attachedGains(stats(3, 3), gain('grit'))]),
  card('JTL_043', event(takeControl(one(nonLeader())), defeat(it))),
  card('JTL_234', event({ do: 'choose-player', among: 'each', as: 'chosen' }, indirect(5, { named: 'chosen' }))),
  card('JTL_228', event(after(attackWith(friendly({ arena: 'Space' })), may(exhaust(one(unit({ arena: 'Space' }))))))),
  card('JTL_249', constant('self', can('extra-pilot'), stats(count(upgrade({ trait: 'PILOT', attachedTo: 'self' })), 0))),
];
