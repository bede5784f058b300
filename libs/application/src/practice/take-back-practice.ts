import { commands } from '#contracts';
import { appendTo } from '#event-store';
import { defineCommand } from '../command/definition.js';
import { ownPractice, personalMetadata } from '../context/personal-context.js';
import { practiceEvents } from './practice-events.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** Back to the person's own last decision. */
export const TakeBackPractice = defineCommand({
  name: 'TakeBackPractice',
  payload: commands.TakeBackPractice,
  grants: ['self'],
  token: 'play',
  during: ofNoEvent,
  load: async (request, grants, { aggregates }) => {
    const { asker, payload } = request;
    const practice = await ownPractice(payload.practiceId, asker, grants, aggregates);
    return { practice, meta: personalMetadata(request) };
  },
  decide: ({ at, takenBack }, { practice }) => {
    const data = { at, takenBack };
    const events = practiceEvents(practice.state, { type: 'TakeBackPractice', data });
    return [appendTo(practice, events)];
  },
});
