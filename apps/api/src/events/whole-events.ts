import { Injectable } from '@nestjs/common';
import { streamOf } from '#aggregate';
import { GuestCodes, RescueKeys } from '#application';
import { checkpointText, headerExtension, rootOf, type Signer } from '#checkpoints';
import {
  canonicalJson,
  factsIn,
  PersonalEventStore,
  type RecordedEvent,
  type SealedSecrets,
  type StoredSecret,
} from '#event-store';
import {
  type CarriedCode,
  codeAsSecret,
  codesAmong,
  type HandoverFile,
  handoverOrigin,
  type Rescue,
} from '#handover';
import { SEALED_SECRETS } from '#infrastructure';
import { Dependencies, sealFor } from '#platform';
import type { TournamentEvent } from '#tournament';
import { LOG_SIGNER } from '../auth/auth-tokens.js';
import { type EventFile, exportEvent, inLog, readWithheld } from './event-export.js';

interface Wanted {
  readonly eventId: string;
  /** The public key for which secrets are encrypted. */
  readonly recipient: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Tournaments with all their secrets, encrypted for one key. */
@Injectable()
@Dependencies(PersonalEventStore, SEALED_SECRETS, LOG_SIGNER, GuestCodes, RescueKeys)
export class WholeEvents {
  // eslint-disable-next-line max-params -- Nest hands parts over one by one
  constructor(
    private readonly store: PersonalEventStore,
    private readonly secrets: SealedSecrets,
    private readonly signer: Signer,
    private readonly guestCodes: GuestCodes,
    private readonly rescueKeys: RescueKeys,
  ) {}

  async file(wanted: Wanted): Promise<HandoverFile> {
    const { events } = await exportEvent(this.store.sealed, wanted.eventId, {
      decks: true,
      tables: true,
      chats: true,
      at: wanted.at,
    });
    return this.fileOf(wanted, events);
  }

  /**
   * The addition with which a file that staff save can restore the tournament.
   *
   * @param file as stored, with personal data still encrypted.
   */
  async rescueOf(file: EventFile): Promise<Rescue> {
    const { eventId, exportedAt: at, log, events } = file;
    const recipient = await this.rescueKeys.of(eventId).recipient();
    const hidden = await readWithheld(this.store.sealed, file);
    const whole = inLog(log, [...events, ...hidden]);
    const { sealed, checkpoint } = await this.fileOf({ eventId, recipient, at }, whole);
    const withheld = await sealFor(recipient, JSON.stringify(hidden));
    return { recipient, sealed, withheld, checkpoint };
  }

  /** @param events of every stream, because they must match the hashes of the log. */
  private async fileOf(
    { eventId, recipient, at }: Wanted,
    events: readonly RecordedEvent[],
  ): Promise<HandoverFile> {
    const header = {
      format: 'conclave-handover' as const,
      version: 1 as const,
      exportedAt: at,
      eventId,
      withheld: [],
      recipient,
      sealed: await sealFor(recipient, JSON.stringify(await this.secretsOf(eventId, events))),
    };
    const leaves = events.map((event) => canonicalJson(event));
    const origin = handoverOrigin(this.signer.name, eventId);
    const extensions = [headerExtension(canonicalJson(header))];
    const checkpoint = this.signer.sign(
      checkpointText({ origin, size: leaves.length, root: rootOf(leaves), extensions }),
    );
    return { ...header, checkpoint, events };
  }

  private async secretsOf(
    eventId: string,
    events: readonly RecordedEvent[],
  ): Promise<readonly StoredSecret[]> {
    const streams = [...new Set(events.map(({ streamId }) => streamId))];
    const secrets = await this.secrets.list(streams);
    const carried = codesAmong(eventId, secrets);
    const own = new Set(carried.map((code) => codeAsSecret(eventId, code).name));
    const codes = this.codesOf(eventId, events, carried);
    return [
      ...secrets.filter(({ name }) => !own.has(name)),
      ...codes.map((code) => codeAsSecret(eventId, code)),
    ];
  }

  /**
   * The currently valid seat codes: made here by the command that issued them, or brought along
   * with the tournament.
   */
  private codesOf(
    eventId: string,
    events: readonly RecordedEvent[],
    carried: readonly CarriedCode[],
  ): readonly CarriedCode[] {
    const own = events.filter(({ streamId }) => streamId === streamOf('event', eventId));
    const issued = new Map<string, CarriedCode>();
    for (const { type, data, meta } of factsIn<TournamentEvent>(own)) {
      if (type === 'EventAdopted') issued.clear();
      if (type !== 'GuestCodeIssued') continue;
      const { playerId, codeHash } = data;
      const code = [
        this.guestCodes.madeBy(meta.commandId, playerId),
        ...carried.filter((each) => each.playerId === playerId).map((each) => each.code),
      ].find((each) => this.guestCodes.hashOf(playerId, each) === codeHash);
      if (code === undefined) issued.delete(playerId);
      else issued.set(playerId, { playerId, code });
    }
    return [...issued.values()];
  }
}
