import { ambush, count, event, experience, forEach, friendly, onAttack, one, play, to, unit, upTo, useAbility, whenAttackDefeats, whenPlayed } from '#rules';
import { type Behaviour, card } from '../card.js';
import { credits, ifPaid } from '../shared-words.js';

export const law251to300: readonly Behaviour[] = [
  card("LAW_252 Fett's Firespray", ambush, whenAttackDefeats(credits(1))),
  card(
    'LAW_256 Fire Across the Galaxy',
    event(forEach(upTo(count(friendly({ trait: 'SPECTRE', header: 'played' })), friendly({ trait: 'SPECTRE', header: 'played' })), 'used', useAbility('played', to('used')))),
  ),
  card('LAW_257 Hidden Hand Supplier', whenPlayed(ifPaid(1, experience(1, one(unit({ other: true })))))),
  card('LAW_258 Criminal Contact', onAttack(ifPaid(2, credits(1)))),
  card('LAW_262 Bank Job Fugitives', whenPlayed(credits(1))),
  card('LAW_264 From a Certain Point of View', event(play({}, { ignoreAspects: true }))),
];
