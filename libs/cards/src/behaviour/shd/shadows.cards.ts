import {
  action, attachedGains, bounty, capture, constant, damage, defeat, divide, enemy, event, exhaust, experience, friendly, heal, it, later, nonLeader,
  note, num, one, select, smuggle, stats, takeControl, to, unitOrBase, whenDefeated, whenPlayed, whenPlayedUsing, yourBase,
} from '#rules';
import { type Behaviour, card } from '../card.js';

export const shadows: readonly Behaviour[] = [
  card('SHD_037', constant(enemy({ leader: false }), stats(-2, -2))),
  card('SHD_058', bounty(damage(3, one())), whenDefeated(experience(2, one(friendly())))),
  card('SHD_069', attachedGains({ m: 'trait', trait: 'MANDALORIAN' })),
  card('SHD_079', event(defeat(one()))),
  card('SHD_120', whenPlayed(capture(one(enemy({ leader: false, arena: 'Ground' }))))),
  card('SHD_178', event(damage(2, one(unitOrBase())))),
  card('SHD_196', action([{ exhaustSelf: true }], exhaust(one(enemy())))),
  card('SHD_252', event(heal(3, yourBase)), smuggle(3, 'Heroism')),
  card('SHD_039', event(select(one(nonLeader({ maxCost: 3 }))), note({ upgradesOn: 'it' }, 'upgrades'), defeat(it), divide(num('upgrades'), friendly(), { kind: 'experience' }))),
  card('SHD_213', smuggle(7, 'Cunning', 'Cunning'), whenPlayedUsing('smuggle',
    takeControl({ choose: { side: 'enemy' }, n: 1, from: 'resource', of: 'opponent', as: 'stolen' }),
    later({ on: 'left-play', self: true }, takeControl(to('stolen'), { ownerOf: 'stolen' })))),
  card('SHD_248', { a: 'smuggle-all', plus: 2 }, smuggle(4, 'Heroism')),
];
