import type { ListedDocument } from '#event-store';
import type { OpenNotice } from '#push';
import { docOf, openWorkModel, type OpenWorkDoc } from '#read-models';
import type { JobRequest } from '../jobs/job-definitions.js';

type Request<K extends OpenWorkDoc['kind']> = (
  work: Extract<OpenWorkDoc, { kind: K }>,
  position: number,
) => JobRequest | readonly JobRequest[];

/** The jobs that each kind of open work calls for. */
const requests: { readonly [K in OpenWorkDoc['kind']]: Request<K> } = {
  pairing: ({ eventId, key: { phase, round, attempt }, position }) => ({
    name: 'pair-round',
    payload: { eventId, phase, round, attempt, position },
  }),
  report: ({ matchId, reportVersion, confirmBy }) => ({
    name: 'confirm-report',
    payload: { matchId, reportVersion },
    notBefore: confirmBy,
  }),
  // Whether all its tables are settled is for the job to see.
  round: ({ eventId, key: { phase, round } }, position) => ({
    name: 'complete-round',
    payload: { eventId, phase, round, position },
  }),
  choice: ({ matchId, game, chooseBy, sealed }) => [
    ...(sealed === null
      ? []
      : [{ name: 'reveal-choices' as const, payload: { matchId, choice: sealed } }]),
    ...(chooseBy === null
      ? []
      : [{ name: 'choose-by-clock' as const, payload: { matchId, game }, notBefore: chooseBy }]),
  ],
  'game-report': ({ matchId, game, reportVersion, confirmBy }) => ({
    name: 'confirm-game',
    payload: { matchId, game, reportVersion },
    notBefore: confirmBy,
  }),
  pod: ({ podId, clocked, bots, paused }) =>
    paused
      ? []
      : [
          ...(clocked ? [{ name: 'pick-by-clock' as const, payload: { podId } }] : []),
          ...(bots.length > 0 ? [{ name: 'bot-picks' as const, payload: { podId } }] : []),
        ],
  draft: ({ eventId, drafting, sealed, building }) => {
    if (drafting.length > 0) return [];
    if (!building) return { name: 'start-building', payload: { eventId } };
    // Whether the event's rule allows it is for the job to see.
    return sealed.length > 0 ? { name: 'reveal-packs', payload: { eventId } } : [];
  },
  demo: ({ eventId }) => ({ name: 'demo-event', payload: { eventId } }),
};

/** The jobs that news not yet told calls for. */
export const untold = (notices: readonly OpenNotice[]): readonly JobRequest[] =>
  notices.map(({ key, dueAt }) => ({
    name: 'tell-people',
    payload: { notice: key },
    notBefore: dueAt,
  }));

/** The jobs that open work calls for: what a wiped queue must hold again. */
export const outstanding = (documents: readonly ListedDocument[]): readonly JobRequest[] =>
  documents.flatMap((document) => {
    const work = docOf(openWorkModel, document);
    const request = requests[work.kind] as Request<OpenWorkDoc['kind']>;
    return request(work, document.position);
  });
