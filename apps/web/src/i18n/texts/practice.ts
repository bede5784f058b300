import type { Texts } from '../pairs.js';

/** Games of one person against the bot. */
export const practice = {
  title: ['Practise against the bot', 'Practica contra el bot'],
  lead: [
    'A whole game under the comprehensive rules: only legal moves are offered. No account needed.',
    'Una partida completa con las reglas completas: solo se ofrecen jugadas legales. Sin cuenta.',
  ],
  play: ['Practise against the bot', 'Practicar contra el bot'],
  hint: [
    'Learn the rules or try a deck, here in the browser.',
    'Aprende las reglas o prueba un mazo, aquí en el navegador.',
  ],
  games: ['Your games', 'Tus partidas'],
  goOn: ['Play on', 'Seguir jugando'],
  lookAgain: ['Look again', 'Ver de nuevo'],
  running: ['Not over yet', 'Sin terminar'],
  visitor: ['Visitor', 'Visitante'],
  nameHint: [
    'Optional. So you are called in the log of the game.',
    'Opcional. Así se te llama en el registro de la partida.',
  ],
  yours: ['Your deck', 'Tu mazo'],
  bots: ["The bot's deck", 'El mazo del bot'],
  decks: {
    luke: ['Luke Skywalker', 'Luke Skywalker'],
    lukeText: ['Starter deck of Spark of Rebellion', 'Mazo inicial de Spark of Rebellion'],
    vader: ['Darth Vader', 'Darth Vader'],
    vaderText: ['Starter deck of Spark of Rebellion', 'Mazo inicial de Spark of Rebellion'],
    random: ['A random deck', 'Un mazo al azar'],
    randomText: [
      'Built anew from all cards that can be played here',
      'Hecho con todas las cartas que se pueden jugar aquí',
    ],
    text: ['A deck of your own', 'Un mazo propio'],
    textText: ['Paste a list', 'Pega una lista'],
  },
  list: ['Deck list', 'Lista del mazo'],
  unplayable: [
    'These cards cannot be played on screen yet:',
    'Estas cartas aún no se pueden jugar en pantalla:',
  ],
  unreadable: ['This is what could not be read:', 'Esto es lo que no se pudo leer:'],
  start: ['Deal', 'Repartir'],
  against: ['{{own}} against {{other}}', '{{own}} contra {{other}}'],
  result: {
    person: ['You win', 'Has ganado'],
    bot: ['The bot wins', 'Gana el bot'],
    draw: ['Draw', 'Empate'],
  },
  again: ['Again', 'Otra vez'],
  swap: ['Swap sides', 'Cambiar de lado'],
  meta: ['Practice', 'Práctica'],
  strength: ['How strong the bot plays', 'Cómo de fuerte juega el bot'],
  level: {
    one: ['Level 1', 'Nivel 1'],
    two: ['Level 2', 'Nivel 2'],
    three: ['Level 3', 'Nivel 3'],
  },
  levelText: {
    one: [
      'Follows rules of thumb and answers at once. Good for first games.',
      'Sigue reglas sencillas y responde al momento. Bueno para las primeras partidas.',
    ],
    two: [
      'Looks one step ahead: trades well, guards its base. Answers at once.',
      'Mira un paso adelante: intercambia bien y protege su base. Responde al momento.',
    ],
    three: [
      'Plays the game on in its head, your answers too. Thinks for up to a second a move; sees no more than a player would.',
      'Juega la partida en su cabeza, también tus respuestas. Piensa hasta un segundo por jugada; no ve más que un jugador.',
    ],
  },
  learn: ['Learn to play', 'Aprende a jugar'],
  learnHint: [
    'A first game with a coach: 13 short lessons on the real board.',
    'Una primera partida con entrenador: 13 lecciones cortas en la mesa real.',
  ],
  coach: {
    name: ['Coach', 'Entrenador'],
    lesson: ['Lesson {{lesson}} of {{lessons}}', 'Lección {{lesson}} de {{lessons}}'],
    back: ['Back', 'Atrás'],
    again: ['Again', 'Otra vez'],
    skip: ['Skip', 'Saltar'],
    wait: ['Your opponent acts.', 'Tu rival actúa.'],
    ownWay: [
      'You went your own way: play on as you like, or take this lesson again.',
      'Has ido por tu cuenta: sigue como quieras o repite esta lección.',
    ],
    over: [
      'That was a whole game. Practise against the bot, or build a deck of your own.',
      'Has jugado una partida entera. Practica contra el bot o crea tu propio mazo.',
    ],
  },
  why: ["The bot's reasons", 'Los motivos del bot'],
  whyNone: ['The bot has not decided anything yet.', 'El bot aún no ha decidido nada.'],
  otherDecks: ['Other decks', 'Otros mazos'],
} as const satisfies Texts;
