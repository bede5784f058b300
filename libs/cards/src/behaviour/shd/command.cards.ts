import {
  action, after, all, ambush, another, anotherFriendly, attachedGains, attachTo, attackWith, both, bounty, capture, control, type CostPart, count,
  damage, defeat, discard, draw, enemy, event, exhaust, experience, forPhase, friendly, fromPile, gains, happened, ifYouDo, initiative, inOrder, is,
  it, may, modify, not, note, num, onAttack, one, overwhelm, ownCost, play, powerOf, repeat, restore, reveal, search, select, self, smuggle, stats,
  takeControl, to, topOf, toResource, unit, upTo, when, whenAttackDefeats, whenDefeated, whenPlayed, whenPlayedOrOnAttack, whenPlayedUsing,
  whileTrue,
} from '#rules';
import { type Behaviour, card } from '../card.js';

const exhausts = { exhaustSelf: true } satisfies CostPart;
const jabba = control({ type: ['Unit', 'Leader'], named: 'Jabba the Hutt' });
/** The resource of one's own choice. */
const aResource = { choose: {}, n: 1, from: 'resource' } as const;
const mandalorian = { trait: 'MANDALORIAN' } as const;

export const command: readonly Behaviour[] = [
  card('SHD_082', whenPlayed(may(experience(1, one(another({ maxCost: 3 })))))),
  card('SHD_086', whileTrue(initiative, 'self', stats(2)), smuggle(4, 'Command', 'Villainy')),
  card('SHD_087', action([{ pay: 2 }], forPhase(self, stats(1))), action([exhausts], damage(powerOf('self'), one(enemy({ arena: 'Ground' })), 'self'))),
  card('SHD_088', onAttack(select(one(enemy({ leader: false, attackedBaseOf: 'you' })), 'prey'), capture(to('prey'), one(friendly({ sameArenaAs: 'prey' }))))),
  card('SHD_090', ambush, overwhelm, onAttack(
    may(select(one(anotherFriendly({ trait: 'UNDERWORLD' })), 'shieldBearer')), when(is('shieldBearer', {}), modify(self, 'attack', { m: 'redirect', to: 'shieldBearer' })))),
  card('SHD_091', ownCost({ less: 1, while: jabba }), whenPlayedOrOnAttack(damage(3, both(one(anotherFriendly({ arena: 'Ground' })), one(enemy({ arena: 'Ground' })))))),
  card('SHD_092', overwhelm, whenPlayed(
    select(upTo(count(friendly()), friendly()), 'guards'), capture(one(enemy({ leader: false, sameArenaAs: 'guard', not: 'caught' })), 'guards'))),
  card('SHD_093', event(search(5, unit(), { n: 3 }))),
  card('SHD_094', event(play({ type: 'Unit' }, { from: 'discard', less: { either: [is('it', { trait: 'FORCE' }), 8, 6] } }))),
  card('SHD_097', onAttack(forPhase(one(anotherFriendly()), stats(2, 2))), smuggle(4, 'Command', 'Heroism')),
  card('SHD_099', restore(2), whenPlayed(ifYouDo(may(discard(1, 'you')), experience(2, one(unit({ sameNameAs: 'discarded' })))))),
  card('SHD_101', whenPlayed(may(attackWith(friendly(), { bonuses: [{ to: 'attacker', mods: [stats(2)], when: initiative }] })))),
  card('SHD_102', ambush, whenPlayed(select(fromPile('discard', {})), when(control(friendly({ sameNameAs: 'it' })), toResource(it)))),
  card('SHD_104', attachTo(unit({ notTrait: 'VEHICLE' })), attachedGains(gains({
    a: 'when', moments: [{ on: 'attack-declared', self: true }, { on: 'defeated', self: true }], effect: experience(1, one(anotherFriendly())),
  }))),
  card('SHD_105', event(select(fromPile('discard', unit())), when(is('it', { defeatedThisPhase: true }), toResource(it)))),
  card('SHD_106', event(select(one(friendly()), 'guard'), capture(all(enemy({ leader: false, attackedBaseOf: 'you' })), 'guard'))),
  card('SHD_107', whenDefeated(ifYouDo(may(defeat(aResource)), toResource(self))), smuggle(6, 'Command', 'Command')),
  card('SHD_108', event(ifYouDo(defeat(one(friendly())), draw(2)))),
  card('SHD_109', event(
    reveal(fromPile('resource', {}, { n: { resources: 'you' }, upTo: true })),
    repeat({ howMany: 'revealed', a: { type: 'Unit' } }, play({ type: 'Unit', is: 'revealed' }, { from: 'resource', free: true })))),
  card('SHD_113', smuggle(6, 'Command'), whenPlayedUsing('smuggle', experience(3, self))),
  card('SHD_114', whenPlayed(
    reveal(fromPile('resource', {}, { n: 3, of: 'opponent' })), note({ howMany: 'revealed', a: { keyword: 'smuggle' } }, 'smuggled'),
    defeat({ all: { is: 'revealed', keyword: 'smuggle' }, from: 'resource', of: 'opponent' }), toResource(topOf('opponent', num('smuggled')), { who: 'opponent' }))),
  card('SHD_115', whenDefeated(search(10, unit({ maxCost: 2 }), { then: 'discard' }), {
    do: 'permit', to: { all: { is: 'found' }, from: 'discard' }, who: 'you', free: true, until: 'phase',
  })),
  card('SHD_118', overwhelm, onAttack(ifYouDo(may(exhaust(one(anotherFriendly()))), modify(self, 'attack', stats(3))))),
  card('SHD_122', ambush, whenAttackDefeats(when(
    not(happened('defeated', { card: { is: 'attackedCard', leader: true } })), toResource({ all: { is: 'attackedCard' }, from: 'discard', of: 'each' })))),
  card('SHD_123', attachedGains(gains(bounty(search({ either: [is('subject', { unique: true }), 10, 5] }, unit({ maxCost: 3 }), { then: 'play-free' }))))),
  card('SHD_124', attachTo(friendly()), whenPlayed(capture(one(enemy({ leader: false, except: { minPower: powerOf('attached') } })), 'attached'))),
  card('SHD_125', attachedGains(gains(bounty(toResource(topOf('you')))))),
  card('SHD_126',
    attachTo(unit({ notTrait: 'VEHICLE' })), ownCost({ ignoreAspects: true, onto: unit(mandalorian) }),
    attachedGains(gains(onAttack(experience(1, all(anotherFriendly(mandalorian))))))),
  card('SHD_127', event(search(10, { trait: ['BOUNTY HUNTER', 'ITEM', 'TRANSPORT'] })), smuggle(3, 'Command')),
  card('SHD_128', event(after(attackWith(friendly()), attackWith(friendly({ not: 'it' }))))),
  card('SHD_130', event(forPhase(one(), stats(4, 4)))),
  card('SHD_132', event(
    select(one(friendly({ leader: false })), 'given'), select(one(enemy({ leader: false })), 'taken'),
    when({ and: [is('given', {}), is('taken', {})] }, inOrder(takeControl(to('given'), { controllerOf: 'taken' }), takeControl(to('taken')))))),
];
