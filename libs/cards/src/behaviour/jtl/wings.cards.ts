import {
  action, all, ambush, type Amount, another, type Arena, attach, attachedGains, attachTo, attacking, attackWith, base, cannot, choosePlayer,
  type Condition, control, type CostPart, costs, create, damage, defeat, defender, deployOrPilotWith, deployWith, discard, draw, type Effect, enemy,
  event, exhaust, experience, type Filter, forPhase, friendly, gain, gains, ifYouDo, indirect, inOrder, is, loseAll, may, mill, type Modifier,
  modify, nonLeader, not, on, onAttack, one, oneOf, overwhelm, pay, piloting, play, powerOf, raid, returnToHand, saboteur, select, self, stats,
  subject, to, unit, unitOrBase, upgrade, upTo, when, whenDefeated, whenPlayed, whenPlayedOrDefeated, whileTrue,
} from '#rules';
import { type Behaviour, card, leader, pilot, pilotLeader } from '../card.js';

const exhausts = { exhaustSelf: true } satisfies CostPart;
const isLeader: Modifier = { m: 'named-leader' };
const vehicle = unit({ trait: 'VEHICLE' });
const capitalShip = unit({ trait: 'CAPITAL SHIP' });
const asPilot = (...effects: Effect[]) => on({ on: 'played', self: true, via: 'pilot' }, ...effects);
/** The chosen unit has fallen. */
const fell: Condition = { and: [is('it', {}), not({ inPlay: 'it' })] };
const inCards = (rest: Filter): Condition => control({ type: ['Unit', 'Upgrade', 'Leader'], ...rest });
const bloodlust = whileTrue({ control: unit({ damaged: true }), by: 'opponents' }, 'self', stats(3));
const instinct = onAttack(when(is('defender', {}), inOrder(exhaust(defender), damage(1, defender))));
const ofTrait = (trait: string, ...mods: Modifier[]) => whileTrue(is('attached', { trait }), 'attached', ...mods);
const names: Amount = { distinct: 'name', of: friendly() };
const broadside = (arena: Arena): Effect => inOrder(select(one(friendly({ arena: 'Space' })), 'gun'), damage(powerOf('gun'), all(enemy({ arena })), 'gun'));

export const wings: readonly Behaviour[] = [
  leader('JTL_005', [action([exhausts], play(capitalShip, { less: 1 })), deployWith(5)], [costs({ cards: capitalShip, by: 'you', less: 2 })]),
  pilotLeader('JTL_011', [action([exhausts], ifYouDo(play(vehicle), forPhase(one(unit({ not: 'it' })), stats(1)))), deployOrPilotWith(4)], [],
    [attachedGains(isLeader, gains(onAttack(may(forPhase(one(another({ sameArenaAs: 'self' })), stats(1))))))]),
  pilotLeader('JTL_015', [action([{ pay: 1 }, exhausts], attackWith(friendly({ arena: 'Space' }), { mods: [stats(1), gain('saboteur')] })), deployOrPilotWith(5)],
    [saboteur], [attachedGains(isLeader, gain('saboteur')), ofTrait('TRANSPORT', stats(1))]),
  pilot('JTL_046', [piloting(2, 'Vigilance', 'Heroism')], [attachedGains(gains(onAttack(experience(1, self), damage(1, self))))]),
  pilot('JTL_048', [piloting(2, 'Vigilance', 'Heroism')], [attachedGains(gains(onAttack(mill(1, 'defending'), when(is('discarded', { maxCost: 3 }), draw()))))]),
  card('JTL_092', event({ do: 'create', token: 'tie-fighter', n: 8, who: 'you', ready: true }, forPhase(to('created'), cannot('attack-bases')))),
  card('JTL_096', ambush, whenPlayed(ifYouDo(may(pay(2)), inOrder({ do: 'move', to: self, arena: 'Ground' }, experience(2, self))))),
  pilot('JTL_100', [piloting(2, 'Command', 'Heroism'), whenPlayed(create('x-wing'), may(attach(self, one(friendly({ trait: 'VEHICLE', pilotless: true })))))], []),
  card('JTL_104', whileTrue(inCards({ trait: 'RESISTANCE', other: true }), 'self', gain('sentinel')), whenDefeated(damage(powerOf('self'), one(enemy())))),
  card('JTL_106', event(forPhase(all(friendly()), stats(names, names)))),
  card('JTL_111', raid(1), on({ on: 'drawn', by: 'opponents', where: { phase: 'action' } }, may(experience(1, one())))),
  card('JTL_120', attachTo(vehicle), attachedGains(gains(
    on({ on: 'damaged', self: true, role: 'dealer', combat: true, where: { and: [attacking, is('subject', unit())] } }, defeat(subject))))),
  card('JTL_127', event(ifYouDo(
    inOrder(defeat(one(friendly({ arena: 'Space' }))), damage(powerOf('it'), one(enemy({ arena: 'Space' }), { as: 'target' }))),
    indirect(powerOf('target'), { controllerOf: 'target' })))),
  card('JTL_131', event(oneOf(broadside('Ground'), broadside('Space')))),
  pilot('JTL_141', [bloodlust, piloting(2, 'Aggression', 'Villainy')], [attachedGains(gains(bloodlust))]),
  pilot('JTL_142', [piloting(3, 'Aggression', 'Villainy')], [attachedGains(gains(onAttack(may(damage(1, one())), when(fell, may(damage(1, one(unitOrBase())))))))]),
  card('JTL_147', whileTrue(is('self', { upgraded: true }), 'self', stats(1)), onAttack(when(inCards({ named: 'Poe Dameron' }), may(damage(1, one()))))),
  pilot('JTL_148', [piloting(2, 'Aggression', 'Heroism')], [asPilot(may(defeat(one(upgrade({ maxCost: 2 })))))]),
  pilot('JTL_150', [piloting(1, 'Aggression', 'Heroism')], [ofTrait('FIGHTER', gain('overwhelm')), ofTrait('TRANSPORT', stats(0, 1)), ofTrait('SPEEDER', gain('grit'))]),
  card('JTL_154', overwhelm, whenPlayedOrDefeated(choosePlayer(), discard(1, { named: 'chosen' }),
    when({ atLeast: [{ handSize: { named: 'chosen' } }, { plus: [{ handSize: 'you' }, 1] }] }, discard(1, { named: 'chosen' })))),
  card('JTL_172', attachTo(vehicle), attachedGains(gains(onAttack(damage(1, upTo(2, unit({ sameArenaAs: 'self' }))))))),
  card('JTL_176', event(damage(3, one(unit({ arena: 'Space' }))), when(fell, may(damage(2, one(base())))))),
  pilot('JTL_187', [instinct, piloting(2, 'Cunning', 'Villainy')], [attachedGains(gains(instinct))]),
  pilot('JTL_210', [whenPlayed(exhaust(upTo(2, unit({ arena: 'Ground' })))), piloting(2, 'Cunning')], [asPilot(exhaust(one(enemy({ sameArenaAs: 'attached' }))))]),
  card('JTL_223', on({ on: 'attached', self: true, role: 'host', where: is('subject', { trait: 'PILOT' }) },
    may(returnToHand(one({ or: [nonLeader({ maxCost: 2 }), nonLeader({ maxCost: 4, ready: false })] }))))),
  card('JTL_244', event(modify(upTo(3, unit()), 'round', loseAll))),
];
