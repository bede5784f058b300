import { type Game, wholeNumber } from '#game';
import { marbles } from './screen.js';

/**
 * All that the platform needs for another game is this one
 * module in the list of games: events, and games on screen.
 */
export const toy: Game = {
  id: 'toy',
  name: { en: 'Marbles', es: 'Canicas', fr: 'Billes' },
  formats: [
    {
      id: 'marbles',
      name: { en: 'Marbles', es: 'Canicas', fr: 'Billes' },
      defaults: { chain: ['points', 'marbles'], points: { win: 2, draw: 1, loss: 0, bye: 2 } },
    },
  ],
  columns: [
    {
      id: 'marbles',
      name: { en: 'Marbles won', es: 'Canicas ganadas', fr: 'Billes gagnées' },
      short: { en: 'Marbles', es: 'Canicas', fr: 'Billes' },
      unit: 'number',
      digits: 0,
    },
  ],
  chains: [['points', 'marbles']],
  options: [],
  listName: { en: 'Bag', es: 'Bolsa', fr: 'Sac' },
  screen: marbles,
  resultsFile: null,
  lists: {
    kept: 'in-own-form',
    help: { en: 'One colour a line.', es: 'Un color por línea.', fr: 'Une couleur par ligne.' },
    read: (text) => ({ kind: 'read', list: { colours: text.split('\n') }, problems: [] }),
    check: () => [],
    write: ({ colours }) => (colours as string[]).join('\n'),
    view: () => [],
    label: () => null,
  },
  shape: () => ({ kind: 'points', most: 20 }),
  standings: ({ players, results, settings: { points } }) =>
    players
      .map((player) => {
        const own = results.filter(
          (result) => result.kind === 'match' && [result.a, result.b].includes(player),
        );
        const marbles = own.reduce(
          (sum, result) =>
            result.kind === 'match' ? sum + result.games[result.a === player ? 0 : 1] : sum,
          0,
        );
        const wins = own.filter(
          (result) =>
            result.kind === 'match' && result.outcome === (result.a === player ? 'a' : 'b'),
        ).length;
        return {
          player,
          points: wins * points.win,
          record: { wins, losses: own.length - wins, draws: 0 },
          values: { points: wholeNumber(wins * points.win), marbles: wholeNumber(marbles) },
        };
      })
      .sort(
        (one, other) =>
          other.points - one.points ||
          Number(other.values.marbles.numerator - one.values.marbles.numerator),
      )
      .map((row, index) => ({ rank: index + 1, ...row })),
};
