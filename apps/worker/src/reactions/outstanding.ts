import type { ListedDocument } from '#event-store';
import type { OpenWorkDoc } from '#read-models';
import type { JobRequest } from '../jobs/job-definitions.js';

/** A round in play: whether all its tables are settled is for the job to see. */
const roundRequest = (doc: Extract<OpenWorkDoc, { kind: 'round' }>, position: number): JobRequest => {
  const { phase, round } = doc.key;
  return { name: 'complete-round', payload: { eventId: doc.eventId, phase, round, position } };
};

/** The jobs that open work calls for: what a wiped queue must hold again. */
export const outstanding = (documents: readonly ListedDocument[]): readonly JobRequest[] =>
  documents.map(({ doc, position }): JobRequest => {
    const work = doc as unknown as OpenWorkDoc;
    switch (work.kind) {
      case 'pairing': {
        const { phase, round, attempt } = work.key;
        return { name: 'pair-round', payload: { eventId: work.eventId, phase, round, attempt, position: work.position } };
      }
      case 'report':
        return { name: 'confirm-report', payload: { matchId: work.matchId, reportVersion: work.reportVersion }, notBefore: work.confirmBy };
      case 'round':
        return roundRequest(work, position);
      case 'demo':
        return { name: 'demo-event', payload: { eventId: work.eventId } };
    }
  });
