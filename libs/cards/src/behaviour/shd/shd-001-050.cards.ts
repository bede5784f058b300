import {
  type Ability,
  action,
  all,
  anotherFriendly,
  attackingUnit,
  attackWith,
  base,
  bounty,
  capture,
  type Condition,
  constant,
  control,
  damage,
  defeat,
  deployWith,
  divide,
  draw,
  type Effect,
  enemy,
  event,
  exhaust,
  experience,
  type Filter,
  forEach,
  forPhase,
  friendly,
  fromPile,
  gain,
  gains,
  grit,
  hasHappened,
  heal,
  ifYouDo,
  inOrder,
  is,
  it,
  may,
  mill,
  nonLeader,
  note,
  num,
  on,
  onAttack,
  oncePerRound,
  onDefense,
  one,
  overwhelm,
  ownCost,
  play,
  raid,
  restore,
  returnToHand,
  reveal,
  saboteur,
  select,
  self,
  sentinel,
  shield,
  shielded,
  smuggle,
  stats,
  to,
  topOf,
  toResource,
  unit,
  upgrade,
  upTo,
  when,
  whenDefeated,
  whenDeployed,
  whenPlayed,
  whileTrue,
} from '#rules';
import { type Behaviour, card, leader } from '../card.js';
import { exhausts, mandalorian } from '../shared-words.js';

const sacrifice = ifYouDo(defeat(one(upgrade({ side: 'friendly', on: unit() }))), shield(to('bearer')));
const weak = unit({ maxPower: 2 });
const smuggled = { on: 'played', by: 'you', via: 'smuggle' } as const;
/** The next unit of the player who collects this Bounty costs less. */
const discount = (less: number): Effect => forPhase(one(), gains(bounty({ do: 'cheaper', change: { cards: unit(), by: 'you', less, once: true }, until: 'phase' })));
const keyworded = { anyKeyword: true } as const;
const sharesName = control(friendly({ unique: true, sameNameAs: 'revealed' }));
const trade: Effect = inOrder(returnToHand(to('revealed')), toResource(topOf('you')));
const mandalorianAttacked = (f: Filter): Condition => ({ happened: { e: 'attack-declared', by: 'you', card: { trait: 'MANDALORIAN', ...f } } });
/**
 * Plays a unit from the hand that costs less and is damaged. As an action without a cost it must
 * change something (6.4.2), so there has to be a unit, and it is played.
 */
const inHurry = (must: { must?: true }) => play({ type: 'Unit' }, { less: 1, ...must }) as Extract<Effect, { do: 'play' }>;
const hurried = inHurry({ must: true });
const underworld = { on: 'played', by: 'you', who: { trait: 'UNDERWORLD' } } as const;
/** An opponent chooses which of their units is damaged. */
const theirChoice = (n: number): Effect => damage(n, one(unit({ controlledBy: 'opponent' }), { by: 'opponent' }));
/** Chooses three cards with different names and returns a random one of them to hand. */
const salvage = when(
  { atLeast: [{ distinct: 'name', of: {}, from: 'discard' }, 3] },
  inOrder(
    select(fromPile('discard', {}), 'first'),
    select(fromPile('discard', { except: { sameNameAs: 'first' } }), 'second'),
    select(fromPile('discard', { except: { or: [{ sameNameAs: 'first' }, { sameNameAs: 'second' }] } }), 'third'),
    returnToHand(fromPile('discard', { or: [{ is: 'first' }, { is: 'second' }, { is: 'third' }] }, { random: true })),
  ),
);
/** As an action without a cost it must change something (6.4.2). */
const ambusher = (must: { must?: true }) => play({ type: 'Unit', maxCost: 4 }, { grants: [gain('ambush')], ...must }) as Extract<Effect, { do: 'play' }>;
const surely = ambusher({ must: true });
/** Whether anything can be played does not depend on the grants. */
const { grants: _, ...offered } = surely;
/** Plays a card by Smuggle for less, and then defeats a resource. */
const runGoods = [play({}, { from: 'resource', via: 'smuggle', less: 2 }), defeat({ choose: { ownedBy: 'you' }, n: 1, from: 'resource' })] as const;
const upgradePlayed = { on: 'played', by: 'you', who: upgrade() } as const;
const fromDiscard = { a: 'action', cost: [], effect: play({}, { ref: 'self' }), from: 'discard' } as const satisfies Ability;

