import { roundWords } from '#contracts';
import type { PushWords } from '../push-words.js';

export const fr: PushWords = {
  ...roundWords.fr,
  pairedTitle: (round, table) => `${round} : table ${table}`,
  paired: (opponent) => `Vous jouez contre ${opponent}.`,
  byeTitle: (round) => `${round} : bye`,
  bye: 'Vous avez un bye et ne jouez pas.',
  startedTitle: (round) => `${round} : c'est parti`,
  started: (table, opponent) => `Table ${table}, contre ${opponent}.`,
  lowTitle: 'Plus que cinq minutes',
  low: (round, table) => `${round}, table ${table} : finissez votre match et notez le résultat.`,
  disputedTitle: 'Votre résultat est contesté',
  disputed: (table) => `Table ${table} : restez-y, un arbitre décidera.`,
  ruledTitle: 'Votre résultat a été décidé',
  ruled: (table) =>
    `Table ${table} : un arbitre ou un scorekeeper a noté le résultat. Regardez-le.`,
  disputeTitle: (table) => `Table ${table} : résultat contesté`,
  dispute: 'Les joueurs attendent une décision.',
  claimedTitle: (table) => `Table ${table} : est-ce bien le résultat ?`,
  claimed: (player) => `${player} a noté les places. Dites si c’est juste.`,
  droppedTitle: (table, player) => `Table ${table} : ${player} a abandonné`,
  dropped: 'La table attend encore son résultat.',
  announcementTitle: 'Annonce',
  podTitle: (pod) => `Pod ${pod} : votre draft va commencer`,
  pod: (seat) =>
    `Place ${seat}. Ouvrez la page et dites que vous êtes là : rien ne commence avant.`,
  podBegunTitle: (pod) => `Pod ${pod} : votre draft a commencé`,
  podBegun: (seat) => `Place ${seat}. Votre premier booster est ouvert.`,
  podResumedTitle: (pod) => `Pod ${pod} : votre draft reprend`,
  podResumed: (seat) => `Place ${seat}. La pause est finie.`,
  heldTitle: 'Un bot choisit pour vous',
  held: 'Le temps s’est écoulé trop souvent. Ouvrez votre draft pour choisir vous-même.',
  callTitle: (table) => `La table ${table} appelle un arbitre`,
  callSomewhereTitle: 'Un joueur appelle un arbitre',
  call: (player) => `${player} attend.`,
};
