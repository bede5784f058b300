import { describe, expect, it } from 'vitest';
import { weekendPlan } from '#contracts';
import { planText, readPlan } from './plan-file.js';

const plan = weekendPlan({ players: 256, set: 'SOR' });

describe('a plan as a file', () => {
  it('holds each stage as it was planned, without what the server shows beside it', () => {
    const shown = plan.stages.map((stage) => ({ ...stage, eventId: 'abcdefgh', players: 12 }));
    const read = readPlan(planText('Sector weekend', shown));
    expect(read).toEqual({
      file: { format: 'conclave-convention-plan', version: 1, name: 'Sector weekend', plan },
    });
  });

  it('names the place of the first fault', () => {
    expect(readPlan('{')).toEqual({ where: 'JSON' });
    expect(
      readPlan(
        '{"format":"conclave-convention-plan","version":1,"name":"x","plan":{"stages":[{}]}}',
      ),
    ).toEqual({ where: 'plan.stages.0.stageId' });
  });
});
