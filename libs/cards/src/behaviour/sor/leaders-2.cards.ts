import {
  action, anotherFriendly, damage, defeat, deployWith, type Effect, friendly, fromPile, it, later, may, onAttack, one, ready, topOf,
  toResource,
} from '#rules';
import { type Behaviour, leader } from '../card.js';

const weak = { maxPower: 3 } as const;
/** What was put into play early is paid back when the next action phase starts. */
const payBack: Effect = later({ on: 'phase-started', where: { phase: 'action' } }, defeat({ choose: {}, n: 1, from: 'resource' }));

export const moreLeaders: readonly Behaviour[] = [
  leader('SOR_011',
    [action([{ exhaustSelf: true }], damage(2, one(friendly(weak))), ready(it)), deployWith(6)],
    [onAttack(may(damage(1, one(anotherFriendly(weak)))), ready(it))]),
  leader('SOR_017',
    [action([{ exhaustSelf: true }], toResource(fromPile('hand', {}), { ready: true }), payBack), deployWith(6)],
    [onAttack(toResource(topOf('you'), { ready: true }), payBack)]),
];
