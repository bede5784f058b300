import type { Signer } from '#checkpoints';
import type { CommandAccepted } from '#contracts';
import {
  COMMAND_ID_REUSED,
  type CommandExecutor,
  ConcurrencyError,
  type EventStore,
  isTransient,
  type RecordedEvent,
} from '#event-store';
import { currentCorrelation } from '#platform';
import { commandDefinitions } from '../definitions.js';
import { refusalFailure, RequestFailure, tryAgain } from '../failure/request-failure.js';
import { acceptance } from './acceptance.js';
import type {
  AnswerTraits,
  CommandDefinition,
  ExecutionTraits,
  PreparedCommand,
} from '../command/definition.js';
import { assertSameRequest, keyReused, withFingerprint } from './fingerprints.js';
import { otherIdsOfKey } from '../command/metadata.js';
import type { CommandRequest } from '../command/request.js';
import type { CommandServices } from '../command/services.js';

export interface RunnerParts {
  readonly executor: CommandExecutor;
  readonly store: Pick<EventStore, 'findCommand' | 'findAnyCommand' | 'settle'>;
  readonly services: CommandServices;
  /** Signs what players are promised to have been recorded. */
  readonly receipts: Signer;
  /** Tells whoever waits for them that there are new events. Only a hint: everyone finds them without it. */
  readonly announce: (events: readonly RecordedEvent[]) => void;
}

/** Runs commands of people: loads and authorizes, decides, appends once, answers. */
export class CommandRunner {
  constructor(private readonly parts: RunnerParts) {}

  async run(request: CommandRequest): Promise<CommandAccepted> {
    const { services } = this.parts;
    const definition: CommandDefinition = commandDefinitions[request.name];
    const unused = new Set<string>();
    const accepted = await this.answer(async () => {
      const prepared = await definition.prepare(request, services);
      const { commandId } = prepared.meta;
      // Asked once for each id: of two commands sent in the same moment neither would see the other anyway.
      if (!unused.has(commandId)) await this.assertKeyUnused(otherIdsOfKey(request, commandId));
      unused.add(commandId);
      return prepared;
    }, definition);
    await definition.followUp?.(request.payload, services);
    return accepted;
  }

  /** @throws RequestFailure for everything that is not the server's own fault. */
  async answer(
    prepare: () => Promise<PreparedCommand>,
    traits: ExecutionTraits & AnswerTraits = {},
  ): Promise<CommandAccepted> {
    try {
      return await this.attempt(prepare, traits);
    } catch (error) {
      if (error instanceof ConcurrencyError) throw tryAgain('server/contended');
      throw isTransient(error) ? tryAgain('server/unavailable') : error;
    }
  }

  /** One caller goes by several names, and ids of commands are made of one each. */
  private async assertKeyUnused(commandIds: readonly string[]): Promise<void> {
    if (commandIds.length === 0) return;
    const first = await this.parts.store.findAnyCommand(commandIds);
    if (first) throw keyReused(first);
  }

  /** A refusal is given only after the executor has looked whether the same command was accepted before. */
  private async attempt(
    prepare: () => Promise<PreparedCommand>,
    { together = false, ...told }: ExecutionTraits & AnswerTraits,
  ): Promise<CommandAccepted> {
    const { executor, store, services, announce, receipts } = this.parts;
    let prepared: PreparedCommand | null = await prepare();
    let failure: RequestFailure | null = null;
    const { fingerprint, ...meta } = prepared.meta;
    const correlationId = withFingerprint(currentCorrelation() ?? meta.commandId, fingerprint);
    const plan = async () => {
      try {
        const appends = await (prepared ?? (await prepare())).decide();
        prepared = null;
        return appends;
      } catch (error) {
        if (!(error instanceof RequestFailure)) throw error;
        failure = error;
        return { kind: 'refused', because: 'conflict', code: error.code } as const;
      }
    };
    const sent = { correlationId, ...meta };
    const outcome = await executor.executeAcross(sent, plan, { together });
    if (outcome.kind === 'refused') {
      if (outcome.code === COMMAND_ID_REUSED.code)
        throw keyReused(await store.findCommand(meta.commandId));
      throw failure ?? refusalFailure(outcome);
    }
    const { events, taken } = outcome;
    // What changes nothing uses its key, too: with the same key something else would be done later.
    const first = taken ? { meta: taken, events } : fingerprint && (await store.settle(sent));
    assertSameRequest(fingerprint, first || null);
    announce(events);
    return acceptance(told, events, { codes: services.guestCodes, receipts });
  }
}
