import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  appendTo,
  CommandExecutor,
  commitmentTo,
  isRefusal,
  MemoryEventStore,
  newStream,
  type RecordedEvent,
  readEverything,
} from '#event-store';
import { type MatchCommand, matchDecider } from '#match';
import {
  finalRanking,
  plainSettings,
  type MatchResult,
  pairingSeed,
  planRound,
  type TournamentCommand,
  type TournamentCommands,
  type TournamentCommandType,
  tournamentDecider,
} from '#tournament';
import { recomputePairings } from './recompute-pairings.js';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const seed = { nonce: 'n0nce', choice: 's3cret' };
const act = { actor: 'account:olga', at: '2026-11-21T10:00:00.000Z' };

/** Seven players, three rounds, every pairing as the worker makes it. */
class SmallEvent {
  readonly store = new MemoryEventStore();
  private readonly executor = new CommandExecutor(this.store);
  private readonly results = new Map<string, MatchResult>();
  private commands = 0;

  async tournament<T extends TournamentCommandType>(
    type: T,
    data: TournamentCommands[T],
  ): Promise<void> {
    const command = { type, data, ...act } as unknown as TournamentCommand;
    const outcome = await this.executor.execute({
      decider: tournamentDecider,
      streamId: 'event-e1',
      command,
      meta: this.meta(),
    });
    if (isRefusal(outcome)) throw new Error(outcome.code);
  }

  async pair(round: number): Promise<void> {
    const key = { phase: 0, round, attempt: 1 };
    await this.tournament('RequestPairing', { ...key, repair: false });
    await this.executor.executeAcross(this.meta(), async (load) => {
      const event = await load(tournamentDecider, 'event-e1');
      const plan = planRound({
        state: event.state,
        results: [...this.results.values()],
        key,
        repair: false,
        matchIdFor: (table) => `m${round}${table}`,
        seed: pairingSeed({ secret: seed.choice, state: event.state, key }, sha256),
      });
      if (plan.kind === 'failed') throw new Error(plan.code);
      const events = tournamentDecider.decide(
        { type: 'CreateRound', data: plan.command, ...act },
        event.state,
      );
      if (isRefusal(events)) return events;
      for (const {
        matchId,
        table,
        players: [a, b],
      } of plan.scheduled)
        this.results.set(matchId, {
          matchId,
          phase: 0,
          round,
          table,
          a,
          b,
          status: 'open',
          score: null,
        });
      return [
        appendTo(event, events),
        ...plan.scheduled.map((data) => {
          const scheduled = matchDecider.decide(
            { type: 'ScheduleMatch', data, ...act },
            matchDecider.initialState,
          );
          return newStream(`match-${data.matchId}`, isRefusal(scheduled) ? [] : scheduled);
        }),
      ];
    });
  }

  /** The lower id wins 2-0, and rules are the staff's. */
  async play(round: number): Promise<void> {
    for (const match of [...this.results.values()].filter((each) => each.round === round)) {
      const score = match.a < match.b ? { a: 2, b: 0, drawn: 0 } : { a: 0, b: 2, drawn: 0 };
      const command = { type: 'RuleResult', data: { score, note: '' }, ...act } as MatchCommand;
      await this.executor.execute({
        decider: matchDecider,
        streamId: `match-${match.matchId}`,
        command,
        meta: this.meta(),
      });
      this.results.set(match.matchId, { ...match, status: 'completed', score });
    }
    await this.tournament('CompleteRound', { phase: 0, round, attempt: 1 });
  }

  async finish(): Promise<void> {
    const { state } = await this.executor.load(tournamentDecider, 'event-e1');
    await this.tournament('FinishEvent', {
      ...finalRanking(state, [...this.results.values()]),
      secret: seed.choice,
      nonce: seed.nonce,
      drafting: [],
    });
  }

  private meta() {
    this.commands += 1;
    return { ...act, commandId: `c${this.commands}`, correlationId: 'x' };
  }
}

let played: readonly RecordedEvent[];
beforeAll(async () => {
  const event = new SmallEvent();
  await event.tournament('CreateEvent', {
    eventId: 'e1',
    name: 'Small',
    format: 'premier',
    date: '2026-11-21',
    venue: '',
    cap: null,
    owner: 'olga',
    ownerName: 'Olga',
    demo: false,
    settings: { ...plainSettings, deckRequired: false, swissRounds: 3 },
    seedCommitment: commitmentTo(seed),
  });
  for (const name of ['Ana', 'Bo', 'Cy', 'Dag', 'Eva', 'Fay', 'Gus']) {
    await event.tournament('RegisterPlayer', {
      playerId: name.toLowerCase(),
      name,
      account: null,
      nonce: `nonce of ${name}`,
      byStaff: true,
    });
    await event.tournament('CheckInPlayer', { playerId: name.toLowerCase(), byStaff: true });
  }
  await event.tournament('StartEvent', {});
  for (const round of [1, 2, 3]) {
    await event.pair(round);
    await event.play(round);
  }
  await event.finish();
  played = await readEverything(event.store);
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

  it('asks for a finished event', () => {
    expect(recomputePairings('e1', played.slice(0, 20)).differences).toEqual([
      'the seed is not revealed: the event is not finished',
    ]);
  });
});
