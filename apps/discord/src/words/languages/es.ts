import type { Words } from '../words.js';

const games = (count: number): string => (count === 1 ? '1 empate' : `${count} empates`);

export const es: Words = {
  commands: {
    dispute: 'Indica que el resultado comunicado no es correcto',
    judge: 'Llama a un juez a tu mesa',
    deck: 'Entrega tu mazo como archivo o como texto',
    drop: 'Abandona el evento',
    staff: 'Dirige el evento (organización)',
    'staff open': 'Abre la inscripción',
    'staff close': 'Cierra la inscripción',
    'staff check-in-all': 'Confirma la presencia de todo el mundo',
    'staff start': 'Empieza el evento',
    'staff pair': 'Empareja la ronda siguiente',
    'staff clock': 'Pone en marcha el reloj de la ronda',
    'staff rule': 'Introduce o corrige el resultado de una mesa',
    'staff announce': 'Anuncia algo a todo el mundo',
    'staff finish': 'Termina el evento',
    register: 'Inscríbete en el evento de este canal',
    'check-in': 'Confirma tu presencia en el evento',
    where: 'Dónde te sientas y contra quién',
    report: 'Comunica el resultado de tu enfrentamiento',
    confirm: 'Confirma el resultado que ha comunicado tu adversario',
    standings: 'La clasificación del evento',
    link: 'Vincula tu cuenta o tu puesto con un código',
    unlink: 'Termina el vínculo entre Discord y tu cuenta o puesto',
    follow: 'Haz que este canal siga un evento (organización)',
    unfollow: 'Haz que este canal no siga ningún evento (organización)',
  },
  options: {
    note: 'De qué se trata',
    file: 'Un archivo con la lista de tu mazo',
    text: 'El texto',
    minutes: 'Minutos de la ronda, si no son los del evento',
    table: 'Número de la mesa',
    first: 'Partidas ganadas por quien figura primero',
    second: 'Partidas ganadas por quien figura segundo',
    name: 'Tu nombre en el evento, si no es el que tienes aquí',
    won: 'Partidas que has ganado',
    lost: 'Partidas que has perdido',
    drawn: 'Partidas empatadas',
    code: 'El código de la página de tu cuenta o el de tu puesto',
    event: 'La dirección del evento',
  },
  round: (number) => `Ronda ${number}`,
  cut: (matches) =>
    matches === 1
      ? 'Final'
      : matches === 2
        ? 'Semifinales'
        : matches === 4
          ? 'Cuartos de final'
          : `Top ${matches * 2}`,
  score: ({ won, lost, drawn }) =>
    drawn === 0 ? `${won}–${lost}` : `${won}–${lost}, ${games(drawn)}`,
  noEvent: 'Este canal no sigue ningún evento. La organización elige uno con `/follow`.',
  noSeat:
    'Aún no tienes puesto en este evento. Inscríbete con `/register` o vincula un puesto con `/link`.',
  linked: (name) => `Tu cuenta de Discord actúa ahora por ${name}.`,
  seatLinked: 'Este puesto está ahora en tu cuenta de Discord.',
  howToLink: (address) =>
    `Crea un código en la página de tu cuenta y escríbelo aquí antes de 10 minutos: ${address}`,
  codeUnknown:
    'Este código no abre nada. Los códigos de cuenta valen una vez, durante 10 minutos; crea otro y escríbelo aquí.',
  unlinked: 'El vínculo ha terminado. Tus inscripciones siguen como están.',
  notLinked: 'Vincula primero tu cuenta con `/link`.',
  follows: (event) => `Este canal sigue ${event}.`,
  followsNothing: 'Este canal ya no sigue ningún evento.',
  notManaging: 'Esto lo puede hacer quien administra este servidor de Discord.',
  notStaff: 'Esto solo lo puede hacer la organización del evento.',
  eventUnknown: 'No hay ningún evento en esta dirección.',
  registered: (name, event) => `Inscripción hecha en ${event}: ${name}.`,
  asked: (name, event) =>
    `La inscripción de ${name} en ${event} espera a que la organización la acepte. Consúltalo con \`/where\`.`,
  waitlisted: (name, place) =>
    `El evento está completo. Puesto ${place} en la lista de espera: ${name}.`,
  registeredBefore: (name) => `Ya tienes una inscripción como ${name}.`,
  registrationShut: 'La inscripción no está abierta.',
  checkedIn: (event) => `Has confirmado tu presencia en ${event}.`,
  checkInShut: 'Ahora no puedes confirmar tu presencia.',
  table: ({ round, table, opponent, opponentRecord }) =>
    `${round}, **mesa ${table}**, contra **${opponent}** (${opponentRecord}).`,
  bye: (round) => `${round}: tienes un bye.`,
  noTable: 'Aún no tienes mesa. Espera a los emparejamientos.',
  dropped: 'Ya no juegas en este evento.',
  ownScore: (score) => `Resultado: ${score}.`,
  theirReport: (name, score) => `${name} comunica ${score}, visto desde tu lado. ¿Es correcto?`,
  ownReport: (score) => `Has comunicado ${score}. Tu adversario aún no lo ha confirmado.`,
  reported: (score, opponent) => `Has comunicado ${score}. Lo puede confirmar ${opponent}.`,
  agreed: (score) => `Los dos comunicáis lo mismo: ${score}.`,
  confirmed: (score) => `Confirmado: ${score}.`,
  nothingToConfirm: 'No hay nada que confirmar.',
  waitsForOpponent: 'Este resultado lo has comunicado tú: lo confirma tu adversario.',
  confirm: 'Confirmar',
  standings: (event, round) => `**${event}**, clasificación tras la ronda ${round}`,
  noStandings: 'Aún no hay clasificación.',
  ownRank: (rank, points) =>
    points === 1
      ? `Ocupas el puesto ${rank} con 1 punto.`
      : `Ocupas el puesto ${rank} con ${points} puntos.`,
  more: (address) => `Completo: ${address}`,
  drop: 'Abandonar el evento',
  dropSure: (event) => `¿Quieres abandonar ${event}? Solo la organización puede readmitirte.`,
  dispute: 'No es correcto',
  disputed: 'Tu enfrentamiento espera a un juez. Quédate en tu mesa.',
  judgeCalled: 'Se ha llamado a un juez.',
  deckHow: 'Añade tu mazo como `file` o pégalo como `text`, en cualquier formato que Conclave lea.',
  deckTaken: 'Has entregado tu mazo.',
  deckFaults: (count, address) =>
    count === 1
      ? `Has entregado tu mazo. Tiene 1 problema: ${address}`
      : `Has entregado tu mazo. Tiene ${count} problemas: ${address}`,
  done: 'Hecho.',
  nothingToPair: 'Ahora no se puede emparejar ninguna ronda.',
  tableUnknown: 'La ronda no tiene esa mesa.',
  announcement: (event, text) => `**${event}**: ${text}`,
  pairings: (event, round) => `**${event}, ${round}**`,
  results: (event, round) => `**${event}, ${round}**: los resultados`,
  tableLine: (table, first, second) => `Mesa ${table}: ${first} – ${second}`,
  byeLine: (name) => `Bye: ${name}`,
  tableOf: (round, table, first, second) => `${round}, **mesa ${table}**: ${first} – ${second}`,
  thread: (round, table, first, second) => `${round}, mesa ${table}: ${first} – ${second}`,
  result: (first, score, second) => `Resultado: ${first} ${score} ${second}`,
  reportStands: (by, first, score, second) => `${by} comunica: ${first} ${score} ${second}`,
  disputeStands: 'El resultado está en disputa: decide un juez.',
  final: (event, champion) => `**${event}** ha terminado. Campeonato: **${champion}**`,
  refused: {
    'auth/required': 'Vincula primero tu cuenta o tu puesto con `/link`.',
    'guest/claimed': 'Este puesto pertenece a una cuenta. Vincula esa cuenta.',
    'match/completed':
      'El resultado de este enfrentamiento es firme. Llama a un juez si no es correcto.',
    'match/report-changed': 'Tu adversario comunica ahora otra cosa. Míralo con `/where`.',
    'tournament/name-taken': 'Ya hay una inscripción con este nombre. Elige otro con `name`.',
    'tournament/private-event': 'Este evento es privado: quien organiza inscribe a los jugadores.',
    'tournament/registration-opens-later': 'La inscripción aún no está abierta.',
    'tournament/registration-not-open': 'La inscripción no está abierta.',
    'tournament/not-running': 'El evento no está en curso.',
    'match/report-games': 'Un enfrentamiento no puede acabar así. Revisa los números.',
    'match/score-too-many-games': 'Un enfrentamiento no puede acabar así. Revisa los números.',
    'match/score-too-many-wins': 'Un enfrentamiento no puede acabar así. Revisa los números.',
    'match/score-unfinished': 'Un enfrentamiento no puede acabar así. Revisa los números.',
    'policy/forbidden': 'No tienes permiso para hacer esto.',
    'token/too-many': 'Tu cuenta tiene demasiados tokens. Revoca uno en la página de tu cuenta.',
    'token/unknown': 'Tu vínculo ha terminado. Vincula de nuevo con `/link`.',
    'tournament/not-found': 'No hay ningún evento en esta dirección.',
  },
  refusedOther: (code) => `Ahora no es posible. (${code})`,
  busy: 'El servidor está ocupado. No se pierde nada; inténtalo de nuevo en un momento.',
  fault: 'Algo ha fallado. Mira con `/where` lo que consta e inténtalo de nuevo.',
};
