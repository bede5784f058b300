import {
  action, ambush, anotherFriendly, attacking, attackingUnit, attackWith, can, constant, control, damage, defeat, discard, draw, each, enemy, event,
  exhaust, forPhase, forPlayers, friendly, fromPile, ifYouDo, inOrder, is, later, may, mill, nonLeader, not, onDefense, one, oneOf, ownCost, play,
  ready, readyResources, returnToHand, reveal, self, sentinel, shield, stats, strikesFirst, takeControl, to, unit, upgrade, when, whenDefeated,
  whenPlayed, whileTrue,
} from '#rules';
import { type Behaviour, card } from '../card.js';

export const cunning: readonly Behaviour[] = [
  card('SOR_176', whenPlayed(ifYouDo(may(reveal(fromPile('hand', { type: 'Event' }))), damage(1, one())))),
  card('SOR_178', whenPlayed(when(control(anotherFriendly({ aspect: 'Cunning' })), exhaust(one(enemy({ maxCost: 4 })))))),
  card('SOR_189', whenPlayed(oneOf(readyResources(1), exhaust(one())))),
  card('SOR_196', sentinel, onDefense(ready(self))),
  card('SOR_198', ambush, whileTrue(attacking, 'self', strikesFirst)),
  card('SOR_199', ownCost({ instead: { discard: { aspect: 'Cunning' } } }), event(exhaust(one()), returnToHand({ all: upgrade({ attachedTo: 'it' }), as: 'upgrades' }))),
  card('SOR_200', event(discard(1, 'opponent', { by: 'you', look: true }))),
  card('SOR_204', whenDefeated(ifYouDo(may(mill(1)), when(not(is('discarded', { type: 'Unit' })), damage(2, one(unit({ arena: 'Ground' }))))))),
  card('SOR_212', constant('self', can('attack-ground-units')), whileTrue(attackingUnit({ arena: 'Ground' }), unit({ is: 'defender' }), stats(-2))),
  card('SOR_217', event(attackWith(friendly(), { mods: [stats(1), strikesFirst] }))),
  card('SOR_218', event(exhaust(one(enemy())), shield(one(friendly({ maxCost: 3 }))))),
  card('SOR_220', event(attackWith(friendly(), { mods: [stats(3)] }))),
  card('SOR_222', event(returnToHand(one(nonLeader())))),
  card('SOR_224', event(takeControl(one(nonLeader())), later({ on: 'phase-started', where: { phase: 'regroup' } }, takeControl(to('it'), { ownerOf: 'it' })))),
  card('SOR_184', whenPlayed(when({ any: [control({ type: ['Unit', 'Leader', 'Upgrade'], named: 'Boba Fett' }), control({ type: ['Unit', 'Leader', 'Upgrade'], named: 'Jango Fett' })] }, ready(self))), action([{ pay: 2 }], exhaust(one(unit({ unique: false }))))),
  card('SOR_190', whenPlayed(when({ happened: { e: 'played', by: 'you' }, atLeast: 2 }, forPlayers('opponents', inOrder(draw(1, each), discard(1, each, { random: true })))))),
  card('SOR_216', event(forPhase(one(enemy()), stats(-4)))),
  card('SOR_219', event(ifYouDo(play({ type: 'Unit' }, { less: 3, ready: true }), later({ on: 'phase-started', where: { phase: 'regroup' } }, defeat(to('it')))))),
];
