import {
  action,
  ambush,
  anotherFriendly,
  control,
  damage,
  discard,
  event,
  experience,
  may,
  nonLeader,
  one,
  returnToHand,
  self,
  shield,
  unit,
  whenPlayed,
  whenPlayedOrOnAttack,
} from '#rules';
import { type Behaviour, card } from '../card.js';
import { credits, exhausts, groundUnit, paid } from '../shared-words.js';

export const law201to250: readonly Behaviour[] = [
  card('LAW_204 Every Day, More Lies', event(discard(1, 'each'))),
  card('LAW_213 Cutthroat Podracer', whenPlayed(may(damage(2, one(unit({ arena: 'Ground', ready: false })))))),
  card('LAW_214 Boba Fett', whenPlayedOrOnAttack(paid(1, damage(3, one(groundUnit))))),
  card('LAW_223 Rose Tico', { a: 'enters', ready: true, while: control(unit({ unique: false })) }),
  card('LAW_227 Rookie Rocket-jumper', whenPlayed(paid(1, shield(self)))),
  card("LAW_232 Champion's KT9 Podracer", whenPlayed(credits(1))),
  card('LAW_235 Lady Proxima', action([exhausts], credits(1))),
  card('LAW_240 Milodon Rider', ambush, whenPlayed(may(returnToHand(one(anotherFriendly({ leader: false })))))),
  card('LAW_241 The Blade Wing', whenPlayed(may(returnToHand(one(nonLeader()))))),
  card('LAW_244 Unmarked Credits', event(credits(1))),
  card('LAW_246 The Axe Forgets', event(returnToHand(one(nonLeader({ maxCost: 3 }))))),
  card('LAW_248 Windfall', event(credits(3))),
  card('LAW_249 Black Sun Cabalist', whenPlayed(experience(1, one(anotherFriendly({ trait: 'UNDERWORLD' }))))),
];
