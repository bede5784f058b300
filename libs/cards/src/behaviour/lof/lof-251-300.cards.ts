import { attachTo, damage, event, experience, friendly, gain, happened, is, onAttack, one, unit, when, whenPlayed, whileTrue } from '#rules';
import { type Behaviour, card } from '../card.js';
import { forceUnit, groundUnit } from '../shared-words.js';

export const lof251to300: readonly Behaviour[] = [
  card('LOF_258 Peli Motto', onAttack(experience(1, one(friendly({ trait: ['VEHICLE', 'DROID'] }))))),
  card('LOF_259 Ravening Gundark', whenPlayed(damage(1, one(groundUnit)))),
  card(
    'LOF_261 Constructed Lightsaber',
    attachTo(forceUnit),
    whileTrue(is('attached', { aspect: 'Heroism' }), 'attached', gain('restore', 2)),
    whileTrue(is('attached', { aspect: 'Villainy' }), 'attached', gain('raid', 2)),
    whileTrue(is('attached', { except: { aspect: ['Heroism', 'Villainy'] } }), 'attached', gain('sentinel')),
  ),
  card('LOF_263 Last Words', event(when(happened('defeated', { by: 'you', card: unit() }), experience(2, one())))),
];
