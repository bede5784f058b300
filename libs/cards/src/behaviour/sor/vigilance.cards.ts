import {
  all, another, anotherFriendly, attached, attachedGains, attachTo, attackWith, both, cannot, control, damage, defeat, defender, draw,
  enemy, event, exhaust, experience, type Filter, forPhase, friendly, gain, gains, grit, happened, heal, initiative, inOrder, is, it,
  may, nameCard, nonLeader, onAttack, one, restore, sentinel, shield, stats, unit, unitOrBase, when, whenDefeated, whenPlayed, whileTrue, yourBase,
} from '#rules';
import { type Behaviour, card } from '../card.js';

const notAVehicle = attachTo(unit({ notTrait: 'VEHICLE' }));
const ground: Filter = { arena: 'Ground' };

export const vigilance: readonly Behaviour[] = [
  card('SOR_033', whenPlayed(damage(2, both(one(friendly(ground)), one(enemy(ground)))))),
  card('SOR_037', sentinel, whenPlayed(experience(1, all(friendly({ damaged: true }))))),
  card('SOR_041', event(defeat(one(enemy({ controlledBy: 'opponent' }), { by: 'opponent' })))),
  card('SOR_045', restore(2), whenDefeated({ do: 'choose-player', among: 'each', as: 'several', anyNumber: true }, draw(1, { named: 'several' }))),
  card('SOR_048', whileTrue(is('self', { damaged: false }), 'self', gain('sentinel'))),
  card('SOR_049', sentinel, whenDefeated(experience(2, one(anotherFriendly())), when(is('it', { trait: 'FORCE' }), draw()))),
  card('SOR_051', restore(3), whenPlayed(when(happened('defeated', { by: 'you', card: unit() }), forPhase(one(enemy()), stats(-6, -6)), forPhase(one(enemy()), stats(-3, -3))))),
  card('SOR_053', notAVehicle, whenPlayed(when(is('attached', { named: 'Luke Skywalker' }), inOrder(heal('all', attached), shield(attached))))),
  card('SOR_054', notAVehicle, whileTrue(is('attached', { trait: 'FORCE' }), 'attached', gains(onAttack(forPhase(defender, stats(-2, -2)))))),
  card('SOR_057', attachedGains(gain('sentinel'))),
  card('SOR_059', onAttack(may(heal(2, one(another()))))),
  card('SOR_062', { a: 'ban-named' }, whenPlayed(nameCard)),
  card('SOR_065', grit, whileTrue(initiative, 'self', gain('sentinel'))),
  card('SOR_072', attachedGains(cannot('attack-bases'))),
  card('SOR_074', event(heal(3, one(unitOrBase())))),
  card('SOR_076', event(forPhase(one(), stats(-2, -2)), heal(2, yourBase))),
  card('SOR_078', event(defeat(one(nonLeader())))),
  card('SOR_039', whenPlayed(exhaust(all(unit({ arena: 'Ground' }))))),
  card('SOR_043', event(defeat(all(unit())))),
  card('SOR_055', event(experience(2, one(friendly())), when(control(friendly({ trait: 'FORCE' })), shield(it)), may(attackWith('it')))),
  card('SOR_067', grit, onAttack(when(control({ type: 'Unit', leader: true }), may(draw())))),
  card('SOR_070', attachedGains(gain('restore', 2))),
  card('SOR_073', event(shield(one()))),
  card('SOR_077', event(defeat(one(unit({ maxRemaining: 5 }))))),
];
