import { describe, expect, it } from 'vitest';
import type { ExportedEvent, Remembered } from '../../test/support/paper-event.js';
import { storyFaults } from './verdict.js';

const score = { a: 2, b: 1, drawn: 0 };
const remembered: Remembered = {
  key: { phase: 0, round: 1, attempt: 1 },
  matchId: 'm1',
  players: ['p1', 'p2'],
  score,
};
const ofMatch = (type: string, data: object = {}): ExportedEvent => ({
  streamId: 'match-m1',
  type,
  data: { round: 1, players: ['p1', 'p2'], score, ...data },
});
const paired: ExportedEvent = {
  streamId: 'event-e',
  type: 'RoundPaired',
  data: { phase: 0, round: 1 },
};
const [scheduled, reported, confirmed, completed] = [
  'MatchScheduled',
  'ResultReported',
  'ResultConfirmed',
  'MatchCompleted',
].map((type) => ofMatch(type)) as [ExportedEvent, ExportedEvent, ExportedEvent, ExportedEvent];
const told = { rounds: 1, matches: [remembered] };

describe('storyFaults', () => {
  it('finds nothing in a story that is whole', () => {
    expect(storyFaults([paired, scheduled, reported, confirmed, completed], told)).toEqual([]);
  });

  it.each([
    [
      'a confirmation that was lost',
      [paired, scheduled, reported, completed],
      'match m1: MatchScheduled ResultReported MatchCompleted',
    ],
    [
      'a report that was counted twice',
      [paired, scheduled, reported, reported, confirmed, completed],
      'match m1: MatchScheduled ResultReported ResultReported ResultConfirmed MatchCompleted',
    ],
    [
      'a score that was changed',
      [
        paired,
        scheduled,
        reported,
        confirmed,
        ofMatch('MatchCompleted', { score: { a: 1, b: 2, drawn: 0 } }),
      ],
      'match m1: {"a":1,"b":2,"drawn":0} kept, {"a":2,"b":1,"drawn":0} agreed',
    ],
    [
      'a round that was paired twice',
      [paired, paired, scheduled, reported, confirmed, completed],
      'round 0.1 was paired 2 times',
    ],
    [
      'a round that was never paired',
      [scheduled, reported, confirmed, completed],
      '0 rounds paired instead of 1',
    ],
    [
      'a player at two tables',
      [paired, scheduled, reported, confirmed, completed, { ...scheduled, streamId: 'match-m2' }],
      'p1 in round 1 sits at 2 tables',
    ],
  ])('notices %s', (_, events, fault) => {
    expect(storyFaults(events, told)).toContain(fault);
  });
});
