import type { Texts } from '../pairs.js';

/** Refusals of games on screen: the table's own, those of practice games and those of the rules engine. */
export const tableErrors = {
  'match/table-open': [
    'A game of this match is being played on screen.',
    'Una partida de este enfrentamiento se está jugando en pantalla.',
  ],
  'match/table-outdated': [
    'This game was dealt under earlier rules or cards and cannot go on here. A judge can end it.',
    'Esta partida se repartió con reglas o cartas anteriores y no puede continuar aquí. Un juez puede terminarla.',
  ],
  'match/no-table-open': [
    'No game is being played on screen now.',
    'Ahora no se está jugando en pantalla.',
  ],
  'match/taken-back': [
    'The game was taken back or has moved on. Look again.',
    'La partida se ha deshecho o ha avanzado. Míralo de nuevo.',
  ],
  'match/nothing-to-take-back': ['There is nothing to take back.', 'No hay nada que deshacer.'],
  'match/take-back-needs-consent': [
    'This choice showed hidden cards, used chance, or somebody has chosen since. Your opponent has to agree.',
    'Esta elección mostró cartas ocultas, usó el azar o alguien ha elegido después. Tu rival tiene que aceptar.',
  ],
  'match/take-back-asked': [
    'Somebody has already asked to take back.',
    'Alguien ya ha pedido deshacer.',
  ],
  'match/no-take-back-asked': ['Nobody asks to take back any more.', 'Ya nadie pide deshacer.'],
  'match/own-take-back': ['Your opponent has to answer this.', 'Tiene que responder tu rival.'],
  'match/replay-not-found': [
    'There is no finished game here to look at again.',
    'Aquí no hay ninguna partida terminada que volver a ver.',
  ],
  'practice/replay-not-found': [
    'There is no finished game here to look at again.',
    'Aquí no hay ninguna partida terminada que volver a ver.',
  ],
  'practice/taken-back': [
    'The game was taken back or has moved on. Look again.',
    'La partida se ha deshecho o ha avanzado. Míralo de nuevo.',
  ],
  'practice/nothing-to-take-back': ['There is nothing to take back.', 'No hay nada que deshacer.'],
  'practice/not-found': ['There is no such practice game.', 'Esa partida de práctica no existe.'],
  'practice/already-started': [
    'This practice game has already started.',
    'Esta partida de práctica ya ha empezado.',
  ],
  'practice/over': ['This practice game is over.', 'Esta partida de práctica ha terminado.'],
  'practice/outdated': [
    'This game was dealt under earlier rules or cards and cannot go on. Start a new one.',
    'Esta partida se repartió con reglas o cartas anteriores y no puede continuar. Empieza otra.',
  ],
  'practice/deck-unreadable': ['This deck cannot be read.', 'No se puede leer este mazo.'],
  'practice/deck-incomplete': [
    'A deck needs a leader, a base and cards.',
    'Un mazo necesita líder, base y cartas.',
  ],
  'practice/deck-not-playable': [
    'This deck holds cards that cannot be played on screen yet.',
    'Este mazo tiene cartas que aún no se pueden jugar en pantalla.',
  ],
  'rules/game-over': ['This game is over.', 'Esta partida ha terminado.'],
  'rules/stale-move': [
    'The game has moved on. Look again.',
    'La partida ha avanzado. Míralo de nuevo.',
  ],
  'rules/not-your-decision': ['It is not for you to decide now.', 'Ahora no te toca decidir.'],
  'rules/unknown-seat': ['You do not sit at this table.', 'No estás sentado a esta mesa.'],
  'rules/illegal-pick': [
    'The rules do not allow this. (Rule {{rule}})',
    'Las reglas no lo permiten. (Regla {{rule}})',
  ],
  'rules/illegal-division': [
    'The parts do not add up. (Rule {{rule}})',
    'El reparto no cuadra. (Regla {{rule}})',
  ],
  'rules/unknown-name': ['There is no card of this name.', 'No hay ninguna carta con ese nombre.'],
} as const satisfies Texts;
