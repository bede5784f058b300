import {
  all, attachedGains, attachTo, attackWith, base, baseOf, bounty, type Condition, damage, defeat, discard, draw, each, enemy, event, experience,
  forPlayers, friendly, gains, grit, heal, ifYouDo, is, it, may, modify, on, onAttack, oncePerRound, one, overwhelm, ready, saboteur, select, self,
  smuggle, stats, unit, upgrade, when, whenAttackDefeats, whenDefeated, whenPlayed, whenPlayedOrOnAttack, whenPlayedUsing, whileTrue, type Who,
  yourBase,
} from '#rules';
import { type Behaviour, card } from '../card.js';

const enemyBounty: Condition = { control: unit({ keyword: 'bounty' }), by: 'opponents' };
const groundUnit = unit({ arena: 'Ground' });
/** Each opponent, or the defending player, who has more resources than the player himself. */
const richer = (who: Who): Condition => ({ atLeast: [{ resources: who }, { plus: [{ resources: 'you' }, 1] }] });

export const aggression: readonly Behaviour[] = [
  card('SHD_134', saboteur, bounty(draw())),
  card('SHD_137', oncePerRound(on({ on: 'defeated', who: enemy({ upgraded: true }) }, may(ready(self))))),
  card('SHD_139', whenPlayed(when(enemyBounty, may(ready(self)))), onAttack(may(damage({ damageOn: 'self' }, one(groundUnit))))),
  card('SHD_140', overwhelm, whenPlayed(when(enemyBounty, experience(1, self)))),
  card('SHD_143', attachedGains(gains(whenAttackDefeats(damage(2, baseOf('defending')))))),
  card('SHD_147', saboteur, on({ on: 'damaged', self: true, role: 'dealer', combat: true, where: is('subject', base()) }, may(defeat(one(upgrade({ maxCost: 2 })))))),
  card('SHD_148', smuggle(5, 'Aggression', 'Heroism'), whenPlayedUsing('smuggle', ready(self))),
  card('SHD_150', onAttack(when(is('self', { upgraded: true }), may(damage(2, one(groundUnit)))))),
  card('SHD_151', saboteur, onAttack(when(richer('defending'), modify(self, 'attack', stats(2))))),
  card('SHD_154', overwhelm, whenPlayed(ifYouDo(may(defeat({ choose: {}, n: 1, from: 'resource' })), damage(5, one(groundUnit))))),
  card('SHD_156', event(draw(), forPlayers('opponents', when(richer(each), discard(1, each))))),
  card('SHD_157', whenDefeated(forPlayers('each', when({ atLeast: [{ baseDamage: each }, 15] }, draw())))),
  card('SHD_160', whenPlayed(damage(1, all(base()))), smuggle(3, 'Aggression')),
  card('SHD_165', saboteur, whileTrue(is('self', { ready: false }), 'self', gains(bounty(heal(5, yourBase))))),
  card('SHD_171', grit, whenPlayedOrOnAttack(may(damage(2, one(unit({ keyword: 'bounty' })))))),
  card('SHD_173', attachedGains(gains(bounty(when(is('subject', { unique: true }), damage(3, one(base())), damage(2, one(base()))))))),
  card('SHD_174', attachTo(unit({ notTrait: 'VEHICLE' })), smuggle(3, 'Cunning'), whenPlayedUsing('smuggle', attackWith('attached'))),
  card('SHD_176', attachedGains(gains(bounty(draw(2))))),
  card('SHD_179', event(attackWith(friendly({ damaged: true }), { mods: [stats(2)] }))),
  card('SHD_180', event(select(one()), when(is('it', { guarding: true }), damage(6, it), damage(3, it)))),
  card('SHD_181', event({ do: 'choose-player', among: 'each', as: 'chosen' }, discard(2, { named: 'chosen' }))),
];
