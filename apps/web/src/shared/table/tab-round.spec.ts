import { expect, it } from 'vitest';
import { roundStop } from './tab-round.js';

const stops = ['again', 'replay', 'board'];

it('leads from the last stop to the first and back, and leaves the steps between to the browser', () => {
  expect(roundStop(stops, 'board', false)).toBe('again');
  expect(roundStop(stops, 'again', true)).toBe('board');
  expect(roundStop(stops, 'replay', false)).toBeNull();
  expect(roundStop(stops, 'replay', true)).toBeNull();
});

it('leads back to the last stop from the window itself, which is none of them', () => {
  expect(roundStop(stops, 'window', true)).toBe('board');
  expect(roundStop(stops, 'window', false)).toBeNull();
  expect(roundStop([], 'window', false)).toBeNull();
});
