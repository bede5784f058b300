import {
  all,
  constant,
  create,
  disclose,
  draw,
  enemy,
  event,
  exhaust,
  forEach,
  friendly,
  gain,
  is,
  later,
  may,
  plot,
  restore,
  to,
  whenDefeated,
  whenPlayed,
  whileTrue,
} from '#rules';
import { type Behaviour, card } from '../card.js';

export const sec051to100: readonly Behaviour[] = [
  card('SEC_063 Rotunda Senate Guards', whileTrue(is('self', { damaged: false }), 'self', gain('sentinel'))),
  card(
    'SEC_073 The Eye of Aldhani',
    event(
      later(
        { on: 'phase-started', where: { phase: 'action' } },
        forEach(all(enemy()), 'it', { do: 'if-do', first: may({ do: 'pay', n: 1, who: { controllerOf: 'it' } }), then: { do: 'nothing' }, else: exhaust(to('it')) }),
      ),
    ),
  ),
  card('SEC_094 Mina Bonteri', restore(1), whenDefeated(disclose(['Command', 'Command', 'Heroism'], draw()))),
  card('SEC_097 Beloved Orator', whenPlayed(create('spy'))),
  card('SEC_099 Naboo Royal Starship', constant(friendly({ leader: true }), gain('raid', 2), gain('overwhelm')), plot),
];
