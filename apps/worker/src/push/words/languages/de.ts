import type { PushWords } from '../push-words.js';

const named: Readonly<Record<number, string>> = {
  4: 'Halbfinale',
  8: 'Viertelfinale',
  16: 'Achtelfinale',
};

export const de: PushWords = {
  round: (round) => `Runde ${round}`,
  cut: (players) => (players <= 2 ? 'Finale' : (named[players] ?? `Runde der letzten ${players}`)),
  pairedTitle: (round, table) => `${round}: Tisch ${table}`,
  paired: (opponent) => `Du spielst gegen ${opponent}.`,
  byeTitle: (round) => `${round}: Freilos`,
  bye: 'Du hast ein Freilos und musst nicht spielen.',
  startedTitle: (round) => `${round} hat begonnen`,
  started: (table, opponent) => `Tisch ${table}, gegen ${opponent}.`,
  lowTitle: 'Noch fünf Minuten',
  low: (round, table) => `${round}, Tisch ${table}: Beende dein Match und melde es.`,
  disputedTitle: 'Deinem Ergebnis wurde widersprochen',
  disputed: (table) => `Tisch ${table}: Bleib dort, ein Schiedsrichter entscheidet.`,
  ruledTitle: 'Dein Ergebnis wurde entschieden',
  ruled: (table) =>
    `Tisch ${table}: Ein Schiedsrichter oder Scorekeeper hat das Ergebnis eingetragen. Sieh es an.`,
  disputeTitle: (table) => `Tisch ${table}: strittiges Ergebnis`,
  dispute: 'Die Spieler brauchen eine Entscheidung.',
  claimedTitle: (table) => `Tisch ${table}: Ging es so aus?`,
  claimed: (player) => `${player} hat die Plätze eingetragen. Sag, ob sie stimmen.`,
  droppedTitle: (table, player) => `Tisch ${table}: ${player} ist ausgestiegen`,
  dropped: 'Der Tisch braucht noch sein Ergebnis.',
  announcementTitle: 'Durchsage',
  podTitle: (pod) => `Pod ${pod}: Dein Draft beginnt gleich`,
  pod: (seat) => `Platz ${seat}. Öffne die Seite und sag, dass du da bist: Vorher läuft nichts.`,
  podBegunTitle: (pod) => `Pod ${pod}: Dein Draft hat begonnen`,
  podBegun: (seat) => `Platz ${seat}. Dein erster Booster ist offen.`,
  podResumedTitle: (pod) => `Pod ${pod}: Dein Draft geht weiter`,
  podResumed: (seat) => `Platz ${seat}. Die Pause ist vorbei.`,
  heldTitle: 'Ein Bot pickt für dich',
  held: 'Die Uhr ist zu oft abgelaufen. Öffne deinen Draft, um selbst zu picken.',
  callTitle: (table) => `Tisch ${table} ruft einen Schiedsrichter`,
  callSomewhereTitle: 'Ein Spieler ruft einen Schiedsrichter',
  call: (player) => `${player} wartet.`,
};
