import { commands } from '#contracts';
import { isFree } from '#draft';
import { appendTo } from '#event-store';
import { defineCommand } from '../command/definition.js';
import { refusalFailure, notFoundFailure } from '../failure/request-failure.js';
import { loadNothing } from '../context/personal-context.js';
import { freePlayerId } from '../context/free-pod.js';
import { podEventsInTurn } from '../context/pod-context.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** Takes the first seat that a bot keeps free, until the draft has begun. */
export const JoinFreeDraft = defineCommand({
  name: 'JoinFreeDraft',
  payload: commands.JoinFreeDraft,
  grants: ['anyone'],
  token: 'play',
  during: ofNoEvent,
  visitorPass: true,
  load: async (request, grants, { aggregates }) => {
    const { meta } = await loadNothing(request, grants);
    const pod = await aggregates.pod(request.payload.podId);
    if (pod.state.status === 'none' || !isFree(pod.state)) throw notFoundFailure('draft/not-found');
    return { pod, meta };
  },
  decide: ({ name }, { pod, meta }) => {
    const { podId, seats, status } = pod.state;
    if (status !== 'ready-check') throw refusalFailure({ code: 'draft/started' });
    const playerId = freePlayerId(podId, meta.actor);
    if (seats.some((each) => each.playerId === playerId))
      throw refusalFailure({ code: 'draft/already-ready' });
    const seat = seats.findIndex(({ holder }) => holder === 'bot');
    if (seat < 0) throw refusalFailure({ code: 'draft/no-free-seat' });
    const { events } = podEventsInTurn(pod.state, meta, [
      { type: 'HoldSeat', data: { seat, holder: 'player', playerId, name } },
      { type: 'ConfirmReady', data: { seat } },
    ]);
    return [appendTo(pod, events)];
  },
});
