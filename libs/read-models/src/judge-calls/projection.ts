import type { RecordedEvent } from '#event-store';
import { change, defineReadModel, eventIdOf } from '../define.js';

export interface JudgeCallDoc {
  readonly callId: string;
  readonly playerId: string;
  readonly table: number | null;
  readonly note: string;
  readonly fault?: { readonly matchId: string; readonly number: number };
  readonly at: string;
  readonly state: 'waiting' | 'accepted' | 'resolved';
  readonly acceptedBy: string | null;
}

const ofCall = (data: { readonly callId: string }, event: RecordedEvent) => [
  { scope: eventIdOf(event), key: data.callId },
];

/** Calls for a judge, one document each. */
export const judgeCallsModel = defineReadModel<JudgeCallDoc>(
  'judge-calls',
  { version: 1, scope: 'event' },
  {
    JudgeCalled: {
      keys: ofCall,
      fold: (_doc, { callId, playerId, table, note, fault }, event) => ({
        callId,
        playerId,
        table,
        note,
        ...(fault && { fault }),
        at: event.meta.at,
        state: 'waiting',
        acceptedBy: null,
      }),
    },
    JudgeCallAccepted: change(ofCall, (doc, _data, event) => ({
      ...doc,
      state: 'accepted',
      acceptedBy: event.meta.actor,
    })),
    PersonErased: change(
      ({ callIds }, event) => callIds.map((key) => ({ scope: eventIdOf(event), key })),
      (doc) => ({ ...doc, note: '' }),
    ),
    JudgeCallResolved: change(ofCall, (doc) => ({ ...doc, state: 'resolved' })),
  },
);