export const shd001to050: readonly Behaviour[] = [
  leader(
    'SHD_001 Gar Saxon',
    [constant(friendly({ upgraded: true }), stats(1)), deployWith(6)],
    [constant(friendly({ upgraded: true }), stats(1), gains(whenDefeated(may(returnToHand(fromPile('discard', { is: 'carried' }, { of: 'each' }))))))],
  ),
  leader(
    "SHD_002 Qi'ra",
    [action([{ pay: 1 }, exhausts], damage(2, one(friendly())), shield(it)), deployWith(5)],
    [grit, whenDeployed(heal('all', all(unit())), forEach(all(unit()), 'hurt', damage({ half: { remaining: 'hurt' } }, to('hurt'))))],
  ),
  leader('SHD_003 Finn', [action([exhausts], sacrifice), deployWith(5)], [onAttack(ifYouDo(may(defeat(one(upgrade({ side: 'friendly', on: unit() })))), shield(to('bearer'))))]),
  leader('SHD_004 Rey', [action([{ pay: 1 }, exhausts], experience(1, one(weak))), deployWith(6)], [restore(3), onAttack(may(experience(1, one(weak))))]),
  leader('SHD_005 Hondo Ohnaka', [on(smuggled, may(ifYouDo(exhaust(self), experience(1, one())))), deployWith(6)], [raid(1), on(smuggled, may(experience(1, one())))]),
  leader(
    'SHD_006 Jabba the Hutt',
    [action([exhausts], discount(1)), deployWith(7)],
    [whenDeployed(select(one(anotherFriendly()), 'guard'), capture(one(enemy({ leader: false })), 'guard')), action([exhausts], discount(2))],
  ),
  leader(
    'SHD_007 Moff Gideon',
    [action([exhausts], attackWith(friendly({ maxCost: 3 }), { bonuses: [{ to: 'attacker', mods: [stats(1)], when: attackingUnit() }] })), deployWith(5)],
    [overwhelm, constant(friendly({ maxCost: 3, attackingUnit: true }), stats(1), gain('overwhelm'))],
  ),
  leader(
    'SHD_008 Boba Fett',
    [on({ on: 'played', by: 'you', who: unit(keyworded) }, may(ifYouDo(exhaust(self), forPhase(one(friendly()), stats(1))))), deployWith(6)],
    [constant(anotherFriendly(keyworded), stats(1))],
  ),
  leader(
    'SHD_009 Hunter',
    [action([{ pay: 1 }, exhausts], reveal(fromPile('resource', {})), when(sharesName, trade)), deployWith(7)],
    [overwhelm, onAttack(ifYouDo(may(reveal(fromPile('resource', {}))), when(sharesName, trade)))],
  ),
  leader(
    'SHD_010 Bossk',
    [action([exhausts], damage(1, one(unit({ keyword: 'bounty' }))), may(forPhase(it, stats(1)))), deployWith(5)],
    [oncePerRound(on({ on: 'bounty-collected', by: 'you' }, may({ do: 'collect-again' })))],
  ),
  leader('SHD_011 Kylo Ren', [action([exhausts, { discard: {} }], forPhase(one(), stats(2))), deployWith(4)], [constant('self', stats({ times: [-1, { handSize: 'you' }] }))]),
  leader(
    'SHD_012 Bo-Katan Kryze',
    [action([exhausts], when(mandalorianAttacked({}), damage(1, one()))), deployWith(6)],
    [onAttack(may(damage(1, one())), when(mandalorianAttacked({ other: true }), may(damage(1, one()))))],
  ),
  leader(
    'SHD_013 Han Solo',
    [action([exhausts], inHurry({}), damage(2, it)), deployWith(5)],
    [{ ...action([], hurried, damage(2, it)), needs: { canPlay: hurried } } as ReturnType<typeof action>],
  ),
  leader('SHD_014 Cad Bane', [on(underworld, may(ifYouDo(exhaust(self), theirChoice(1)))), deployWith(6)], [raid(2), oncePerRound(on(underworld, may(theirChoice(2))))]),
  leader(
    'SHD_015 Doctor Aphra',
    [on({ on: 'phase-started', where: { phase: 'regroup' } }, mill(1)), deployWith(5)],
    [whileTrue({ atLeast: [{ distinct: 'cost', of: {}, from: 'discard' }, 5] }, 'self', stats(3)), whenDeployed(salvage)],
  ),
  leader(
    'SHD_016 Fennec Shand',
    [action([{ pay: 1 }, exhausts], ambusher({})), deployWith(5)],
    [saboteur, { ...action([], surely), needs: { canPlay: offered } } as ReturnType<typeof action>],
  ),
  leader('SHD_017 Lando Calrissian', [action([exhausts], ...runGoods), deployWith(4)], [{ ...action([], ...runGoods), once: 'round' } as ReturnType<typeof action>]),
  leader(
    'SHD_018 The Mandalorian',
    [on(upgradePlayed, may(ifYouDo(exhaust(self), exhaust(one(enemy({ maxRemaining: 4 })))))), deployWith(6)],
    [on(upgradePlayed, may(exhaust(one(enemy({ maxRemaining: 6 })))))],
  ),
  card('SHD_027 Hylobon Enforcer', grit, bounty(draw())),
  card('SHD_028 Doctor Pershing', action([exhausts, { hurt: friendly(), n: 1 }], draw())),
  card('SHD_031 The Client', shielded, action([exhausts], forPhase(one(), gains(bounty(heal(5, one(base()))))))),
  card('SHD_032 Lom Pyke', onAttack(ifYouDo(may(shield(one(enemy()))), shield(one(friendly())))), smuggle(5, 'Vigilance', 'Villainy')),
  card('SHD_033 Synara San', grit, whileTrue(is('self', { ready: false }), 'self', gains(bounty(damage(5, one(base())))))),
  card('SHD_034 Supercommando Squad', shielded, whileTrue(is('self', { upgraded: true }), 'self', gain('sentinel'))),
  card('SHD_035 Clan Saxon Gauntlet', sentinel, onDefense(may(experience(1, one())))),
  card('SHD_036 First Light', grit, constant(anotherFriendly({ leader: false }), gain('grit')), {
    a: 'keyword',
    keyword: 'smuggle',
    cost: 7,
    aspects: ['Vigilance', 'Villainy'],
    extra: { hurt: friendly(), n: 4 },
  }),
  card('SHD_037 Supreme Leader Snoke', constant(enemy({ leader: false }), stats(-2, -2))),
  card('SHD_038 Brutal Traditions', { ...fromDiscard, needs: { and: [hasHappened('defeated', { by: 'opponents', card: unit() }), { canPlay: 'self' }] } }),
  card(
    'SHD_039 Calculated Lethality',
    event(select(one(nonLeader({ maxCost: 3 }))), note({ upgradesOn: 'it' }, 'upgrades'), defeat(it), divide(num('upgrades'), friendly(), { kind: 'experience' })),
  ),
  card('SHD_040 Clan Wren Rescuer', whenPlayed(experience(1, one()))),
  card('SHD_041 Kuiil', restore(1), onAttack(mill(1), when(is('discarded', { sharesAspectWith: 'base' }), returnToHand(to('discarded'))))),
  card('SHD_042 Concord Dawn Interceptors', sentinel, whileTrue({ defending: true }, 'self', stats(2))),
  card('SHD_044 Razor Crest', restore(2), whenPlayed(may(returnToHand(fromPile('discard', upgrade()))))),
  card('SHD_045 Rose Tico', shielded, onAttack(ifYouDo(may(defeat(one(upgrade({ named: 'Shield', token: true, on: friendly() })))), experience(2, to('bearer'))))),
  card(
    'SHD_046 Rey',
    ownCost({ ignoreAspects: 'Heroism', while: control({ type: ['Unit', 'Leader'], named: 'Kylo Ren' }) }),
    onAttack(may(heal(2, one())), when(is('it', { notAspect: 'Heroism' }), shield(it))),
  ),
  card('SHD_047 The Armorer', whenPlayed(shield(upTo(3, unit(mandalorian))))),
  card('SHD_048 Gentle Giant', grit, onAttack(may(heal({ damageOn: 'self' }, one(unit({ other: true })))))),
  card('SHD_049 The Mandalorian', sentinel, whenPlayed(may(heal('all', one(unit({ maxCost: 2 })))), shield(it, 2))),
  card('SHD_050 Chewbacca', grit, whenPlayed(may(defeat(one(unit({ maxRemaining: 5 }))))), smuggle(9, 'Aggression', 'Heroism')),
];
