import {
  all, ambush, another, anotherFriendly, as, attached, attachedGains, attachTo, attackingUnit, attackWith, bounty, can, capture, type Condition,
  control, costOf, costs, count, damage, defeat, defender, discard, draw, enemy, event, exhaust, exhaustResources, forPhase, friendly, fromPile,
  gain, gains, happened, ifYouDo, inOrder, is, it, later, look, may, modify, nameCard, nonLeader, on, onAttack, oncePerRound, one, oneOf, pay, play,
  put, raid, ready, readyResources, returnToHand, search, select, self, shield, shielded, smuggle, stats, to, topOf, toResource, unit, upgrade, when,
  whenPlayed, whenPlayedOrOnAttack, whileTrue,
} from '#rules';
import { type Behaviour, card } from '../card.js';

const regroup = { on: 'phase-started', where: { phase: 'regroup' } } as const;
const enemyBounty: Condition = { control: unit({ keyword: 'bounty' }), by: 'opponents' };
const nonUnit = { type: ['Event', 'Upgrade'] } as const;
const groundTarget = attackingUnit({ arena: 'Ground' });

export const cunning: readonly Behaviour[] = [
  card('SHD_183', onAttack(exhaust(defender))),
  card('SHD_184', smuggle(4, 'Cunning', 'Villainy'), whenPlayed(ifYouDo(discard(1, 'opponent', { by: 'you', look: true, upTo: true }), draw(1, 'opponent')))),
  card('SHD_185', shielded, bounty(readyResources(12))),
  card('SHD_186', whileTrue(enemyBounty, 'self', gain('shielded'))),
  card('SHD_189', whenPlayed(may(ready(one(another({ maxPower: count(upgrade({ on: enemy() })) })))))),
  card('SHD_191', raid(2), whenPlayedOrOnAttack(ifYouDo(
    may(returnToHand(one(anotherFriendly({ leader: false, trait: 'UNDERWORLD' })))), oneOf(exhaust(one(enemy())), exhaustResources(1, 'opponent'))))),
  card('SHD_192', shielded, whenPlayed(may(play({}, { from: 'captured', free: true })))),
  card('SHD_194', event(
    search(7, { trait: 'VEHICLE' }, { then: 'remember' }),
    ifYouDo(play({}, { ref: 'found', less: 5, ready: true }), later({ on: 'phase-ended' }, returnToHand(it))),
    put({ all: { is: 'found' }, from: 'deck' }, 'bottom'))),
  card('SHD_197', smuggle(4, 'Cunning', 'Heroism'), whenPlayed({
    do: 'if-do', first: may({ do: 'rescue', to: fromPile('captured', {}, { of: 'each' }) }), then: { do: 'nothing' }, else: shield(self),
  })),
  card('SHD_198', costs({ cards: unit({ trait: 'CLONE' }), by: 'you', ignoreAspects: true, first: 'round' }), whenPlayed(search(5, { trait: 'CLONE' }))),
  card('SHD_199', onAttack(may(readyResources(1)))),
  card('SHD_201', onAttack(may(exhaust(one(unit({ arena: 'Ground' }))))), smuggle(6, 'Cunning', 'Heroism')),
  card('SHD_202', whenPlayed(look('hand', 'opponent'), nameCard, { do: 'cheaper', change: { cards: { namedBySource: true }, by: 'opponents', plus: 3 }, until: 'source' })),
  card('SHD_203', onAttack(draw(), later(regroup, discard(1, 'you'))), smuggle(6, 'Cunning', 'Heroism')),
  card('SHD_204', whileTrue(happened('played', { card: { is: 'self' }, from: 'hand' }), 'self', gain('ambush')), smuggle(6, 'Cunning', 'Heroism')),
  card('SHD_205', event({ do: 'mode', who: 'opponent', modes: [
    readyResources(6),
    inOrder(ready(one(friendly())), when(is('it', { trait: 'WOOKIEE' }), attackWith('it', { mods: [stats(2)] }))),
  ] })),
  card('SHD_206', event(select(one(enemy({ leader: false }))), { do: 'collect', of: 'it' }, returnToHand(it))),
  card('SHD_207', event(select(one(nonLeader({ maxCost: 6 }))), returnToHand(it), as({ ownerOf: 'it' }, may(play({}, { ref: 'it', free: true }))))),
  card('SHD_208', event(ready(all(friendly())), later(regroup, { do: 'lose-game', who: 'you' }))),
  card('SHD_209', whenPlayed(may(returnToHand(one(upgrade({ unique: false })))))),
  card('SHD_214', whenPlayed(ifYouDo(may(returnToHand(fromPile('resource', {}))), may(toResource(topOf('you')))))),
  card('SHD_215', whenPlayed(when(control(anotherFriendly({ trait: 'UNDERWORLD' })), forPhase(one(enemy()), stats(-3)))), smuggle(4, 'Cunning')),
  card('SHD_216', ambush, onAttack(when(is('defender', { keyword: 'bounty' }), modify(defender, 'attack', stats(-4))))),
  card('SHD_217', oncePerRound(on({ on: 'played', by: 'you', who: nonUnit }, may(exhaust(one(unit({ maxCost: costOf('subject') })))))), smuggle(5, 'Vigilance')),
  card('SHD_219', ambush, whileTrue(control(friendly({ attackingWith: 'ambush' })), enemy({ defending: true }), stats(-3))),
  card('SHD_220', ambush, onAttack(damage({ distinct: 'cost', of: {}, from: 'discard' }, defender))),
  card('SHD_221', attachedGains(gains(bounty(readyResources(2))))),
  card('SHD_222', attachedGains(gains(bounty(search(10, nonUnit, { n: 2 }), when(is('subject', { unique: false }), discard(1, 'you')))))),
  card('SHD_225', attachTo(unit({ notTrait: 'VEHICLE' })), smuggle(4, 'Cunning'), whenPlayed(shield(attached), later(regroup, defeat(to('token'))))),
  card('SHD_226', attachTo(nonLeader()), attachedGains(gains(bounty(ifYouDo(play({}, { ref: 'subject', free: true, ready: true }), later(regroup, defeat(it))))))),
  card('SHD_227', event(select(one()), { do: 'if-do', first: as({ controllerOf: 'it' }, may(pay(2))), then: { do: 'nothing' }, else: exhaust(it) })),
  card('SHD_228', event(search('all', upgrade({ trait: 'BOUNTY' })), may(play({}, { ref: 'found' })))),
  card('SHD_229', event(ifYouDo(returnToHand(one(friendly({ leader: false, trait: 'UNDERWORLD' }))), damage(3, one())))),
  card('SHD_230', event(attackWith(friendly({ arena: 'Space' }), {
    mods: [gain('saboteur'), can('attack-ground-units')],
    bonuses: [{ to: 'attacker', mods: [stats(2)], when: groundTarget }, { to: 'defender', mods: [stats(-2)], when: groundTarget }],
  }))),
  card('SHD_232', event(
    select(one(friendly()), 'guard'), capture(one(enemy({ leader: false, maxCost: costOf('guard') })), 'guard'),
    when(is('guard', { trait: 'BOUNTY HUNTER' }), shield(to('guard'))))),
];
