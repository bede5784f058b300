import type { Words } from '../words.js';

const noSuchEnd = 'So kann ein Match nicht enden. Prüfe die Zahlen.';

export const de: Words = {
  commands: {
    dispute: 'Sagen, dass das gemeldete Ergebnis nicht stimmt',
    judge: 'Einen Schiedsrichter an deinen Tisch rufen',
    deck: 'Dein Deck als Datei oder Text abgeben',
    drop: 'Aus dem Turnier aussteigen',
    staff: 'Das Turnier leiten (Turnierteam)',
    'staff open': 'Anmeldung öffnen',
    'staff close': 'Anmeldung schließen',
    'staff check-in-all': 'Alle einchecken',
    'staff start': 'Turnier starten',
    'staff pair': 'Nächste Runde paaren',
    'staff clock': 'Uhr der Runde starten',
    'staff rule': 'Ergebnis eines Tisches eintragen oder korrigieren',
    'staff announce': 'Eine Durchsage an alle machen',
    'staff finish': 'Turnier beenden',
    register: 'Für das Turnier dieses Kanals anmelden',
    'check-in': 'Einchecken: sagen, dass du da bist',
    where: 'Wo du sitzt und gegen wen du spielst',
    report: 'Das Ergebnis deines Matches melden',
    confirm: 'Das Ergebnis bestätigen, das dein Gegner gemeldet hat',
    standings: 'Die Rangliste des Turniers',
    link: 'Dein Konto oder deinen Platz mit einem Code verknüpfen',
    unlink: 'Discord von deinem Konto oder Platz trennen',
    follow: 'Diesen Kanal einem Turnier folgen lassen (Turnierteam)',
    unfollow: 'Diesen Kanal keinem Turnier mehr folgen lassen (Turnierteam)',
  },
  options: {
    note: 'Worum es geht',
    file: 'Eine Datei mit deiner Deckliste',
    text: 'Der Text',
    minutes: 'Minuten der Runde, wenn nicht die des Turniers',
    table: 'Nummer des Tisches',
    first: 'Gewonnene Spiele des zuerst genannten Spielers',
    second: 'Gewonnene Spiele des zweiten Spielers',
    name: 'Dein Name im Turnier, wenn er hier anders ist',
    won: 'Spiele, die du gewonnen hast',
    lost: 'Spiele, die du verloren hast',
    drawn: 'Unentschiedene Spiele',
    code: 'Der Code von deiner Kontoseite oder von deinem Platz',
    event: 'Die Adresse des Turniers',
  },
  round: (number) => `Runde ${number}`,
  cut: (matches) =>
    matches === 1
      ? 'Finale'
      : matches === 2
        ? 'Halbfinale'
        : matches === 4
          ? 'Viertelfinale'
          : `Top ${matches * 2}`,
  score: ({ won, lost, drawn }) =>
    drawn === 0 ? `${won}–${lost}` : `${won}–${lost}, ${drawn} unentschieden`,
  noEvent: 'Dieser Kanal folgt keinem Turnier. Das Turnierteam wählt eins mit `/follow`.',
  noSeat:
    'Du hast bei diesem Turnier noch keinen Platz. Melde dich mit `/register` an oder verknüpfe einen Platz mit `/link`.',
  linked: (name) => `Dein Discord-Konto handelt jetzt für ${name}.`,
  seatLinked: 'Dein Discord-Konto hat jetzt diesen Platz.',
  howToLink: (address) =>
    `Erstelle auf deiner Kontoseite einen Code und gib ihn innerhalb von 10 Minuten hier ein: ${address}`,
  codeUnknown:
    'Dieser Code öffnet nichts. Codes von Konten gelten einmal und 10 Minuten lang; erstelle einen neuen und gib ihn hier ein.',
  unlinked: 'Die Verknüpfung ist beendet. Deine Anmeldungen bleiben, wie sie sind.',
  notLinked: 'Verknüpfe zuerst dein Konto mit `/link`.',
  follows: (event) => `Dieser Kanal folgt ${event}.`,
  followsNothing: 'Dieser Kanal folgt keinem Turnier mehr.',
  notManaging: 'Das kann, wer diesen Discord-Server verwaltet.',
  notStaff: 'Das kann nur das Turnierteam.',
  eventUnknown: 'Unter dieser Adresse wurde kein Turnier gefunden.',
  registered: (name, event) => `${name} ist für ${event} angemeldet.`,
  asked: (name, event) =>
    `Die Anmeldung von ${name} für ${event} wartet auf die Zusage des Turnierteams. Sieh mit \`/where\` nach.`,
  waitlisted: (name, place) =>
    `Das Turnier ist voll. ${name} ist Nummer ${place} auf der Warteliste.`,
  registeredBefore: (name) => `Du bist als ${name} angemeldet.`,
  registrationShut: 'Die Anmeldung ist nicht offen.',
  checkedIn: (event) => `Du bist für ${event} eingecheckt.`,
  checkInShut: 'Du kannst jetzt nicht einchecken.',
  table: ({ round, table, opponent, opponentRecord }) =>
    `${round}, **Tisch ${table}**, gegen **${opponent}** (${opponentRecord}).`,
  bye: (round) => `${round}: Du hast ein Freilos.`,
  noTable: 'Du hast noch keinen Tisch. Warte auf die Paarungen.',
  dropped: 'Du spielst in diesem Turnier nicht mehr mit.',
  ownScore: (score) => `Ergebnis: ${score}.`,
  theirReport: (name, score) => `${name} meldet ${score}, von dir aus gesehen. Stimmt das?`,
  ownReport: (score) => `Du hast ${score} gemeldet. Dein Gegner hat es noch nicht bestätigt.`,
  reported: (score, opponent) => `Du hast ${score} gemeldet. ${opponent} kann es bestätigen.`,
  agreed: (score) => `Ihr meldet beide dasselbe: ${score}.`,
  confirmed: (score) => `Bestätigt: ${score}.`,
  nothingToConfirm: 'Es gibt nichts zu bestätigen.',
  waitsForOpponent: 'Das ist deine eigene Meldung: Dein Gegner bestätigt sie.',
  confirm: 'Bestätigen',
  standings: (event, round) => `**${event}**, Rangliste nach Runde ${round}`,
  noStandings: 'Noch gibt es keine Rangliste.',
  ownRank: (rank, points) =>
    points === 1
      ? `Du bist auf Platz ${rank} mit 1 Punkt.`
      : `Du bist auf Platz ${rank} mit ${points} Punkten.`,
  more: (address) => `Alles: ${address}`,
  drop: 'Aus dem Turnier aussteigen',
  dropSure: (event) =>
    `Möchtest du aus ${event} aussteigen? Nur das Turnierteam kann dich zurückholen.`,
  dispute: 'Stimmt nicht',
  disputed: 'Dein Match wartet auf einen Schiedsrichter. Bleib an deinem Tisch.',
  judgeCalled: 'Ein Schiedsrichter ist gerufen.',
  deckHow:
    'Häng dein Deck als `file` an oder füge es als `text` ein, in jedem Format, das Conclave liest.',
  deckTaken: 'Dein Deck ist abgegeben.',
  deckFaults: (count, address) => `Dein Deck ist abgegeben. Es hat ${count} Fehler: ${address}`,
  done: 'Erledigt.',
  nothingToPair: 'Gerade lässt sich keine Runde paaren.',
  tableUnknown: 'Diesen Tisch hat die Runde nicht.',
  announcement: (event, text) => `**${event}**: ${text}`,
  pairings: (event, round) => `**${event}, ${round}**`,
  results: (event, round) => `**${event}, ${round}**: die Ergebnisse`,
  tableLine: (table, first, second) => `Tisch ${table}: ${first} – ${second}`,
  byeLine: (name) => `Freilos: ${name}`,
  tableOf: (round, table, first, second) => `${round}, **Tisch ${table}**: ${first} – ${second}`,
  thread: (round, table, first, second) => `${round}, Tisch ${table}: ${first} – ${second}`,
  result: (first, score, second) => `Ergebnis: ${first} ${score} ${second}`,
  reportStands: (by, first, score, second) => `${by} meldet: ${first} ${score} ${second}`,
  disputeStands: 'Das Ergebnis ist strittig: Ein Schiedsrichter entscheidet.',
  final: (event, champion) => `**${event}** ist vorbei. Sieg: **${champion}**`,
  refused: {
    'auth/required': 'Verknüpfe zuerst dein Konto oder deinen Platz mit `/link`.',
    'guest/claimed': 'Dieser Platz gehört zu einem Konto. Verknüpfe stattdessen das Konto.',
    'match/completed':
      'Das Ergebnis dieses Matches steht fest. Ist es falsch, ruf einen Schiedsrichter.',
    'match/report-changed': 'Dein Gegner meldet inzwischen etwas anderes. Sieh mit `/where` nach.',
    'tournament/name-taken': 'So heißt hier schon jemand. Wähle mit `name` einen anderen Namen.',
    'tournament/private-event':
      'Dieses Turnier ist privat: Der Veranstalter trägt die Spieler ein.',
    'tournament/registration-opens-later': 'Die Anmeldung ist noch nicht offen.',
    'tournament/registration-not-open': 'Die Anmeldung ist nicht offen.',
    'tournament/not-running': 'Das Turnier läuft nicht.',
    'match/report-games': noSuchEnd,
    'match/score-too-many-games': noSuchEnd,
    'match/score-too-many-wins': noSuchEnd,
    'match/score-unfinished': noSuchEnd,
    'policy/forbidden': 'Das darfst du nicht.',
    'token/too-many': 'Dein Konto hat zu viele Tokens. Widerrufe eins auf deiner Kontoseite.',
    'token/unknown': 'Deine Verknüpfung ist beendet. Verknüpfe neu mit `/link`.',
    'tournament/not-found': 'Unter dieser Adresse wurde kein Turnier gefunden.',
  },
  refusedOther: (code) => `Das geht jetzt nicht. (${code})`,
  busy: 'Der Server ist beschäftigt. Nichts ist verloren; versuche es gleich noch einmal.',
  fault: 'Etwas ist schiefgegangen. Sieh mit `/where` nach, was gilt, und versuche es noch einmal.',
};
