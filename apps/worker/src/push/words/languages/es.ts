import type { PushWords } from '../push-words.js';

const named: Readonly<Record<number, string>> = {
  4: 'Semifinales',
  8: 'Cuartos de final',
  16: 'Octavos de final',
};

export const es: PushWords = {
  round: (round) => `Ronda ${round}`,
  cut: (players) => (players <= 2 ? 'Final' : (named[players] ?? `Ronda de ${players}`)),
  pairedTitle: (round, table) => `${round}: mesa ${table}`,
  paired: (opponent) => `Juegas contra ${opponent}.`,
  byeTitle: (round) => `${round}: descanso`,
  bye: 'Tienes descanso y no juegas.',
  startedTitle: (round) => `${round} ha empezado`,
  started: (table, opponent) => `Mesa ${table}, contra ${opponent}.`,
  lowTitle: 'Quedan cinco minutos',
  low: (round, table) => `${round}, mesa ${table}: termina tu enfrentamiento y anota el resultado.`,
  disputedTitle: 'Tu resultado ha sido disputado',
  disputed: (table) => `Mesa ${table}: quédate allí, un juez decidirá.`,
  ruledTitle: 'Un juez ha decidido tu resultado',
  ruled: (table) => `Mesa ${table}: un juez o anotador ha puesto el resultado. Míralo.`,
  disputeTitle: (table) => `Mesa ${table}: resultado disputado`,
  dispute: 'Los jugadores necesitan una decisión.',
  claimedTitle: (table) => `Mesa ${table}: ¿acabó así?`,
  claimed: (player) => `${player} ha anotado los puestos. Di si son correctos.`,
  droppedTitle: (table, player) => `Mesa ${table}: ${player} se ha retirado`,
  dropped: 'La mesa aún necesita su resultado.',
  announcementTitle: 'Aviso',
  podTitle: (pod) => `Grupo ${pod}: tu draft va a empezar`,
  pod: (seat) => `Asiento ${seat}. Ábrelo y di que estás aquí: nada empieza antes.`,
  callTitle: (table) => `La mesa ${table} llama a un juez`,
  callSomewhereTitle: 'Un jugador llama a un juez',
  call: (player) => `${player} está esperando.`,
};
