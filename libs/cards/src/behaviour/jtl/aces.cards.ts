import {
  ambush, anotherFriendly, attachedGains, attachTo, attackingUnit, attackWith, base, can, cannot, choosePlayer, constant, costs, create, damage,
  defeat, discard, event, exhaust, type Filter, friendly, gain, gains, ifYouDo, indirect, initiative, inOrder, is, it, later, may, mill, nonLeader,
  on, onAttack, one, oneOf, piloting, play, prevail, ready, returnToHand, search, select, self, shield, shielded, stats, takeControl, to, unit,
  upgrade, useAbility, when, whenDefeated, whenPlayed, whileTrue,
} from '#rules';
import { type Behaviour, card, pilot } from '../card.js';

const vehicle: Filter = friendly({ trait: 'VEHICLE' });
const regroup = { on: 'phase-started', where: { phase: 'regroup' } } as const;
const stubborn = constant('self', cannot('be-defeated-by-enemy'), cannot('leave-by-enemy'));

export const aces: readonly Behaviour[] = [
  card('JTL_024'),
  card('JTL_032', shielded, costs({ cards: unit({ header: 'defeated' }), by: 'you', less: 1, first: 'round' })),
  pilot('JTL_036', [shielded, piloting(3, 'Vigilance', 'Villainy')], [on({ on: 'attached', self: true }, shield(to('attached')))]),
  card('JTL_039', whenPlayed(may(select(one(anotherFriendly({ header: 'defeated' })))), useAbility('defeated', it)), whenDefeated(create('tie-fighter', 2))),
  card('JTL_047', whenPlayed(oneOf(prevail(vehicle, gain('grit')), prevail(vehicle, gain('restore', 1)), prevail(vehicle, gain('sentinel')), prevail(vehicle, gain('shielded'))))),
  card('JTL_053', constant(anotherFriendly({ trait: 'SPECTRE' }), { m: 'gain-keywords-of', ref: 'self' }), whileTrue(is('self', { upgraded: true }), 'self', gain('sentinel'))),
  card('JTL_076', event(create('x-wing'), may(shield(one(unit({ not: 'created' })))))),
  card('JTL_089', {
    a: 'when', moments: [{ on: 'played', self: true }, { on: 'attack-ended', self: true, survived: true }],
    effect: inOrder(may(search(8, unit({ trait: 'DROID' }))), when(is('found', { maxCost: 2 }), may(play({}, { ref: 'found', free: true })))),
  }),
  pilot('JTL_103', [piloting(3, 'Command', 'Heroism'), stubborn], [attachedGains(gains(stubborn))]),
  card('JTL_105', ambush, { a: 'half-price' }),
  card('JTL_133', on({ on: 'damaged', indirect: true, who: unit() }, may(defeat(one(upgrade({ unique: false, attachedTo: 'subject' }))))),
    onAttack(when(initiative, inOrder(choosePlayer(), indirect(2, { named: 'chosen' }))))),
  card('JTL_156', event(attackWith(friendly({ trait: 'FIGHTER' }), {
    mods: [stats(4), gains(onAttack(mill(2, 'defending'), { do: 'damage', n: { costGap: 'discarded' }, to: self, unpreventable: true }))],
  }))),
  pilot('JTL_189', [shielded, piloting(2, 'Cunning', 'Villainy')],
    [on({ on: 'played', self: true, via: 'pilot' }, may(damage({ either: [is('attached', { trait: 'TRANSPORT' }), 2, 1] }, one())))]),
  card('JTL_192', on({ on: 'readied', attachedOnly: true },
    { do: 'if-do', first: may({ do: 'pay', n: 2, who: { controllerOf: 'attached' } }), then: { do: 'nothing' }, else: exhaust(to('attached')) })),
  pilot('JTL_197', [piloting(2, 'Cunning', 'Heroism')], [on({ on: 'attack-ended', attachedOnly: true, survived: true }, may(returnToHand(self)))]),
  card('JTL_201', whenPlayed(discard(1, 'opponent'), when(is('discarded', unit()), may(exhaust(one()))))),
  card('JTL_218', whenPlayed(choosePlayer(), indirect(3, { named: 'chosen' }), when({ atLeast: [{ howMany: 'damaged', a: base() }, 1] }, ready(self)))),
  card('JTL_235', event(ifYouDo(takeControl(one(nonLeader({ trait: 'VEHICLE', maxCost: 6, pilotless: true }))), inOrder(ready(it), later(regroup, returnToHand(it)))))),
  pilot('JTL_245', [piloting(0, 'Heroism')], [attachTo(vehicle), attachedGains(gains(constant('self', can('extra-pilot'))))]),
  card('JTL_259', ambush, constant('self', can('attack-space-units')), whileTrue(attackingUnit({ arena: 'Space' }), 'self', stats(-1))),
];
