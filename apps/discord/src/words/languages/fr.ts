import type { Words } from '../words.js';

const games = (count: number): string => (count === 1 ? '1 nulle' : `${count} nulles`);

export const fr: Words = {
  commands: {
    dispute: 'Dire que le résultat annoncé n’est pas exact',
    judge: 'Appeler un arbitre à votre table',
    deck: 'Remettre votre deck, en fichier ou en texte',
    drop: 'Quitter l’événement',
    staff: 'Diriger l’événement (organisation)',
    'staff open': 'Ouvrir les inscriptions',
    'staff close': 'Fermer les inscriptions',
    'staff check-in-all': 'Confirmer la présence de tout le monde',
    'staff start': 'Commencer l’événement',
    'staff pair': 'Apparier la ronde suivante',
    'staff clock': 'Lancer l’horloge de la ronde',
    'staff rule': 'Saisir ou corriger le résultat d’une table',
    'staff announce': 'Annoncer quelque chose à tout le monde',
    'staff finish': 'Terminer l’événement',
    register: 'Vous inscrire à l’événement de ce salon',
    'check-in': 'Confirmer que vous êtes là',
    where: 'Où vous êtes assis, et contre qui',
    report: 'Annoncer le résultat de votre match',
    confirm: 'Confirmer le résultat annoncé par votre adversaire',
    standings: 'Le classement de l’événement',
    link: 'Lier votre compte ou votre place avec un code',
    unlink: 'Mettre fin au lien entre Discord et votre compte ou place',
    follow: 'Faire suivre un événement par ce salon (organisation)',
    unfollow: 'Ne plus faire suivre d’événement par ce salon (organisation)',
  },
  options: {
    note: 'De quoi il s’agit',
    file: 'Un fichier avec la liste de votre deck',
    text: 'Le texte',
    minutes: 'Minutes de la ronde, si ce ne sont pas celles de l’événement',
    table: 'Numéro de la table',
    first: 'Parties gagnées par la personne nommée en premier',
    second: 'Parties gagnées par la personne nommée en second',
    name: 'Votre nom à l’événement, si ce n’est pas celui d’ici',
    won: 'Parties que vous avez gagnées',
    lost: 'Parties que vous avez perdues',
    drawn: 'Parties nulles',
    code: 'Le code de la page de votre compte, ou celui de votre place',
    event: 'L’adresse de l’événement',
  },
  round: (number) => `Ronde ${number}`,
  cut: (matches) =>
    matches === 1
      ? 'Finale'
      : matches === 2
        ? 'Demi-finales'
        : matches === 4
          ? 'Quarts de finale'
          : `Top ${matches * 2}`,
  score: ({ won, lost, drawn }) =>
    drawn === 0 ? `${won}–${lost}` : `${won}–${lost}, ${games(drawn)}`,
  noEvent: 'Ce salon ne suit aucun événement. L’organisation en choisit un avec `/follow`.',
  noSeat:
    'Vous n’avez pas encore de place à cet événement. Inscrivez-vous avec `/register`, ou liez une place avec `/link`.',
  linked: (name) => `Votre compte Discord agit maintenant pour ${name}.`,
  seatLinked: 'Votre compte Discord tient maintenant cette place.',
  howToLink: (address) =>
    `Créez un code sur la page de votre compte et saisissez-le ici dans les 10 minutes : ${address}`,
  codeUnknown:
    'Ce code n’ouvre rien. Les codes de compte valent une fois, pendant 10 minutes ; créez-en un autre et saisissez-le ici.',
  unlinked: 'Le lien a pris fin. Vos inscriptions restent comme elles sont.',
  notLinked: 'Liez d’abord votre compte avec `/link`.',
  follows: (event) => `Ce salon suit ${event}.`,
  followsNothing: 'Ce salon ne suit plus aucun événement.',
  notManaging: 'La personne qui gère ce serveur Discord peut le faire.',
  notStaff: 'Seule l’équipe de l’événement peut le faire.',
  eventUnknown: 'Aucun événement ne se trouve à cette adresse.',
  registered: (name, event) => `Inscription faite à ${event} : ${name}.`,
  asked: (name, event) =>
    `L’inscription de ${name} à ${event} attend d’être acceptée par l’organisation. Consultez \`/where\`.`,
  waitlisted: (name, place) =>
    `L’événement est complet. Place ${place} sur la liste d’attente : ${name}.`,
  registeredBefore: (name) => `Vous êtes déjà sur la liste sous le nom ${name}.`,
  registrationShut: 'Les inscriptions ne sont pas ouvertes.',
  checkedIn: (event) => `Votre présence à ${event} est confirmée.`,
  checkInShut: 'Vous ne pouvez pas confirmer votre présence maintenant.',
  table: ({ round, table, opponent, opponentRecord }) =>
    `${round}, **table ${table}**, contre **${opponent}** (${opponentRecord}).`,
  bye: (round) => `${round} : vous avez un bye.`,
  noTable: 'Vous n’avez pas encore de table. Attendez les appariements.',
  dropped: 'Vous ne jouez plus dans cet événement.',
  ownScore: (score) => `Résultat : ${score}.`,
  theirReport: (name, score) => `${name} annonce ${score}, vu de votre côté. Est-ce exact ?`,
  ownReport: (score) => `Vous avez annoncé ${score}. Votre adversaire ne l’a pas encore confirmé.`,
  reported: (score, opponent) => `Vous avez annoncé ${score}. ${opponent} peut le confirmer.`,
  agreed: (score) => `Vous annoncez tous deux la même chose : ${score}.`,
  confirmed: (score) => `Confirmé : ${score}.`,
  nothingToConfirm: 'Il n’y a rien à confirmer.',
  waitsForOpponent: 'C’est votre propre annonce : votre adversaire la confirme.',
  confirm: 'Confirmer',
  standings: (event, round) => `**${event}**, classement après la ronde ${round}`,
  noStandings: 'Il n’y a pas encore de classement.',
  ownRank: (rank, points) =>
    points === 1
      ? `Vous êtes à la place ${rank} avec 1 point.`
      : `Vous êtes à la place ${rank} avec ${points} points.`,
  more: (address) => `En entier : ${address}`,
  drop: 'Quitter l’événement',
  dropSure: (event) =>
    `Voulez-vous quitter ${event} ? Seule l’organisation peut vous y faire revenir.`,
  dispute: 'Ce n’est pas exact',
  disputed: 'Votre match attend un arbitre. Restez à votre table.',
  judgeCalled: 'Un arbitre est appelé.',
  deckHow:
    'Joignez votre deck comme `file`, ou collez-le comme `text`, dans un format que Conclave lit.',
  deckTaken: 'Votre deck est remis.',
  deckFaults: (count, address) =>
    count === 1
      ? `Votre deck est remis. Il a 1 problème : ${address}`
      : `Votre deck est remis. Il a ${count} problèmes : ${address}`,
  done: 'C’est fait.',
  nothingToPair: 'Aucune ronde ne peut être appariée maintenant.',
  tableUnknown: 'La ronde n’a pas cette table.',
  announcement: (event, text) => `**${event}** : ${text}`,
  pairings: (event, round) => `**${event}, ${round}**`,
  results: (event, round) => `**${event}, ${round}** : les résultats`,
  tableLine: (table, first, second) => `Table ${table} : ${first} – ${second}`,
  byeLine: (name) => `Bye : ${name}`,
  tableOf: (round, table, first, second) => `${round}, **table ${table}** : ${first} – ${second}`,
  thread: (round, table, first, second) => `${round}, table ${table} : ${first} – ${second}`,
  result: (first, score, second) => `Résultat : ${first} ${score} ${second}`,
  reportStands: (by, first, score, second) => `${by} annonce : ${first} ${score} ${second}`,
  disputeStands: 'Le résultat est contesté : un arbitre décide.',
  final: (event, champion) => `**${event}** est terminé. Victoire finale : **${champion}**`,
  refused: {
    'auth/required': 'Liez d’abord votre compte ou votre place avec `/link`.',
    'guest/claimed': 'Cette place appartient à un compte. Liez plutôt ce compte.',
    'match/completed': 'Le résultat de ce match est acquis. Appelez un arbitre s’il est faux.',
    'match/report-changed':
      'Votre adversaire annonce maintenant autre chose. Regardez avec `/where`.',
    'tournament/name-taken': 'Ce nom est déjà inscrit. Choisissez-en un autre avec `name`.',
    'tournament/private-event': 'Ce tournoi est privé : l’organisateur inscrit les joueurs.',
    'tournament/registration-opens-later': 'Les inscriptions ne sont pas encore ouvertes.',
    'tournament/registration-not-open': 'Les inscriptions ne sont pas ouvertes.',
    'tournament/not-running': 'L’événement n’est pas en cours.',
    'match/report-games': 'Un match ne peut pas finir ainsi. Vérifiez les nombres.',
    'match/score-too-many-games': 'Un match ne peut pas finir ainsi. Vérifiez les nombres.',
    'match/score-too-many-wins': 'Un match ne peut pas finir ainsi. Vérifiez les nombres.',
    'match/score-unfinished': 'Un match ne peut pas finir ainsi. Vérifiez les nombres.',
    'policy/forbidden': 'Vous n’avez pas le droit de faire cela.',
    'token/too-many': 'Votre compte a trop de jetons. Révoquez-en un sur la page de votre compte.',
    'token/unknown': 'Votre lien a pris fin. Liez de nouveau avec `/link`.',
    'tournament/not-found': 'Aucun événement ne se trouve à cette adresse.',
  },
  refusedOther: (code) => `Ce n’est pas possible maintenant. (${code})`,
  busy: 'Le serveur est occupé. Rien n’est perdu ; réessayez dans un instant.',
  fault: 'Un problème est survenu. Regardez avec `/where` ce qui est noté, puis réessayez.',
};
