import type { ListedDocument } from '#event-store';
import type { OpenNotice } from '#push';
import { docOf, openWorkModel, type OpenWorkDoc } from '#read-models';
import { pickForBots } from '../jobs/bot-picks.job.js';
import { chooseByClock } from '../jobs/choose-by-clock.job.js';
import { completeRound } from '../jobs/complete-round.job.js';
import { confirmGame } from '../jobs/confirm-game.job.js';
import { confirmReport } from '../jobs/confirm-report.job.js';
import { demoEvent } from '../jobs/demo-event.job.js';
import { pairRound } from '../jobs/pair-round.job.js';
import { pickByClock } from '../jobs/pick-by-clock.job.js';
import { completeReveal } from '../jobs/reveal-choices.job.js';
import { revealPacks } from '../jobs/reveal-packs.job.js';
import { startBanClocks } from '../jobs/start-ban-clocks.job.js';
import { startBuilding } from '../jobs/start-building.job.js';
import { tellPeople } from '../jobs/tell-people.job.js';
import type { JobRequest } from '../queue/job.js';

type Request<K extends OpenWorkDoc['kind']> = (
  work: Extract<OpenWorkDoc, { kind: K }>,
  position: number,
) => JobRequest | readonly JobRequest[];

/** The jobs for each kind of open work. */
const requests: { readonly [K in OpenWorkDoc['kind']]: Request<K> } = {
  pairing: ({ eventId, key: { phase, round, attempt }, position }) =>
    pairRound.request({ eventId, phase, round, attempt, position }),
  report: ({ matchId, reportVersion, confirmBy }) =>
    confirmReport.request({ matchId, reportVersion }, confirmBy),
  // The job itself checks whether all tables are settled.
  round: ({ eventId, key: { phase, round }, clocked }, position) => [
    completeRound.request({ eventId, phase, round, position }),
    ...(clocked ? [startBanClocks.request({ eventId, phase, round })] : []),
  ],
  choice: ({ matchId, game, chooseBy, sealed }) => [
    ...(sealed === null ? [] : [completeReveal.request({ matchId, choice: sealed })]),
    ...(chooseBy === null ? [] : [chooseByClock.request({ matchId, game }, chooseBy)]),
  ],
  'game-report': ({ matchId, game, reportVersion, confirmBy }) =>
    confirmGame.request({ matchId, game, reportVersion }, confirmBy),
  pod: ({ podId, clocked, bots, paused }) =>
    paused
      ? []
      : [
          ...(clocked ? [pickByClock.request({ podId })] : []),
          ...(bots.length > 0 ? [pickForBots.request({ podId })] : []),
        ],
  draft: ({ eventId, drafting, sealed, building }) => {
    if (drafting.length > 0) return [];
    if (!building) return startBuilding.request({ eventId });
    // The job itself checks whether the event's rule allows it.
    return sealed.length > 0 ? revealPacks.request({ eventId }) : [];
  },
  demo: ({ eventId }) => demoEvent.request({ eventId }),
};

/** The jobs for notices that have not been sent. */
export const newsToTell = (notices: readonly OpenNotice[]): readonly JobRequest[] =>
  notices.map(({ key, dueAt }) => tellPeople.request({ notice: key }, dueAt));

/** The jobs for open work, which must be requested again after the queue was wiped. */
export const outstanding = (documents: readonly ListedDocument[]): readonly JobRequest[] =>
  documents.flatMap((document) => {
    const work = docOf(openWorkModel, document);
    const request = requests[work.kind] as Request<OpenWorkDoc['kind']>;
    return request(work, document.position);
  });
