import { expect, it } from 'vitest';
import type { ConventionView } from '#contracts';
import { mayEnterQualified } from './stage-tools.js';

type Stage = ConventionView['stages'][number];
type Status = NonNullable<Stage['event']>['status'];

const eventOf = (status: Status | null) => status && ({ status } as NonNullable<Stage['event']>);
const offered = (dayOne: Status | null, dayTwo: Status | null): boolean => {
  const entry = { kind: 'qualified', from: 'day-1', by: 'place', least: 8 } as const;
  const source = { stageId: 'day-1', event: eventOf(dayOne) } as Stage;
  return mayEnterQualified({ stages: [source] }, { entry, event: eventOf(dayTwo) });
};

it('enters who qualified between the end of the first day and the start of the second', () => {
  expect(offered('finished', 'draft')).toBe(true);
  expect(offered('finished', 'registration')).toBe(true);
  expect(offered('running', 'registration')).toBe(false);
  expect(offered(null, 'draft')).toBe(false);
  expect(offered('finished', null)).toBe(false);
  expect(offered('finished', 'running')).toBe(false);
});
