import { describe, expect, it } from 'vitest';
import { ago, minutesSince, today } from './times.js';

const now = Date.parse('2026-11-21T12:00:00Z');
const before = (seconds: number): string => new Date(now - seconds * 1_000).toISOString();

describe('how long ago', () => {
  it('is said in the language of the page', () => {
    expect([10, 120, 7_200, 3 * 86_400].map((seconds) => ago(before(seconds), 'en', now))).toEqual([
      'now',
      '2 minutes ago',
      '2 hours ago',
      '3 days ago',
    ]);
    expect([10, 120, 7_200, 3 * 86_400].map((seconds) => ago(before(seconds), 'es', now))).toEqual([
      'ahora',
      'hace 2 minutos',
      'hace 2 horas',
      'hace 3 días',
    ]);
  });

  it('looks ahead as well', () => {
    expect([ago(before(-300), 'en', now), ago(before(-300), 'es', now)]).toEqual([
      'in 5 minutes',
      'dentro de 5 minutos',
    ]);
  });

  it('counts no minutes since what a faster clock dates into the future', () =>
    expect(minutesSince(before(-90), now)).toBe(0));
});

it('writes today as forms want a date', () => expect(today()).toMatch(/^\d{4}-\d{2}-\d{2}$/));
