import { attachTo, cannot, choosePlayer, constant, control, create, damage, draw, event, friendly, may, not, one, put, some, when, whenPlayed } from '#rules';
import { type Behaviour, card } from '../card.js';
import { groundUnit, notVehicle } from '../shared-words.js';

export const twi251to300: readonly Behaviour[] = [
  card('TWI_251 Drop In', event(create('clone-trooper', 2))),
  card('TWI_252 Aggrieved Parliamentarian', whenPlayed(choosePlayer('opponents'), put({ all: {}, from: 'discard', of: { named: 'chosen' } }, 'bottom', 'random'))),
  card('TWI_255 Brain Invaders', constant({ leader: true, except: { type: 'Upgrade' } }, { m: 'lose-all', except: 'epic' }, cannot('gain-abilities'))),
  card('TWI_256 Hold-Out Blaster', attachTo(notVehicle), whenPlayed(may(damage(1, one(groundUnit), 'attached')))),
  card('TWI_257 Private Manufacturing', event(draw(2), when(not(control(friendly({ token: true }))), put(some(2, {}, { from: 'hand' }), 'bottom', 'any')))),
];
