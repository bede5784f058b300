import {
  action,
  another,
  anotherFriendly,
  attachedGains,
  attachTo,
  base,
  bounty,
  capture,
  control,
  damage,
  enemy,
  event,
  experience,
  friendly,
  fromPile,
  gains,
  heal,
  is,
  may,
  on,
  one,
  returnToHand,
  search,
  self,
  smuggle,
  takeControl,
  unit,
  upgrade,
  upTo,
  when,
  whenPlayed,
  yourBase,
} from '#rules';
import { type Behaviour, card } from '../card.js';
import { hunter } from '../shared-words.js';

const underworld = { trait: 'UNDERWORLD' } as const;

export const shd251to300: readonly Behaviour[] = [
  card(
    "SHD_251 The Mandalorian's Rifle",
    attachTo(friendly({ notTrait: 'VEHICLE' })),
    whenPlayed(when(is('attached', { named: 'The Mandalorian' }), capture(one(enemy({ leader: false, ready: false })), 'attached'))),
  ),
  card("SHD_252 Smuggler's Aid", event(heal(3, yourBase)), smuggle(3, 'Heroism')),
  card('SHD_253 This Is The Way', event(search(8, { or: [{ trait: 'MANDALORIAN' }, upgrade()] }, { n: 2 }))),
  card('SHD_254 Bounty Guild Initiate', whenPlayed(when(control(anotherFriendly(hunter)), may(damage(2, one(unit({ arena: 'Ground' }))))))),
  card('SHD_255 Lady Proxima', on({ on: 'played', by: 'you', who: { ...underworld, other: true } }, may(damage(1, one(base()))))),
  card('SHD_256 Mercenary Gunship', { ...action([{ pay: 4 }], takeControl(self)), opponentsToo: true } as ReturnType<typeof action>),
  card('SHD_258 Mandalorian Warrior', whenPlayed(may(experience(1, one(another({ trait: 'MANDALORIAN' })))))),
  card('SHD_260 Street Gang Recruiter', whenPlayed(may(returnToHand(fromPile('discard', underworld))))),
  card('SHD_261 Rich Reward', attachedGains(gains(bounty(experience(1, upTo(2, unit())))))),
];
