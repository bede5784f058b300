import type { Texts } from '../pairs.js';

/** Finished games, step by step. */
export const replay = {
  title: ['Replay: {{first}} against {{second}}', 'Repetición: {{first}} contra {{second}}'],
  watch: ['Watch the replay', 'Ver la repetición'],
  watchGame: ['Replay of game {{game}}', 'Repetición de la partida {{game}}'],
  controls: ['Replay controls', 'Controles de la repetición'],
  place: [
    'Round {{round}}, decision {{at}} of {{last}}',
    'Ronda {{round}}, decisión {{at}} de {{last}}',
  ],
  start: ['The game begins', 'Comienza la partida'],
  hidden: ['A choice that you could not see', 'Una elección que no podías ver'],
  play: ['Play', 'Reproducir'],
  pause: ['Pause', 'Pausa'],
  speed: ['Speed: {{speed}}', 'Velocidad: {{speed}}'],
  slider: ['Place in the game', 'Lugar en la partida'],
  step: {
    decision: {
      back: ['One decision back (left arrow)', 'Una decisión atrás (flecha izquierda)'],
      on: ['One decision on (right arrow)', 'Una decisión adelante (flecha derecha)'],
    },
    action: {
      back: [
        'One action back (Shift and left arrow)',
        'Una acción atrás (mayúsculas y flecha izquierda)',
      ],
      on: [
        'One action on (Shift and right arrow)',
        'Una acción adelante (mayúsculas y flecha derecha)',
      ],
    },
    round: {
      back: ['One round back (up arrow)', 'Una ronda atrás (flecha arriba)'],
      on: ['One round on (down arrow)', 'Una ronda adelante (flecha abajo)'],
    },
  },
  turn: ['See it from the side of {{name}}', 'Verla desde el lado de {{name}}'],
  link: ['Copy the link to this moment', 'Copiar el enlace a este momento'],
  copied: ['Link copied', 'Enlace copiado'],
  save: ['Save the replay as a file', 'Guardar la repetición como archivo'],
  toTable: ['Back to the table', 'Volver a la mesa'],
  handOf: ['Hand of {{name}}', 'Mano de {{name}}'],
  fault: ['Report a fault at this moment', 'Informar de un fallo en este momento'],
  faultText: [
    'The report holds both decks and every choice up to here, so that the moment can be played again. It is saved as a file on this device; send it to whoever runs this site.',
    'El informe contiene los dos mazos y todas las elecciones hasta aquí, para poder repetir el momento. Se guarda como archivo en este dispositivo; envíalo a quien administra este sitio.',
  ],
  faultWords: ['What is wrong?', '¿Qué está mal?'],
  faultSave: ['Save the report', 'Guardar el informe'],
  fileTitle: ['Open a saved game', 'Abrir una partida guardada'],
  fileText: [
    'Choose a replay that was saved as a file, or drop it here. It stays on this device.',
    'Elige una repetición guardada como archivo o suéltala aquí. No sale de este dispositivo.',
  ],
  choose: ['Choose a file', 'Elegir un archivo'],
  unreadable: [
    '{{name}} is not a replay of this site.',
    '{{name}} no es una repetición de este sitio.',
  ],
} as const satisfies Texts;
