import { commands } from '#contracts';
import { stageEventId } from '#tournament';
import { defineCommand } from '../command/definition.js';
import { appendToConvention, loadConvention } from '../context/convention-context.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** The plan as it is meant now. A stage whose tournament exists stays in it. */
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
