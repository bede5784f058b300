import { Describe, members, content, failed } from '../http/describe.js';
import { logOfEvent } from '#aggregate';
import { Body, Controller, Get, Header, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { malformedFailure, conflictFailure, unlessRefused } from '../http/failure.js';
import { Aggregates, refuseSealedUnderWay, authorizeSight } from '#application';
import type { Adopted } from '#handover';
import { REDIS } from '#infrastructure';
import { type AgeKey, channels, Dependencies, type Redis } from '#platform';
import { EventImport } from './event-import.js';
import { ImportRight } from './import-right.js';
import { TournamentAccess, type Visit } from '../queries/tournament-access.js';
import { sendJsonFile } from './json-download.js';
import { TRANSFER_KEY } from './transfer-key.js';
import { WholeEvents } from './whole-events.js';
import { Admit, callerOf, ForTokens } from '../auth/admission.js';

/**
 * Moves a tournament to another server, or takes one from there:
 * docs/adr/0027-events-move-between-servers.md.
 */
@Controller('api')
@Dependencies(
  TournamentAccess,
  ImportRight,
  EventImport,
  WholeEvents,
  TRANSFER_KEY,
  REDIS,
  Aggregates,
)
export class HandoverController {
  // eslint-disable-next-line max-params -- Nest hands parts over one by one
  constructor(
    private readonly door: TournamentAccess,
    private readonly importRight: ImportRight,
    private readonly imports: EventImport,
    private readonly whole: WholeEvents,
    private readonly transferKey: AgeKey,
    private readonly redis: Redis,
    private readonly aggregates: Aggregates,
  ) {}

  /**
   * The key that an organizer enters on the other server, so that it encrypts the tournament's
   * secrets for this one, and whether the asker may import the file.
   */
  @ForTokens({ part: 'open' })
  @Describe({
    tag: 'events',
    summary: 'The key that a handover file for this server must be sealed with',
    answers: [
      'The key',
      members({ recipient: { type: 'string' }, mayImport: { type: 'boolean' } }),
    ],
  })
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
  @Describe({
    tag: 'events',
    summary: 'The file for the server that HandOverEvent named, for the owner',
    answers: ['The file'],
  })
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
    unlessRefused(await refuseSealedUnderWay(visit.tournament, this.aggregates));
    const file = await this.whole.file({ eventId, recipient, at: new Date().toISOString() });
    // No seed is drawn while the tournament is handed over. If it was taken back meanwhile, it has
    // a seed that is in no file.
    const after = await this.door.enter(eventId, asker, Infinity);
    if (
      recipientOf(after) !== recipient ||
      after.tournament.seedsDrawn !== visit.tournament.seedsDrawn
    )
      throw conflictFailure('handover/not-allowed');
    await sendJsonFile(reply, `conclave-move-${eventId}.json`, file);
  }

  /**
   * Imports a tournament for an account that the operator has listed, which then owns it. The right
   * was checked before the file was read.
   */
  @ForTokens({ ofNoEvent: true })
  @Describe({
    tag: 'events',
    summary:
      'Takes an event over from another server, by its handover file; up to 64 MiB. For accounts that the operator has named (EVENT_IMPORT)',
    takes: { type: 'object' },
    responses: {
      201: {
        description: 'Taken over',
        content: content(members({ eventId: { type: 'string' } })),
      },
      default: failed,
    },
  })
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
}

/**
 * The key for which the file is encrypted. Fails before the tournament is handed over, and once it
 * continues here after all.
 */
const recipientOf = ({ tournament }: Visit): string => {
  if (tournament.handedOver === null) throw conflictFailure('handover/not-allowed');
  return tournament.handedOver.recipient;
};

const eventIdOf = (adopted: Adopted): string => {
  switch (adopted.kind) {
    case 'adopted':
      return adopted.eventId;
    case 'known':
      throw conflictFailure('handover/known', { eventId: adopted.eventId });
    case 'sealed-for-another':
      throw conflictFailure('handover/sealed-for-another');
    case 'rescue-key-wanted':
      throw conflictFailure('handover/rescue-key-wanted');
    case 'faulty':
      throw malformedFailure(adopted.faults);
  }
};
