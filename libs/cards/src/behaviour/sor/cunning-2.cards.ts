import {
  action, all, ambush, anotherFriendly, attachedGains, attachTo, attackingUnit, attackWith, cannot, control, costOf, costs, damage, defender,
  discard, draw, event, exhaust, exhaustResources, experience, forPhase, friendly, fromPile, gain, gains, ifYouDo, is, it, look, may, mill,
  modify, nameCard, nonLeader, not, on, onAttack, one, oneOf, pay, play, put, raid, readyResources, returnToHand, revealOneByOne, saboteur, search, select, self, shielded,
  stats, to, unit, upTo, when, whenAttackCompleted, whenPlayed, whileTrue,
} from '#rules';
import { type Behaviour, card } from '../card.js';

const trick = { type: 'Event', trait: 'TRICK' } as const;
const anotherCunning = control(anotherFriendly({ aspect: 'Cunning' }));

export const cunningMore: readonly Behaviour[] = [
  card('SOR_177', shielded, action([{ exhaustSelf: true }], play({ type: 'Event' }, { less: 1 }))),
  card('SOR_179', onAttack(when(
    { and: [attackingUnit({ ready: false }), not({ happened: { e: 'entered', since: 'round', card: { is: 'defender' } } })] }, damage(3, defender)))),
  card('SOR_181', costs({ cards: trick, by: 'you', less: 1 }), whenPlayed(search(8, trick))),
  card('SOR_182', ambush, on({ on: 'played', by: 'you', who: { type: 'Event' } }, may(damage(2, one())))),
  card('SOR_183', ambush, whenPlayed(may(returnToHand(fromPile('discard', { type: 'Event' }, { of: 'each' }))))),
  card('SOR_185', shielded, onAttack(nameCard, look('hand', 'opponent', { reveal: true }), discard(1, 'opponent', { cards: { namedBySource: true } }))),
  card('SOR_186', event(exhaust(one()), modify(it, 'round', cannot('ready')))),
  card('SOR_187', event(
    select(upTo(2, nonLeader()), 'chosen'), select(one(unit({ is: 'chosen' }), { by: 'opponent' }), 'spared'),
    returnToHand(to('spared')), put(all(unit({ is: 'chosen', not: 'spared' })), 'bottom'))),
  card('SOR_188',
    whileTrue(control(anotherFriendly({ trait: 'SPECTRE' })), 'self', gain('raid', 1)),
    onAttack(mill(1, 'defending'), when(is('discarded', { type: 'Event' }), exhaustResources(1, 'defending')))),
  card('SOR_191', whenPlayed(experience({ minus: [{ happened: { e: 'played', by: 'you' } }, 1] }, self))),
  card('SOR_192', whenAttackCompleted(look('top', 'you'), when(is('seen', {}), { do: 'mode', optional: true, modes: [play({}, { ref: 'seen' }), put(to('seen'), 'discard')] }))),
  card('SOR_193', { a: 'enters', ready: true }, on({ on: 'cards-readied', by: 'you' }, ifYouDo(may(pay(1)), { do: 'nothing' }, returnToHand(self)))),
  card('SOR_197', saboteur, whenPlayed(returnToHand(fromPile('resource', {}, { n: 2, upTo: true })))),
  card('SOR_201', whenPlayed(discard(1, 'opponent', { by: 'you', look: true, cards: { type: ['Event', 'Upgrade'] } }))),
  card('SOR_202', whenPlayed(may(returnToHand(one(nonLeader()))))),
  card('SOR_203', event({ do: 'mode', n: 2, modes: [
    returnToHand(one(nonLeader({ maxPower: 4 }))), forPhase(one(), stats(4)), exhaust(upTo(2, unit())), discard(1, 'opponent', { random: true }),
  ] })),
  card('SOR_206', onAttack(ifYouDo(may(pay(2)), draw()))),
  card('SOR_208', raid(1), onAttack(when(control({ type: 'Unit', leader: true }), may(exhaust(one(nonLeader())))))),
  card('SOR_209', raid(1), whenPlayed(returnToHand(one(friendly({ leader: false }))))),
  card('SOR_211', whileTrue(anotherCunning, 'self', gain('sentinel'))),
  card('SOR_214', attachTo(unit({ trait: 'VEHICLE' })), attachedGains(gains(onAttack(readyResources(1))))),
  card('SOR_215', whenPlayed(may(attackWith('attached')))),
  card('SOR_221', event(oneOf(exhaust(all(unit({ arena: 'Ground' }))), exhaust(all(unit({ arena: 'Space' })))))),
  card('SOR_223', event(
    select(one(), 'hit'), revealOneByOne(7, 'revealed'), when({ atLeast: [7, costOf('revealed')] }, damage(costOf('revealed'), to('hit'))),
    put(to('revealed'), 'bottom', 'random'))),
];
