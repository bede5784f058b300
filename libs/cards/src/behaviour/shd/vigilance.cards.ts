import {
  action, another, attached, attachedGains, attachTo, base, bounty, control, type CostPart, damage, defeat, divide, enemy, event, experience,
  forPhase, friendly, fromPile, gain, gains, grit, heal, ifYouDo, is, it, look, may, nonLeader, not, on, onAttack, onDefense, one, play, restore,
  returnToHand, select, sentinel, shield, shielded, smuggle, stats, unit, unitOrBase, upgrade, upTo, when, whenPlayed, whileTrue,
} from '#rules';
import { type Behaviour, card } from '../card.js';

const exhausts = { exhaustSelf: true } satisfies CostPart;
const mandalorian = { trait: 'MANDALORIAN' } as const;

export const vigilance: readonly Behaviour[] = [
  card('SHD_031', shielded, action([exhausts], forPhase(one(), gains(bounty(heal(5, one(base()))))))),
  card('SHD_033', grit, whileTrue(is('self', { ready: false }), 'self', gains(bounty(damage(5, one(base())))))),
  card('SHD_035', sentinel, onDefense(may(experience(1, one())))),
  card('SHD_044', restore(2), whenPlayed(may(returnToHand(fromPile('discard', upgrade()))))),
  card('SHD_047', whenPlayed(shield(upTo(3, unit(mandalorian))))),
  card('SHD_049', sentinel, whenPlayed(may(heal('all', one(unit({ maxCost: 2 })))), shield(it, 2))),
  card('SHD_051', event(when(control(friendly({ trait: 'FORCE' })), forPhase(one(enemy()), stats(-2, -2)), forPhase(one(enemy()), stats(-2))))),
  card('SHD_052', whileTrue({ control: unit({ upgraded: true }), by: 'opponents' }, 'self', gain('sentinel')), smuggle(6, 'Vigilance')),
  card('SHD_054', event(divide(8, unit(), { kind: 'heal', upTo: true }))),
  card('SHD_056', whileTrue(is('self', { upgraded: true }), 'self', stats(1, 1))),
  card('SHD_057', onAttack(ifYouDo(may(look('top', 'you', { reveal: true })), when(not(is('seen', { type: 'Unit' })), experience(1, one(another())))))),
  card('SHD_059', on({ on: 'attack-ended', self: true, survived: true, defeatedDefender: true }, select(one()), divide(2, unit({ is: 'it' }), { kind: 'heal', upTo: true }))),
  card('SHD_067',
    whenPlayed(play({ type: 'Upgrade' }, { less: 2 })),
    on({ on: 'played', by: 'you', who: upgrade({ attachedTo: 'self' }) }, forPhase(one(enemy()), stats(-2, -2)))),
  card('SHD_071', attachedGains(gains(bounty(when(is('subject', { unique: true }), heal(6, one(unitOrBase())), heal(4, one(unitOrBase()))))))),
  card('SHD_073', attachTo(unit({ notTrait: 'VEHICLE' })), whenPlayed(when(is('attached', mandalorian), shield(attached)))),
  card('SHD_078', event(defeat(one(nonLeader({ minPower: 5 }))))),
];
