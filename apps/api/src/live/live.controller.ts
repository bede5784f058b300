import { Dependencies } from '#platform';
import { Controller, Get, Headers, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { id } from '#contracts';
import { TournamentAccess } from '../queries/tournament-access.js';
import { RequestAdmission } from '../auth/request-admission.js';
import { validated } from '../http/validated.js';
import { LiveHub } from './live-hub.js';
import { openStream } from './open-stream.js';
import { Viewer } from './viewer.js';

const search = z.object({ eventId: id });

/** GET /api/live: server-sent events that say which answers about an event changed. */
@Controller('api/live')
@Dependencies(LiveHub, TournamentAccess, RequestAdmission)
export class LiveController {
  constructor(
    private readonly hub: LiveHub,
    private readonly door: TournamentAccess,
    private readonly callers: RequestAdmission,
  ) {}

  @Get()
  async watch(
    @Query() query: unknown,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { eventId } = validated(search, query);
    const asker = await this.callers.identity.asker(request);
    await this.door.enter(eventId, asker);
    const release = this.callers.holdStream(request, asker);
    const viewer = new Viewer(
      openStream(request, reply, () => {
        release();
        this.hub.leave(eventId, viewer);
      }),
    );
    await this.hub.enter(eventId, viewer, positionOf(lastEventId)).catch(() => viewer.end());
  }
}

const positionOf = (lastEventId: string | undefined): number | null =>
  lastEventId !== undefined && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : null;
