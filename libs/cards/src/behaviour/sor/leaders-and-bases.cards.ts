import {
  action, after, all, another, anotherFriendly, attackWith, base, both, constant, costOf, costs, damage, defeat, deployWith, draw, each, type Effect,
  enemy, epicAction, exhaust, experience, forPhase, forPlayers, friendly, gain, grit, happened, heal, ifYouDo, inOrder, is, look, may,
  nonLeader, on, onAttack, one, play, raid, readyResources, restore, self, sentinel, shield, shielded, stats, takeControl, unit, when,
  whenAttackCompleted, whenDeployed, whileTrue, yourBase,
} from '#rules';
import { type Behaviour, card, leader } from '../card.js';

const palpatine: Effect = inOrder(damage(1, one()), draw());
const revealAndExhaust: Effect = inOrder(
  { do: 'choose-player', among: 'each', as: 'chosen' },
  look('top', { named: 'chosen' }, { reveal: true }),
  when(is('seen', {}), exhaust(one(unit({ maxCost: costOf('seen') })))),
);
const watchDecks = on({ on: 'phase-started', where: { phase: 'action' } }, forPlayers('each', look('top', each)));

export const leadersAndBases: readonly Behaviour[] = [
  leader('SOR_001', [constant(friendly({ damaged: true }), stats(1, 0)), deployWith(5)], [restore(2), constant(friendly({ damaged: true }), stats(1, 0))]),
  leader('SOR_002',
    [action([{ exhaustSelf: true }], when(happened('defeated', { by: 'opponents', card: unit() }), heal(1, yourBase))), deployWith(6)],
    [shielded, on({ on: 'defeated', who: enemy() }, heal(1, yourBase))]),
  leader('SOR_003',
    [action([{ exhaustSelf: true }], play({ type: 'Unit', maxCost: 3 }, { grants: [gain('sentinel')] })), deployWith(7)],
    [sentinel, grit]),
  leader('SOR_004',
    [action([{ exhaustSelf: true }], forPhase(one(), stats(0, 2))), deployWith(5)],
    [whileTrue({ phase: 'action' }, 'self', { m: 'survives' })]),
  leader('SOR_007',
    [action([{ pay: 1 }, { exhaustSelf: true }], experience(1, one(unit({ trait: 'IMPERIAL' })))), deployWith(5)],
    [onAttack(may(experience(1, one(another({ trait: 'IMPERIAL' })))))]),
  leader('SOR_005',
    [action([{ pay: 1 }, { exhaustSelf: true }], shield(one(unit({ aspect: 'Heroism', playedThisPhase: 'you' })))), deployWith(6)],
    [onAttack(may(shield(one(another()))))]),
  leader('SOR_006',
    [action([{ pay: 1 }, { exhaustSelf: true }, { defeat: friendly() }], palpatine), deployWith(8)],
    [whenDeployed(takeControl(one(nonLeader({ damaged: true })))), onAttack(ifYouDo(may(defeat(one(anotherFriendly()))), palpatine))]),
  leader('SOR_008',
    [costs({ cards: { trait: 'SPECTRE' }, by: 'you', ignoreAspects: true }), deployWith(6)],
    [costs({ cards: { trait: 'SPECTRE' }, by: 'you', ignoreAspects: true }), onAttack(may(experience(1, one(another({ unique: true })))))]),
  leader('SOR_009',
    [action([{ exhaustSelf: true }], after(attackWith(friendly({ trait: 'REBEL' })), may(attackWith(friendly({ trait: 'REBEL', not: 'it' }))))), deployWith(5)],
    [raid(1), whenAttackCompleted(may(attackWith(anotherFriendly({ trait: 'REBEL' }))))]),
  leader('SOR_010',
    [action([{ pay: 1 }, { exhaustSelf: true }], when(happened('played', { by: 'you', card: { aspect: 'Villainy' } }), damage(1, both(one(), one(base()))))), deployWith(7)],
    [onAttack(may(damage(2, one())))]),
  leader('SOR_014',
    [action([{ exhaustSelf: true }], damage(1, all(base()))), deployWith(4)],
    [onAttack(damage(1, all(base({ side: 'enemy' }))))]),
  leader('SOR_015',
    [on({ on: 'left-play', who: enemy() }, may(ifYouDo(exhaust(self), readyResources(1)))), deployWith(5)],
    [whenAttackCompleted(when(happened('left-play', { by: 'opponents', card: unit() }), readyResources(2)))]),
  leader('SOR_016',
    [watchDecks, action([{ pay: 1 }, { exhaustSelf: true }], revealAndExhaust), deployWith(6)],
    [watchDecks, onAttack(may(revealAndExhaust))]),
  card('SOR_019', epicAction(undefined, shield(one(nonLeader())))),
  card('SOR_022', epicAction(undefined, play({ type: 'Unit', maxCost: 6 }, { grants: [gain('ambush')] }))),
  card('SOR_025', epicAction(undefined, damage(3, one(nonLeader({ damaged: true }))))),
  card('SOR_028', epicAction(undefined, forPhase(one(nonLeader()), stats(-4)))),
];
