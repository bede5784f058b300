import type { DocumentKey, RecordedEvent } from '#event-store';
import type { RoundKey } from '#tournament';
import { defineReadModel, eventIdOf } from '../define.js';

/** What somebody other than a person still has to do; the worker derives its jobs from it, so a wiped queue loses nothing. */
export type OpenWorkDoc =
  | { readonly kind: 'pairing'; readonly eventId: string; readonly key: RoundKey & { readonly repair: boolean }; readonly position: number }
  | { readonly kind: 'report'; readonly matchId: string; readonly confirmBy: string; readonly reportVersion: number }
  | { readonly kind: 'round'; readonly eventId: string; readonly key: RoundKey }
  | { readonly kind: 'demo'; readonly eventId: string };

export const OPEN = 'open';
const one = (key: string): readonly DocumentKey[] => [{ scope: OPEN, key }];
const pairing = (_data: unknown, event: RecordedEvent) => one(`pairing/${eventIdOf(event)}`);
const round = (_data: unknown, event: RecordedEvent) => one(`round/${eventIdOf(event)}`);
const report = (_data: unknown, event: RecordedEvent) => one(`report/${event.streamId.slice('match-'.length)}`);
const demo = (_data: unknown, event: RecordedEvent) => one(`demo/${eventIdOf(event)}`);
const both = (data: unknown, event: RecordedEvent) => [...pairing(data, event), ...round(data, event)];
const all = (data: unknown, event: RecordedEvent) => [...both(data, event), ...demo(data, event)];
const gone = { fold: () => undefined };

/** Work that waits for the worker: pairings asked for, reports that silence will confirm, rounds that nobody has closed, demo rooms to fill. */
export const openWorkModel = defineReadModel<OpenWorkDoc>('open-work', 1, {
  EventCreated: { keys: demo, fold: (_doc, { eventId, demo: isDemo }) => (isDemo ? { kind: 'demo', eventId } : undefined) },
  PairingRequested: {
    keys: pairing,
    fold: (_doc, { phase, round: number, attempt, repair }, event) => ({
      kind: 'pairing', eventId: eventIdOf(event), key: { phase, round: number, attempt, repair }, position: event.globalPosition,
    }),
  },
  PairingFailed: { keys: pairing, ...gone },
  RoundPaired: {
    keys: both,
    fold: (_doc, { phase, round: number, attempt }, event, { key }) =>
      key.startsWith('pairing/') ? undefined : { kind: 'round', eventId: eventIdOf(event), key: { phase, round: number, attempt } },
  },
  RoundCompleted: { keys: round, ...gone },
  RoundVoided: { keys: both, ...gone },
  EventFinished: { keys: all, ...gone },
  EventCancelled: { keys: all, ...gone },
  ResultReported: {
    keys: report,
    fold: (_doc, { confirmBy }, event) =>
      confirmBy === null ? undefined : { kind: 'report', matchId: event.streamId.slice('match-'.length), confirmBy, reportVersion: event.version },
  },
  ReportWithdrawn: { keys: report, ...gone },
  ResultDisputed: { keys: report, ...gone },
  MatchCompleted: { keys: report, ...gone },
  MatchVoided: { keys: report, ...gone },
});
