import { forPhase, is, may, onAttack, one, stats, support, when } from '#rules';
import { type Behaviour, card } from '../card.js';

export const ash201to250: readonly Behaviour[] = [card('ASH_209 Ezra Bridger', support, onAttack(when(is('self', { upgraded: true }), may(forPhase(one(), stats(-3))))))];
