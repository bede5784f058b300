import { games } from '#games';
import { createHash } from 'node:crypto';
import { isRefusal } from '#aggregate';
import { appendTo, CommandExecutor, commitmentTo, MemoryEventStore, newStream } from '#event-store';
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

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const seed = { nonce: 'n0nce', choice: 's3cret' };
const act = { actor: 'account:olga', at: '2026-11-21T10:00:00.000Z', games };

/** Seven players, three rounds and optionally a final, each paired as the worker does it. */
export class SmallEvent {
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

  async pair(round: number, phase = 0): Promise<void> {
    const key = { phase, round, attempt: 1 };
    await this.tournament('RequestPairing', { ...key, repair: false });
    await this.executor.executeAcross(this.meta(), async (load) => {
      const tournament = await load(tournamentDecider, 'event-e1');
      const plan = planRound({
        games,
        state: tournament.state,
        results: [...this.results.values()],
        key,
        repair: false,
        matchIdFor: (table) => `m${phase}${round}${table}`,
        seed: pairingSeed({ secret: seed.choice, state: tournament.state, key }, sha256),
      });
      if (plan.kind === 'failed') throw new Error(plan.code);
      const events = tournamentDecider.decide(
        { type: 'CreateRound', data: plan.command, ...act },
        tournament.state,
      );
      if (isRefusal(events)) return events;
      for (const {
        matchId,
        table,
        players: [a, b],
      } of plan.scheduled)
        this.results.set(matchId, {
          matchId,
          phase,
          round,
          table,
          a,
          b,
          status: 'open',
          score: null,
        });
      return [
        appendTo(tournament, events),
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

  /** The player with the lower id wins 2-0; rulings are made by staff. */
  async play(round: number, phase = 0): Promise<void> {
    for (const match of [...this.results.values()].filter(
      (each) => each.round === round && each.phase === phase,
    )) {
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
    await this.tournament('CompleteRound', { phase, round, attempt: 1 });
  }

  /** Corrects the result: the other side wins. */
  async correct(matchId: string): Promise<void> {
    const before = this.results.get(matchId);
    if (!before?.score) throw new Error(`${matchId} has no result`);
    const score = { a: before.score.b, b: before.score.a, drawn: 0 };
    const command = { type: 'CorrectResult', data: { score, note: '' }, ...act } as MatchCommand;
    await this.executor.execute({
      decider: matchDecider,
      streamId: `match-${matchId}`,
      command,
      meta: this.meta(),
    });
    this.results.set(matchId, { ...before, score });
  }

  async finish({ choice, nonce } = seed): Promise<void> {
    const { state } = await this.executor.load(tournamentDecider, 'event-e1');
    await this.tournament('FinishEvent', {
      ...finalRanking(games, state, [...this.results.values()]),
      secret: choice,
      nonce,
      drafting: [],
    });
  }

  private meta() {
    this.commands += 1;
    return { ...act, commandId: `c${this.commands}`, correlationId: 'x' };
  }
}

/**
 * A whole finished event. `cutSize` 2: with a final after the three rounds. `byHand`: staff review
 * each round before it is published.
 */
export const playSmallEvent = async (cutSize: 0 | 2 = 0, byHand = false): Promise<SmallEvent> => {
  const event = new SmallEvent();
  const publishing = byHand ? ({ publishPairings: 'by-hand' } as const) : {};
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
    settings: { ...plainSettings, deckRequired: false, swissRounds: 3, cutSize, ...publishing },
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
    if (byHand) {
      await event.tournament('PublishPairings', { phase: 0, round, attempt: 1 });
    }
    await event.play(round);
  }
  if (cutSize === 2) {
    await event.pair(1, 1);
    await event.play(1, 1);
  }
  await event.finish();
  return event;
};
