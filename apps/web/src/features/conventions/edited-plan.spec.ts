import { expect, it } from 'vitest';
import { conventionPlan, weekendPlan } from '#contracts';
import { editedPlan, newStage } from './edited-plan.js';

const { stages } = weekendPlan({ players: 256, set: 'SOR' });
/** As the server shows it. */
const shown = stages.map((stage) => ({ ...stage, eventId: 'abcdefgh', players: 12 }));

it('changes one stage of a plan and leaves the others as they were planned', () => {
  const qualified = shown.find(({ entry }) => entry.kind === 'qualified')!;
  const edited = { ...editedPlan.read(qualified), startsAt: '10:30', swissRounds: 4, least: 12 };
  const plan = editedPlan.with(shown, edited);
  expect(conventionPlan.parse({ stages: plan }).stages).toEqual(
    stages.map((stage) =>
      stage.stageId !== qualified.stageId
        ? stage
        : {
            ...stage,
            startsAt: '10:30',
            entry: { ...stage.entry, least: 12 },
            settings: { ...stage.settings, swissRounds: 4 },
          },
    ),
  );
});

it('adds one that anybody can register for, and removes one', () => {
  const added = { ...newStage(shown), name: 'Side event' };
  const plan = conventionPlan.parse({ stages: editedPlan.with(shown, added) });
  expect(plan.stages).toHaveLength(stages.length + 1);
  expect(plan.stages.at(-1)).toMatchObject({ name: 'Side event', entry: { kind: 'open' } });
  expect(editedPlan.without(shown, stages[0]!.stageId)).toEqual(stages.slice(1));
});
