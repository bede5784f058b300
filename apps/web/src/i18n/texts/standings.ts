import type { Texts } from '../pairs.js';

export const standings = {
  after: ['As of', 'Según'],
  afterRound: ['After round {{round}}', 'Tras la ronda {{round}}'],
  now: ['Now', 'Ahora'],
  which: ['Which standings', 'Qué clasificación'],
  final: ['Final ranking', 'Clasificación final'],
  places: ['Places so far', 'Puestos hasta ahora'],
  swiss: ['Swiss rounds', 'Rondas suizas'],
  swissRank: ['Swiss', 'Suizo'],
  place: {
    champion: ['Champion', 'Campeón'],
    finalist: ['Finalist', 'Finalista'],
    top: ['Top {{top}}', 'Top {{top}}'],
  },
  none: ['No results yet.', 'Aún no hay resultados.'],
  /** Trilogy: below each player, what became of his decks. */
  decks: {
    banned: ['banned {{banned}} of {{presented}}', 'excluido {{banned}} de {{presented}}'],
    games: ['games {{won}}–{{lost}}', 'partidas {{won}}–{{lost}}'],
    drawn: ['{{drawn}} drawn', '{{drawn}} empatadas'],
  },
} as const satisfies Texts;
