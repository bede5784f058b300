import {
  action, ambush, anotherFriendly, attackWith, constant, control, damage, divide, draw, enemy, event, experience, forPhase, friendly, fromPile, gain,
  gains, ifYouDo, may, num, on, onAttack, oncePerRound, one, overwhelm, powerOf, returnToHand, search, self, sentinel, stats, toResource, unit, when,
  whenAttackDefeats, whenDefeated, whenPlayed, whileTrue,
} from '#rules';
import { type Behaviour, card } from '../card.js';

export const command: readonly Behaviour[] = [
  card('SOR_079', constant(friendly({ leader: false, minCost: 6 }), gain('ambush'))),
  card('SOR_082',
    whileTrue(control(friendly({ trait: 'OFFICIAL' })), 'self', gain('sentinel')),
    whileTrue(control({ type: ['Unit', 'Leader'], named: 'Emperor Palpatine' }), 'self', stats(0, 1))),
  card('SOR_083', whenDefeated(may(toResource(self, { ready: true })))),
  card('SOR_084', whenPlayed(search(5, { type: 'Unit', trait: 'IMPERIAL' }, { n: 2 }))),
  card('SOR_086', whenPlayed(forPhase(one(), gain('sentinel')))),
  card('SOR_088', whenAttackDefeats(when({ atLeast: [num('excess'), 1] }, may(damage(num('excess'), one(enemy({ arena: 'Ground' }))))))),
  card('SOR_089', { a: 'blank-first-event' }),
  card('SOR_091', event(returnToHand({ all: { type: 'Unit', defeatedThisPhase: true }, from: 'discard' }))),
  card('SOR_092', event(forPhase(one(friendly()), stats(2, 2)), divide(powerOf('it'), unit({ not: 'it' }), { by: 'it', orNone: true }))),
  card('SOR_094', action([{ exhaustSelf: true }], experience(1, one(anotherFriendly())))),
  card('SOR_096', whenPlayed(search(5, { trait: 'REBEL' }))),
  card('SOR_108', whenDefeated(may(experience(1, one())))),
  card('SOR_115', ambush, oncePerRound(on({ on: 'defeated', who: unit({ unique: true, other: true }) }, may(draw())))),
  card('SOR_123', event(search(5, { type: 'Unit' }))),
  card('SOR_126', event(toResource(self))),
  card('SOR_099', sentinel, whenPlayed(ifYouDo(may(returnToHand(one(friendly({ leader: false, arena: 'Ground' })))), draw()))),
  card('SOR_101', ambush, whenPlayed(returnToHand(fromPile('discard', unit({ maxCost: 2 }))))),
  card('SOR_105', constant(anotherFriendly(), gains(whenDefeated(may(draw()))))),
  card('SOR_106', event(
    forPhase(one(friendly(), { as: 'first' }), stats(3, 3)), forPhase(one(friendly({ not: 'first' }), { as: 'second' }), stats(2, 2)),
    forPhase(one(friendly({ not: 'first', except: { is: 'second' } })), stats(1, 1)))),
  card('SOR_110', action([{ defeatSelf: true }], attackWith(friendly(), { exhausted: true, target: 'units' }))),
  card('SOR_111', whenPlayed(draw())),
  card('SOR_116', overwhelm, onAttack(when(control({ type: 'Unit', leader: true }), forPhase(one(friendly()), stats(2, 2))))),
  card('SOR_124', event(forPhase(one(), stats(2, 2)))),
];
