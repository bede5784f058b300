import { describe, expect, it } from 'vitest';
import type { EventView } from '#contracts';
import { afterResult } from './after-result.js';

const phases = [
  { kind: 'swiss', rounds: 3 },
  { kind: 'elimination', rounds: 2 },
] as unknown as EventView['phases'];
const at = (
  phase: number,
  round: number,
  next: { phase: number; round: number } | null,
): Parameters<typeof afterResult>[0] => ({
  phases,
  rounds: [{ phase, round }] as EventView['rounds'],
  nextRound: next && { ...next, attempt: 1 },
});

describe('what a player waits for after a result', () => {
  it('is the next table while there are rounds', () => {
    expect(afterResult(at(0, 1, { phase: 0, round: 2 }), 'lost')).toBe('next');
    expect(afterResult(at(1, 1, { phase: 1, round: 2 }), 'won')).toBe('next');
  });

  it('is the top cut after the last Swiss round', () => {
    expect(afterResult(at(0, 3, { phase: 1, round: 1 }), 'won')).toBe('cut');
  });

  it('is the next table once points make the top cut certain, and the end once they rule it out', () => {
    const last = at(0, 3, { phase: 1, round: 1 });
    expect(afterResult(last, 'won', 'certain')).toBe('next');
    expect(afterResult(last, 'won', 'gone')).toBe('last');
    expect(afterResult(at(0, 2, { phase: 0, round: 3 }), 'won', 'gone')).toBe('next');
  });

  it('is the end where no round follows, or none for whoever lost in the cut', () => {
    expect(afterResult(at(0, 3, null), 'drawn')).toBe('last');
    expect(afterResult(at(1, 1, { phase: 1, round: 2 }), 'lost')).toBe('last');
    expect(afterResult(at(1, 2, null), 'won')).toBe('last');
  });
});
