import {
  action, all, ambush, anotherFriendly, attached, attachedGains, attachTo, attackingUnit, base, bounty, cannot, capture, type Condition, constant, control, costOf,
  type CostPart, damage, defeat, defender, deployWith, divide, draw, type Effect, enemy, event, exhaust, experience, forPhase, friendly, gain,
  gains, grit, heal, ifYouDo, is, it, may, nonLeader, on, onAttack, one, overwhelm, ownCost, play, raid, restore, returnToHand, saboteur,
  select, self, sentinel, shield, shielded, smuggle, stats, topOf, toResource, unit, unitOrBase, when, whenAttackDefeats, whenDefeated,
  whenPlayed, whenPlayedOrOnAttack, whileTrue, yourBase,
} from '#rules';
import { type Behaviour, card, leader } from '../card.js';

const [exhausts, notVehicle] = [{ exhaustSelf: true } satisfies CostPart, unit({ notTrait: 'VEHICLE' })];
const weak = unit({ maxPower: 2 });
const keyworded = { anyKeyword: true } as const;
const enemyBounty: Condition = { control: unit({ keyword: 'bounty' }), by: 'opponents' };
const smuggled = { on: 'played', by: 'you', via: 'smuggle' } as const;
/** A unit from the hand, cheaper, and hurt by the hurry. An action without a cost must change something (6.4.2): then there has to be a unit, and it is played. */
const inHurry = (must: { must?: true }) => play({ type: 'Unit' }, { less: 1, ...must }) as Extract<Effect, { do: 'play' }>;
const hurried = inHurry({ must: true });
/** The base or a ground unit of the player who played the card. */
const atThePlayer = { type: ['Unit', 'Base'], controlledBy: { controllerOf: 'subject' }, or: [{ type: 'Base', controlledBy: { controllerOf: 'subject' } }, { type: 'Unit', arena: 'Ground', controlledBy: { controllerOf: 'subject' } }] } as const;

