import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Signer } from '#checkpoints';
import type { EventStore } from '#event-store';
import { type Configuration, deriveKey } from '#platform';
import type { Callers } from '../http/callers.js';
import {
  CALLERS,
  CONFIGURATION,
  EVENT_DOOR,
  EVENT_STORE,
  LOG_SIGNER,
} from '../infrastructure/tokens.js';
import { authorizeSight } from '#application';
import { exportRights, filePolicy } from '../policy/files.js';
import type { EventDoor } from './event-door.js';
import { exportEvent, publicFileOf } from './event-export.js';
import { PublicView } from './public-events.js';

/** GET /api/events/<id>/export: the whole event as one file; to those who are not its staff, without what is the staff's to know. */
@Controller('api/events')
export class EventFilesController {
  // eslint-disable-next-line max-params -- Nest hands parts over one by one
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(EVENT_DOOR) private readonly door: EventDoor,
    @Inject(CALLERS) private readonly callers: Callers,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOG_SIGNER) private readonly signer: Signer,
  ) {}

  @Get(':eventId/export')
  async export(
    @Param('eventId') eventId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.callers.admitAddress(request, 'export');
    const visit = await this.door.enter(eventId, await this.callers.identity.asker(request));
    const sight = authorizeSight(exportRights(visit.event), { ...visit, own: false });
    const file = await exportEvent(this.store, eventId, {
      decks: filePolicy.decksIn(visit.event, sight),
      tables: filePolicy.tablesIn(visit.event, sight),
      at: new Date().toISOString(),
    });
    const forEveryone = sight.roles.size === 0;
    const { secret } = this.configuration;
    const told = forEveryone
      ? publicFileOf(
          file,
          new PublicView(deriveKey(secret, 'public-accounts'), eventId),
          this.signer,
        )
      : file;
    await reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="conclave-${eventId}.json"`)
      .type('application/json')
      .send(JSON.stringify(told));
  }
}
