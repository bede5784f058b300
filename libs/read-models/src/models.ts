import type { DocumentKey } from '#event-store';
import { accountEventsModel } from './account-events/projection.js';
import { conventionsModel } from './conventions/projection.js';
import { correctionsModel } from './corrections/projection.js';
import { decksModel } from './decks/projection.js';
import type { DocumentModel } from './define.js';
import { eventListModel } from './event-list/projection.js';
import { eventModel } from './event-doc/projection.js';
import { judgeCallsModel } from './judge-calls/projection.js';
import { draftStandingsModel, sealedStandingsModel } from './records/limited-projection.js';
import { matchesModel } from './matches/projection.js';
import { openTablesModel } from './open-tables/projection.js';
import { openWorkModel } from './open-work/projection.js';
import { ownFreeMatchesModel } from './own-free-matches/projection.js';
import { podsModel } from './pods/projection.js';
import { rosterModel } from './roster/projection.js';
import { roundProgressModel } from './round-progress/projection.js';
import { seasonsModel } from './seasons/projection.js';
import { standingsModel } from './records/plain-projection.js';
import { trilogyMatchesModel } from './trilogy-matches/projection.js';
import { trilogyStandingsModel } from './records/trilogy-projection.js';
import { triosModel } from './trios/projection.js';

export const readModels: readonly DocumentModel<unknown>[] = [
  eventModel,
  rosterModel,
  roundProgressModel,
  matchesModel,
  standingsModel,
  trilogyStandingsModel,
  sealedStandingsModel,
  draftStandingsModel,
  trilogyMatchesModel,
  decksModel,
  triosModel,
  judgeCallsModel,
  correctionsModel,
  podsModel,
  eventListModel,
  accountEventsModel,
  conventionsModel,
  seasonsModel,
  openWorkModel,
  openTablesModel,
  ownFreeMatchesModel,
];

const byName: ReadonlyMap<string, DocumentModel<unknown>> = new Map(
  readModels.map((model) => [model.name, model]),
);

/** Whether the scopes of the model's documents are event ids. */
export const isEventScoped = (modelName: string): boolean =>
  byName.get(modelName)?.scope === 'event';

/** Whether changes of this model are pushed without delay. */
export const isPressing = (modelName: string): boolean => byName.get(modelName)?.pressing ?? false;

/** The matches that these documents of the model are about. */
export const matchesAmong = (
  modelName: string,
  touched: readonly DocumentKey[],
): readonly string[] => {
  const matchOf = byName.get(modelName)?.matchOf;
  return matchOf ? touched.map(({ key }) => matchOf(key)) : [];
};
