import {
  action, all, attachedGains, base, can, cannot, constant, coordinate, type CostPart, costs, count, create, damage, deployWith, discard, event,
  forPhase, friendly, gain, gains, grit, heal, ifYouDo, inOrder, is, may, mill, nonLeader, not, onAttack, one, play, select, self, unit, when,
  whenAttackCompleted, whenDefeated, whenPlayed, whileTrue, yourBase,
} from '#rules';
import { type Behaviour, card, leader } from '../card.js';

const exhausts = { exhaustSelf: true } satisfies CostPart;
const clones = costs({ cards: unit({ trait: 'CLONE' }), by: 'you', ignoreAspects: true });

export const senate: readonly Behaviour[] = [
  leader('TWI_001', [clones, deployWith(6)], [clones, constant(friendly({ trait: 'CLONE' }), gains(whenDefeated(heal(2, yourBase))))]),
  card('TWI_033', { a: 'when', moments: [{ on: 'played', self: true }, { on: 'defeated', who: friendly() }], effect: forPhase(self, gain('sentinel')) }),
  card('TWI_047', constant(unit(), gains(action([exhausts], mill({ half: { remaining: 'self' }, up: true }, 'opponent'))))),
  card('TWI_050', coordinate(grit), whenPlayed(heal(count(friendly()), one(base())))),
  card('TWI_053', whenAttackCompleted(forPhase(one(unit({ unique: true })), { m: 'damage-taken', less: 1 }))),
  card('TWI_116', { a: 'enters-as-copy', of: nonLeader({ notTrait: 'VEHICLE' }), trait: 'CLONE' }),
  card('TWI_135', constant('self', can('attack-two-units'))),
  card('TWI_195', whileTrue(is('self', { ready: false }), 'self', cannot('be-attacked')),
    onAttack(ifYouDo(may(mill(1)), when(not(is('discarded', { sharesAspectWith: 'base' })), damage(2, one(unit({ arena: 'Ground' }))))))),
  card('TWI_220', attachedGains(gains(constant('self', cannot('be-captured-by-enemy'), cannot('be-defeated-by-enemy'), cannot('leave-by-enemy'))))),
  card('TWI_222', event({ do: 'if-do', first: { do: 'may', who: 'opponent', effect: discard(1, 'opponent', { random: true }) }, then: { do: 'nothing' }, else: create('battle-droid', 2) })),
  card('TWI_225', event(when({ equal: [count(friendly()), 1] }, inOrder(select(all(friendly()), 'lone'), play(unit({ notTrait: 'VEHICLE', sharesTraitWith: 'lone' }), { less: 5 }))))),
];
