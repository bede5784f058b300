import {
  all, ambush, another, anotherFriendly, attachedGains, attachTo, attackWith, base, baseOf, both, constant, control, costOf, damage, defeat, discard,
  draw, each, enemy, event, forPhase, forPlayers, friendly, fromPile, gain, gains, happened, ifYouDo, initiative, is, look, may, on, onAttack, one,
  oneOf, put, ready, saboteur, select, self, stats, unit, upgrade, upTo, when, whenAttackDefeats, whenDefeated, whenPlayed, whileTrue,
} from '#rules';
import { type Behaviour, card } from '../card.js';

const withTheForce = control(friendly({ trait: 'FORCE' }));
const weak = unit({ maxPower: 3 });

export const aggressionMore: readonly Behaviour[] = [
  card('SOR_131', constant('self', gain('raid', { damageOn: 'self' })), onAttack(may(damage(1, both(self, one(another({ arena: 'Ground' }))))))),
  card('SOR_133', saboteur, on(
    { on: 'damaged', self: true, role: 'dealer', combat: true, where: is('subject', { type: 'Base', side: 'enemy' }) },
    may(damage(3, one(unit({ arena: 'Ground', controlledBy: { controllerOf: 'subject' } })))))),
  card('SOR_137', attachTo(unit({ notTrait: 'VEHICLE' })), whileTrue(is('attached', { trait: 'FORCE' }), 'attached',
    gains(onAttack(damage(1, all(unit({ arena: 'Ground', controlledBy: 'defending' }))))))),
  card('SOR_143', saboteur, on({ on: 'played', by: 'you', who: { aspect: 'Aggression', other: true } }, may(damage(1, one(base()))))),
  card('SOR_146', on({ on: 'attack-ended', self: true, survived: true, defeatedDefender: true }, may(damage(4, one(unit({ arena: 'Ground' })))))),
  card('SOR_149', ambush, whenAttackDefeats(ready(self))),
  card('SOR_151', event(ifYouDo(select(one(friendly()), 'hurt'), damage({ plus: [{ damageOn: 'hurt' }, 1] }, one(enemy()), 'hurt')))),
  card('SOR_152', event(
    look('top', 'you', { n: 4, reveal: true }), damage({ howMany: 'seen', a: { aspect: 'Heroism' } }, baseOf('opponent')),
    put(fromPile('deck', { is: 'seen' }, { n: 4, upTo: true }), 'discard'), put({ all: { is: 'seen' }, from: 'deck' }, 'top', 'any'))),
  card('SOR_155', event({ do: 'mode', n: 2, modes: [draw(), defeat(upTo(2, upgrade())), ready(one(weak)), damage(4, one())] })),
  card('SOR_156', onAttack(forPhase(one(anotherFriendly({ aspect: 'Aggression' })), gain('raid', 2)))),
  card('SOR_159', whileTrue(control(anotherFriendly({ aspect: 'Aggression' })), 'self', gain('raid', 2))),
  card('SOR_162', whenPlayed(may(defeat(one(upgrade()))))),
  card('SOR_163', whenDefeated(when(initiative, draw(2)))),
  card('SOR_166', attachedGains(gain('saboteur'))),
  card('SOR_167', event(
    { do: 'choose-player', among: 'each', as: 'chosen' }, discard(1, { named: 'chosen' }),
    when({ and: [withTheForce, is('discarded', {})] }, may(damage(costOf('discarded'), one()))))),
  card('SOR_168', event(attackWith(friendly(), { mods: [gain('saboteur')], bonuses: [{ to: 'attacker', mods: [stats(2)], when: is('attacker', { trait: 'TROOPER' }) }] }))),
  card('SOR_169', event(ready(one(weak)))),
  card('SOR_170', event(select(one(unit({ upgraded: true })), 'hit'), defeat(upTo({ upgradesOn: 'hit' }, upgrade({ attachedTo: 'hit' }))))),
  card('SOR_173', event(oneOf(damage(3, all(unit({ arena: 'Ground' }))), damage(3, all(unit({ arena: 'Space' })))))),
  card('SOR_174', event(discard({ minus: [{ handSize: each }, 2] }, 'each'))),
  card('SOR_175', event(draw(2), forPlayers('opponents', when(happened('damaged', { by: 'you', card: base({ controlledBy: each }) }), discard(2, each))))),
];
