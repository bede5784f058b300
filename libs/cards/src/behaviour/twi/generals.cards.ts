import {
  action, all, anotherFriendly, attachedGains, attackWith, constant, control, coordinate, costOf, type CostPart, create, damage, deployWith, discard,
  enemy, exhaust, forPhase, friendly, gain, gains, happened, heal, ifYouDo, it, may, modify, on, onAttack, one, overwhelm, ownCost, self, sentinel,
  stats, unit, upgrade, when, whenDeployed, whenPlayed, whileTrue,
} from '#rules';
import { type Behaviour, card, leader } from '../card.js';

const exhausts = { exhaustSelf: true } satisfies CostPart;
const droid = unit({ trait: 'DROID' });
const unitPlayed = { on: 'played', by: 'you', who: unit() } as const;

export const generals: readonly Behaviour[] = [
  leader('TWI_003', [action([exhausts], heal(1, one())), deployWith(6)], [sentinel, onAttack(ifYouDo(heal(1, one()), damage(1, one(unit({ not: 'it' })))))]),
  leader('TWI_007', [action([{ pay: 2 }, exhausts], when(happened('attack-declared', { by: 'you' }), create('clone-trooper'))), deployWith(5)],
    [whenDeployed(create('clone-trooper')), constant(anotherFriendly({ trait: 'TROOPER' }), stats(0, 1))]),
  leader('TWI_009', [action([exhausts], attackWith(friendly(), { mods: [gain('overwhelm')] })), deployWith(6)], [overwhelm, constant(anotherFriendly(), gain('overwhelm'))]),
  leader('TWI_013', [action([{ pay: 1 }, exhausts], damage(1, one(enemy({ damaged: true }))), when({ atLeast: [{ damageOn: 'it' }, 5] }, damage(1, it))), deployWith(7)],
    [whenDeployed(damage(2, all(enemy({ damaged: true }))))]),
  leader('TWI_015', [action([exhausts], forPhase(one(droid), gain('sentinel'))), deployWith(6)], [onAttack(may(forPhase(one(droid), stats(1), gain('sentinel'))))]),
  leader('TWI_018', [on(unitPlayed, may(ifYouDo(exhaust(self), damage(1, one(enemy({ minCost: costOf('subject'), maxCost: costOf('subject') })))))), deployWith(5)],
    [on(unitPlayed, may(damage(1, one(enemy({ maxCost: costOf('subject') })))))]),
  card('TWI_051', ownCost({ less: 2, while: control(unit({ trait: 'REPUBLIC' }), 3) }),
    attachedGains(gains({ a: 'keyword', keyword: 'coordinate' }), gains(whileTrue(control(unit(), 3), 'self', gain('restore', 2))))),
  card('TWI_058', whileTrue({ any: [control(unit({ trait: 'FORCE' })), control(upgrade({ trait: 'FORCE' }))] }, 'self', stats(1, 1))),
  card('TWI_096', coordinate(onAttack(modify(self, 'attack', { m: 'damage-taken', all: true, combatOnly: true })))),
  card('TWI_193', whenPlayed(ifYouDo(may(discard(1, 'you')), { do: 'search', top: 3, cards: {}, n: 1, then: 'draw' }))),
];
