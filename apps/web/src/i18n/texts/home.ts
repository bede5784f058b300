import type { Texts } from '../pairs.js';

export const home = {
  title: ['Run your event from one table', 'Dirige tu evento desde una sola mesa'],
  lead: [
    'Registration, deck checks, pairings, results, standings and top cut for Star Wars: Unlimited: Premier, Trilogy, Sealed and Draft. Phones and the big screen follow by themselves.',
    'Inscripción, revisión de mazos, mesas, resultados, clasificación y eliminatoria para Star Wars: Unlimited: Premier, Trilogy, Sealed y Draft. Los móviles y la pantalla grande se actualizan solos.',
  ],
  create: ['Create an event', 'Crear un evento'],
  demo: ['Create a demo event', 'Crear evento de prueba'],
  demoFormat: ['Format of the demo event', 'Formato del evento de prueba'],
  demoHints: {
    premier: [
      '24 bots register, submit real decks and start to play. You are the organizer. No account needed.',
      '24 bots se inscriben, presentan mazos reales y empiezan a jugar. Tú organizas. Sin cuenta.',
    ],
    trilogy: [
      '16 bots bring three decks each, ban and pick in secret and play. You are the organizer. No account needed.',
      '16 bots traen tres mazos cada uno, excluyen y eligen en secreto y juegan. Tú organizas. Sin cuenta.',
    ],
    sealed: [
      '16 bots open six boosters each, build legal decks and play. You are the organizer. No account needed.',
      '16 bots abren seis sobres cada uno, construyen mazos legales y juegan. Tú organizas. Sin cuenta.',
    ],
    draft: [
      '16 bots draft in two pods of 8 against the clock, build and play. You are the organizer. No account needed.',
      '16 bots eligen cartas en dos grupos de 8 contra el reloj, construyen su mazo y juegan. Tú organizas. Sin cuenta.',
    ],
  },
  demoBusy: ['Filling the room…', 'Llenando la sala…'],
  points: {
    seen: ['Everyone sees the same thing', 'Todos ven lo mismo'],
    seenText: [
      'A result reported on a phone is in the standings before the players stand up.',
      'Un resultado comunicado desde el móvil está en la clasificación antes de levantarse.',
    ],
    explained: ['Pairings explain themselves', 'Las mesas se explican'],
    explainedText: [
      'For each table: why these two. No rematch while one can be avoided, byes from the lowest group.',
      'En cada mesa: por qué esos dos. Sin repetir rival si se puede evitar; descansos desde el grupo más bajo.',
    ],
    kept: ['Nothing gets lost', 'No se pierde nada'],
    keptText: [
      'Every step is a recorded event. Wrong results are corrected, not erased, and one file proves the whole day.',
      'Cada paso queda registrado. Los errores se corrigen sin borrar nada y un solo archivo demuestra el día entero.',
    ],
  },
  open: ['Open events', 'Eventos abiertos'],
  noEvents: [
    'No open events. The next one could be yours.',
    'No hay eventos abiertos. El próximo puede ser el tuyo.',
  ],
  over_one: ['{{count}} finished event', '{{count}} evento terminado'],
  over_other: ['{{count}} finished events', '{{count}} eventos terminados'],
  demoAccount: [
    'You are signed in to a demo account: {{email}}, password {{password}}',
    'Has entrado con una cuenta de prueba: {{email}}, contraseña {{password}}',
  ],
} as const satisfies Texts;
