import {
  all,
  attackWith,
  create,
  damage,
  discard,
  disclose,
  draw,
  event,
  exhaust,
  friendly,
  ifYouDo,
  may,
  onAttack,
  one,
  plot,
  returnToHand,
  unit,
  upgrade,
  whenPlayed,
} from '#rules';
import { type Behaviour, card } from '../card.js';

export const sec151to200: readonly Behaviour[] = [
  card('SEC_172 Cinta Kaz', whenPlayed(may(attackWith(friendly()))), plot),
  card("SEC_175 Ambition's Reward", whenPlayed(create('spy'))),
  card('SEC_182 Charged with Treason', event(disclose(['Aggression', 'Aggression'], damage(5, one())))),
  card('SEC_183 Topple the Summit', event(damage(3, all(unit({ damaged: true })))), plot),
  card('SEC_189 Lurking Snub Fighter', whenPlayed(may(exhaust(one()))), plot),
  card('SEC_191 Trade Federation Delegates', whenPlayed(create('spy', 2))),
  card('SEC_197 Furtive Handmaiden', onAttack(ifYouDo(may(discard(1, 'you')), draw()))),
  card('SEC_198 Bail Organa', onAttack(ifYouDo(may(discard(1, 'you')), create('spy')))),
  card('SEC_200 Junior Senator', whenPlayed(may(returnToHand(one(upgrade({ maxCost: 3 })))))),
];
