import type { Texts } from '../pairs.js';

/** Refusals of a match. */
export const matchErrors = {
  'match/not-found': ['There is no such table.', 'No existe esa mesa.'],
  'match/already-scheduled': ['This table has already been set up.', 'Esta mesa ya estaba creada.'],
  'match/completed': [
    'The result is already settled. Ask the staff to correct it.',
    'El resultado ya está cerrado. Pide al equipo que lo corrija.',
  ],
  'match/not-completed': ['The result is not settled yet.', 'El resultado aún no está cerrado.'],
  'match/void': [
    'This table is void; the pairings have changed.',
    'Esta mesa está anulada; las mesas han cambiado.',
  ],
  'match/already-reported': [
    'Your opponent has already reported. Confirm it or object.',
    'Tu rival ya ha comunicado. Confirma u objeta.',
  ],
  'match/nothing-reported': [
    'Nothing has been reported yet, or it was taken back.',
    'Aún no hay nada comunicado, o se ha retirado.',
  ],
  'match/not-your-report': [
    'Only the one who reported can take it back.',
    'Solo quien comunicó puede retirarlo.',
  ],
  'match/own-report': [
    'Your opponent has to confirm, not you.',
    'Tiene que confirmar tu rival, no tú.',
  ],
  'match/disputed': [
    'The result is disputed. A judge will rule.',
    'El resultado está en disputa. Decidirá un juez.',
  ],
  'match/stale-report': [
    'The report has changed meanwhile. Look again.',
    'El resultado ha cambiado mientras tanto. Míralo de nuevo.',
  ],
  'match/too-early': ['It is too early for that.', 'Es demasiado pronto.'],
  'match/score-unchanged': ['This is already the result.', 'Ese ya es el resultado.'],
  'match/score-too-many-points': [
    'One side has more points than are possible.',
    'Un lado tiene más puntos de los posibles.',
  ],
  'match/winner-missing': [
    'In a match by points the winner must be named.',
    'En un enfrentamiento por puntos hay que indicar quién gana.',
  ],
  'match/winner-not-named': [
    'The winner follows from the games won and is not named apart.',
    'Quién gana se deduce de las partidas ganadas y no se indica aparte.',
  ],
  'match/score-too-many-wins': [
    'Nobody can win that many games in this match.',
    'Nadie puede ganar tantas partidas en este enfrentamiento.',
  ],
  'match/score-too-many-games': [
    'That is more games than this match has.',
    'Son más partidas de las que tiene este enfrentamiento.',
  ],
  'match/score-unfinished': [
    'At least one game has to count.',
    'Al menos una partida tiene que contar.',
  ],
  'match/draw-not-allowed': [
    'A draw is not possible here; somebody has to advance.',
    'Aquí no puede haber empate; alguien tiene que pasar.',
  ],
  'match/agreed-draw-not-allowed': [
    'Draws by agreement are not allowed at this event.',
    'En este evento no se permiten empates acordados.',
  ],
  'match/report-games': [
    'This match is reported game by game.',
    'Este enfrentamiento se comunica partida a partida.',
  ],
  'match/decks-not-presented': [
    'The decks of this match are not presented yet. Ask a judge.',
    'Aún no se han presentado los mazos de este enfrentamiento. Pregunta a un juez.',
  ],
  'match/decks-missing': [
    'One of the two has no three legal decks. Enter them first, or rule the match.',
    'Uno de los dos no tiene tres mazos legales. Entrégalos primero o decide el enfrentamiento.',
  ],
  'match/decks-already-presented': [
    'The decks of this match are already presented.',
    'Los mazos de este enfrentamiento ya están presentados.',
  ],
  'match/three-decks-each': ['Each player needs three decks.', 'Cada jugador necesita tres mazos.'],
  'match/not-in-ban-phase': [
    'The bans of this match are already done.',
    'Las exclusiones de este enfrentamiento ya están hechas.',
  ],
  'match/not-choosing': ['There is nothing to choose now.', 'Ahora no hay nada que elegir.'],
  'match/already-sealed': [
    'You have already chosen. A secret choice is made once.',
    'Ya has elegido. Una elección secreta se hace una sola vez.',
  ],
  'match/choices-outstanding': ['Somebody has not chosen yet.', 'Alguien no ha elegido todavía.'],
  'match/commitment-mismatch': ['This is not what was chosen.', 'Esto no es lo que se eligió.'],
  'match/deck-not-available': [
    'This deck is banned, set aside or does not exist.',
    'Este mazo está excluido, apartado o no existe.',
  ],
  'match/stale-game': [
    'The match has moved on to another game. Look again.',
    'El enfrentamiento ya va por otra partida. Míralo de nuevo.',
  ],
  'match/no-game-running': [
    'No game is being played now.',
    'Ahora no se está jugando ninguna partida.',
  ],
  'match/game-disputed': [
    'This game is disputed. A judge will rule.',
    'Esta partida está en disputa. Decidirá un juez.',
  ],
  'match/trilogy-over': ['This match is over.', 'Este enfrentamiento ha terminado.'],
  'match/no-trilogy': ['This is no Trilogy match.', 'Este enfrentamiento no es de Trilogy.'],
  'match/deck-missing': ['A deck has to be submitted first.', 'Primero hay que entregar un mazo.'],
  'match/deck-not-playable': [
    'This deck cannot be played on screen.',
    'Este mazo no se puede jugar en pantalla.',
  ],
} as const satisfies Texts;
