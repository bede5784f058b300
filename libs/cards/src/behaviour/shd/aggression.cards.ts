import {
  action, after, all, another, attach, attachedGains, attachTo, attackWith, base, baseOf, bounty, type Condition, control, costOf, damage, defeat,
  discard, draw, each, type Effect, enemy, event, experience, type Filter, forPhase, forPlayers, friendly, gain, gains, grit, heal, ifYouDo, inOrder,
  is, it, may, modify, on, onAttack, oncePerRound, one, overwhelm, ownCost, pay, play, ready, saboteur, select, self, smuggle, stats, takeControl,
  to, unit, unitOrBase, upgrade, when, whenAttackDefeats, whenDefeated, whenPlayed, whenPlayedOrOnAttack, whenPlayedUsing, whileTrue, type Who,
  yourBase,
} from '#rules';
import { type Behaviour, card } from '../card.js';

const enemyBounty: Condition = { control: unit({ keyword: 'bounty' }), by: 'opponents' };
const groundUnit = unit({ arena: 'Ground' });
/** Each opponent, or the defending player, who has more resources than the player himself. */
const richer = (who: Who): Condition => ({ atLeast: [{ resources: who }, { plus: [{ resources: 'you' }, 1] }] });
/** One of up to three attacks, each with another unit. */
const hunt = (name: string, others: Filter): Effect =>
  may(attackWith(friendly(others), { as: name, target: 'units', mods: [stats(2)], modsIf: { trait: 'BOUNTY HUNTER' } }));

export const aggression: readonly Behaviour[] = [
  card('SHD_133', on({ on: 'played', by: 'you', who: upgrade() }, may(damage(1, all(unit({ bears: 'subject' })))))),
  card('SHD_134', saboteur, bounty(draw())),
  card('SHD_135', {
    a: 'action', cost: [], from: 'discard', effect: play({}, { ref: 'self' }), needs: { and: [is('self', { discardedThisPhase: true }), { canPlay: 'self' }] },
  }),
  card('SHD_137', oncePerRound(on({ on: 'defeated', who: enemy({ upgraded: true }) }, may(ready(self))))),
  card('SHD_139', whenPlayed(when(enemyBounty, may(ready(self)))), onAttack(may(damage({ damageOn: 'self' }, one(groundUnit))))),
  card('SHD_140', overwhelm, whenPlayed(when(enemyBounty, experience(1, self)))),
  card('SHD_141', ownCost({ ignoreAspects: 'Villainy', while: control({ type: ['Unit', 'Leader'], named: 'Rey' }) }), onAttack(
    forPhase(one(), stats(2)), when(is('it', { notAspect: 'Villainy' }), experience(1, it)))),
  card('SHD_142', whenPlayedOrOnAttack(ifYouDo(may(select(one(upgrade({ on: another({ notTrait: 'VEHICLE' }) })), 'wanted')), ifYouDo(
    pay(costOf('wanted')), inOrder(takeControl(to('wanted')), when(is('self', { canBear: 'wanted' }), attach(to('wanted'), self), defeat(to('wanted')))))))),
  card('SHD_143', attachedGains(gains(whenAttackDefeats(damage(2, baseOf('defending')))))),
  card('SHD_144', event(damage(1, one(enemy())), forPhase(it, { m: 'must', what: 'attack-next' }))),
  card('SHD_145', event(after(hunt('first', {}), after(hunt('second', { not: 'first' }), hunt('third', { not: 'first', except: { is: 'second' } }))))),
  card('SHD_147', saboteur, on({ on: 'damaged', self: true, role: 'dealer', combat: true, where: is('subject', base()) }, may(defeat(one(upgrade({ maxCost: 2 })))))),
  card('SHD_148', smuggle(5, 'Aggression', 'Heroism'), whenPlayedUsing('smuggle', ready(self))),
  card('SHD_150', onAttack(when(is('self', { upgraded: true }), may(damage(2, one(groundUnit)))))),
  card('SHD_151', saboteur, onAttack(when(richer('defending'), modify(self, 'attack', stats(2))))),
  card('SHD_153', onAttack(discard(3, 'you', { upTo: true }), {
    do: 'mode', n: { howMany: 'discarded' }, modes: [damage(2, one(unitOrBase())), defeat(one(upgrade())), discard(1, 'opponent')],
  })),
  card('SHD_154', overwhelm, whenPlayed(ifYouDo(may(defeat({ choose: {}, n: 1, from: 'resource' })), damage(5, one(groundUnit))))),
  card('SHD_155', attachedGains(gains(action(
    [{ pay: 2 }, { removeUpgrade: upgrade({ named: 'Heroic Resolve', attachedTo: 'self' }) }], attackWith('self', { mods: [stats(4), gain('overwhelm')] }))))),
  card('SHD_156', event(draw(), forPlayers('opponents', when(richer(each), discard(1, each))))),
  card('SHD_157', whenDefeated(forPlayers('each', when({ atLeast: [{ baseDamage: each }, 15] }, draw())))),
  card('SHD_160', whenPlayed(damage(1, all(base()))), smuggle(3, 'Aggression')),
  card('SHD_161',
    on({ on: 'played', self: true, from: 'hand' }, takeControl(self, 'opponent')),
    bounty(when(is('subject', { ownedBy: 'you' }), ifYouDo(play({ is: 'subject' }, { from: 'discard', free: true }), experience(1, it))))),
  card('SHD_163', oncePerRound(on({ on: 'discarded', from: 'hand' }, may(damage(2, one(unitOrBase())))))),
  card('SHD_165', saboteur, whileTrue(is('self', { ready: false }), 'self', gains(bounty(heal(5, yourBase))))),
  card('SHD_170',
    { a: 'instead', of: 'captured', effect: inOrder(defeat(self), damage(3, all(enemy({ arena: 'Ground' })))) },
    onAttack(may(damage(3, one(unit({ arena: 'Ground', damaged: true })))))),
  card('SHD_171', grit, whenPlayedOrOnAttack(may(damage(2, one(unit({ keyword: 'bounty' })))))),
  card('SHD_173', attachedGains(gains(bounty(when(is('subject', { unique: true }), damage(3, one(base())), damage(2, one(base()))))))),
  card('SHD_174', attachTo(unit({ notTrait: 'VEHICLE' })), smuggle(3, 'Cunning'), whenPlayedUsing('smuggle', attackWith('attached'))),
  card('SHD_176', attachedGains(gains(bounty(draw(2))))),
  card('SHD_179', event(attackWith(friendly({ damaged: true }), { mods: [stats(2)] }))),
  card('SHD_180', event(select(one()), when(is('it', { guarding: true }), damage(6, it), damage(3, it)))),
  card('SHD_181', event({ do: 'choose-player', among: 'each', as: 'chosen' }, discard(2, { named: 'chosen' }))),
  card('SHD_182', ownCost({ less: 2, while: { happened: { e: 'defeated', cause: 'you', card: enemy() } } }), event(ready(one()))),
];
