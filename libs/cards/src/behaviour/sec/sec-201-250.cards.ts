import {
  anotherFriendly,
  constant,
  control,
  create,
  damage,
  enemy,
  event,
  exhaust,
  experience,
  forPhase,
  gain,
  hidden,
  may,
  one,
  plot,
  self,
  stats,
  unit,
  when,
  whenDefeated,
  whenPlayed,
  whenPlayedOrDefeated,
  whileTrue,
} from '#rules';
import { type Behaviour, card } from '../card.js';
import { groundUnit } from '../shared-words.js';

const official = control(anotherFriendly({ trait: 'OFFICIAL' }));

export const sec201to250: readonly Behaviour[] = [
  card('SEC_202 Rebel Propagandist', whenPlayedOrDefeated(forPhase(one(anotherFriendly()), stats(1), gain('saboteur')))),
  card('SEC_203 Tala Durith', constant(anotherFriendly(), gain('hidden')), plot),
  card('SEC_206 Emissaries from Ryloth', whenPlayed(may(forPhase(one(), stats(-3))))),
  card('SEC_221 Unruly Astromech', hidden, whenDefeated(exhaust(one(enemy())))),
  card('SEC_240 Hutt Cartel Starfighter', whenPlayed(damage(2, self))),
  card('SEC_241 Political Bully', whenPlayed(when(official, may(damage(2, one(groundUnit)))))),
  card('SEC_243 FN Trooper Corps', whenPlayed(experience(1, one(anotherFriendly()))), plot),
  card('SEC_246 Contempt for Culture', event(damage(2, one(unit({ notTrait: 'VEHICLE' }))), create('spy'))),
  card('SEC_249 High Command Councilor', whileTrue(official, 'self', gain('raid', 2))),
];
