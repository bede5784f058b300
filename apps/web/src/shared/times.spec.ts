import { describe, expect, it } from 'vitest';
import { ago, minutesSince, today } from './times.js';

const now = Date.parse('2026-11-21T12:00:00Z');
const before = (seconds: number): string => new Date(now - seconds * 1_000).toISOString();

describe('how long ago', () => {
  it('is said in the largest whole unit, in the language of the page', () => {
    expect([59, 60, 3_599, 3_600, 86_399].map((seconds) => ago(before(seconds), 'en', now))).toEqual(['now', '1 minute ago', '59 minutes ago', '1 hour ago', '23 hours ago']);
    expect([0, 300, 7_200, 5 * 86_400].map((seconds) => ago(before(seconds), 'es', now))).toEqual(['ahora', 'hace 5 minutos', 'hace 2 horas', 'hace 5 días']);
  });

  it('is now for what a faster clock dates into the future', () => {
    expect(ago(before(-90), 'en', now)).toBe('now');
    expect(minutesSince(before(-90), now)).toBe(0);
  });
});

it('writes today as forms want a date', () => expect(today()).toMatch(/^\d{4}-\d{2}-\d{2}$/));
