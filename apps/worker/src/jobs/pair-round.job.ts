import { z } from 'zod';
import { PROJECTIONS } from '../infrastructure/tokens.js';
import { createHash } from 'node:crypto';
import { isRefusal, type Refusal, streamOf } from '#aggregate';
import {
  appendTo,
  drawnSeed,
  type LoadedStream,
  newStream,
  type ModelReader,
  type Plan,
  type SealedSecrets,
  type StreamAppend,
} from '#event-store';
import { matchIdOfRound, roundName } from '#facts';
import { LOGGER, SEALED_SECRETS } from '#infrastructure';
import { matchDecider, openMatch, type MatchCommand } from '#match';
import { deriveId, type Logger } from '#platform';
import { eventResults } from '#read-models';
import {
  isProposed,
  pairingSeed,
  planRound,
  presentationOf,
  type RoundKey,
  type RoundPlan,
  type TournamentCommand,
  tournamentDecider,
  tournamentRefusals,
  type TournamentEvent,
  type TournamentState,
  type CommandContext,
  currentSeedName,
} from '#tournament';
import { poolsRevealedByRound, SystemCommands, type TournamentAction } from '#application';
import { waitForModels } from '../models/reached.js';
import { again, done, type JobHandler, type JobOutcome, defineJob } from '../queue/job.js';

type Load = Parameters<Plan>[0];
type Planned = Extract<RoundPlan, { kind: 'planned' }>;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const payload = z.object({
  eventId: z.string().min(1),
  phase: z.int().min(0),
  round: z.int().min(1),
  attempt: z.int().min(1),
  /** The job waits until the read models have processed the log up to this position. */
  position: z.int().min(0),
});
type Payload = z.infer<typeof payload>;

const commandOf = (eventId: string, key: RoundKey): string =>
  `pair-round.${roundName(eventId, key)}`;

/**
 * Answers a request for pairings: the round and all its matches in one append, or the reason why
 * there is none.
 */
export class PairRoundJob implements JobHandler<Payload> {
  readonly job = 'pair-round';

  constructor(
    private readonly commands: SystemCommands,
    private readonly reader: ModelReader,
    private readonly secrets: SealedSecrets,
    private readonly logger: Logger,
  ) {}

  async handle({ eventId, phase, round, attempt, position }: Payload): Promise<JobOutcome> {
    if (!(await waitForModels(this.reader, eventId, position))) return again(100);
    const key = { phase, round, attempt };
    const act = { job: this.job, commandId: commandOf(eventId, key) } as const;
    const outcome = await this.commands.across(
      act,
      (context) => (load) => this.plan({ eventId, key, context }, load),
    );
    // Refused: the request was answered, cancelled or voided before. Nothing is left to do.
    this.logger.info(
      { eventId, ...key, outcome: isRefusal(outcome) ? outcome.code : 'accepted' },
      'pairing answered',
    );
    return done;
  }

  private async plan(
    { eventId, key, context }: { eventId: string; key: RoundKey; context: CommandContext },
    load: Load,
  ): Promise<readonly StreamAppend[] | Refusal> {
    const tournament = await load(tournamentDecider, streamOf('event', eventId));
    const { state } = tournament;
    const asked = state.pairing;
    if (
      !asked ||
      asked.phase !== key.phase ||
      asked.round !== key.round ||
      asked.attempt !== key.attempt
    ) {
      return tournamentRefusals.refuse('no-such-request');
    }
    const results = await eventResults(this.reader, eventId);
    const { choice: secret } = await drawnSeed(
      this.secrets,
      tournament.streamId,
      currentSeedName(state),
    );
    const planned = (taken: ReadonlySet<number>): RoundPlan =>
      planRound({
        games: context.games,
        state,
        results,
        key,
        repair: asked.repair,
        seed: pairingSeed({ secret, state, key }, sha256),
        matchIdFor: (table) =>
          taken.has(table)
            ? deriveId(commandOf(eventId, key), `match.${table}`)
            : matchIdOfRound(eventId, key, table),
      });
    const first = planned(new Set());
    const taken = await tablesTaken(first, load);
    const plan = taken.size === 0 ? first : planned(taken);
    if (taken.size > 0 && (await tablesTaken(plan, load)).size > 0)
      return { kind: 'refused', because: 'conflict', code: 'tournament/match-names-taken' };
    if (plan.kind === 'failed')
      return onEvent(tournament, {
        type: 'RecordPairingFailure',
        data: { ...key, code: plan.code, tables: plan.tables },
        ...context,
      });
    return createRound(plan, tournament, {
      load,
      reveal: await poolsRevealedByRound(tournament.state, this.secrets),
      context,
    });
  }
}

/**
 * Tables whose match id already exists in some log: such a match gets an id derived from the
 * command instead.
 */
const tablesTaken = async (plan: RoundPlan, load: Load): Promise<ReadonlySet<number>> => {
  if (plan.kind === 'failed') return new Set();
  const found = await Promise.all(
    plan.scheduled.map(async ({ matchId, table }) => ({
      table,
      version: (await load(matchDecider, streamOf('match', matchId))).version,
    })),
  );
  return new Set(found.flatMap(({ table, version }) => (version > 0 ? [table] : [])));
};

const onEvent = (
  tournament: LoadedStream<TournamentState>,
  ...commands: readonly TournamentCommand[]
): readonly StreamAppend[] | Refusal => {
  const events: TournamentEvent[] = [];
  for (const command of commands) {
    const decision = tournamentDecider.decide(
      command,
      events.reduce(tournamentDecider.evolve, tournament.state),
    );
    if (isRefusal(decision)) return decision;
    events.push(...decision);
  }
  return [appendTo(tournament, events)];
};

/**
 * Creates a round in one append: the event in the tournament's stream, the start of every new
 * match, the end of every match it replaces.
 */
const createRound = async (
  plan: Planned,
  tournament: LoadedStream<TournamentState>,
  {
    load,
    reveal,
    context,
  }: { load: Load; reveal: readonly TournamentAction[]; context: CommandContext },
): Promise<readonly StreamAppend[] | Refusal> => {
  const proposed = isProposed(tournament.state);
  const create: TournamentAction = { type: 'CreateRound', data: plan.command };
  const paired = onEvent(
    tournament,
    ...[create, ...(proposed ? [] : reveal)].map((action) => ({ ...action, ...context })),
  );
  // No match of a round begins before it is published.
  if (isRefusal(paired) || proposed) return paired;
  const scheduled = plan.scheduled.map((data) =>
    newStream(
      streamOf('match', data.matchId),
      openMatch(data, presentationOf(tournament.state, data), context),
    ),
  );
  const voided = await Promise.all(
    plan.command.voidedMatches.map(async (matchId) => {
      const match = await load(matchDecider, streamOf('match', matchId));
      const command: MatchCommand = {
        type: 'VoidMatch',
        data: { reason: 'paired again' },
        ...context,
      };
      const decision = matchDecider.decide(command, match.state);
      return isRefusal(decision) ? [] : [appendTo(match, decision)];
    }),
  );
  return [...paired, ...scheduled, ...voided.flat()];
};

/** Answers a PairingRequested with a round or with the reason why there is none. */
export const pairRound = defineJob({
  name: 'pair-round',
  payload,
  key: ({ eventId, phase, round, attempt }) => `${eventId}.${phase}.${round}.${attempt}`,
  attempts: 8,
  backoffMs: 100,
  needs: { commands: SystemCommands, reader: PROJECTIONS, secrets: SEALED_SECRETS, logger: LOGGER },
  handler: ({ commands, reader, secrets, logger }) =>
    new PairRoundJob(commands, reader, secrets, logger),
});
