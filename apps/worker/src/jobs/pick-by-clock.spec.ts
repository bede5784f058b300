import { describe, expect, it } from 'vitest';
import type { SystemCommands } from '#application';
import { packsOf, type PodCommands, type PodCommandType } from '#draft';
import type { Hours } from '#platform';
import { seatedPod, secondsEach, send, time } from '../../../../libs/draft/test/pods.js';
import type { Pods } from '../drafts/pods.js';
import { PickByClockJob } from './pick-by-clock.job.js';

const packs = packsOf({ set: 'SOR' }, 2, 'clock');

/**
 * A pod of two with ten seconds for each leader, opened at second 0, and the commands that the job
 * sends to it at the given second.
 */
const run = async (seconds: number, hours: Hours) => {
  const sent: string[] = [];
  let state = seatedPod({ seats: ['ana', 'bob'], clock: secondsEach(10) });
  const commands = {
    toPod: async <T extends PodCommandType>(
      _act: unknown,
      _podId: string,
      type: T,
      data: PodCommands[T],
    ) => {
      sent.push(type);
      state = send(state, type, data, seconds);
    },
  } as unknown as SystemCommands;
  const pods = {
    state: async () => state,
    open: async () => ({ state, packs }),
  } as unknown as Pods;
  const clock = { now: () => time(seconds) };
  const job = new PickByClockJob(commands, pods, { read: async () => hours }, clock);
  return { outcome: await job.handle({ podId: 'd1' }), sent };
};

describe('the clock of a pod', () => {
  it('picks for whose time is up, as soon as an api was seen after that', async () => {
    expect(await run(11, { seenAt: time(10), outages: [] })).toEqual({
      sent: ['PickByClock', 'PickByClock'],
      outcome: { kind: 'again', inMs: 10_000 },
    });
    expect((await run(11, { seenAt: null, outages: [] })).sent).toHaveLength(2);
  });

  it('waits while no api is there that could have taken a pick', async () => {
    expect(await run(40, { seenAt: time(9), outages: [] })).toEqual({
      sent: [],
      outcome: { kind: 'again', inMs: 250 },
    });
  });

  it('gives the time back when one has returned, and picks only after that', async () => {
    const outages = [{ from: time(4), to: time(36) }];
    expect(await run(40, { seenAt: time(40), outages })).toEqual({
      sent: ['CreditOutage'],
      outcome: { kind: 'again', inMs: 2_000 },
    });
    expect((await run(43, { seenAt: time(43), outages })).sent).toEqual([
      'CreditOutage',
      'PickByClock',
      'PickByClock',
    ]);
  });
});
