import { describe, expect, it } from 'vitest';
import { weekendPlan } from '#contracts';
import { planChange, planText, readPlan } from './plan-file.js';

const plan = weekendPlan({ players: 256, set: 'SOR' });

describe('a plan as a file', () => {
  it('holds each stage as it was planned, without what the server shows beside it', () => {
    const shown = plan.stages.map((stage) => ({ ...stage, eventId: 'abcdefgh', players: 12 }));
    const read = readPlan(planText('Sector weekend', shown));
    expect(read).toEqual({
      file: { format: 'conclave-convention-plan', version: 1, name: 'Sector weekend', plan },
    });
  });

  it('says all that is wrong, by the names of the tournaments', () => {
    expect(readPlan('{')).toEqual({ faults: [] });
    const [first, second] = plan.stages;
    const broken = [
      { ...first, startsAt: 'noon' },
      { ...second, expected: 1 },
    ];
    const file = { format: 'conclave-convention-plan', version: 1, name: 'x' };
    expect(readPlan(JSON.stringify({ ...file, plan: { stages: broken } }))).toEqual({
      faults: [
        { stage: first?.name, field: 'startsAt' },
        { stage: second?.name, field: 'expected' },
      ],
    });
    expect(readPlan(JSON.stringify({ ...file, plan: {} }))).toEqual({
      faults: [{ stage: null, field: 'plan.stages' }],
    });
  });

  it('says what it makes of the plan that stands', () => {
    const [first, second, ...others] = plan.stages;
    const shown = { ...first!, eventId: 'abcdefgh', players: 12 };
    const after = [
      first!,
      { ...second!, startsAt: '11:15' },
      { ...second!, stageId: 'new', name: 'New' },
    ];
    expect(planChange([shown, second!, ...others], after)).toEqual({
      added: ['New'],
      removed: others.map(({ name }) => name),
      changed: [second!.name],
    });
  });
});
