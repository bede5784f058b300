import type { PushWords } from '../push-words.js';

const named: Readonly<Record<number, string>> = {
  4: 'Semifinali',
  8: 'Quarti di finale',
  16: 'Ottavi di finale',
};

export const it: PushWords = {
  round: (round) => `Turno ${round}`,
  cut: (players) => (players <= 2 ? 'Finale' : (named[players] ?? `Turno dei migliori ${players}`)),
  pairedTitle: (round, table) => `${round}: tavolo ${table}`,
  paired: (opponent) => `Giochi contro ${opponent}.`,
  byeTitle: (round) => `${round}: bye`,
  bye: 'Hai un bye: in questo turno non giochi.',
  startedTitle: (round) => `${round}: si comincia`,
  started: (table, opponent) => `Tavolo ${table}, contro ${opponent}.`,
  lowTitle: 'Ancora cinque minuti',
  low: (round, table) => `${round}, tavolo ${table}: finisci l’incontro e comunica il risultato.`,
  disputedTitle: 'Il tuo risultato è stato contestato',
  disputed: (table) => `Tavolo ${table}: resta lì, decide un giudice.`,
  ruledTitle: 'Il tuo risultato è stato deciso',
  ruled: (table) =>
    `Tavolo ${table}: un giudice o un segnapunti ha inserito il risultato. Guardalo.`,
  disputeTitle: (table) => `Tavolo ${table}: risultato contestato`,
  dispute: 'I giocatori aspettano una decisione.',
  claimedTitle: (table) => `Tavolo ${table}: è finita così?`,
  claimed: (player) => `${player} ha inserito le posizioni. Di’ se sono giuste.`,
  droppedTitle: (table, player) => `Tavolo ${table}: ritiro di ${player}`,
  dropped: 'Manca ancora il risultato del tavolo.',
  announcementTitle: 'Annuncio',
  podTitle: (pod) => `Pod ${pod}: il tuo draft sta per cominciare`,
  pod: (seat) => `Posto ${seat}. Aprilo e conferma che ci sei: prima non parte niente.`,
  podBegunTitle: (pod) => `Pod ${pod}: il tuo draft è cominciato`,
  podBegun: (seat) => `Posto ${seat}. La tua prima busta è aperta.`,
  podResumedTitle: (pod) => `Pod ${pod}: il tuo draft riprende`,
  podResumed: (seat) => `Posto ${seat}. La pausa è finita.`,
  heldTitle: 'Un bot sceglie per te',
  held: 'Il tempo è scaduto troppe volte. Apri il tuo draft per scegliere tu.',
  callTitle: (table) => `Tavolo ${table}: serve un giudice`,
  callSomewhereTitle: 'Un giocatore chiama un giudice',
  call: (player) => `${player} aspetta.`,
};
