import {
  action,
  all,
  ambush,
  another,
  anotherFriendly,
  attackWith,
  base,
  chooseNumber,
  type Condition,
  constant,
  control,
  costOf,
  costs,
  count,
  create,
  damage,
  defeat,
  deployWith,
  discard,
  draw,
  type Effect,
  enemy,
  event,
  exhaust,
  type Filter,
  fortify,
  friendly,
  fromPile,
  gain,
  hasHappened,
  heal,
  hidden,
  ifYouDo,
  inOrder,
  is,
  it,
  may,
  modify,
  type Moment,
  num,
  on,
  onAttack,
  one,
  oneOf,
  overwhelm,
  pay,
  play,
  powerOf,
  put,
  raid,
  ready,
  repeat,
  restore,
  saboteur,
  select,
  self,
  sentinel,
  shield,
  shielded,
  stats,
  to,
  toResource,
  unit,
  unitOrBase,
  upgrade,
  weakness,
  when,
  whenDefeated,
  whenDeployed,
  whenPlayed,
  whileTrue,
} from '#rules';
import { type Behaviour, card, leader, renamedLeader } from '../card.js';
import { exhausts, fewerResources, groundUnit, notVehicle, ifPaid, regroup } from '../shared-words.js';
import { topCard, weak } from './hmw-words.js';

const relentless = attackWith(friendly(), { exhausted: true, target: 'units' });
const fourDamage = { on: 'damaged', by: 'you', where: { atLeast: [num('n'), 4] } } as const satisfies Moment;
const elsewhere = damage(1, one(unitOrBase({ not: 'subject' })));
const villain = { do: 'play', cards: unit({ aspect: 'Villainy' }), from: 'resource', ignoreAspects: ['Villainy'], must: true } as const satisfies Effect;
const fromResources = ifYouDo(villain, may(toResource(fromPile('hand', {}))));
const fortified = costs({ cards: upgrade({ keyword: 'fortify' }), by: 'you', ignoreAspects: true });
const fromUnderworld = { do: 'play', cards: unit({ trait: ['FRINGE', 'UNDERWORLD'] }), less: 1 } as const satisfies Effect;
const weakUnderworld = ifYouDo(fromUnderworld, weakness(1, it));
const moreUnits: Condition = { atLeast: [count(friendly()), { plus: [count(unit({ controlledBy: 'opponent' })), 1] }] };
const provoked = inOrder(ready(one(friendly({ trait: 'CREATURE' }))), damage(1, it));
const nonCombat = { on: 'damaged', who: unitOrBase({ side: 'friendly' }), combat: false } as const satisfies Moment;
const struckBack = damage(1, one(unitOrBase({ side: 'enemy' })));
const namesake: Filter = { named: 'Keeper of Skara Nal' };
const turning = (keyword: 'raid' | 'restore', into: 'raid' | 'restore') => attackWith(friendly(), { mods: [{ m: 'turns', keyword, into }] });
const gaveToken = hasHappened('created', { by: 'you', card: upgrade({ token: true }) });
const hurtAndHeal = inOrder(damage(1, one()), heal(1, one(base())));

