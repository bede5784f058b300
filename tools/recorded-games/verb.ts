import { defineVerb } from '../../apps/cli/src/command-line/verb.js';
import { flag, numberOr, text } from '../../apps/cli/src/command-line/words.js';

export const recordedGames = defineVerb({
  name: 'recorded-games',
  summary: 'which recorded games and crowded boards go otherwise by the rules and cards of now',
  details: 'Names the decision from which on each of them goes otherwise.',
  options: {
    write: flag('record them anew, with the same decks and boards'),
    drawGames: numberOr(0, 'draw so many new games with decks of all cards'),
    drawPositions: numberOr(0, 'draw so many new boards of all cards'),
    takenUp: text(
      'SET',
      'instead: games that begin without that set, gone through again with it as a bundle',
    ),
    games: numberOr(1000, 'with `--taken-up`, how many'),
  },
  failure: 'a game or a board goes otherwise',
  result: 'how many there are, and how many go otherwise',
  run: async ({ options, say }) => {
    const { compareRecordedGames, compareTakenUp } = await import('./run.js');
    const { takenUp, games } = options;
    return takenUp === undefined
      ? compareRecordedGames(options, say)
      : compareTakenUp(takenUp, games, say);
  },
});
