import { logOfEvent } from '#aggregate';
import { Body, Controller, Get, Header, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { malformedFailure, conflictFailure, unlessRefused } from '../http/failure.js';
import { Aggregates, refuseSealedUnderWay, authorizeSight } from '#application';
import { checkpointText, headerExtension, rootOf, type Signer } from '#checkpoints';
import { canonicalJson, PersonalEventStore, type SealedSecrets } from '#event-store';
import { type Adopted, type HandoverFile, sealFor, TransferKey, handoverOrigin } from '#handover';
import { REDIS, SEALED_SECRETS } from '#infrastructure';
import { channels, Dependencies, type Redis } from '#platform';
import { LOG_SIGNER } from '../auth/auth-tokens.js';
import { EventImport } from './event-import.js';
import { ImportRight } from './import-right.js';
import { TournamentAccess, type Visit } from '../queries/tournament-access.js';
import { exportEvent } from './event-export.js';
import { sendJsonFile } from './json-download.js';
import { Admit, callerOf, ForTokens } from '../auth/admission.js';

/** An event leaves for another server, or comes from one: docs/adr/0027-events-move-between-servers.md. */
@Controller('api')
@Dependencies(
  PersonalEventStore,
  TournamentAccess,
  ImportRight,
  EventImport,
  LOG_SIGNER,
  SEALED_SECRETS,
  TransferKey,
  REDIS,
  Aggregates,
)
export class HandoverController {
  // eslint-disable-next-line max-params -- Nest hands parts over one by one
  constructor(
    private readonly store: PersonalEventStore,
    private readonly door: TournamentAccess,
    private readonly importRight: ImportRight,
    private readonly imports: EventImport,
    private readonly signer: Signer,
    private readonly secrets: SealedSecrets,
    private readonly transferKey: TransferKey,
    private readonly redis: Redis,
    private readonly aggregates: Aggregates,
  ) {}

  /** What an organizer tells the other server, so that it seals the event's secrets for this one, and whether the asker may bring the file. */
  @ForTokens({ part: 'open' })
  @Get('transfer-key')
  @Admit('uncounted')
  @Header('cache-control', 'no-store')
  async key(
    @Req() request: FastifyRequest,
  ): Promise<{ readonly recipient: string; readonly mayImport: boolean }> {
    const [recipient, mayImport] = await Promise.all([
      this.transferKey.recipient(),
      this.importRight.isGiven(request),
    ]);
    return { recipient, mayImport };
  }

  /** The file for the server that the last HandOverEvent named. */
  @Get('events/:eventId/handover')
  @Admit('export')
  async file(
    @Param('eventId') eventId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asker = callerOf(request);
    const visit = await this.door.enter(eventId, asker, Infinity);
    unlessRefused(authorizeSight(['owner'], { ...visit, own: false }));
    const recipient = recipientOf(visit);
    unlessRefused(await refuseSealedUnderWay(visit.event, this.aggregates));
    const file = await this.handoverFile(eventId, recipient);
    // Nothing is drawn while the event is handed over. Taken back in between, it has a seed that is in nobody's file.
    const after = await this.door.enter(eventId, asker, Infinity);
    if (recipientOf(after) !== recipient || after.event.seedsDrawn !== visit.event.seedsDrawn)
      throw conflictFailure('handover/not-allowed');
    await sendJsonFile(reply, `conclave-move-${eventId}.json`, file);
  }

  /** Takes an event over from an account that the operator has named; whoever brings it owns it. Who may was asked before the file was read. */
  @ForTokens({ ofNoEvent: true })
  @Post('events/import')
  @Admit('uncounted')
  async import(
    @Body() file: unknown,
    @Req() request: FastifyRequest,
  ): Promise<{ readonly eventId: string }> {
    if (!(file instanceof Uint8Array))
      throw malformedFailure([{ path: '', message: 'is no file' }]);
    const adopted = await this.imports.bring(file, request);
    const eventId = eventIdOf(adopted);
    this.redis.publish(channels.appended, logOfEvent(eventId)).catch(() => undefined);
    return { eventId };
  }

  private async handoverFile(eventId: string, recipient: string): Promise<HandoverFile> {
    const at = new Date().toISOString();
    // Every stream is in the file, so that the hashes of the log are those of its events.
    const { log: _, ...whole } = await exportEvent(this.store.sealed, eventId, {
      decks: true,
      tables: true,
      chats: true,
      at,
    });
    const streams = [...new Set(whole.events.map(({ streamId }) => streamId))];
    const secrets = await this.secrets.list(streams);
    const { events, ...about } = whole;
    const header = {
      ...about,
      format: 'conclave-handover' as const,
      withheld: [],
      recipient,
      sealed: await sealFor(recipient, JSON.stringify(secrets)),
    };
    const leaves = events.map((event) => canonicalJson(event));
    const origin = handoverOrigin(this.signer.name, eventId);
    const extensions = [headerExtension(canonicalJson(header))];
    const checkpoint = this.signer.sign(
      checkpointText({ origin, size: leaves.length, root: rootOf(leaves), extensions }),
    );
    return { ...header, checkpoint, events };
  }
}

/** Whose key the file is made for: nobody's before the event was handed over, and once it goes on here after all. */
const recipientOf = ({ event }: Visit): string => {
  if (event.handedOver === null) throw conflictFailure('handover/not-allowed');
  return event.handedOver.recipient;
};

const eventIdOf = (adopted: Adopted): string => {
  switch (adopted.kind) {
    case 'adopted':
      return adopted.eventId;
    case 'known':
      throw conflictFailure('handover/known', { eventId: adopted.eventId });
    case 'sealed-for-another':
      throw conflictFailure('handover/sealed-for-another');
    case 'faulty':
      throw malformedFailure(adopted.faults);
  }
};