export const bountiesAndSmugglers: readonly Behaviour[] = [
  leader('SHD_004',
    [action([{ pay: 1 }, exhausts], experience(1, one(weak))), deployWith(6)],
    [restore(3), onAttack(may(experience(1, one(weak))))]),
  leader('SHD_005',
    [on(smuggled, may(ifYouDo(exhaust(self), experience(1, one())))), deployWith(6)],
    [raid(1), on(smuggled, may(experience(1, one())))]),
  leader('SHD_008',
    [on({ on: 'played', by: 'you', who: unit(keyworded) }, may(ifYouDo(exhaust(self), forPhase(one(friendly()), stats(1))))), deployWith(6)],
    [constant(anotherFriendly(keyworded), stats(1))]),
  leader('SHD_013', [action([exhausts], inHurry({}), damage(2, it)), deployWith(5)], [{ ...action([], hurried, damage(2, it)), needs: { canPlay: hurried } } as ReturnType<typeof action>]),
  card('SHD_027', grit, bounty(draw())),
  card('SHD_032', onAttack(ifYouDo(may(shield(one(enemy()))), shield(one(friendly())))), smuggle(5, 'Vigilance', 'Villainy')),
  card('SHD_034', shielded, whileTrue(is('self', { upgraded: true }), 'self', gain('sentinel'))),
  card('SHD_040', whenPlayed(experience(1, one()))),
  card('SHD_042', sentinel, whileTrue({ defending: true }, 'self', stats(2))),
  card('SHD_048', grit, onAttack(may(heal({ damageOn: 'self' }, one(unit({ other: true })))))),
  card('SHD_050', grit, whenPlayed(may(defeat(one(unit({ maxRemaining: 5 }))))), smuggle(9, 'Aggression', 'Heroism')),
  card('SHD_068', attachedGains(gains(bounty(shield(one()))))),
  card('SHD_074', attachTo(notVehicle), attachedGains(gains(onAttack(exhaust(defender))))),
  card('SHD_075', event(heal(2, one()), experience(1, it)), smuggle(3, 'Vigilance')),
  card('SHD_080', whenPlayed(heal(1, yourBase)), action([exhausts, { returnToHand: { is: 'self' } }], damage(1, one(unit({ arena: 'Ground' }))))),
  card('SHD_084', sentinel, on({ on: 'damaged', self: true, combat: true }, experience(1, self))),
  card('SHD_095', restore(1), bounty(draw())),
  card('SHD_096', on({ on: 'played', by: 'you', who: unit({ other: true }) }, experience(1, self))),
  card('SHD_103', whenPlayedOrOnAttack(select(one(friendly())), when(is('it', { keyword: 'sentinel' }), experience(1, it), forPhase(it, gain('sentinel'))))),
  card('SHD_112', whileTrue(control(anotherFriendly({ aspect: 'Command' })), 'self', gain('sentinel'))),
  card('SHD_116', bounty(toResource(topOf('you')))),
  card('SHD_117', ownCost({ less: 1, while: enemyBounty })),
  card('SHD_129', event(play({ type: 'Unit' }, { grants: [gain('ambush')] })), smuggle(2, 'Command')),
  card('SHD_131', event(select(one(friendly()), 'guard'), capture(one(enemy({ leader: false, sameArenaAs: 'guard' })), 'guard'))),
  card('SHD_138', whileTrue(attackingUnit({ keyword: 'bounty' }), 'self', stats(3), gain('overwhelm')), whenAttackDefeats(draw())),
  card('SHD_159', event(damage({ handSize: { controllerOf: 'dealtTo' } }, all(base())))),
  card('SHD_164', whenDefeated(damage(1, one(unitOrBase())))),
  card('SHD_167', bounty(damage(2, one()))),
  card('SHD_168', whileTrue(control(anotherFriendly({ aspect: 'Aggression' })), 'self', gain('raid', 2))),
  card('SHD_169', raid(3), whileTrue(is('self', { upgraded: true }), 'self', gain('overwhelm'))),
  card('SHD_172', overwhelm, on({ on: 'played', by: 'opponents' }, may(damage(costOf('subject'), one(atThePlayer))))),
  card('SHD_175', attachedGains(gains(onAttack(forPhase(one(anotherFriendly()), stats(2))))), smuggle(4, 'Aggression')),
  card('SHD_177', attachTo(notVehicle), attachedGains(gains(onAttack(may(divide(3, enemy({ arena: 'Ground' }))))))),
  card('SHD_158', overwhelm, whenPlayed(damage(2, all(unit({ other: true, arena: 'Ground' }))))),
  card('SHD_187', raid(2), constant('self', cannot('be-captured-by-enemy'), cannot('be-damaged-by-abilities'), cannot('be-defeated-by-enemy'))),
  card('SHD_188', ambush, constant(friendly({ named: 'Zuckuss' }), stats(1, 1), gain('ambush'))),
  card('SHD_190', saboteur, constant(friendly({ named: '4-LOM' }), stats(1, 1), gain('saboteur'))),
  card('SHD_193', attachTo(nonLeader()), attachedGains(cannot('ready')), whenPlayed(exhaust(attached))),
  card('SHD_195', bounty(draw())),
  card('SHD_211', bounty(exhaust(one()))),
  card('SHD_212', whileTrue(control(anotherFriendly({ aspect: 'Cunning' })), 'self', gain('shielded'))),
  card('SHD_224', attachTo(notVehicle), whileTrue(is('attached', { named: 'Boba Fett' }), 'attached', { m: 'damage-taken', less: 2 })),
  card('SHD_233', event(returnToHand(all(nonLeader())))),
  card('SHD_247', whileTrue(is('self', { upgraded: true }), 'self', gain('sentinel'))),
  card('SHD_249', grit, whenPlayed(when(control(anotherFriendly({ trait: 'WOOKIEE' })), draw()))),
];
