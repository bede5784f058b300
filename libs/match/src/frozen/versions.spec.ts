import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matchDecider } from '../decider.js';
import { matchEvent, matchEvents, type MatchEvent } from '../events.js';

// Facts of each version as they were written. These files never change.
const frozen = (name: string): readonly MatchEvent[] =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as MatchEvent[];
const all = [
  'events.v1.json',
  'trilogy.v1.json',
  'ban-clock.v1.json',
  'table.v1.json',
  'match-scheduled.v2.json',
  'thinking-time.v1.json',
].flatMap(frozen);
const folded = (event: MatchEvent) => matchDecider.evolve(matchDecider.initialState, event);

describe('facts of a match', () => {
  it('are told in the words of today, whatever version they were written in', () => {
    for (const event of all)
      expect(matchEvents.upcast(event)?.schemaVersion).toBe(matchEvents.versionOf(event.type));
    const [first] = frozen('events.v1.json');
    const [plain, byPoints, trilogy] = frozen('match-scheduled.v2.json');
    expect(matchEvents.upcast(first!)).toEqual(plain);
    expect(folded(first!)).toEqual(folded(plain!));
    expect(folded(plain!)).toMatchObject({ format: 'plain', mostPoints: null, status: 'open' });
    expect(folded(byPoints!)).toMatchObject({ format: 'plain', mostPoints: 200 });
    expect(folded(trilogy!)).toMatchObject({ format: 'trilogy', mostPoints: null });
  });

  it('stay as they were stored', () => {
    const [first] = frozen('events.v1.json');
    const text = JSON.stringify(first);
    matchEvents.upcast(first!);
    expect(JSON.stringify(first)).toBe(text);
  });

  it('of a version that a later release wrote are passed over', () => {
    const [plain] = frozen('match-scheduled.v2.json');
    const later = { ...plain!, schemaVersion: 3 };
    expect(matchEvents.upcast(later)).toBeNull();
    expect(folded(later)).toEqual({ ...matchDecider.initialState, version: 1 });
  });

  it('are written in the version of today', () => {
    const { data } = frozen('match-scheduled.v2.json')[0] as never;
    expect(matchEvent('MatchScheduled', data).schemaVersion).toBe(2);
    expect(matchEvent('ResultConfirmed', {} as never).schemaVersion).toBe(1);
  });
});
