import {
  type Ability, action, all, another, anotherFriendly, attach, attached, attachedGains, attachTo, base, bounty, cannot, constant, control,
  type CostPart, damage, defeat, divide, draw, enemy, event, exhaust, experience, forPhase, friendly, fromPile, gain, gains, grit, happened, heal,
  ifYouDo, is, it, look, loseAll, may, mill, nonLeader, not, on, onAttack, onDefense, one, ownCost, play, restore, returnToHand, select, sentinel,
  shield, shielded, smuggle, stats, takeControl, to, unit, unitOrBase, upgrade, upTo, when, whenDefeated, whenPlayed, whenPlayedOrOnAttack,
  whileTrue,
} from '#rules';
import { type Behaviour, card } from '../card.js';

const exhausts = { exhaustSelf: true } satisfies CostPart;
const mandalorian = { trait: 'MANDALORIAN' } as const;
const fromDiscard = { a: 'action', cost: [], effect: play({}, { ref: 'self' }), from: 'discard' } as const satisfies Ability;

export const vigilance: readonly Behaviour[] = [
  card('SHD_028', action([exhausts, { hurt: friendly(), n: 1 }], draw())),
  card('SHD_031', shielded, action([exhausts], forPhase(one(), gains(bounty(heal(5, one(base()))))))),
  card('SHD_033', grit, whileTrue(is('self', { ready: false }), 'self', gains(bounty(damage(5, one(base())))))),
  card('SHD_035', sentinel, onDefense(may(experience(1, one())))),
  card('SHD_036', grit, constant(anotherFriendly({ leader: false }), gain('grit')), {
    a: 'keyword', keyword: 'smuggle', cost: 7, aspects: ['Vigilance', 'Villainy'], extra: { hurt: friendly(), n: 4 },
  }),
  card('SHD_038', { ...fromDiscard, needs: { and: [happened('defeated', { by: 'opponents', card: unit() }), { canPlay: 'self' }] } }),
  card('SHD_041', restore(1), onAttack(mill(1), when(is('discarded', { sharesAspectWith: 'base' }), returnToHand(to('discarded'))))),
  card('SHD_044', restore(2), whenPlayed(may(returnToHand(fromPile('discard', upgrade()))))),
  card('SHD_045', shielded, onAttack(ifYouDo(may(defeat(one(upgrade({ named: 'Shield', token: true, on: friendly() })))), experience(2, to('bearer'))))),
  card('SHD_046', ownCost({ ignoreAspects: 'Heroism', while: control({ type: ['Unit', 'Leader'], named: 'Kylo Ren' }) }), onAttack(
    may(heal(2, one())), when(is('it', { notAspect: 'Heroism' }), shield(it)))),
  card('SHD_047', whenPlayed(shield(upTo(3, unit(mandalorian))))),
  card('SHD_049', sentinel, whenPlayed(may(heal('all', one(unit({ maxCost: 2 })))), shield(it, 2))),
  card('SHD_051', event(when(control(friendly({ trait: 'FORCE' })), forPhase(one(enemy()), stats(-2, -2)), forPhase(one(enemy()), stats(-2))))),
  card('SHD_052', whileTrue({ control: unit({ upgraded: true }), by: 'opponents' }, 'self', gain('sentinel')), smuggle(6, 'Vigilance')),
  card('SHD_053', attachTo(nonLeader()), attachedGains(gains(whenDefeated({
    do: 'permit', to: { all: { is: 'self' }, from: 'discard', of: 'each' }, who: { ownerOf: 'subject' }, free: true, until: 'phase',
  })))),
  card('SHD_054', event(divide(8, unit(), { kind: 'heal', upTo: true }))),
  card('SHD_056', whileTrue(is('self', { upgraded: true }), 'self', stats(1, 1))),
  card('SHD_057', onAttack(ifYouDo(may(look('top', 'you', { reveal: true })), when(not(is('seen', { type: 'Unit' })), experience(1, one(another())))))),
  card('SHD_059', on({ on: 'attack-ended', self: true, survived: true, defeatedDefender: true }, select(one()), divide(2, unit({ is: 'it' }), { kind: 'heal', upTo: true }))),
  card('SHD_064', whenPlayedOrOnAttack(
    may(select(one(upgrade()), 'moved')), select(all(unit({ bears: 'moved' })), 'bearer'),
    attach(to('moved'), one(unit({ canBear: 'moved', not: 'bearer', controlledBy: { controllerOf: 'bearer' } }))))),
  card('SHD_067',
    whenPlayed(play({ type: 'Upgrade' }, { less: 2 })),
    on({ on: 'played', by: 'you', who: upgrade({ attachedTo: 'self' }) }, forPhase(one(enemy()), stats(-2, -2)))),
  card('SHD_071', attachedGains(gains(bounty(when(is('subject', { unique: true }), heal(6, one(unitOrBase())), heal(4, one(unitOrBase()))))))),
  card('SHD_072', attachTo(nonLeader()), attachedGains(loseAll, cannot('gain-abilities'))),
  card('SHD_073', attachTo(unit({ notTrait: 'VEHICLE' })), whenPlayed(when(is('attached', mandalorian), shield(attached)))),
  card('SHD_076', event(exhaust(one()), may({ do: 'rescue', to: fromPile('captured', { attachedTo: 'it' }, { of: 'each' }) }))),
  card('SHD_077', event(takeControl(one(upgrade({ maxCost: 3 }))), attach(it, one(unit({ canBear: 'it' }))))),
  card('SHD_078', event(defeat(one(nonLeader({ minPower: 5 }))))),
];
