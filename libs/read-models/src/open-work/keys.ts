import type { PodPlace } from '#draft';
import type { DocumentKey, RecordedEvent } from '#event-store';
import { eventIdOf, matchIdOf } from '../define.js';

/** The scope of the open work of all events, which the worker reads as a whole. */
export const OPEN = 'open';

type Keys<Data = unknown> = (data: Data, event: RecordedEvent) => readonly DocumentKey[];

const key = (kind: string, id: string): DocumentKey => ({ scope: OPEN, key: `${kind}/${id}` });
const perEvent =
  (kind: string): Keys =>
  (_data, event) => [key(kind, eventIdOf(event))];
const perMatch =
  (kind: string): Keys =>
  (_data, event) => [key(kind, matchIdOf(event))];
const together =
  (...all: readonly Keys[]): Keys =>
  (data, event) =>
    all.flatMap((keys) => keys(data, event));

/** Kinds of work of which an event has at most one at a time. */
export const pairing = perEvent('pairing');
export const round = perEvent('round');
export const demo = perEvent('demo');
export const draft = perEvent('draft');
export const pairingAndRound = together(pairing, round);
export const pairingRoundAndDemo = together(pairingAndRound, demo);
export const workOnEvent = together(pairingRoundAndDemo, draft);

/** Kinds of work of which a match has at most one at a time. */
export const report = perMatch('report');
export const choice = perMatch('choice');
export const gameReport = perMatch('game-report');
export const choiceAndGameReport = together(choice, gameReport);
export const workOnMatch = together(report, choiceAndGameReport);

export const pod: Keys<PodPlace> = ({ podId }) => [key('pod', podId)];
/**
 * The work of a pod and that of the draft to which it belongs; the event is in the pod's stream.
 */
export const podAndDraft: Keys<PodPlace> = ({ podId, eventId }) => [
  key('pod', podId),
  key('draft', eventId),
];
