import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AskingAgain } from './asking-again.js';

const setUp = (patient: boolean, chance = 0.5) => {
  const asked: { at: number; changed: readonly string[] | undefined }[] = [];
  const began = Date.now();
  const asking = new AskingAgain({
    patient,
    chance: () => chance,
    ask: (changed) => asked.push({ at: Date.now() - began, changed }),
  });
  return { asking, asked };
};
const news = (...changed: string[]) => ({ changed, spreadMs: 8_000, mine: false });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('AskingAgain', () => {
  it('takes its own moment within the spread and asks once for all that was told until then', () => {
    const { asking, asked } = setUp(true, 0.25);
    asking.hear(news('standings'));
    vi.advanceTimersByTime(1_000);
    asking.hear(news('pairings', 'standings'));
    vi.advanceTimersByTime(30_000);
    expect(asked).toEqual([{ at: 2_050, changed: ['standings', 'pairings'] }]);
  });

  it('asks no more than once a spread while changes keep coming', () => {
    const { asking, asked } = setUp(true, 0);
    for (let second = 0; second < 40; second += 1) {
      asking.hear(news('standings'));
      vi.advanceTimersByTime(1_000);
    }
    expect(asked.map(({ at }) => at)).toEqual([50, 8_100, 16_150, 24_200, 32_250]);
  });

  it('does not wait when its own table is concerned, and less when everybody waits', () => {
    const { asking, asked } = setUp(true, 0.9);
    asking.hear(news('mySeat'));
    asking.hear({ changed: ['event'], spreadMs: 1_000, mine: false });
    asking.hear({ changed: ['match'], spreadMs: 8_000, mine: true });
    vi.advanceTimersByTime(100);
    expect(asked).toEqual([{ at: 95, changed: ['mySeat', 'event', 'match'] }]);
  });

  it('asks everything after the line has opened, whatever else was told', () => {
    const { asking, asked } = setUp(false, 0);
    asking.hear({ changed: 'all', spreadMs: 3_000, mine: false });
    asking.hear(news('standings'));
    vi.advanceTimersByTime(1_000);
    asking.hear({ changed: ['roster'], spreadMs: undefined, mine: false });
    vi.advanceTimersByTime(1_000);
    expect(asked).toEqual([
      { at: 50, changed: undefined },
      { at: 1_050, changed: ['roster'] },
    ]);
  });

  it('asks nothing after it was closed', () => {
    const { asking, asked } = setUp(false);
    asking.hear(news('standings'));
    asking.close();
    vi.advanceTimersByTime(20_000);
    expect(asked).toEqual([]);
  });
});
