import { defineVerb } from '../command-line/verb.js';
import { otherArguments, textOr } from '../command-line/words.js';

export const forecast = defineVerb({
  name: 'forecast',
  summary: 'how far off the forecast of a round’s end was, ten minutes before time',
  details:
    'Of each round in exported events that had a clock and was open then: the end that was forecast and the one that came, in minutes behind the end of its clock, the tables that were named and those that ran over. Without a file twenty simulated rounds. Results that are public on the web carry no times: they cannot be asked.',
  arguments: { files: otherArguments('exported events') },
  options: { seed: textOr('hall', 'TEXT', 'of the simulated rounds') },
  failure: 'a file holds no event',
  result: '`{rounds, median, worst, named, hit, ranOver}`',
  examples: ['forecast', 'forecast saturday.json sunday.json'],
  run: async ({ arguments: { files }, options: { seed }, say }) =>
    (await import('../forecast.js')).checkForecast({ files, seed }, say),
});
