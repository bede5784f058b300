import type { DocumentKey, ReadModel } from '#event-store';
import type { LiveChange } from '#contracts';
import { accountEventsModel } from './account-events/projection.js';
import { conventionsModel } from './conventions/projection.js';
import { correctionsModel } from './corrections/projection.js';
import { decksModel } from './decks/projection.js';
import { eventListModel } from './event-list/projection.js';
import { eventModel } from './event/projection.js';
import { judgeCallsModel } from './judge-calls/projection.js';
import { draftStandingsModel, sealedStandingsModel } from './limited-standings/projection.js';
import { matchesModel } from './matches/projection.js';
import { openDuelsModel, openTablesModel, openTwinSunsModel } from './open-tables/projection.js';
import { openWorkModel } from './open-work/projection.js';
import { ownFreeMatchesModel } from './own-free-matches/projection.js';
import { podsModel } from './pods/projection.js';
import { rosterModel } from './roster/projection.js';
import { roundProgressModel } from './round-progress/projection.js';
import { seasonsModel } from './seasons/projection.js';
import { standingsModel } from './standings/projection.js';
import { trilogyMatchesModel } from './trilogy-matches/projection.js';
import { trilogyStandingsModel } from './trilogy-standings/projection.js';
import { triosModel } from './trios/projection.js';

type LiveQuery = LiveChange['changed'][number];

/** Every read model with the live queries whose answers it feeds. */
const feeds: readonly (readonly [ReadModel, readonly LiveQuery[]])[] = [
  [eventModel, ['event', 'pairings', 'pairingDesk', 'mySeat', 'bracket', 'story']],
  [rosterModel, ['event', 'roster', 'pairingDesk', 'mySeat', 'judgeCalls']],
  [roundProgressModel, ['event']],
  [matchesModel, ['pairings', 'pairingDesk', 'mySeat', 'match', 'bracket']],
  [standingsModel, ['standings', 'pairings', 'mySeat', 'bracket']],
  [
    trilogyStandingsModel,
    ['standings', 'pairings', 'mySeat', 'bracket', 'trilogyStandings', 'trilogyStatistics'],
  ],
  [sealedStandingsModel, ['standings', 'pairings', 'mySeat', 'bracket']],
  [draftStandingsModel, ['standings', 'pairings', 'mySeat', 'bracket', 'draftStandings']],
  [trilogyMatchesModel, ['trilogyMatch', 'match']],
  [decksModel, ['deck', 'mySeat']],
  [triosModel, ['trio']],
  [judgeCallsModel, ['judgeCalls', 'mySeat']],
  [correctionsModel, ['corrections']],
  [podsModel, ['pods']],
  [eventListModel, []],
  [accountEventsModel, ['event', 'mySeat']],
  [conventionsModel, []],
  [seasonsModel, []],
  [openWorkModel, []],
  [openTablesModel, []],
  [openTwinSunsModel, []],
  [openDuelsModel, []],
  [ownFreeMatchesModel, []],
];

export const readModels: readonly ReadModel[] = feeds.map(([model]) => model);

/** The contract queries whose answers may have changed when this model advanced. */
export const changedQueries = (modelName: string): readonly LiveQuery[] =>
  feeds.find(([model]) => model.name === modelName)?.[1] ?? [];

/** Models whose documents are scoped by event id; the others by account or by kind of work. */
export const eventScopedModels: ReadonlySet<string> = new Set(
  feeds
    .map(([model]) => model.name)
    .filter(
      (name) =>
        ![
          'event-list',
          'account-events',
          'open-work',
          'open-tables',
          'open-twin-suns',
          'open-duels',
          'own-free-matches',
          'conventions',
          'seasons',
        ].includes(name),
    ),
);

/** Whether everybody waits for what this model learns: a new round, its clock, the end. Results of other tables can wait a little. */
export const isPressing = (modelName: string): boolean => modelName === eventModel.name;

/** The matches that documents of this model are about. */
export const matchesAmong = (
  modelName: string,
  touched: readonly DocumentKey[],
): readonly string[] => {
  if (modelName === matchesModel.name)
    return touched.map(({ key }) => key.slice(key.lastIndexOf('.') + 1));
  return modelName === trilogyMatchesModel.name ? touched.map(({ key }) => key) : [];
};
