/** What the boards say besides names and numbers, in the languages of the pages. */
const words = {
  en: {
    round: (round: number) => `Round ${round}`,
    table: 'Table',
    bye: 'Bye',
    final: 'Final',
    settled: (done: number, all: number) => `${done} of ${all} results in`,
    nothing: 'Nothing to show yet',
    timeUp: 'Time',
    paused: 'Paused',
    statuses: {
      draft: 'in preparation',
      registration: 'registration open',
      closed: 'registration closed',
      running: 'under way',
      finished: 'finished',
      cancelled: 'cancelled',
    },
  },
  es: {
    round: (round: number) => `Ronda ${round}`,
    table: 'Mesa',
    bye: 'Bye',
    final: 'Final',
    settled: (done: number, all: number) => `${done} de ${all} resultados`,
    nothing: 'Aún no hay nada que mostrar',
    timeUp: 'Tiempo',
    paused: 'En pausa',
    statuses: {
      draft: 'en preparación',
      registration: 'inscripción abierta',
      closed: 'inscripción cerrada',
      running: 'en curso',
      finished: 'terminado',
      cancelled: 'cancelado',
    },
  },
  fr: {
    round: (round: number) => `Ronde ${round}`,
    table: 'Table',
    bye: 'Bye',
    final: 'Finale',
    settled: (done: number, all: number) => `${done} résultats sur ${all}`,
    nothing: 'Rien à montrer pour l’instant',
    timeUp: 'Temps écoulé',
    paused: 'En pause',
    statuses: {
      draft: 'en préparation',
      registration: 'inscriptions ouvertes',
      closed: 'inscriptions closes',
      running: 'en cours',
      finished: 'terminé',
      cancelled: 'annulé',
    },
  },
} as const;

export type BoardLanguage = keyof typeof words;
export type Words = (typeof words)[BoardLanguage];

export const boardLanguages = ['en', 'es', 'fr'] as const satisfies readonly BoardLanguage[];

export const wordsIn = (language: BoardLanguage): Words => words[language];