export const hmw001to050: readonly Behaviour[] = [
  leader(
    'HMW_001 Asajj Ventress',
    [action([exhausts], oneOf(turning('raid', 'restore'), turning('restore', 'raid'))), deployWith(5)],
    [restore(2), { a: 'action', cost: [], effect: oneOf(turning('raid', 'restore'), turning('restore', 'raid')), needs: control(friendly({ ready: true })) }],
  ),
  leader(
    'HMW_002 Maz Kanata',
    [action([exhausts], weakUnderworld), deployWith(6)],
    [hidden, { a: 'action', cost: [], effect: weakUnderworld, needs: { canPlay: fromUnderworld } }],
  ),
  leader('HMW_003 Doctor Hemlock', [action([{ pay: 1 }, exhausts], weakness(1, one(unit({ except: { bearing: weak } })))), deployWith(6)], [onAttack(may(weakness(1, one())))]),
  renamedLeader('HMW_004 Grand Moff Tarkin', [fortified, deployWith(9)], [fortified, on(regroup, may(defeat(one(base({ maxRemaining: 10 })))))], {
    name: 'The Death Star',
    subtitle: 'Icon of Tyranny',
    traits: ['IMPERIAL', 'VEHICLE', 'CAPITAL SHIP'],
  }),
  leader('HMW_005 Jar Jar Binks', [action([{ pay: 1 }, exhausts], when(gaveToken, hurtAndHeal)), deployWith(6)], [shielded, onAttack(when(gaveToken, may(hurtAndHeal)))]),
  leader(
    'HMW_006 Omega',
    [action([{ pay: 1 }, exhausts], attackWith(friendly({ aspect: 'Heroism' }), { mods: [gain('grit')] })), deployWith(5)],
    [constant(anotherFriendly({ aspect: 'Heroism' }), gain('grit'))],
  ),
  leader('HMW_007 Darth Vader', [constant(friendly({ minCost: 3 }), gain('raid', 1)), deployWith(6)], [raid(1), constant(anotherFriendly({ minCost: 3 }), gain('raid', 1))]),
  leader('HMW_008 General Grievous', [action([exhausts], play(unit()), play(unit())), deployWith(5)], [whileTrue(moreUnits, 'self', stats(3))]),
  leader('HMW_009 Chewbacca', [action([{ pay: 2 }, exhausts], relentless), deployWith(5)], [{ a: 'action', cost: [], effect: relentless, once: 'round' }]),
  leader('HMW_010 Tarfful', [action([{ pay: 2 }, exhausts, { discard: {} }], create('beast')), deployWith(6)], [sentinel, onAttack(ifPaid(1, create('beast')))]),
  leader('HMW_011 Darth Sidious', [on(fourDamage, may(ifYouDo(exhaust(self), elsewhere))), deployWith(6)], [hidden, on(fourDamage, may(elsewhere))]),
  leader('HMW_012 Poggle the Lesser', [action([{ pay: 1 }, exhausts], provoked), deployWith(5)], [whenDeployed(create('beast')), onAttack(may(provoked))]),
  leader('HMW_013 Cham Syndulla', [on(nonCombat, may(ifYouDo(exhaust(self), struckBack))), deployWith(6)], [on(nonCombat, may(struckBack))]),
  leader(
    'HMW_014 Wicket',
    [
      on({ on: 'attack-declared', who: friendly(), where: is('attackedCard', unit({ minCost: { plus: [costOf('subject'), 1] } })) }, may(ifYouDo(exhaust(self), draw()))),
      deployWith(4),
    ],
    [onAttack(when(control(friendly({ maxCost: 3 })), draw()))],
  ),
  leader(
    'HMW_015 Bossk',
    [action([exhausts], heal(1, one(enemy({ damaged: true }))), weakness(1, it)), deployWith(5)],
    [onAttack(may(damage(2, one(unit({ bearing: upgrade({ token: true }) })))))],
  ),
  leader(
    'HMW_016 Maul',
    [action([exhausts], ifYouDo(play(unit(), { less: 1 }), defeat(it))), deployWith(7)],
    [shielded, whenDeployed(may(play(unit({ defeatedThisPhase: true }), { from: 'discard', less: 5 })))],
  ),
  leader(
    'HMW_017 Osha',
    [action([exhausts], when(hasHappened('defeated', { by: 'you', card: unit({ aspect: 'Heroism' }) }), fromResources)), deployWith(6)],
    [saboteur, { a: 'action', cost: [], effect: fromResources, needs: { canPlay: villain } }],
  ),
  leader(
    'HMW_018 The Warrior',
    [action([{ pay: 1 }, exhausts], play(unit({ maxPower: 3 }), { grants: [gain('ambush')], grantsUntil: 'phase' })), deployWith(5)],
    [ambush, raid(1)],
  ),
  card('HMW_035 Hunter', whenPlayed(repeat(2, oneOf(shield(one()), relentless)))),
  card('HMW_036 Kelnacca', restore(2), whenPlayed(may(pay('any')), repeat({ every: 3, per: num('paid') }, damage(powerOf('self'), one(enemy()))))),
  card(
    'HMW_037 Bacta Tank',
    fortify,
    whenPlayed(ifYouDo(select(one(notVehicle)), inOrder(chooseNumber('n', 0, 3), heal(num('n'), it)))),
    action([{ defeatSelf: 'upgrade' }], put(fromPile('discard', notVehicle), 'top')),
  ),
  card('HMW_038 Bestial Bond', whenPlayed(when(is('attached', unit({ trait: ['CREATURE', 'FORCE'] })), create('beast')))),
  card('HMW_039 Mother Talzin', raid(1), constant(anotherFriendly(), gain('restore', 1))),
  card("HMW_040 Talzin's Shuttle", raid(1), whenPlayed(when({ happened: { e: 'played', by: 'opponent' }, atLeast: 2 }, may(weakness(2, one()))))),
  card(
    'HMW_041 Keeper of Skara Nal',
    restore(2),
    onAttack(
      when(
        { atLeast: [{ count: namesake, from: 'hand', of: 'you' }, 2] },
        ifYouDo(may(discard(2, 'you', { cards: namesake })), modify(self, 'attack', stats(15), gain('overwhelm'))),
      ),
    ),
  ),
  card('HMW_042 Dooku', overwhelm, whenPlayed(ifYouDo(may(ready(one(another(), { as: 'fresh' }))), heal(costOf('fresh'), one(base()))))),
  card(
    'HMW_043 Darth Vader',
    saboteur,
    whenPlayed({ do: 'search', top: 8, cards: unit({ maxCost: 4 }), n: 2, upTo: true, then: 'play-free' }, damage(2, all(unit({ is: 'found' })))),
  ),
  card('HMW_044 Ima-Gun Di', whenDefeated(when(fewerResources, ifYouDo(may(toResource(fromPile('hand', {}))), topCard)))),
  card('HMW_045 Logray', on({ on: 'damaged', who: anotherFriendly({ maxCost: 3 }) }, may(damage(1, one(enemy()))))),
  card('HMW_046 Krrsantan', whenPlayed(may(damage({ minus: [{ resources: 'you' }, 3] }, one(groundUnit))))),
  card('HMW_047 Eravana', onAttack(create('beast'), ready(to('created')))),
  card('HMW_048 Vernestra Rwoh', sentinel, { a: 'additional-cost', cards: { is: 'self' }, by: 'you', cost: { toBottom: unit({ maxCost: 5 }), n: 2, gives: 'when-played' } }),
  card('HMW_049 Greater Sarlacc', overwhelm, { a: 'gives-up', what: 'resources', less: 3 }),
  card(
    'HMW_050 Low Altitude Combat',
    event(ifYouDo({ do: 'move', to: one(unit({ arena: 'Space' })), arena: 'Ground' }, may(attackWith(friendly({ arena: 'Ground' }), { mods: [stats(2)] })))),
  ),
];
