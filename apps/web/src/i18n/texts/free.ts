import type { Texts } from '../pairs.js';

/** Drafts of no event: alone against bots, or with friends. */
export const free = {
  practise: ['Practise a draft', 'Practicar un draft'],
  practiseHint: [
    'Any set, against bots or with friends. No account needed.',
    'Cualquier colección, contra bots o con amigos. Sin cuenta.',
  ],
  title: ['Practise a draft', 'Practicar un draft'],
  text: [
    'Three leaders and three packs, without a clock. Build a deck afterwards and play it on screen.',
    'Tres líderes y tres sobres, sin reloj. Después construye un mazo y juégalo en pantalla.',
  ],
  alone: ['Draft against bots', 'Draft contra bots'],
  friends: ['Invite friends', 'Invitar a amigos'],
  seats: ['Seats at the table', 'Asientos en la mesa'],
  name: ['Your name', 'Tu nombre'],
  gathering: ['Waiting for friends', 'Esperando a los amigos'],
  invite: [
    'Send this address to your friends. Bots take the seats that stay free.',
    'Envía esta dirección a tus amigos. Los bots ocupan los asientos libres.',
  ],
  copyLink: ['Copy the address', 'Copiar la dirección'],
  invited: ['You are invited to this draft.', 'Te han invitado a este draft.'],
  join: ['Sit down', 'Sentarme'],
  full: [
    'Every seat is taken. You may look on.',
    'Todos los asientos están ocupados. Puedes mirar.',
  ],
  deck: ['Your deck', 'Tu mazo'],
  keptHere: [
    'This deck is kept on this device only. Copy it to take it elsewhere.',
    'Este mazo se guarda solo en este dispositivo. Cópialo para llevarlo a otra parte.',
  ],
  against: ['Opponent', 'Rival'],
  play: ['Play this deck now', 'Jugar este mazo ahora'],
  notReady: [
    'A leader, a base and at least 30 cards make a deck.',
    'Un líder, una base y al menos 30 cartas hacen un mazo.',
  ],
} as const satisfies Texts;
