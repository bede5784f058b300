import {
  action, after, ambush, anotherFriendly, attached, attachedGains, attachTo, attacking, attackWith, type Condition, constant, control, count,
  damage, defeat, draw, type Effect, enemy, event, experience, type Filter, friendly, fromPile, gain, gains, heal, ifYouDo, initiative, inOrder,
  is, look, may, mill, nonLeader, on, onAttack, one, oneOf, overwhelm, play, powerOf, restore, returnToHand, search, select, self, sentinel,
  shielded, stats, subject, takeControl, to, toResource, unit, upTo, when, whenPlayed, whenPlayedOrOnAttack, whileTrue, yourBase,
} from '#rules';
import { type Behaviour, card } from '../card.js';

const vehicle: Filter = { type: 'Unit', trait: 'VEHICLE' };
const sixResources: Condition = { atLeast: [{ resources: 'you' }, 6] };
const assault: Partial<Filter> = { trait: 'REBEL' };

/** A friendly unit deals damage equal to its power. */
const strike = (foe: Filter): Effect => ifYouDo(select(one(friendly()), 'striker'), damage(powerOf('striker'), one(foe), 'striker'));

/** Up to so many units from the top ten, for free, within a combined cost. */
const callUp = (units: Filter, n: number, maxTotalCost: number): Effect => ({ do: 'search', top: 10, cards: units, n, upTo: true, then: 'play-free', maxTotalCost });

export const moreCommand: readonly Behaviour[] = [
  card('SOR_080', whenPlayed(experience(1, upTo(3, unit({ trait: 'TROOPER' }))))),
  card('SOR_081', whileTrue(sixResources, 'self', stats(2))),
  card('SOR_085', shielded, on(
    { on: 'damaged', self: true, role: 'dealer', combat: true, where: { and: [attacking, is('subject', nonLeader())] } }, defeat(subject))),
  card('SOR_087', ambush, whenPlayed(callUp(unit({ aspect: 'Villainy' }), 10, 3))),
  card('SOR_090', sentinel, overwhelm, whenPlayed(may(damage({ resources: 'you' }, one())))),
  card('SOR_093', action([{ exhaustSelf: true }], play({ type: 'Unit' }, { less: 1 }))),
  card('SOR_097', restore(1), whenPlayed(may(damage(count(friendly({ sameArenaAs: 'it' })), one())))),
  card('SOR_100', constant(friendly({ trait: 'VEHICLE' }), stats(1, 1), gain('ambush'))),
  card('SOR_102', restore(2), constant(anotherFriendly(), gain('restore', 1)), whenPlayed(play({ type: 'Unit', aspect: 'Heroism' }, { from: 'discard', less: 3 }))),
  card('SOR_103', event(after(
    attackWith(friendly(assault), { mods: [stats(1)] }), attackWith(friendly({ ...assault, not: 'it' }), { mods: [stats(1)] })))),
  card('SOR_104', event(callUp(unit(), 3, 7))),
  card('SOR_107', event({ do: 'mode', n: 2, modes: [
    experience(2, one()), strike(enemy({ unique: false })), toResource(self), returnToHand(fromPile('discard', { type: 'Unit' })),
  ] })),
  card('SOR_109', on({ on: 'played', by: 'you', who: unit({ aspect: 'Command' }) }, heal(1, yourBase))),
  card('SOR_112', whileTrue(initiative, 'self', gain('restore', 2))),
  card('SOR_113', whileTrue(sixResources, 'self', gain('sentinel'))),
  card('SOR_114', whileTrue(control(anotherFriendly({ aspect: 'Command' })), 'self', gain('ambush'))),
  card('SOR_118', constant('self', stats({ resources: 'you' }, { resources: 'you' }))),
  card('SOR_119', whenPlayedOrOnAttack(look('top', 'you'), oneOf(when(is('seen', {}), draw()), inOrder(mill(1), heal(3, yourBase))))),
  card('SOR_121', attachTo(vehicle), attachedGains(gains(onAttack(when({ no: { attacking: true, base: true } }, may(damage(2, one(unit({ sameArenaAs: 'defender' }))))))))),
  card('SOR_122',
    on({ on: 'attached', self: true, where: is('attached', nonLeader({ maxCost: 3 })) }, takeControl(attached)),
    on({ on: 'unattached', self: true }, takeControl(to('host'), { ownerOf: 'host' }))),
  card('SOR_125', event(search(8, vehicle, { n: 2 }))),
  card('SOR_127', event(strike(enemy()))),
];
