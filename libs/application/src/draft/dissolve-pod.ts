import { appendDecided, type Decision } from '../command/decision.js';
import type { PodState } from '#draft';
import type { LoadedStream } from '#event-store';
import type { CommandMetadata } from '../command/metadata.js';
import { podEvents } from '../context/pod-context.js';

export const dissolvePod = (
  pod: LoadedStream<PodState>,
  reason: string,
  meta: CommandMetadata,
): Decision =>
  appendDecided(pod, podEvents(pod.state, meta, { type: 'DissolvePod', data: { reason } }));
