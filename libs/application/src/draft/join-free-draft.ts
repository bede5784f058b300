import { isRefusal } from '#aggregate';
import { commands } from '#contracts';
import { isFree } from '#draft';
import { appendDecided } from '../command/decision.js';
import { defineCommand } from '../command/definition.js';
import { conflictRefusal, notFoundRefusal } from '../refusals.js';
import { loadNothing } from '../context/personal-context.js';
import { freePlayerId } from '../context/free-pod.js';
import { podEventsInTurn } from '../context/pod-context.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** Takes the first seat that a bot holds until the draft begins. */
export const JoinFreeDraft = defineCommand({
  name: 'JoinFreeDraft',
  payload: commands.JoinFreeDraft,
  grants: ['anyone'],
  token: 'play',
  during: ofNoEvent,
  visitorPass: true,
  load: async (request, grants, { aggregates }) => {
    const context = await loadNothing(request, grants);
    if (isRefusal(context)) return context;
    const pod = await aggregates.pod(request.payload.podId);
    if (pod.state.status === 'none' || !isFree(pod.state))
      return notFoundRefusal('draft/not-found');
    return { ...context, pod };
  },
  decide: ({ name }, { pod, meta }) => {
    const { podId, seats, status } = pod.state;
    if (status !== 'ready-check') return conflictRefusal('draft/started');
    const playerId = freePlayerId(podId, meta.actor);
    if (seats.some((each) => each.playerId === playerId))
      return conflictRefusal('draft/already-ready');
    const seat = seats.findIndex(({ holder }) => holder === 'bot');
    if (seat < 0) return conflictRefusal('draft/no-free-seat');
    const decided = podEventsInTurn(pod.state, meta, [
      { type: 'HoldSeat', data: { seat, holder: 'player', playerId, name } },
      { type: 'ConfirmReady', data: { seat } },
    ]);
    return appendDecided(pod, isRefusal(decided) ? decided : decided.events);
  },
});
