import type { Texts } from '../pairs.js';

/** The event's page: what organizers fill in and visitors read, and announcements to all. */
export const page = {
  title: ['About the event', 'Sobre el evento'],
  again: ['Make this event again', 'Repetir este evento'],
  startsAt: ['Starts at', 'Empieza a las'],
  timeZone: ['Time zone', 'Zona horaria'],
  registrationOpensAt: ['Registration opens at', 'La inscripción abre a las'],
  description: ['Description', 'Descripción'],
  organizer: ['Organizer', 'Organiza'],
  contact: ['Contact', 'Contacto'],
  address: ['Address', 'Dirección'],
  fee: ['Entry fee', 'Precio'],
  prizes: ['Prizes', 'Premios'],
  schedule: ['Schedule', 'Horario'],
  map: ['Show on a map', 'Ver en el mapa'],
  calendar: ['Add to my calendar', 'Añadir a mi calendario'],
  yourTime: ['Your time: {{time}}', 'En tu hora: {{time}}'],
  opensLater: ['Registration opens {{time}}.', 'La inscripción abre el {{time}}.'],
  privateTitle: ['Private event', 'Evento privado'],
  privateText: [
    'Only its players and staff see it. Open your seat with your code, or sign in.',
    'Solo lo ven sus jugadores y la organización. Abre tu plaza con tu código o inicia sesión.',
  ],
  visibility: {
    label: ['Who finds it', 'Quién lo encuentra'],
    public: ['Everyone', 'Todo el mundo'],
    unlisted: ['Whoever has the link', 'Quien tenga el enlace'],
    private: ['Players and staff only', 'Solo jugadores y organización'],
    publicHint: ['It stands on the home page.', 'Aparece en la página de inicio.'],
    unlistedHint: ['It is in no list.', 'No aparece en ninguna lista.'],
    privateHint: [
      'You enter the players; each opens the seat with a code.',
      'Tú inscribes a los jugadores; cada uno abre su plaza con un código.',
    ],
  },
  announcements: ['Announcements', 'Avisos'],
  announce: ['Announce to everyone', 'Avisar a todos'],
  announceHint: [
    'Shown on every page and on the big screen, and sent to the phones of players who listen.',
    'Se ve en todas las páginas y en la pantalla grande, y llega a los móviles que lo pidieron.',
  ],
  announceGo: ['Announce', 'Avisar'],
  withdraw: ['Take off', 'Retirar'],
} as const satisfies Texts;
