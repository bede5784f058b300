import { afterEach, describe, expect, it, vi } from 'vitest';
import { zonedMoment } from './zoned-moment.js';
import { fromZone, inZone } from './zoned-time.js';

afterEach(() => vi.unstubAllGlobals());

describe('a time at the venue', () => {
  it('is the same instant back and forth, on both sides of the change of clocks', () => {
    for (const [local, at] of [
      ['2026-10-24T10:00', '2026-10-24T08:00:00.000Z'],
      ['2026-10-26T10:00', '2026-10-26T09:00:00.000Z'],
    ] as const) {
      expect(fromZone(local, 'Europe/Madrid')).toBe(at);
      expect(inZone(at, 'Europe/Madrid')).toBe(local);
    }
  });

  it('is none while the field is empty', () => {
    expect(fromZone('', 'Europe/Madrid')).toBeNull();
    expect(inZone(null, 'Europe/Madrid')).toBe('');
  });

  it('is told on the clock of a zone', () => {
    vi.stubGlobal('navigator', { languages: ['en-GB', 'es-ES'] });
    const at = '2026-11-28T09:00:00.000Z';
    expect(zonedMoment(at, 'Europe/Madrid', 'en')).toContain('10:00');
    expect(zonedMoment(at, 'America/New_York', 'es')).toContain('04:00');
  });
});
