import { commands } from '#contracts';
import { stageEventId } from '#tournament';
import { defineCommand } from '../command/definition.js';
import { appendToConvention, loadConvention } from '../context/convention-context.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** Replaces the plan of a convention. A stage whose tournament exists cannot be removed. */
export const ChangeConvention = defineCommand({
  name: 'ChangeConvention',
  payload: commands.ChangeConvention,
  grants: ['owner'],
  token: 'events',
  during: ofNoEvent,
  load: loadConvention,
  decide: async ({ conventionId, ...details }, context, { aggregates }) => {
    const { stages } = context.convention.state.plan;
    const events = await Promise.all(
      stages.map(({ stageId }) => aggregates.tournament(stageEventId(conventionId, stageId))),
    );
    const opened = stages
      .filter((_stage, index) => events[index]?.state.status !== 'none')
      .map(({ stageId }) => stageId);
    return appendToConvention(context, 'ChangeConvention', { ...details, opened });
  },
});
