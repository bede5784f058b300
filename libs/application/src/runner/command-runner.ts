import { isRefusal, type Refusal } from '#aggregate';
import type { Signer } from '#checkpoints';
import type { CommandAccepted } from '#contracts';
import {
  COMMAND_ID_REUSED,
  type CommandExecutor,
  ConcurrencyError,
  type EventStore,
  isTransient,
  type LoadStream,
  type Plan,
  type RecordedEvent,
} from '#event-store';
import { currentCorrelation, trace, withPlace } from '#platform';
import type { CommandDefinition, PreparedCommand } from '../command/definition.js';
import { otherIdsOfKey } from '../command/metadata.js';
import type { CommandRequest } from '../command/request.js';
import type { CommandServices } from '../command/services.js';
import { commandDefinitions } from '../definitions.js';
import { unavailableRefusal } from '../refusals.js';
import { acceptance } from './acceptance.js';
import { refuseOtherRequest, keyReused, withFingerprint } from './fingerprints.js';

export interface RunnerParts {
  readonly executor: CommandExecutor;
  readonly store: Pick<EventStore, 'findCommand' | 'findAnyCommand' | 'settle'>;
  readonly services: CommandServices;
  /** Signs receipts for recorded events. */
  readonly receipts: Signer;
  /**
   * Announces new events to those who wait for them. Only a hint: all of them would also find the
   * events without it.
   */
  readonly announce: (events: readonly RecordedEvent[]) => void;
}

/** Runs commands of people: loads, authorizes, decides, appends once, answers. */
export class CommandRunner {
  constructor(private readonly parts: RunnerParts) {}

  /** Everything that is not the server's own fault comes back as a refusal. */
  async run(request: CommandRequest): Promise<CommandAccepted | Refusal> {
    const definition: CommandDefinition = commandDefinitions[request.name];
    const span = { name: `command ${request.name}` };
    const attempt = trace(span, () => this.attempt(request, definition));
    const outcome = await attempt.catch((error: unknown) => {
      if (error instanceof ConcurrencyError) return unavailableRefusal('server/contended');
      if (isTransient(error)) return unavailableRefusal('server/unavailable');
      throw error;
    });
    if (!isRefusal(outcome)) await definition.followUp?.(request.payload, this.parts.services);
    return outcome;
  }

  /**
   * A refusal is returned only after the executor has checked whether the same command was accepted
   * before.
   */
  private async attempt(
    request: CommandRequest,
    definition: CommandDefinition,
  ): Promise<CommandAccepted | Refusal> {
    const { executor, store, services, announce, receipts } = this.parts;
    const first = await this.prepare(request, definition, services);
    if (isRefusal(first)) return first;
    const { fingerprint, ...meta } = first.meta;
    const correlationId = withFingerprint(
      withPlace(currentCorrelation() ?? meta.commandId),
      fingerprint,
    );
    const sent = { correlationId, ...meta };
    const plan = this.planOf(request, definition, first);
    const { together = false } = definition;
    const outcome = await executor.executeAcross(sent, plan, { together });
    if (isRefusal(outcome))
      return outcome.code === COMMAND_ID_REUSED.code
        ? keyReused(await store.findCommand(meta.commandId))
        : outcome;
    const { events, taken } = outcome;
    // A command that changes nothing also uses up its key: later the same key would do something
    // else.
    const earlier = taken ? { meta: taken, events } : fingerprint && (await store.settle(sent));
    const other = refuseOtherRequest(fingerprint, earlier || null);
    if (other) return other;
    announce(events);
    const { guestCodes: codes, rescueKeys } = services;
    return acceptance(definition, events, { codes, rescueKeys, receipts });
  }

  private async prepare(
    request: CommandRequest,
    definition: CommandDefinition,
    services: CommandServices,
  ): Promise<PreparedCommand | Refusal> {
    const prepared = await definition.prepare(request, services);
    return isRefusal(prepared)
      ? prepared
      : ((await this.refuseUsedKey(otherIdsOfKey(request, prepared.meta.commandId))) ?? prepared);
  }

  /**
   * The first run decides what was already prepared; each further run loads everything as the plan
   * sees it.
   */
  private planOf(
    request: CommandRequest,
    definition: CommandDefinition,
    first: PreparedCommand,
  ): Plan {
    let ready: PreparedCommand | null = first;
    return async (load) => {
      const services = this.servicesBy(load);
      const prepared = ready ?? (await definition.prepare(request, services));
      ready = null;
      return isRefusal(prepared) ? prepared : prepared.decide(services);
    };
  }

  private servicesBy(load: LoadStream): CommandServices {
    const { services } = this.parts;
    return { ...services, aggregates: services.aggregates.seenBy(load) };
  }

  /** One caller has several names, and each name gives the command another id. */
  private async refuseUsedKey(commandIds: readonly string[]): Promise<Refusal | null> {
    if (commandIds.length === 0) return null;
    const first = await this.parts.store.findAnyCommand(commandIds);
    return first && keyReused(first);
  }
}
