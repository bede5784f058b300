import type { Lesson, LessonText } from './lesson.js';

const text = (en: string, es: string): LessonText => ({ en, es });

/** The lessons of the first game, in order; facts of the quick start rules in our words. */
export const LESSONS: readonly Lesson[] = [
  {
    id: 'winning',
    title: text('Decks and winning', 'Los mazos y la victoria'),
    text: text(
      'You lead the deck of Luke Skywalker against Darth Vader: a leader, a base and 50 cards each. Each base has 30 HP. Bring the enemy base to 0 and you win. First it is settled who starts.',
      'Llevas el mazo de Luke Skywalker contra Darth Vader: un líder, una base y 50 cartas cada uno. Cada base tiene 30 PG. Si dejas la base enemiga a 0, ganas. Primero se decide quién empieza.',
    ),
    shows: ['first-player'],
  },
  {
    id: 'set-up',
    title: text('Set-up and mulligan', 'Preparación y renovar la mano'),
    text: text(
      'You have drawn six cards. Once you may swap all six for six new ones; it is worth it when nothing cheap is among them. Then two cards go face down: your first resources, with which you pay.',
      'Has robado seis cartas. Una sola vez puedes cambiar las seis por otras seis; vale la pena si no hay nada barato. Después dos cartas van boca abajo: tus primeros recursos, con los que pagas.',
    ),
    shows: ['mulligan', 'opening-resources'],
  },
  {
    id: 'play-a-unit',
    title: text('Play a unit', 'Jugar una unidad'),
    text: text(
      'Players take turns with one action each. Playing a card exhausts as many resources as it costs. A unit stays in its arena, ground or space, and comes in exhausted: it can attack from the next round on.',
      'Los jugadores se turnan con una acción cada uno. Jugar una carta agota tantos recursos como cuesta. Una unidad se queda en su campo de batalla, terrestre o espacial, y entra agotada: podrá atacar desde la próxima ronda.',
    ),
    shows: ['play-unit'],
  },
  {
    id: 'pass',
    title: text('Pass', 'Pasar'),
    text: text(
      'Nothing left to do? Pass. You may still act later in this phase if your opponent goes on. When both pass one after the other, the action phase ends.',
      '¿No queda nada por hacer? Pasa. Aún puedes actuar después en esta fase si tu rival sigue. Cuando los dos pasan uno tras otro, termina la fase de acción.',
    ),
    shows: ['pass'],
  },
  {
    id: 'regroup',
    title: text('Regroup', 'Reagrupamiento'),
    text: text(
      'At the end of each round both draw two cards and may turn one card of their hand into a resource; then everything is readied. Add a resource every round until your leader can deploy.',
      'Al final de cada ronda ambos roban dos cartas y pueden convertir una carta de la mano en recurso; luego se prepara todo. Añade un recurso cada ronda hasta poder desplegar a tu líder.',
    ),
    shows: ['resource'],
  },
  {
    id: 'attack',
    title: text('Attack a base and a unit', 'Atacar una base y una unidad'),
    text: text(
      'A ready unit attacks the enemy base or an enemy unit in its own arena. A base takes damage equal to its power and does not strike back; two units deal damage to each other at the same time. Damage stays.',
      'Una unidad preparada ataca la base enemiga o una unidad enemiga de su mismo campo de batalla. La base recibe tanto daño como su Poder y no responde; dos unidades se infligen daño a la vez. El daño permanece.',
    ),
    shows: ['attack-base', 'attack-unit'],
  },
  {
    id: 'event-and-upgrade',
    title: text('Events and upgrades', 'Eventos y mejoras'),
    text: text(
      'An event does what it says once and goes to the discard pile. An upgrade is attached to a unit, raises its power and HP, and is lost with it.',
      'Un evento hace lo que dice una vez y va a la pila de descartes. Una mejora se vincula a una unidad, aumenta su Poder y sus PG, y se pierde con ella.',
    ),
    shows: ['play-event', 'play-upgrade'],
  },
  {
    id: 'leader-action',
    title: text('Your leader acts', 'La acción del líder'),
    text: text(
      'Your leader helps from the first round. Luke: pay 1 resource and exhaust him to give a Shield to a Heroism unit that you played this phase. He is readied with everything else.',
      'Tu líder ayuda desde la primera ronda. Luke: paga 1 recurso y agótalo para dar un Escudo a una unidad de Heroísmo que hayas jugado en esta fase. Se prepara con todo lo demás.',
    ),
    shows: ['leader-action'],
  },
  {
    id: 'initiative',
    title: text('The initiative', 'La iniciativa'),
    text: text(
      'One player in each round may take the initiative: they act first in the next round, and do nothing more in this one. Take it when you are done, or when it matters to strike first.',
      'Un jugador en cada ronda puede tomar la iniciativa: actúa primero en la siguiente y no hace nada más en esta. Tómala cuando hayas terminado o cuando importe golpear primero.',
    ),
    shows: ['take-initiative'],
  },
  {
    id: 'keywords',
    title: text('Keywords', 'Palabras clave'),
    text: text(
      'Some cards carry keywords: Sentinel must be attacked first, Saboteur ignores that and breaks Shields, Raid strikes harder, Restore heals your base, Ambush attacks at once, Overwhelm passes damage on, Shielded comes with a Shield, Grit grows with damage. Read a card to see its own.',
      'Algunas cartas tienen palabras clave: a Centinela hay que atacarla primero, Sabotaje la ignora y rompe Escudos, Incursión pega más, Recuperación cura tu base, Emboscada ataca al momento, Formidable pasa el daño sobrante, Escudado entra con un Escudo, Tesón crece con el daño. Lee la carta para ver las suyas.',
    ),
    shows: ['keyword'],
  },
  {
    id: 'deploy',
    title: text('The leader deploys', 'El líder se despliega'),
    text: text(
      'With six resources, ready or not, Luke may deploy once in the game, for free: he becomes a ready unit and may attack in this round. Defeated he goes back to your base, and does not deploy again.',
      'Con seis recursos, preparados o no, Luke puede desplegarse una vez por partida, gratis: se convierte en unidad preparada y puede atacar en esta ronda. Si lo derrotan vuelve a tu base y ya no se despliega.',
    ),
    shows: ['deploy'],
  },
  {
    id: 'uniques-and-tokens',
    title: text('Unique cards and tokens', 'Cartas únicas y fichas'),
    text: text(
      'When Luke attacks he may give a Shield to another unit: a token that takes all damage once and is gone. An Experience token gives +1/+1. Of a unique card you may control one copy; with a second one, one is defeated at once.',
      'Cuando Luke ataca puede dar un Escudo a otra unidad: una ficha que evita todo el daño una vez y se va. Una ficha de Experiencia da +1/+1. De una carta única solo puedes controlar una copia; con una segunda, una es derrotada al momento.',
    ),
    shows: ['token'],
  },
  {
    id: 'finish',
    title: text('Finish', 'El final'),
    text: text(
      'Now bring the enemy base down. After this game build a deck of your own: leader and base give aspect icons, and each icon of a card that they lack costs 2 resources more. At least 50 cards, at most 3 copies of each.',
      'Ahora acaba con la base enemiga. Después de esta partida crea tu propio mazo: líder y base dan iconos de aspecto, y cada icono de una carta que les falte cuesta 2 recursos más. Al menos 50 cartas, como mucho 3 copias de cada una.',
    ),
    shows: ['finish'],
  },
];

/** What the coach says beside a move, by the kind of question. */
export const HINTS: Readonly<Record<string, LessonText>> = {
  'first-player': text('Choose to start yourself.', 'Elige empezar tú.'),
  mulligan: text('Answer with the marked button.', 'Responde con el botón marcado.'),
  resource: text('Put the marked card down as a resource.', 'Pon la carta marcada como recurso.'),
  play: text('Play the marked card.', 'Juega la carta marcada.'),
  attack: text('Attack with the marked unit.', 'Ataca con la unidad marcada.'),
  use: text('Use the marked card.', 'Usa la carta marcada.'),
  pass: text('Pass.', 'Pasa.'),
  'take-initiative': text('Take the initiative.', 'Toma la iniciativa.'),
  defender: text('Attack what is marked.', 'Ataca lo que está marcado.'),
  target: text('Choose the marked card.', 'Elige la carta marcada.'),
  none: text('Go on with the marked button.', 'Sigue con el botón marcado.'),
  other: text('Choose what is marked.', 'Elige lo que está marcado.'),
};
