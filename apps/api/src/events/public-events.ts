import { createHmac } from 'node:crypto';
import type { FiledEvent, JsonObject, RecordedEvent } from '#event-store';
import { publicFields } from './field-audiences.js';

/** An event as everybody may read it. */
export interface PublicEvent extends RecordedEvent {
  /**
   * Fields that are omitted or renamed, such as `data.note` and `meta.actor`. Without them the
   * event's own hash cannot be recomputed, but it still links its neighbours and commits to what is
   * omitted: the command id, omitted as well, is a salt that cannot be guessed.
   */
  readonly withheldFields?: readonly string[];
}

interface Seen {
  readonly data: JsonObject;
  readonly withheld: readonly string[];
}

const rows: Readonly<
  Record<
    string,
    'all' | { readonly shown: readonly string[]; readonly accounts?: readonly string[] }
  >
> = publicFields;

/** Makes the events of one tournament public. */
export class PublicView {
  readonly #key: Buffer;

  /** @param key a secret of the server, so that nobody can find an account by trial. */
  constructor(key: Buffer, eventId: string) {
    this.#key = createHmac('sha256', key).update(eventId).digest();
  }

  of(events: readonly FiledEvent[]): readonly PublicEvent[] {
    const seen = events.map((event) => this.seen(event));
    // The events of one command share its id: if it is the salt of one of them, all must omit it.
    const salts = new Set(
      events.flatMap(({ meta }, index) =>
        seen[index]?.withheld.length === 0 ? [] : [meta.commandId],
      ),
    );
    return events.map((event, index) =>
      salts.has(event.meta.commandId) ? this.blinded(event, seen[index] as Seen) : event,
    );
  }

  private seen({ type, data, meta, sealedFields = {} }: FiledEvent): Seen {
    const opened = Object.keys(sealedFields).map((field) => `data.${field}`);
    const actor = meta.actor.startsWith('account:') ? ['meta.actor'] : [];
    const row = Object.hasOwn(rows, type) ? rows[type] : undefined;
    if (row === 'all') return { data, withheld: [...opened, ...actor] };
    const accounts = new Set(row?.accounts);
    const shown: Record<string, JsonObject[string]> = {};
    const withheld: string[] = [];
    for (const [field, value] of Object.entries(data)) {
      const isAccount = accounts.has(field) && typeof value === 'string';
      if (row?.shown.includes(field)) shown[field] = isAccount ? this.named(value) : value;
      if (isAccount || !row?.shown.includes(field)) withheld.push(`data.${field}`);
    }
    return { data: shown, withheld: [...new Set([...withheld, ...opened]), ...actor] };
  }

  private blinded(
    { sealedFields: _stored, ...event }: FiledEvent,
    { data, withheld }: Seen,
  ): PublicEvent {
    const { actor, at } = event.meta;
    const account = actor.startsWith('account:') ? actor.slice('account:'.length) : null;
    return {
      ...event,
      data,
      meta: {
        actor: account === null ? actor : `account:${this.named(account)}`,
        commandId: '',
        correlationId: '',
        at,
      },
      withheldFields: [...withheld, 'meta.commandId', 'meta.correlationId'],
    };
  }

  private named(account: string): string {
    return `person-${createHmac('sha256', this.#key).update(account).digest('hex').slice(0, 12)}`;
  }
}
