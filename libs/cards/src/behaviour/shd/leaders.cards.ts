import {
  action,
  all,
  anotherFriendly,
  attackingUnit,
  attackWith,
  bounty,
  capture,
  type Condition,
  constant,
  control,
  type CostPart,
  damage,
  defeat,
  deployWith,
  type Effect,
  enemy,
  exhaust,
  type Filter,
  forEach,
  forPhase,
  friendly,
  fromPile,
  gain,
  gains,
  grit,
  heal,
  ifYouDo,
  inOrder,
  it,
  may,
  mill,
  on,
  onAttack,
  oncePerRound,
  one,
  overwhelm,
  play,
  raid,
  returnToHand,
  reveal,
  saboteur,
  select,
  self,
  shield,
  stats,
  to,
  topOf,
  toResource,
  unit,
  upgrade,
  when,
  whenDefeated,
  whenDeployed,
  whileTrue,
} from '#rules';
import { type Behaviour, leader } from '../card.js';

const exhausts = { exhaustSelf: true } satisfies CostPart;
/** The next unit of whoever collects it is cheaper. */
const discount = (less: number): Effect => forPhase(one(), gains(bounty({ do: 'cheaper', change: { cards: unit(), by: 'you', less, once: true }, until: 'phase' })));
const trade: Effect = inOrder(returnToHand(to('revealed')), toResource(topOf('you')));
const sharesName = control(friendly({ unique: true, sameNameAs: 'revealed' }));
const underworld = { on: 'played', by: 'you', who: { trait: 'UNDERWORLD' } } as const;
/** An opponent says which of his units is hurt. */
const theirChoice = (n: number): Effect => damage(n, one(unit({ controlledBy: 'opponent' }), { by: 'opponent' }));
/** As an action without a cost it must change something (6.4.2). */
const ambusher = (must: { must?: true }) => play({ type: 'Unit', maxCost: 4 }, { grants: [gain('ambush')], ...must }) as Extract<Effect, { do: 'play' }>;
const surely = ambusher({ must: true });
const mandalorianAttacked = (f: Filter): Condition => ({ happened: { e: 'attack-declared', by: 'you', card: { trait: 'MANDALORIAN', ...f } } });
const upgradePlayed = { on: 'played', by: 'you', who: upgrade() } as const;
/** Played cheaper from under the counter, at the price of a resource. */
const runGoods = [play({}, { from: 'resource', via: 'smuggle', less: 2 }), defeat({ choose: { ownedBy: 'you' }, n: 1, from: 'resource' })] as const;
const sacrifice = ifYouDo(defeat(one(upgrade({ side: 'friendly' }))), shield(to('bearer')));
/** Three cards of different names, and one of them by chance. */
const salvage = when(
  { atLeast: [{ distinct: 'name', of: {}, from: 'discard' }, 3] },
  inOrder(
    select(fromPile('discard', {}), 'first'),
    select(fromPile('discard', { except: { sameNameAs: 'first' } }), 'second'),
    select(fromPile('discard', { except: { or: [{ sameNameAs: 'first' }, { sameNameAs: 'second' }] } }), 'third'),
    returnToHand(fromPile('discard', { or: [{ is: 'first' }, { is: 'second' }, { is: 'third' }] }, { random: true })),
  ),
);

export const leaders: readonly Behaviour[] = [
  leader(
    'SHD_001',
    [constant(friendly({ upgraded: true }), stats(1)), deployWith(6)],
    [constant(friendly({ upgraded: true }), stats(1), gains(whenDefeated(may(returnToHand(fromPile('discard', { is: 'carried' }, { of: 'each' }))))))],
  ),
  leader(
    'SHD_002',
    [action([{ pay: 1 }, exhausts], damage(2, one(friendly())), shield(it)), deployWith(5)],
    [grit, whenDeployed(heal('all', all(unit())), forEach(all(unit()), 'hurt', damage({ half: { remaining: 'hurt' } }, to('hurt'))))],
  ),
  leader('SHD_003', [action([exhausts], sacrifice), deployWith(5)], [onAttack(ifYouDo(may(defeat(one(upgrade({ side: 'friendly' })))), shield(to('bearer'))))]),
  leader(
    'SHD_006',
    [action([exhausts], discount(1)), deployWith(7)],
    [whenDeployed(select(one(anotherFriendly()), 'guard'), capture(one(enemy({ leader: false })), 'guard')), action([exhausts], discount(2))],
  ),
  leader(
    'SHD_007',
    [action([exhausts], attackWith(friendly({ maxCost: 3 }), { bonuses: [{ to: 'attacker', mods: [stats(1)], when: attackingUnit() }] })), deployWith(5)],
    [overwhelm, constant(friendly({ maxCost: 3, attackingUnit: true }), stats(1), gain('overwhelm'))],
  ),
  leader(
    'SHD_009',
    [action([{ pay: 1 }, exhausts], reveal(fromPile('resource', {})), when(sharesName, trade)), deployWith(7)],
    [overwhelm, onAttack(ifYouDo(may(reveal(fromPile('resource', {}))), when(sharesName, trade)))],
  ),
  leader(
    'SHD_010',
    [action([exhausts], damage(1, one(unit({ keyword: 'bounty' }))), may(forPhase(it, stats(1)))), deployWith(5)],
    [oncePerRound(on({ on: 'bounty-collected', by: 'you' }, may({ do: 'collect-again' })))],
  ),
  leader('SHD_011', [action([exhausts, { discard: {} }], forPhase(one(), stats(2))), deployWith(4)], [constant('self', stats({ times: [-1, { handSize: 'you' }] }))]),
  leader(
    'SHD_012',
    [action([exhausts], when(mandalorianAttacked({}), damage(1, one()))), deployWith(6)],
    [onAttack(may(damage(1, one())), when(mandalorianAttacked({ other: true }), may(damage(1, one()))))],
  ),
  leader('SHD_014', [on(underworld, may(ifYouDo(exhaust(self), theirChoice(1)))), deployWith(6)], [raid(2), oncePerRound(on(underworld, may(theirChoice(2))))]),
  leader(
    'SHD_015',
    [on({ on: 'phase-started', where: { phase: 'regroup' } }, mill(1)), deployWith(5)],
    [whileTrue({ atLeast: [{ distinct: 'cost', of: {}, from: 'discard' }, 5] }, 'self', stats(3)), whenDeployed(salvage)],
  ),
  leader('SHD_016', [action([{ pay: 1 }, exhausts], ambusher({})), deployWith(5)], [saboteur, { ...action([], surely), needs: { canPlay: surely } } as ReturnType<typeof action>]),
  leader('SHD_017', [action([exhausts], ...runGoods), deployWith(4)], [{ ...action([], ...runGoods), once: 'round' } as ReturnType<typeof action>]),
  leader(
    'SHD_018',
    [on(upgradePlayed, may(ifYouDo(exhaust(self), exhaust(one(enemy({ maxRemaining: 4 })))))), deployWith(6)],
    [on(upgradePlayed, may(exhaust(one(enemy({ maxRemaining: 6 })))))],
  ),
];
