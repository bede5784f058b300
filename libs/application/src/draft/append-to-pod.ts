import { botsAnswer, isFree, podDecider, type PodEvent, type PodPacks } from '#draft';
import { appendTo, type StreamAppend } from '#event-store';
import type { CommandServices } from '../command/services.js';
import { refused } from '../failure/request-failure.js';
import { type PodAction, type PodContext, podEvents } from '../context/pod-context.js';

/** Nobody acts in a pod of a tournament that is not running. */
export const assertRunning = ({ event, pod }: PodContext): void => {
  if (!isFree(pod.state) && event.state.status !== 'running')
    throw refused({ code: 'tournament/not-running' });
};

/** What a command appends to the pod's own stream. */
export const appendToPod = async (
  context: PodContext,
  action: PodAction,
  { packs }: Pick<CommandServices, 'packs'>,
): Promise<readonly StreamAppend[]> => {
  assertRunning(context);
  const { pod, meta } = context;
  const events = podEvents(pod.state, meta, action);
  if (events.length === 0) return [];
  const answers = isFree(pod.state) ? await botAnswers(context, events, packs) : [];
  return [appendTo(pod, [...events, ...answers])];
};

/** For a command of which the pod knows the name and needs no facts. */
export const actOnPod =
  (type: 'StartPod' | 'ResumePod') =>
  (
    _payload: unknown,
    context: PodContext,
    services: CommandServices,
  ): Promise<readonly StreamAppend[]> =>
    appendToPod(context, { type, data: {} }, services);

/** For a command about the cards at hand: the packs as they were opened go with it. */
export const actOnPack =
  <Payload>(action: (payload: Payload, packs: PodPacks) => PodAction) =>
  async (
    payload: Payload,
    context: PodContext,
    services: CommandServices,
  ): Promise<readonly StreamAppend[]> => {
    assertRunning(context);
    const packs = await services.packs.of(context.pod.state);
    return appendToPod(context, action(payload, packs), services);
  };

/** In a free pod the bots pick within the person's command: nothing runs while nobody is there. */
const botAnswers = async (
  { meta, pod }: PodContext,
  events: readonly PodEvent[],
  packs: CommandServices['packs'],
): Promise<readonly PodEvent[]> => {
  const state = events.reduce(podDecider.evolve, pod.state);
  return state.status === 'drafting' && state.pausedAt === null
    ? botsAnswer(state, await packs.of(state), meta)
    : [];
};
