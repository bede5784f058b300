import {
  action, all, anotherFriendly, as, attachTo, attackingUnit, attackWith, base, baseOf, both, cannot, constant, control, damage, defeat, discard, divide, draw,
  each, enemy, event, forPhase, forPlayers, friendly, gain, gains, gameRule, grit, ifYouDo, initiative, inOrder, is, it, lose, loseAll, may, num, on,
  onAttack, one, oneOf, overwhelm, ownCost, pay, play, raid, ready, saboteur, self, stats, unit, when, whenDefeated, whenPlayed,
  whenPlayedOrDefeated, whenPlayedOrOnAttack, whileTrue,
} from '#rules';
import { type Behaviour, card } from '../card.js';

const withTheForce = control(friendly({ trait: 'FORCE' }));

export const aggression: readonly Behaviour[] = [
  card('SOR_129', action([{ exhaustSelf: true }], play({ type: 'Unit', trait: 'IMPERIAL' }, { ready: true }), forPlayers('opponents', as(each, may(ready(one())))))),
  card('SOR_130', whileTrue(attackingUnit({ damaged: true }), 'self', stats(2), gain('overwhelm'))),
  card('SOR_132', whenPlayed(may(damage(3, one(unit({ arena: 'Space' })))))),
  card('SOR_135', overwhelm, whenPlayed(divide(6, enemy()))),
  card('SOR_136', attachTo(unit({ notTrait: 'VEHICLE' })), whenPlayed(when(is('attached', { named: 'Darth Vader' }), may(damage(4, one(unit({ arena: 'Ground' }))))))),
  card('SOR_138', event(forPhase(one(), loseAll), when(withTheForce, inOrder(pay('any'), damage({ times: [2, num('paid')] }, it))))),
  card('SOR_139', ownCost({ less: 1, while: withTheForce }), event(damage(5, one(unit({ notTrait: 'VEHICLE' }))), draw(1, { controllerOf: 'it' }))),
  card('SOR_140', whenPlayed(forPhase(one(), lose('sentinel')))),
  card('SOR_145', overwhelm, whenDefeated(forPlayers('opponents', oneOf(damage(3, baseOf(each)), discard(1, each))))),
  card('SOR_150', event(draw(), attackWith(friendly(), { mods: [stats(2), gains(on({ on: 'damaged', self: true, role: 'dealer', combat: true }, defeat(self)))] }))),
  card('SOR_153', { a: 'additional-cost', cards: { type: 'Event' }, by: 'opponents', cost: { damageBase: 2 } }),
  card('SOR_154', event(forPhase(all(friendly()), gain('raid', 2)))),
  card('SOR_160', saboteur, whenPlayedOrOnAttack(gameRule('phase', cannot('be-healed')))),
  card('SOR_172', event(damage(4, one()))),
  card('SOR_134', { a: 'when', moments: [{ on: 'played', self: true }, { on: 'defeated', self: true }], effect: damage(2, both(baseOf('opponent'), one(enemy()))) }),
  card('SOR_142', whileTrue({ atLeast: [{ distinct: 'aspect', of: anotherFriendly() }, 3] }, 'self', cannot('be-attacked')), onAttack(may(damage(1, one({ type: ['Unit', 'Base'], or: [{ type: 'Base' }, { is: 'defender' }] }))))),
  card('SOR_144', raid(1), constant(anotherFriendly({ aspect: 'Heroism' }), gain('raid', 1))),
  card('SOR_147', whenPlayedOrDefeated(ifYouDo(may(discard('hand', 'you')), draw(3)))),
  card('SOR_148', grit, whenPlayed(when({ control: base({ minDamage: 15 }), by: 'each' }, ready(self)))),
  card('SOR_158', saboteur, onAttack(when(control({ type: 'Unit', leader: true }), damage(2, one({ type: ['Unit', 'Base'], or: [{ type: 'Base' }, { type: 'Unit', arena: 'Ground' }] }))))),
  card('SOR_161', whileTrue(initiative, 'self', stats(2))),
  card('SOR_171', event({ do: 'choose-player', among: 'each', as: 'chosen' }, draw(2, { named: 'chosen' }))),
];
