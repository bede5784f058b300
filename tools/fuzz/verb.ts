import { defineVerb } from '../../apps/cli/src/command-line/verb.js';
import {
  choice,
  choiceOr,
  flag,
  number,
  numberOr,
  textOr,
  texts,
  UsageError,
} from '../../apps/cli/src/command-line/words.js';

/** `3` or `2..4`: the number of players, or a range that is used in turn. */
const readPlayers = (text: string) => {
  const [fewest = 2, most = fewest] = text.split('..').map(Number);
  const isCount = (n: number): boolean => Number.isInteger(n) && n >= 2 && n <= 4;
  if (!isCount(fewest) || !isCount(most) || most < fewest)
    throw new UsageError(`--players takes a number from 2 to 4 or a range such as 2..4`);
  return { fewest, most };
};

export const fuzz = defineVerb({
  name: 'fuzz',
  summary: 'whole random games with every promise of the engine checked',
  details:
    'A fault prints what shows it again. Decks `mixed`: the starter decks, and heaps of any playable cards. `random`: legal decks of one set, played by chance and by the bot in turn; says at the end which cards were played. `samples`: the decks that the project carries, judged by their formats, each in so many games; with `--lists` those of other folders instead, judged for today. With `--streams` each board is that of the delay to the byte, an onlooker finds no name of a hidden card on it, and it stays the same when hidden cards are changed for each other.',
  options: {
    games: number('how many; 200, for lists of decks 100 for each of them', { from: 1 }),
    seed: numberOr(1, 'number of the first game'),
    players: textOr('2', 'P|A..B', 'how many play; in the Star Wars TCG 4 are two teams'),
    decks: choiceOr('mixed', ['mixed', 'random', 'samples'], 'which decks'),
    lists: texts('FOLDER', 'lists of decks as SWUDB writes them, in a folder; again for another'),
    set: textOr('SOR', 'SET', 'set of the random decks'),
    game: choice(['destiny', 'swtcg', 'xwing'], 'another game, with an engine of its own'),
    streams: flag(
      'instead: what overlays for streams show, behind a delay, of legal Premier games',
    ),
    twinSuns: flag(
      'by the rules of Twin Suns; with `--lists` those with two leaders, three or four at a table',
    ),
  },
  failure: 'a game has a fault',
  result:
    '`{games, decisions, faults}`; of another game `{games, moves, faults}`; with `--streams` `{games, boards, hidden, heldBack, hands, faults}`',
  examples: [
    'fuzz --games 1000 --seed 7',
    'fuzz --decks random --set SHD',
    'fuzz --streams --games 1000',
  ],
  run: async ({ options: { players, twinSuns, lists, ...options }, say }) => {
    const range = readPlayers(players);
    const { fuzzGames } = await import('./run.js');
    return fuzzGames({ ...options, folders: lists, players: range, isTwinSuns: twinSuns }, say);
  },
});
