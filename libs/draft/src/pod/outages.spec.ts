import { describe, expect, it } from 'vitest';
import { decide, seating, secondsEach, time } from '../../test/pods.js';
import type { PodCommands, PodCommandType } from './commands.js';
import { podDecider, type PodDecision } from './decider.js';
import { duePicks } from './due.js';
import type { PodEvent } from './events.js';
import { podFaults } from './faults.js';
import { offerTo } from './offer.js';
import { owedOutages } from './outages.js';
import { packsOf } from './packs.js';
import type { PodState } from './state.js';

const outage = (from: number, to: number) => ({ from: time(from), to: time(to) });
const packs = packsOf({ set: 'SOR' }, 2, 'outages');

/** A pod of two, seated at second 0; the leaders are clocked at 15 s. */
class Pod {
  readonly events: PodEvent[] = [];
  state: PodState = podDecider.initialState;

  constructor(changes: Partial<PodCommands['SeatPod']> = {}) {
    this.send(
      'SeatPod',
      seating({ seats: ['ana', 'bob'], clock: secondsEach(15, 30), ...changes }),
    );
  }

  decide<T extends PodCommandType>(type: T, data: PodCommands[T], seconds = 0): PodDecision {
    return decide(this.state, type, data, seconds);
  }

  send<T extends PodCommandType>(type: T, data: PodCommands[T], seconds = 0): this {
    const decision = this.decide(type, data, seconds);
    if ('kind' in decision) throw new Error(decision.code);
    this.events.push(...decision);
    this.state = decision.reduce(podDecider.evolve, this.state);
    return this;
  }

  until(seat = 0): string | null {
    return offerTo(this.state, packs, seat)?.until ?? null;
  }
}

describe('a system that was away', () => {
  it('gives back the time that nobody could use: the deadline moves, a hand is in time, the clock waits', () => {
    const pod = new Pod();
    expect(pod.until()).toBe(time(15));
    const card = offerTo(pod.state, packs, 0)?.cards[0] ?? '';
    const pick = { seat: 0, round: 0, pick: 1, card, packs };
    expect(pod.decide('PickCard', { ...pick, by: 'player' }, 50)).toMatchObject({
      code: 'draft/too-late',
    });
    pod.send('CreditOutage', outage(5, 45), 50);
    expect(pod.until()).toBe(time(55));
    expect(duePicks(pod.state, packs, time(54))).toEqual([]);
    expect(pod.decide('PickByClock', pick, 54)).toMatchObject({ code: 'draft/too-early' });
    pod.send('PickCard', { ...pick, by: 'player' }, 54);
    expect(podFaults(pod.events, packs)).toEqual([]);
  });

  it('does not help whoever had let the time pass before', () => {
    const pod = new Pod().send('CreditOutage', outage(20, 60), 60);
    expect(pod.until()).toBe(time(55));
    expect(duePicks(pod.state, packs, time(60))).toHaveLength(2);
  });

  it('counts once, whoever brings it, and once with a pause at the same time', () => {
    const pod = new Pod().send('CreditOutage', outage(5, 45), 50);
    expect(pod.decide('CreditOutage', outage(5, 45), 51)).toEqual([]);
    expect(owedOutages(pod.state, [outage(5, 45), outage(60, 70)])).toEqual([outage(60, 70)]);
    pod.send('PausePod', { reason: '' }, 50).send('ResumePod', {}, 80);
    pod.send('CreditOutage', outage(60, 90), 90);
    expect(pod.until()).toBe(time(15 + 40 + 40));
  });

  it('is no matter of a round that began after it, nor of a draft without clocks', () => {
    const later = new Pod();
    const at = { ...later.state, roundOpenedAt: time(100) };
    expect(owedOutages(at, [outage(5, 45), outage(90, 110)])).toEqual([outage(90, 110)]);
    expect(owedOutages(new Pod({ clock: null }).state, [outage(5, 45)])).toEqual([]);
    const conduct = { readyCheck: 'all-ready', botAfterMissed: null } as const;
    expect(owedOutages(new Pod({ conduct }).state, [outage(5, 45)])).toEqual([]);
  });

  it('moves the call of real boosters as well', () => {
    const pod = new Pod({ source: 'recorded', seedCommitment: null });
    expect(owedOutages(pod.state, [outage(5, 45)])).toEqual([]);
    pod.send('CallPick', { round: 0, pick: 1, by: 'caller' }, 10);
    const next = { round: 0, pick: 2, by: 'clock' } as const;
    pod.send('CreditOutage', outage(12, 42), 45);
    expect(pod.decide('CallPick', next, 54)).toMatchObject({ code: 'draft/too-early' });
    pod.send('CallPick', next, 55);
  });
});
