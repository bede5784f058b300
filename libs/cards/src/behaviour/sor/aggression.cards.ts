import {
  action, all, as, attachTo, attackingUnit, attackWith, baseOf, cannot, control, damage, defeat, discard, divide, draw, each, enemy, event, forPhase,
  forPlayers, friendly, gain, gains, gameRule, is, it, lose, loseAll, may, num, on, one, oneOf, overwhelm, ownCost, pay, play, raid, ready, saboteur,
  self, stats, inOrder, unit, when, whenDefeated, whenPlayed, whenPlayedOrOnAttack, whileTrue,
} from '#rules';
import { type Behaviour, card, vanilla } from '../card.js';

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
  card('SOR_141', raid(2)),
  card('SOR_145', overwhelm, whenDefeated(forPlayers('opponents', oneOf(damage(3, baseOf(each)), discard(1, each))))),
  card('SOR_150', event(draw(), attackWith(friendly(), { mods: [stats(2), gains(on({ on: 'damaged', self: true, role: 'dealer', combat: true }, defeat(self)))] }))),
  card('SOR_153', { a: 'additional-cost', cards: { type: 'Event' }, by: 'opponents', cost: { damageBase: 2 } }),
  card('SOR_154', event(forPhase(all(friendly()), gain('raid', 2)))),
  card('SOR_157', raid(2)),
  card('SOR_160', saboteur, whenPlayedOrOnAttack(gameRule('phase', cannot('be-healed')))),
  card('SOR_164', overwhelm),
  card('SOR_172', event(damage(4, one()))),
  ...vanilla('SOR_128'),
];
