import {
  action,
  another,
  anotherFriendly,
  attachedGains,
  attachTo,
  attacking,
  base,
  bounty,
  capture,
  control,
  damage,
  discard,
  draw,
  each,
  enemy,
  event,
  experience,
  forPlayers,
  friendly,
  fromPile,
  gains,
  ifYouDo,
  is,
  it,
  may,
  num,
  on,
  onAttack,
  oncePerRound,
  one,
  overwhelm,
  play,
  put,
  ready,
  restore,
  returnToHand,
  search,
  select,
  self,
  shield,
  strikesFirst,
  subject,
  takeControl,
  unit,
  upgrade,
  upTo,
  when,
  whenPlayed,
  whileTrue,
} from '#rules';
import { type Behaviour, card } from '../card.js';

const hunter = { trait: 'BOUNTY HUNTER' } as const;
const underworld = { trait: 'UNDERWORLD' } as const;

export const villainy: readonly Behaviour[] = [
  card('SHD_234', whileTrue(attacking, 'self', strikesFirst)),
  card('SHD_235', overwhelm, whenPlayed(damage(2, one(friendly())))),
  card('SHD_239', oncePerRound(on({ on: 'played', by: 'you', who: another(hunter) }, may(ifYouDo(damage(1, subject), ready(self)))))),
  card('SHD_241', on({ on: 'attack-declared', role: 'defender', who: base({ side: 'friendly' }) }, shield(one(friendly({ sameArenaAs: 'subject' }))))),
  card(
    'SHD_242',
    overwhelm,
    whenPlayed(
      when(control({ type: ['Unit', 'Leader'], named: 'Moff Gideon' }), play({ type: 'Unit', aspect: 'Villainy', maxCost: 3 }, { from: ['hand', 'discard'], free: true })),
    ),
  ),
  card('SHD_243', event(put(fromPile('captured', {}), 'discard'))),
  card('SHD_244', event(forPlayers('opponents', discard(1, each)), draw())),
];

export const heroism: readonly Behaviour[] = [
  card('SHD_245', whenPlayed(search(5, upgrade()))),
  card('SHD_246', onAttack(select(one({ type: ['Unit', 'Base'], controlledBy: 'opponent' }, { by: 'opponent' })), may(damage(2, it)))),
  card(
    'SHD_250',
    restore(2),
    on({ on: 'damaged', combat: true, who: friendly({ trait: 'WOOKIEE' }) }, when({ inPlay: 'subject' }, damage(num('n'), one(enemy({ arena: 'Ground' })), 'subject'))),
  ),
  card(
    'SHD_251',
    attachTo(friendly({ notTrait: 'VEHICLE' })),
    whenPlayed(when(is('attached', { named: 'The Mandalorian' }), capture(one(enemy({ leader: false, ready: false })), 'attached'))),
  ),
  card('SHD_253', event(search(8, { or: [{ trait: 'MANDALORIAN' }, upgrade()] }, { n: 2 }))),
];

export const neutral: readonly Behaviour[] = [
  card('SHD_254', whenPlayed(when(control(anotherFriendly(hunter)), may(damage(2, one(unit({ arena: 'Ground' }))))))),
  card('SHD_255', on({ on: 'played', by: 'you', who: { ...underworld, other: true } }, may(damage(1, one(base()))))),
  card('SHD_256', { ...action([{ pay: 4 }], takeControl(self)), opponentsToo: true } as ReturnType<typeof action>),
  card('SHD_258', whenPlayed(may(experience(1, one(another({ trait: 'MANDALORIAN' })))))),
  card('SHD_260', whenPlayed(may(returnToHand(fromPile('discard', underworld))))),
  card('SHD_261', attachedGains(gains(bounty(experience(1, upTo(2, unit())))))),
];
