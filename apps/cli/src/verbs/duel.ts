import { defineVerb } from '../command-line/verb.js';
import { choiceOr, flag, number, numberOr, textOr, texts } from '../command-line/words.js';
import { tags } from '../show/words.js';

export const duel = defineVerb({
  name: 'duel',
  summary: "a game between two bots, or how often each of the bot's levels beats the next",
  details:
    'DECK is a file in any deck format or the name of a starter deck. With `--levels` seats and decks are mirrored; `--passes` repeats from a seed, `--ms` is time for a decision. At a table levels 3 and 4 think for a second, which is several thousand passes. The last line is the result as JSON.',
  options: {
    a: textOr('luke', 'DECK', 'deck of the first seat'),
    b: textOr('vader', 'DECK', 'deck of the second seat'),
    seed: textOr('1', 'TEXT', 'what the game follows from'),
    log: flag('print the log of the game'),
    lang: choiceOr('en', tags, 'language of the log'),
    levels: flag("the bot's levels against each other"),
    games: numberOr(400, 'games of each pair of levels', { from: 1 }),
    passes: numberOr(400, 'passes of the bot for a decision', { from: 1 }),
    ms: number('milliseconds for a decision, instead of passes', { from: 1 }),
    threads: number('games at a time; as many as the machine has cores, two at most', { from: 1 }),
    openLists: flag('both know the list of the other'),
    pairs: textOr('3-2,2-random', 'PAIRS', 'who meets whom, such as 4-3,3-2,2-random'),
    lists: texts(
      'FOLDER',
      'decks of the levels, as SWUDB writes them, in a folder instead of two; again for another',
    ),
  },
  failure: 'a deck cannot be read, or a move is refused',
  result: 'the result of the game, or the share of wins of each pair',
  examples: ['duel --log --lang es', 'duel --levels --games 400'],
  run: async ({ options, say }) => {
    const { a, b, seed, log, lang, levels, ms, passes, ...rest } = options;
    const { compareLevels, playDuel } = await import('../duel.js');
    const thought = ms === undefined ? { passes } : { milliseconds: ms };
    const result = levels
      ? await compareLevels({ a, b, seed, thought, ...rest }, say)
      : playDuel({ a, b, seed, log, lang }, say);
    say(JSON.stringify(result));
    return { isFine: true, result };
  },
});
