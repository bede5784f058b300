import type { PodState } from '#draft';
import { appendTo, type LoadedStream, type StreamAppend } from '#event-store';
import type { CommandMetadata } from '../command/metadata.js';
import { podEvents } from '../context/pod-context.js';

export const dissolvePod = (
  pod: LoadedStream<PodState>,
  reason: string,
  meta: CommandMetadata,
): StreamAppend =>
  appendTo(pod, podEvents(pod.state, meta, { type: 'DissolvePod', data: { reason } }));
