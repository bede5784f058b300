import type { Words } from '../words.js';

const games = (count: number): string => (count === 1 ? '1 pareggio' : `${count} pareggi`);

export const it: Words = {
  commands: {
    dispute: 'Di’ che il risultato comunicato non è giusto',
    judge: 'Chiama un giudice al tuo tavolo',
    deck: 'Consegna il tuo mazzo come file o come testo',
    drop: 'Lascia il torneo',
    staff: 'Gestisci il torneo (staff)',
    'staff open': 'Apri le iscrizioni',
    'staff close': 'Chiudi le iscrizioni',
    'staff check-in-all': 'Fai il check-in di tutti',
    'staff start': 'Comincia il torneo',
    'staff pair': 'Abbina il turno successivo',
    'staff clock': 'Avvia l’orologio del turno',
    'staff rule': 'Inserisci o correggi il risultato di un tavolo',
    'staff announce': 'Annuncia qualcosa a tutti',
    'staff finish': 'Concludi il torneo',
    register: 'Iscriviti al torneo di questo canale',
    'check-in': 'Fai il check-in: di’ che ci sei',
    where: 'Dove sei, e contro chi giochi',
    report: 'Comunica il risultato del tuo incontro',
    confirm: 'Conferma il risultato comunicato dal tuo avversario',
    standings: 'La classifica del torneo',
    link: 'Collega il tuo account o il tuo posto con un codice',
    unlink: 'Scollega Discord dal tuo account o posto',
    follow: 'Fai seguire un torneo a questo canale (staff)',
    unfollow: 'Non far più seguire tornei a questo canale (staff)',
  },
  options: {
    note: 'Di che cosa si tratta',
    file: 'Un file con la lista del tuo mazzo',
    text: 'Il testo',
    minutes: 'Minuti del turno, se non sono quelli del torneo',
    table: 'Numero del tavolo',
    first: 'Partite vinte dal giocatore nominato per primo',
    second: 'Partite vinte dal giocatore nominato per secondo',
    name: 'Il tuo nome nel torneo, se non è quello che hai qui',
    won: 'Partite che hai vinto',
    lost: 'Partite che hai perso',
    drawn: 'Partite finite in pareggio',
    code: 'Il codice della pagina del tuo account, o quello del tuo posto',
    event: 'L’indirizzo del torneo',
  },
  round: (number) => `Turno ${number}`,
  cut: (matches) =>
    matches === 1
      ? 'Finale'
      : matches === 2
        ? 'Semifinali'
        : matches === 4
          ? 'Quarti di finale'
          : `Top ${matches * 2}`,
  score: ({ won, lost, drawn }) =>
    drawn === 0 ? `${won}–${lost}` : `${won}–${lost}, ${games(drawn)}`,
  noEvent: 'Questo canale non segue nessun torneo. Lo staff ne sceglie uno con `/follow`.',
  noSeat:
    'Non hai ancora un posto in questo torneo. Iscriviti con `/register`, o collega un posto con `/link`.',
  linked: (name) => `Ora il tuo account Discord agisce per ${name}.`,
  seatLinked: 'Ora il tuo account Discord tiene questo posto.',
  howToLink: (address) =>
    `Crea un codice nella pagina del tuo account e inseriscilo qui entro 10 minuti: ${address}`,
  codeUnknown:
    'Questo codice non apre niente. I codici di un account valgono una volta, per 10 minuti; creane uno nuovo e inseriscilo qui.',
  unlinked: 'Il collegamento è finito. Le tue iscrizioni restano come sono.',
  notLinked: 'Prima collega il tuo account con `/link`.',
  follows: (event) => `Questo canale segue ${event}.`,
  followsNothing: 'Questo canale non segue più nessun torneo.',
  notManaging: 'Può farlo chi gestisce questo server Discord.',
  notStaff: 'Può farlo solo lo staff del torneo.',
  eventUnknown: 'A questo indirizzo non c’è nessun torneo.',
  registered: (name, event) => `Iscrizione a ${event} fatta: ${name}.`,
  asked: (name, event) =>
    `L’iscrizione di ${name} a ${event} aspetta che lo staff la accetti. Guarda con \`/where\`.`,
  waitlisted: (name, place) =>
    `Il torneo è al completo. Numero ${place} in lista d’attesa: ${name}.`,
  registeredBefore: (name) => `Sei in lista con il nome ${name}.`,
  registrationShut: 'Le iscrizioni non sono aperte.',
  checkedIn: (event) => `Il tuo check-in per ${event} è fatto.`,
  checkInShut: 'Ora non puoi fare il check-in.',
  table: ({ round, table, opponent, opponentRecord }) =>
    `${round}, **tavolo ${table}**, contro **${opponent}** (${opponentRecord}).`,
  bye: (round) => `${round}: hai un bye.`,
  noTable: 'Non hai ancora un tavolo. Aspetta gli abbinamenti.',
  dropped: 'Non giochi più in questo torneo.',
  ownScore: (score) => `Risultato: ${score}.`,
  theirReport: (name, score) => `${name} comunica ${score}, visto da te. È giusto?`,
  ownReport: (score) => `Hai comunicato ${score}. Il tuo avversario non l’ha ancora confermato.`,
  reported: (score, opponent) => `Hai comunicato ${score}. ${opponent} può confermarlo.`,
  agreed: (score) => `Comunicate la stessa cosa: ${score}.`,
  confirmed: (score) => `Confermato: ${score}.`,
  nothingToConfirm: 'Non c’è niente da confermare.',
  waitsForOpponent: 'Questo risultato l’hai comunicato tu: lo conferma il tuo avversario.',
  confirm: 'Conferma',
  standings: (event, round) => `**${event}**, classifica dopo il turno ${round}`,
  noStandings: 'Non c’è ancora una classifica.',
  ownRank: (rank, points) =>
    points === 1
      ? `Sei in posizione ${rank} con 1 punto.`
      : `Sei in posizione ${rank} con ${points} punti.`,
  more: (address) => `Per intero: ${address}`,
  drop: 'Lascia il torneo',
  dropSure: (event) => `Vuoi lasciare ${event}? Solo lo staff può farti rientrare.`,
  dispute: 'Non è giusto',
  disputed: 'Il tuo incontro aspetta un giudice. Resta al tuo tavolo.',
  judgeCalled: 'Un giudice è stato chiamato.',
  deckHow:
    'Aggiungi il tuo mazzo come `file`, o incollalo come `text`, in un formato che Conclave legge.',
  deckTaken: 'Il tuo mazzo è stato consegnato.',
  deckFaults: (count, address) =>
    count === 1
      ? `Il tuo mazzo è stato consegnato. Ha 1 problema: ${address}`
      : `Il tuo mazzo è stato consegnato. Ha ${count} problemi: ${address}`,
  done: 'Fatto.',
  nothingToPair: 'Ora non si può abbinare nessun turno.',
  tableUnknown: 'Il turno non ha questo tavolo.',
  announcement: (event, text) => `**${event}**: ${text}`,
  pairings: (event, round) => `**${event}, ${round}**`,
  results: (event, round) => `**${event}, ${round}**: i risultati`,
  tableLine: (table, first, second) => `Tavolo ${table}: ${first} – ${second}`,
  byeLine: (name) => `Bye: ${name}`,
  tableOf: (round, table, first, second) => `${round}, **tavolo ${table}**: ${first} – ${second}`,
  thread: (round, table, first, second) => `${round}, tavolo ${table}: ${first} – ${second}`,
  result: (first, score, second) => `Risultato: ${first} ${score} ${second}`,
  reportStands: (by, first, score, second) => `${by} comunica: ${first} ${score} ${second}`,
  disputeStands: 'Il risultato è contestato: decide un giudice.',
  final: (event, champion) => `**${event}** è finito. Vince: **${champion}**`,
  refused: {
    'auth/required': 'Prima collega il tuo account o il tuo posto con `/link`.',
    'guest/claimed': 'Questo posto appartiene a un account. Collega quell’account.',
    'match/completed':
      'Il risultato di questo incontro è definitivo. Se è sbagliato, chiama un giudice.',
    'match/report-changed': 'Nel frattempo il tuo avversario comunica altro. Guarda con `/where`.',
    'tournament/name-taken': 'Questo nome è già in lista. Scegline un altro con `name`.',
    'tournament/registration-not-open': 'Le iscrizioni non sono aperte.',
    'tournament/not-running': 'Il torneo non è in corso.',
    'match/report-games': 'Un incontro non può finire così. Controlla i numeri.',
    'match/score-too-many-games': 'Un incontro non può finire così. Controlla i numeri.',
    'match/score-too-many-wins': 'Un incontro non può finire così. Controlla i numeri.',
    'match/score-unfinished': 'Un incontro non può finire così. Controlla i numeri.',
    'policy/forbidden': 'Non hai il permesso di farlo.',
    'token/too-many': 'Il tuo account ha troppi token. Revocane uno nella pagina del tuo account.',
    'token/unknown': 'Il tuo collegamento è finito. Collegati di nuovo con `/link`.',
    'tournament/not-found': 'A questo indirizzo non c’è nessun torneo.',
  },
  refusedOther: (code) => `Ora non è possibile. (${code})`,
  busy: 'Il server è occupato. Niente è andato perso; riprova tra un momento.',
  fault: 'Qualcosa è andato storto. Guarda con `/where` che cosa è registrato, poi riprova.',
};
