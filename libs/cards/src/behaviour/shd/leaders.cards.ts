import {
  action, all, anotherFriendly, bounty, capture, type Condition, constant, control, type CostPart, damage, deployWith, type Effect, enemy, exhaust,
  type Filter, forEach, forPhase, friendly, fromPile, gain, gains, grit, heal, ifYouDo, inOrder, it, may, on, onAttack, oncePerRound, one, overwhelm,
  play, raid, returnToHand, reveal, saboteur, select, self, shield, stats, to, topOf, toResource, unit, upgrade, when, whenDeployed,
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
const ambusher = play({ type: 'Unit', maxCost: 4 }, { grants: [gain('ambush')] });
const mandalorianAttacked = (f: Filter): Condition => ({ happened: { e: 'attack-declared', by: 'you', card: { trait: 'MANDALORIAN', ...f } } });
const upgradePlayed = { on: 'played', by: 'you', who: upgrade() } as const;

export const leaders: readonly Behaviour[] = [
  leader('SHD_002',
    [action([{ pay: 1 }, exhausts], damage(2, one(friendly())), shield(it)), deployWith(5)],
    [grit, whenDeployed(heal('all', all(unit())), forEach(all(unit()), 'hurt', damage({ half: { remaining: 'hurt' } }, to('hurt'))))]),
  leader('SHD_006',
    [action([exhausts], discount(1)), deployWith(7)],
    [whenDeployed(select(one(anotherFriendly()), 'guard'), capture(one(enemy({ leader: false })), 'guard')), action([exhausts], discount(2))]),
  leader('SHD_009',
    [action([{ pay: 1 }, exhausts], reveal(fromPile('resource', {})), when(sharesName, trade)), deployWith(7)],
    [overwhelm, onAttack(ifYouDo(may(reveal(fromPile('resource', {}))), when(sharesName, trade)))]),
  leader('SHD_011',
    [action([exhausts, { discard: {} }], forPhase(one(), stats(2))), deployWith(4)],
    [constant('self', stats({ times: [-1, { handSize: 'you' }] }))]),
  leader('SHD_012',
    [action([exhausts], when(mandalorianAttacked({}), damage(1, one()))), deployWith(6)],
    [onAttack(may(damage(1, one())), when(mandalorianAttacked({ other: true }), may(damage(1, one()))))]),
  leader('SHD_014',
    [on(underworld, may(ifYouDo(exhaust(self), theirChoice(1)))), deployWith(6)],
    [raid(2), oncePerRound(on(underworld, may(theirChoice(2))))]),
  leader('SHD_016',
    [action([{ pay: 1 }, exhausts], ambusher), deployWith(5)],
    [saboteur, { ...action([], ambusher), needs: { has: 'hand', of: 'you', card: unit({ maxCost: 4 }) } } as ReturnType<typeof action>]),
  leader('SHD_018',
    [on(upgradePlayed, may(ifYouDo(exhaust(self), exhaust(one(enemy({ maxRemaining: 4 })))))), deployWith(6)],
    [on(upgradePlayed, may(exhaust(one(enemy({ maxRemaining: 6 })))))]),
];
