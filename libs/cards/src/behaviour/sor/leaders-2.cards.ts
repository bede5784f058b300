import {
  action,
  anotherFriendly,
  attackWith,
  base,
  type Condition,
  constant,
  control,
  count,
  damage,
  defeat,
  deployWith,
  draw,
  type Effect,
  enemy,
  friendly,
  fromPile,
  gain,
  it,
  later,
  may,
  on,
  onAttack,
  oncePerRound,
  one,
  ready,
  saboteur,
  stats,
  topOf,
  toResource,
  unit,
  when,
  whileTrue,
} from '#rules';
import { type Behaviour, leader } from '../card.js';

const weak = { maxPower: 3 } as const;
/** The attacking player has more units than the one he attacks. */
const outnumbered: Condition = { atLeast: [count(friendly()), { plus: [count(unit({ controlledBy: 'defending' })), 1] }] };
const enemyBase = base({ side: 'enemy' });
/** What was put into play early is paid back when the next action phase starts. */
const payBack: Effect = later({ on: 'phase-started', where: { phase: 'action' } }, defeat({ choose: {}, n: 1, from: 'resource' }));

export const moreLeaders: readonly Behaviour[] = [
  leader('SOR_011', [action([{ exhaustSelf: true }], damage(2, one(friendly(weak))), ready(it)), deployWith(6)], [onAttack(may(damage(1, one(anotherFriendly(weak)))), ready(it))]),
  leader(
    'SOR_012',
    [action([{ exhaustSelf: true }], attackWith(friendly(), { bonuses: [{ to: 'attacker', mods: [stats(1)], when: outnumbered }] })), deployWith(5)],
    [constant(anotherFriendly(), gain('raid', 1))],
  ),
  leader(
    'SOR_013',
    [action([{ pay: 1 }, { exhaustSelf: true }], when({ atLeast: [{ total: { e: 'damaged', by: 'you', card: enemyBase } }, 3] }, draw())), deployWith(6)],
    [saboteur, oncePerRound(on({ on: 'damaged', by: 'you', who: enemyBase }, may(draw())))],
  ),
  leader(
    'SOR_017',
    [action([{ exhaustSelf: true }], toResource(fromPile('hand', {}), { ready: true }), payBack), deployWith(6)],
    [onAttack(toResource(topOf('you'), { ready: true }), payBack)],
  ),
  leader(
    'SOR_018',
    [action([{ exhaustSelf: true }], attackWith(friendly(), { bonuses: [{ to: 'defender', mods: [stats(-1)] }] })), deployWith(6)],
    [whileTrue(control(friendly({ attacking: true })), enemy({ defending: true }), stats(-1))],
  ),
];
