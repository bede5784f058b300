import type { TournamentState } from '#tournament';

/** A text in both languages. */
export interface Said {
  readonly en: string;
  readonly es: string;
}

/** The text in a language; in English where we do not write that one. */
export const inLanguage = (said: Said, language: string): string =>
  (({ ...said }) as Readonly<Record<string, string | undefined>>)[language] ?? said.en;

interface RoundPlace {
  readonly phase: number;
  readonly round: number;
}

const roundOf = (players: number): Said => {
  if (players <= 2) return { en: 'Final', es: 'Final' };
  if (players === 4) return { en: 'Semifinals', es: 'Semifinales' };
  if (players === 8) return { en: 'Quarterfinals', es: 'Cuartos de final' };
  if (players === 16) return { en: 'Round of 16', es: 'Octavos de final' };
  return { en: `Round of ${players}`, es: `Ronda de ${players}` };
};

export const roundName = (event: TournamentState, { phase, round }: RoundPlace): Said => {
  const played = event.phases[phase];
  return played?.kind === 'elimination'
    ? roundOf(played.size / 2 ** (round - 1))
    : { en: `Round ${round}`, es: `Ronda ${round}` };
};

export const words = {
  pairedTitle: (round: Said, table: number): Said => ({
    en: `${round.en}: table ${table}`,
    es: `${round.es}: mesa ${table}`,
  }),
  paired: (opponent: string): Said => ({
    en: `You play against ${opponent}.`,
    es: `Juegas contra ${opponent}.`,
  }),
  byeTitle: (round: Said): Said => ({ en: `${round.en}: bye`, es: `${round.es}: descanso` }),
  bye: { en: 'You have a bye and need not play.', es: 'Tienes descanso y no juegas.' },
  startedTitle: (round: Said): Said => ({
    en: `${round.en} has started`,
    es: `${round.es} ha empezado`,
  }),
  started: (table: number, opponent: string): Said => ({
    en: `Table ${table}, against ${opponent}.`,
    es: `Mesa ${table}, contra ${opponent}.`,
  }),
  lowTitle: { en: 'Five minutes left', es: 'Quedan cinco minutos' },
  low: (round: Said, table: number): Said => ({
    en: `${round.en}, table ${table}: finish your match and report it.`,
    es: `${round.es}, mesa ${table}: termina tu partida y anota el resultado.`,
  }),
  disputedTitle: { en: 'Your result was disputed', es: 'Tu resultado ha sido disputado' },
  disputed: (table: number): Said => ({
    en: `Table ${table}: stay there, a judge will decide.`,
    es: `Mesa ${table}: quédate allí, un juez decidirá.`,
  }),
  ruledTitle: { en: 'Your result was ruled', es: 'Un juez ha decidido tu resultado' },
  ruled: (table: number): Said => ({
    en: `Table ${table}: a judge or scorekeeper has entered the result. Look at it.`,
    es: `Mesa ${table}: un juez o anotador ha puesto el resultado. Míralo.`,
  }),
  disputeTitle: (table: number): Said => ({
    en: `Table ${table}: disputed result`,
    es: `Mesa ${table}: resultado disputado`,
  }),
  dispute: { en: 'The players need a ruling.', es: 'Los jugadores necesitan una decisión.' },
  announcementTitle: { en: 'Announcement', es: 'Aviso' },
  podTitle: (pod: number): Said => ({
    en: `Pod ${pod}: your draft is about to begin`,
    es: `Grupo ${pod}: tu draft va a empezar`,
  }),
  pod: (seat: number): Said => ({
    en: `Seat ${seat}. Open it and say that you are here: nothing runs before.`,
    es: `Asiento ${seat}. Ábrelo y di que estás aquí: nada empieza antes.`,
  }),
  callTitle: (table: number): Said => ({
    en: `Table ${table} calls a judge`,
    es: `La mesa ${table} llama a un juez`,
  }),
  callSomewhereTitle: { en: 'A player calls a judge', es: 'Un jugador llama a un juez' },
  call: (player: string): Said => ({
    en: `${player} is waiting.`,
    es: `${player} está esperando.`,
  }),
} as const;
