import { defeat, divide, event, friendly, it, later, nonLeader, note, num, one, select, smuggle, takeControl, to, whenPlayedUsing } from '#rules';
import { type Behaviour, card } from '../card.js';

export const shadows: readonly Behaviour[] = [
  card('SHD_039', event(select(one(nonLeader({ maxCost: 3 }))), note({ upgradesOn: 'it' }, 'upgrades'), defeat(it), divide(num('upgrades'), friendly(), { kind: 'experience' }))),
  card('SHD_213', smuggle(7, 'Cunning', 'Cunning'), whenPlayedUsing('smuggle',
    takeControl({ choose: { side: 'enemy' }, n: 1, from: 'resource', of: 'opponent', as: 'stolen' }),
    later({ on: 'left-play', self: true }, takeControl(to('stolen'), { ownerOf: 'stolen' })))),
  card('SHD_248', { a: 'smuggle-all', plus: 2 }, smuggle(4, 'Heroism')),
];
