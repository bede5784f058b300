import { staffTasks, type QueryResult } from '#contracts';
import { defineQuery, type Viewer } from '../define-query.js';
import { eventModel } from '../event-doc/projection.js';
import { matchesModel } from '../matches/projection.js';
import { withoutWords } from '../matches/query.js';
import { trilogyMatchesModel } from '../trilogy-matches/projection.js';
import { readMatch, readStory } from './query.js';
import { withoutTableSecrets } from './table-secrets.js';

export const story = defineQuery({
  name: 'story',
  grants: staffTasks.seeDesk,
  hiddenFromPlayers: true,
  token: 'judging',
  audience: 'everyone',
  feeds: [eventModel],
  answer: readStory,
});

const storyFor = (
  entries: QueryResult<'match'>['story'],
  { sight, own, tables }: Viewer,
): QueryResult<'match'>['story'] => {
  if (!sight && !own) return [];
  const open = tables ? entries : entries.map(withoutTableSecrets);
  // Account ids are visible only to staff.
  return sight ? open : open.map((entry) => ({ ...entry, actor: '' }));
};

export const match = defineQuery({
  name: 'match',
  grants: ['onlooker'],
  token: 'rounds',
  audience: 'rank',
  feeds: [matchesModel, trilogyMatchesModel],
  answer: (sources, { matchId }) => readMatch(sources, matchId),
  /** Removes the secrets of a table's story, and players' words about a dispute. */
  withhold: (answer, viewer) => ({
    ...answer,
    row: viewer.staff || viewer.own ? answer.row : withoutWords(answer.row),
    story: storyFor(answer.story, viewer),
  }),
});
