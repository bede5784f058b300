import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadedStream } from '#event-store';
import { tournamentDecider, type TournamentState } from '#tournament';
import { TournamentCache } from './tournament-cache.js';

const at = (version: number, name: string): LoadedStream<TournamentState> => ({
  streamId: 'event-e1',
  version,
  hash: 'h',
  position: version * 10,
  state: { ...tournamentDecider.initialState, name },
});

const setUp = () => {
  const asked: string[] = [];
  const desk = { stored: at(1, 'one'), memory: at(0, '') };
  const models = { position: 0 };
  const glance = new TournamentCache(
    {
      tournament: async (eventId) => (asked.push(eventId), desk.stored),
      tournamentInMemory: () => desk.memory,
    },
    { known: () => models.position },
  );
  return { glance, desk, models, asked };
};

describe('TournamentCache', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('looks once for many who ask in the same moment', async () => {
    const { glance, asked } = setUp();
    const names = await Promise.all([1, 2, 3].map(async () => (await glance.at('e1', null)).name));
    expect(names).toEqual(['one', 'one', 'one']);
    expect(asked).toEqual(['e1']);
  });

  it('counts what the own process has been told since at once', async () => {
    const { glance, desk, asked } = setUp();
    await glance.at('e1', null);
    desk.memory = at(2, 'two');
    expect((await glance.at('e1', null)).name).toBe('two');
    expect((await glance.at('e1', 20)).name).toBe('two');
    expect(asked).toEqual(['e1']);
  });

  it('looks again after a while', async () => {
    const { glance, desk, asked } = setUp();
    await glance.at('e1', null);
    desk.stored = at(2, 'two');
    vi.setSystemTime(Date.now() + 199);
    expect((await glance.at('e1', null)).name).toBe('one');
    vi.setSystemTime(Date.now() + 1);
    expect((await glance.at('e1', null)).name).toBe('two');
    expect(asked).toEqual(['e1', 'e1']);
  });

  it('says that it reaches as far as the models had come before it looked', async () => {
    const { glance, models } = setUp();
    models.position = 7;
    const first = glance.look('e1', null);
    models.position = 8;
    expect((await first).position).toBe(7);
    vi.setSystemTime(Date.now() + 199);
    expect((await glance.look('e1', null)).position).toBe(7);
    vi.setSystemTime(Date.now() + 1);
    expect((await glance.look('e1', null)).position).toBe(8);
  });

  it('looks again for a position that neither has', async () => {
    const { glance, desk, asked } = setUp();
    await glance.at('e1', null);
    desk.stored = at(3, 'three');
    expect((await glance.at('e1', 30)).name).toBe('three');
    expect(asked).toEqual(['e1', 'e1']);
  });
});
