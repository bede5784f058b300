import type { Decision } from '../command/decision.js';
import { isRefusal } from '#aggregate';
import {
  botsAnswer,
  isFree,
  owedOutages,
  podDecider,
  type PodEvent,
  type PodPacks,
  type PodState,
} from '#draft';
import { appendTo } from '#event-store';
import type { CommandServices } from '../command/services.js';
import { type PodAction, type PodContext, podEventsInTurn } from '../context/pod-context.js';

/** Credits the clocks with outages of the system before anything is judged by them. */
const creditedFirst = (
  state: PodState,
  { openHours }: Pick<CommandServices, 'openHours'>,
): readonly PodAction[] =>
  owedOutages(state, openHours.outages).map((data) => ({ type: 'CreditOutage', data }));

/** Appends what a command does to the pod's own stream. */
export const appendToPod = async (
  context: PodContext,
  action: PodAction,
  services: Pick<CommandServices, 'packs' | 'openHours'>,
): Promise<Decision> => {
  const { pod, meta } = context;
  const actions = [...creditedFirst(pod.state, services), action];
  const decided = podEventsInTurn(pod.state, meta, actions);
  if (isRefusal(decided)) return decided;
  const { events } = decided;
  if (events.length === 0) return [];
  const answers = isFree(pod.state) ? await botAnswers(context, events, services.packs) : [];
  return [appendTo(pod, [...events, ...answers])];
};

/** For a command that the pod has under the same name without data. */
export const actOnPod =
  (type: 'OpenPacks' | 'StartPod' | 'ResumePod') =>
  (_payload: unknown, context: PodContext, services: CommandServices): Promise<Decision> =>
    appendToPod(context, { type, data: {} }, services);

/** For a command about the pack in hand: it carries the packs as they were opened. */
export const actOnPack =
  <Payload>(action: (payload: Payload, packs: PodPacks) => PodAction) =>
  async (payload: Payload, context: PodContext, services: CommandServices): Promise<Decision> => {
    const packs = await services.packs.of(context.pod.state);
    return appendToPod(context, action(payload, packs), services);
  };

/**
 * In a free pod the bots pick within the person's command, so nothing runs while nobody is there.
 */
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
