import type { Texts } from '../pairs.js';

export const events = {
  none: ['You have no events yet.', 'Aún no tienes eventos.'],
  played: ['Where you play', 'Donde juegas'],
  import: {
    title: ['Bring an event here', 'Traer un evento aquí'],
    keyTitle: ["1. This server's key", '1. La clave de este servidor'],
    keyHint: [
      'On the server where the event is now, its owner opens Desk, Settings, Move to another server, enters this key and downloads the file.',
      'En el servidor donde está el evento, quien lo creó abre Organización, Ajustes, Mover a otro servidor, pega esta clave y descarga el archivo.',
    ],
    fileTitle: ['2. The file', '2. El archivo'],
    fileHint: [
      'Every event in it is checked first. It is taken whole or not at all.',
      'Antes se comprueba todo lo que contiene. Se toma entero o nada.',
    ],
    busy: ['Checking the file', 'Comprobando el archivo'],
    unreadable: ['This is not a file of an event.', 'Esto no es el archivo de un evento.'],
    faults: ['The file is not taken', 'El archivo no se acepta'],
    after: [
      'The event will be yours. Staff need their roles anew, players without an account need new codes (Players, Seat codes), and players with an account claim their seat with such a code.',
      'El evento será tuyo. La organización necesita roles nuevos; quien juega sin cuenta, un código nuevo (Jugadores, Códigos de plaza), y quien tiene cuenta reclama su plaza con ese código.',
    ],
  },
  move: {
    title: ['Move to another server', 'Mover a otro servidor'],
    hint: [
      'The file holds everything: results, decks, and the seeds of the pairings, encrypted so that only the other server can read them. That you made it stands in the story. Do not go on here afterwards.',
      'El archivo lo contiene todo: resultados, mazos y las semillas de los emparejamientos, cifradas para que solo el otro servidor pueda leerlas. Queda en el historial. Después no sigas aquí.',
    ],
    key: ['Key of the other server', 'Clave del otro servidor'],
    allow: ['Make the file', 'Preparar el archivo'],
    download: ['Download the file', 'Descargar el archivo'],
  },
  signedOut: ['Sign in to see and create events.', 'Inicia sesión para ver y crear eventos.'],
} as const satisfies Texts;
