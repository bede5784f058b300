import { GENESIS_HASH, hashEvent } from './hash-chain.js';
import type { EventMeta, RecordedEvent } from './port.js';

export type FaultCode =
  | 'hash-differs'
  | 'link-broken'
  | 'version-gap'
  | 'position-order'
  | 'command-repeated'
  | 'command-meta-differs'
  | 'sealed-head-differs'
  | 'sealed-head-missing';

export interface Fault {
  readonly code: FaultCode;
  readonly streamId: string;
  readonly version: number;
  readonly detail: string;
}

export interface Verdict {
  readonly events: number;
  readonly streams: number;
  readonly faults: number;
}

/**
 * Events of this type record heads of streams as they were: `{heads: [{streamId, version, hash}]}`.
 */
export const SEALING_TYPES: ReadonlySet<string> = new Set(['HeadsSealed', 'EventSealed']);

export interface VerifyOptions {
  readonly onFault: (fault: Fault) => void;
  /** Streams omitted on purpose: seals that name them prove nothing here. */
  readonly withheld?: ReadonlySet<string>;
  /**
   * Whether parts of an event were omitted on purpose: its hash is then accepted as given, and
   * links its neighbours.
   */
  readonly isPartial?: (event: RecordedEvent) => boolean;
}

export type EventReading = () => AsyncIterable<RecordedEvent> | Iterable<RecordedEvent>;

interface StreamHead {
  version: number;
  hash: string;
  position: number;
  lastCommand: string;
}

/**
 * Walks the events twice: once for the sealed heads, once for everything else. Each stream must
 * come in order; streams may be mixed. Memory grows with streams, commands and sealed heads, never
 * with the content of events. Not provable from the events: their global positions (only their
 * order) and the absence of events after the last sealed head.
 */
export const verifyEvents = async (
  read: EventReading,
  { onFault, withheld = new Set(), isPartial = () => false }: VerifyOptions,
): Promise<Verdict> => {
  const verifier = new Verifier(await sealedHeads(read, withheld), onFault);
  for await (const event of read()) verifier.check(event, isPartial(event));
  return verifier.finish();
};

interface SealedHead {
  readonly streamId: string;
  readonly version: number;
  readonly hashes: Set<string>;
}

const addressOf = (streamId: string, version: number): string => `${streamId}@${version}`;

const sealedHeads = async (
  read: EventReading,
  withheld: ReadonlySet<string>,
): Promise<Map<string, SealedHead>> => {
  const sealed = new Map<string, SealedHead>();
  for await (const event of read()) {
    if (!SEALING_TYPES.has(event.type)) continue;
    for (const { streamId, version, hash } of headsIn(event)) {
      if (withheld.has(streamId)) continue;
      const head = sealed.get(addressOf(streamId, version)) ?? {
        streamId,
        version,
        hashes: new Set(),
      };
      head.hashes.add(hash);
      sealed.set(addressOf(streamId, version), head);
    }
  }
  return sealed;
};

interface Head {
  readonly streamId: string;
  readonly version: number;
  readonly hash: string;
}

const headsIn = (event: RecordedEvent): readonly Head[] =>
  Array.isArray(event.data.heads) ? (event.data.heads as readonly Head[]) : [];

class Verifier {
  readonly #sealed: Map<string, SealedHead>;
  readonly #onFault: (fault: Fault) => void;
  readonly #streams = new Map<string, StreamHead>();
  readonly #commands = new Map<
    string,
    { readonly signature: string; readonly finishedIn: Set<string> }
  >();
  #events = 0;
  #faults = 0;

  constructor(sealed: Map<string, SealedHead>, onFault: (fault: Fault) => void) {
    this.#sealed = sealed;
    this.#onFault = onFault;
  }

  check(event: RecordedEvent, partial: boolean): void {
    this.#events += 1;
    const before = this.#streams.get(event.streamId);
    this.#checkLinks(event, before);
    if (!partial) {
      this.#checkHash(event);
      this.#checkCommand(event, before);
    }
    this.#checkSeal(event);
    this.#streams.set(event.streamId, {
      version: event.version,
      hash: event.hash,
      position: event.globalPosition,
      lastCommand: event.meta.commandId,
    });
  }

  finish(): Verdict {
    for (const { streamId, version } of this.#sealed.values()) {
      this.#report(
        { streamId, version },
        'sealed-head-missing',
        'a seal names this event, but it is not there',
      );
    }
    return { events: this.#events, streams: this.#streams.size, faults: this.#faults };
  }

  #checkLinks(event: RecordedEvent, before: StreamHead | undefined): void {
    const version = (before?.version ?? 0) + 1;
    if (event.version !== version)
      this.#report(event, 'version-gap', `version ${event.version} where ${version} belongs`);
    const prevHash = before?.hash ?? GENESIS_HASH;
    if (event.prevHash !== prevHash)
      this.#report(
        event,
        'link-broken',
        `prevHash is ${event.prevHash}, the event before has ${prevHash}`,
      );
    if (before && event.globalPosition <= before.position)
      this.#report(
        event,
        'position-order',
        `position ${event.globalPosition} after ${before.position}`,
      );
  }

  #checkHash(event: RecordedEvent): void {
    const hash = hashEvent(event.prevHash, event);
    if (event.hash !== hash)
      this.#report(
        event,
        'hash-differs',
        `the content hashes to ${hash}, the event says ${event.hash}`,
      );
  }

  /** The events of one command in a stream are adjacent, and all have the same metadata. */
  #checkCommand(event: RecordedEvent, before: StreamHead | undefined): void {
    const { commandId } = event.meta;
    if (before && before.lastCommand !== commandId)
      this.#commands.get(before.lastCommand)?.finishedIn.add(event.streamId);
    const signature = signatureOf(event.meta);
    const known = this.#commands.get(commandId);
    if (known === undefined) {
      this.#commands.set(commandId, { signature, finishedIn: new Set() });
      return;
    }
    if (known.finishedIn.has(event.streamId))
      this.#report(
        event,
        'command-repeated',
        `command ${commandId} had appended to this stream before`,
      );
    if (known.signature !== signature)
      this.#report(
        event,
        'command-meta-differs',
        `command ${commandId} occurs with another actor, correlation id or time`,
      );
  }

  #checkSeal(event: RecordedEvent): void {
    const address = addressOf(event.streamId, event.version);
    const sealed = this.#sealed.get(address);
    if (sealed === undefined) return;
    this.#sealed.delete(address);
    for (const hash of sealed.hashes) {
      if (hash !== event.hash)
        this.#report(
          event,
          'sealed-head-differs',
          `a seal says ${hash}, the event has ${event.hash}`,
        );
    }
  }

  #report(
    { streamId, version }: { readonly streamId: string; readonly version: number },
    code: FaultCode,
    detail: string,
  ): void {
    this.#faults += 1;
    this.#onFault({ code, streamId, version, detail });
  }
}

const signatureOf = ({ actor, correlationId, at }: EventMeta): string =>
  JSON.stringify([actor, correlationId, at]);
