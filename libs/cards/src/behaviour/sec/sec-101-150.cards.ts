import { anotherFriendly, constant, control, friendly, gain, onAttack, plot, unit, whileTrue } from '#rules';
import { type Behaviour, card } from '../card.js';

export const sec101to150: readonly Behaviour[] = [
  card('SEC_110 GNK Power Droid', onAttack({ do: 'cheaper', change: { cards: unit(), by: 'you', less: 1, once: true }, until: 'phase' })),
  card('SEC_116 Nubian Star Skiff', whileTrue(control(friendly({ trait: 'OFFICIAL' })), 'self', gain('restore', 2))),
  card('SEC_134 Hunting Assassin Droid', whileTrue({ control: unit({ damaged: true }), by: 'opponents' }, 'self', gain('raid', 2))),
  card('SEC_140 Hondo Ohnaka', constant(anotherFriendly(), gain('raid', 1)), plot),
];
