import { serverHealth } from '#contracts';
import { type LegalityManifest, swuLegality } from '#cards';
import { describe, expect, it } from 'vitest';
import { dataHealth } from './data-health.js';

const seen = (checkedUntil: string): LegalityManifest => ({
  version: 'test',
  entries: swuLegality.entries.map((entry) => ({ ...entry, checkedUntil })),
});

describe('what /health says of ageing data', () => {
  it('names part, age in days and limit, and calls old what is older than the limit', () => {
    const parts = ['sets', 'suspensions'];
    expect(dataHealth(seen('2026-10-10'), '2026-11-24T08:00:00Z')).toEqual(
      parts.map((part) => ({
        game: 'swu',
        part,
        checkedUntil: '2026-10-10',
        days: 45,
        limit: 45,
        old: false,
      })),
    );
    expect(dataHealth(seen('2026-10-10'), '2026-11-25T08:00:00Z')).toMatchObject(
      parts.map((part) => ({ part, days: 46, limit: 45, old: true })),
    );
  });

  it('is what the pages read', () => {
    const health = { status: 'ok', uptimeSeconds: 1, data: dataHealth(seen(''), '2026-11-25') };
    expect(serverHealth.parse(health)).toEqual(health);
    expect(health.data[0]).toMatchObject({ days: null, old: true });
  });
});
