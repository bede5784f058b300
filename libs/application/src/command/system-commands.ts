import { streamOf } from '#aggregate';
import type { GameCatalogue } from '#game';
import { podCommand, type PodCommands, type PodCommandType, podDecider } from '#draft';
import type { CommandExecutor, CommandOutcome, EventMeta, Plan, RecordedEvent } from '#event-store';
import { matchCommand, type MatchCommands, type MatchCommandType, matchDecider } from '#match';
import { currentCorrelation, withPlace } from '#platform';
import {
  tournamentCommand,
  type TournamentCommands,
  type TournamentCommandType,
  tournamentDecider,
  type CommandContext,
} from '#tournament';

/**
 * Which job acts, and the command id that makes its effect idempotent however often the job runs.
 */
export interface SystemAct {
  readonly job: string;
  readonly commandId: string;
}

export interface Clock {
  /** ISO 8601 in UTC with milliseconds. */
  now(): string;
}

export const systemClock: Clock = { now: () => new Date().toISOString() };

/**
 * The worker's only way to change anything: the same domain commands and deciders as for everybody
 * else.
 */
export class SystemCommands {
  constructor(
    private readonly executor: CommandExecutor,
    /** Announces new events to those who fold them; only a hint. */
    private readonly announce: (events: readonly RecordedEvent[]) => void,
    private readonly clock: Clock,
    private readonly games: GameCatalogue,
  ) {}

  toEvent<T extends TournamentCommandType>(
    act: SystemAct,
    eventId: string,
    type: T,
    data: TournamentCommands[T],
  ): Promise<CommandOutcome> {
    const meta = this.meta(act);
    const command = tournamentCommand(type, data, this.contextOf(meta));
    return this.told(
      this.executor.execute({
        decider: tournamentDecider,
        streamId: streamOf('event', eventId),
        command,
        meta,
      }),
    );
  }

  toMatch<T extends MatchCommandType>(
    act: SystemAct,
    matchId: string,
    type: T,
    data: MatchCommands[T],
  ): Promise<CommandOutcome> {
    const meta = this.meta(act);
    const command = matchCommand(type, data, this.contextOf(meta));
    return this.told(
      this.executor.execute({
        decider: matchDecider,
        streamId: streamOf(matchDecider.stream, matchId),
        command,
        meta,
      }),
    );
  }

  toPod<T extends PodCommandType>(
    act: SystemAct,
    podId: string,
    type: T,
    data: PodCommands[T],
  ): Promise<CommandOutcome> {
    const meta = this.meta(act);
    const command = podCommand(type, data, meta);
    return this.told(
      this.executor.execute({
        decider: podDecider,
        streamId: streamOf(podDecider.stream, podId),
        command,
        meta,
      }),
    );
  }

  /**
   * Appends to several streams at once; the plan gets the actor and the time of the act for its
   * commands.
   */
  across(act: SystemAct, plan: (context: CommandContext) => Plan): Promise<CommandOutcome> {
    const meta = this.meta(act);
    return this.told(this.executor.executeAcross(meta, plan(this.contextOf(meta))));
  }

  private contextOf({ actor, at }: EventMeta): CommandContext {
    return { actor, at, games: this.games };
  }

  private meta({ job, commandId }: SystemAct): EventMeta {
    return {
      actor: `system:${job}`,
      commandId,
      correlationId: withPlace(currentCorrelation() ?? commandId),
      at: this.clock.now(),
    };
  }

  private async told(outcome: Promise<CommandOutcome>): Promise<CommandOutcome> {
    const settled = await outcome;
    if (settled.kind === 'accepted' && settled.events.length > 0) this.announce(settled.events);
    return settled;
  }
}
