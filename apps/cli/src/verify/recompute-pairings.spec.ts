import { beforeAll, describe, expect, it } from 'vitest';
import { commitmentTo, type RecordedEvent, readEverything } from '#event-store';
import { recomputePairings } from './recompute-pairings.js';
import { playSmallEvent } from './small-event.fixture.js';

let played: readonly RecordedEvent[];
beforeAll(async () => {
  played = await readEverything((await playSmallEvent()).store);
});

/** The events with one changed. */
const changed = (
  type: string,
  change: (data: Record<string, never>) => object,
): readonly RecordedEvent[] => {
  const at = played.findLastIndex((event) => event.type === type);
  return played.map((event, index) =>
    index === at
      ? ({ ...event, data: change(structuredClone(event.data) as never) } as RecordedEvent)
      : event,
  );
};
const swapped = (tables: readonly { a: string; b: string }[]): object[] => {
  const [first, second, ...rest] = tables;
  return [{ ...first, b: second?.b }, { ...second, b: first?.b }, ...rest];
};

describe('recomputePairings', () => {
  it('finds every pairing of an honest event as recorded', () => {
    expect(recomputePairings('e1', played)).toEqual({ rounds: 3, differences: [] });
  });

  it('follows rounds that staff looked at before they were published', async () => {
    const { store } = await playSmallEvent(0, true);
    const events = await readEverything(store);
    expect(recomputePairings('e1', events)).toEqual({ rounds: 3, differences: [] });
    const forged = events.map((event) =>
      event.type === 'RoundPaired'
        ? { ...event, data: { ...event.data, tables: swapped(event.data['tables'] as never) } }
        : event,
    );
    expect(recomputePairings('e1', forged as RecordedEvent[]).differences).toHaveLength(3);
  });

  it('notices two players exchanged between tables', () => {
    const forged = changed('RoundPaired', (data) => ({
      ...(data as object),
      tables: swapped(data['tables'] as never),
    }));
    expect(recomputePairings('e1', forged).differences).toEqual([
      'round 0.3 (attempt 1): the recorded pairing is not the one that follows from seed and results',
    ]);
  });

  it('notices a seed that was chosen', () => {
    const forged = changed('RoundPaired', (data) => ({ ...(data as object), seed: 'luckier' }));
    expect(recomputePairings('e1', forged).differences).toEqual([
      'round 0.3 (attempt 1): its seed does not follow from the revealed one',
    ]);
  });

  it('notices a result that was another when the round was paired', () => {
    const last = played.findLastIndex(
      (event) =>
        event.type === 'MatchCompleted' && (event.data as unknown as { round: number }).round === 2,
    );
    const forged = played.map((event, index) =>
      index === last
        ? ({ ...event, data: { ...event.data, score: { a: 0, b: 0, drawn: 3 } } } as RecordedEvent)
        : event,
    );
    expect(recomputePairings('e1', forged).differences).toHaveLength(1);
  });

  it('notices a revealed secret that is not the one committed to', () => {
    const forged = changed('SeedRevealed', (data) => ({ ...(data as object), secret: 'another' }));
    expect(recomputePairings('e1', forged).differences[0]).toBe(
      'the revealed seed is not the one committed to when the event was created',
    );
    expect(recomputePairings('e1', forged).differences).toHaveLength(4);
  });

  it('asks for the seed of every time that the event was finished', async () => {
    const event = await playSmallEvent();
    const next = { choice: 'another s3cret', nonce: 'n' };
    await event.tournament('ReopenEvent', {
      reason: 'Wrong way round',
      seedCommitment: commitmentTo(next),
    });
    expect(recomputePairings('e1', await readEverything(event.store)).differences).toEqual([
      'the seed is not revealed: the event is not finished',
    ]);
    await event.finish(next);
    expect(recomputePairings('e1', await readEverything(event.store))).toEqual({
      rounds: 3,
      differences: [],
    });
  });

  it('asks for a finished event', () => {
    expect(recomputePairings('e1', played.slice(0, 20)).differences).toEqual([
      'the seed is not revealed: the event is not finished',
    ]);
  });
});
