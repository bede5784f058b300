import { expect, it } from 'vitest';
import { forecastLine } from './forecast-line.js';

const at = (time: string) => `2026-11-21T${time}:00.000Z`;
const lines = [
  { from: at('10:40'), endsAt: at('10:58'), runOver: [4] },
  { from: at('10:50'), endsAt: at('11:01'), runOver: [4, 12] },
];
const said = (time: string) => forecastLine({ lines }, Date.parse(at(time)));

it('says what counts since the last line began, and of a clock that is behind the first', () => {
  expect(said('10:49')).toEqual(lines[0]);
  expect(said('10:50')).toEqual(lines[1]);
  expect(said('10:39')).toEqual(lines[0]);
});

it('says nothing once the end that it told has passed, or where there is no line', () => {
  expect(said('11:01')).toEqual(lines[1]);
  expect(said('11:02')).toBe(null);
  expect(forecastLine({ lines: [] }, Date.parse(at('10:40')))).toBe(null);
});
