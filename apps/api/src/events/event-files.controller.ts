import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EventStore } from '#event-store';
import type { Callers } from '../http/callers.js';
import { CALLERS, EVENT_DOOR, EVENT_STORE } from '../infrastructure/tokens.js';
import { authorizeSight } from '../policy/authorize.js';
import { exportRights, filePolicy } from '../policy/files.js';
import type { EventDoor } from './event-door.js';
import { exportEvent } from './event-export.js';

/** GET /api/events/<id>/export: the whole event as one file. */
@Controller('api/events')
export class EventFilesController {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(EVENT_DOOR) private readonly door: EventDoor,
    @Inject(CALLERS) private readonly callers: Callers,
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
    await reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="conclave-${eventId}.json"`)
      .type('application/json')
      .send(JSON.stringify(file));
  }
}
