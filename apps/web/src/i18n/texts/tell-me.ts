import type { Texts } from '../pairs.js';

export const tellMe = {
  title: ['Notifications', 'Notificaciones'],
  stop: ['Stop telling me', 'No avisarme más'],
  seat: {
    start: ['Tell me when I am paired', 'Avísame cuando me emparejen'],
    off: [
      'This phone can tell you your table, the start and the last five minutes of a round, even while it sleeps.',
      'Este teléfono puede avisarte de tu mesa, del inicio y de los últimos cinco minutos de la ronda, aunque esté en reposo.',
    ],
    on: [
      'This device tells you when you are paired, when a round starts or ends soon, and what becomes of your result.',
      'Este dispositivo te avisa cuando te emparejan, cuando una ronda empieza o está por acabar y de lo que pasa con tu resultado.',
    ],
  },
  floor: {
    start: ['Tell me when a judge is called', 'Avísame cuando llamen a un juez'],
    off: [
      'This device can tell you of calls and disputed results, even while it sleeps.',
      'Este dispositivo puede avisarte de llamadas y resultados disputados, aunque esté en reposo.',
    ],
    on: [
      'This device tells you of every call for a judge and every disputed result.',
      'Este dispositivo te avisa de cada llamada a un juez y de cada resultado disputado.',
    ],
  },
  blocked: [
    'Notifications are blocked for this site. Allow them in the settings of the browser and reload; until then keep this page open.',
    'Las notificaciones están bloqueadas para este sitio. Permítelas en los ajustes del navegador y recarga; mientras tanto deja esta página abierta.',
  ],
  install: [
    'On iPhone and iPad notifications reach installed apps only: tap Share, then "Add to Home Screen", and open Conclave from there.',
    'En iPhone y iPad las notificaciones solo llegan a apps instaladas: toca Compartir, luego «Añadir a pantalla de inicio», y abre Conclave desde ahí.',
  ],
  insecure: [
    'Notifications need an address with https. Here, keep this page open: it changes by itself.',
    'Las notificaciones necesitan una dirección con https. Aquí, deja esta página abierta: cambia sola.',
  ],
  unable: [
    'This browser cannot be notified. Keep this page open: it changes by itself.',
    'Este navegador no admite notificaciones. Deja esta página abierta: cambia sola.',
  ],
} as const satisfies Texts;
