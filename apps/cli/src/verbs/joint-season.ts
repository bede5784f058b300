import { defineVerb } from '../command-line/verb.js';
import {
  number,
  numberOr,
  otherArguments,
  requiredText,
  textOr,
  UsageError,
} from '../command-line/words.js';

export const jointSeason = defineVerb({
  name: 'joint-season',
  summary: 'the table of a season over events of several servers, each proved by its signed file',
  details:
    "Fetches the public file of each event and audits it with the key of its server, which is kept at the first call; another key is taken only if the server tells a note that both keys have signed. The same name is the same person. Events that are not finished do not count yet. Call it again for a new table: it is the folder's `season.csv`.",
  arguments: { events: otherArguments('addresses of the pages of events, https://.../e/...') },
  options: {
    to: requiredText('FOLDER', 'where keys, files and the table are kept'),
    points: textOr('10,8,6,5,4,3,2,1', 'LIST', 'points of the first place, the second and so on'),
    attendance: numberOr(1, 'points for having played'),
    best: number('how many events of a player count, the best first; all where nothing is said', {
      from: 1,
      to: 200,
    }),
  },
  failure: 'an event does not prove itself, or cannot be read; nothing is written then',
  result: '`{rows: [{rank, person, name, points, scores}]}`',
  examples: [
    'joint-season https://north.example.org/e/3f2a https://south.example.org/e/9b1c --to ../season --points 12,8,5 --best 3',
  ],
  run: async ({ arguments: { events }, options: { to, points, attendance, best }, say }) => {
    if (events.length === 0) throw new UsageError('name the address of at least one event');
    const placePoints = points.split(',').map((each) => {
      if (/^\d{1,5}$/.test(each.trim())) return Number(each);
      throw new UsageError(`${each} is no number of points`);
    });
    const { countJointSeason } = await import('../joint-season.js');
    const rules = { placePoints, attendance, best: best ?? null };
    return countJointSeason({ addresses: events, rules, folder: to, fetch }, say);
  },
});
