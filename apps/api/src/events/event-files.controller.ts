import { Describe } from '../http/describe.js';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { unlessRefused } from '../http/failure.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Signer } from '#checkpoints';
import { PersonalEventStore } from '#event-store';
import { CONFIGURATION } from '#infrastructure';
import { type Configuration, deriveKey, Dependencies } from '#platform';
import { LOG_SIGNER } from '../auth/auth-tokens.js';
import { authorizeSight, does } from '#application';
import { exportRights, filePolicy } from '../policy/files.js';
import { TournamentAccess } from '../queries/tournament-access.js';
import { exportEvent, publicFileOf, readable } from './event-export.js';
import { sendJsonFile } from './json-download.js';
import { PublicView } from './public-events.js';
import { WholeEvents } from './whole-events.js';
import { Admit, callerOf, ForTokens } from '../auth/admission.js';

/**
 * GET /api/events/<id>/export: the whole tournament as one file; others than its staff get it
 * without what only staff may know.
 */
@Controller('api/events')
@Dependencies(PersonalEventStore, TournamentAccess, CONFIGURATION, LOG_SIGNER, WholeEvents)
export class EventFilesController {
  // eslint-disable-next-line max-params -- Nest hands parts over one by one
  constructor(
    private readonly store: PersonalEventStore,
    private readonly door: TournamentAccess,
    private readonly configuration: Configuration,
    private readonly signer: Signer,
    private readonly whole: WholeEvents,
  ) {}

  @ForTokens({ part: 'files' })
  @Describe({
    tag: 'events',
    summary: 'The whole event as one file',
    answers: ['The file'],
  })
  @Get(':eventId/export')
  @Admit('export')
  async export(
    @Param('eventId') eventId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const visit = await this.door.enter(eventId, callerOf(request));
    const sight = unlessRefused(
      authorizeSight(exportRights(visit.tournament), { ...visit, own: false }),
    );
    const stored = await exportEvent(this.store.sealed, eventId, {
      decks: filePolicy.decksIn(visit.tournament, sight),
      tables: filePolicy.tablesIn(visit.tournament, sight),
      chats: does(sight, 'seeDesk'),
      at: new Date().toISOString(),
    });
    const file = await readable(stored, this.store);
    const forEveryone = !does(sight, 'seeDesk');
    const { secret } = this.configuration;
    const told = forEveryone
      ? publicFileOf(
          file,
          new PublicView(deriveKey(secret, 'public-accounts'), eventId),
          this.signer,
        )
      : { ...file, rescue: await this.whole.rescueOf(stored) };
    await sendJsonFile(reply, `conclave-${eventId}.json`, told);
  }
}
