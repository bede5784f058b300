import { Describe, inQuery, schemaOf } from '../http/describe.js';
import { Dependencies } from '#platform';
import { Controller, Get, Headers, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { id, liveHello, liveChange } from '#contracts';
import { TournamentAccess } from '../queries/tournament-access.js';
import { RequestAdmission } from '../auth/request-admission.js';
import { validate } from '../http/validated.js';
import { LiveHub } from './live-hub.js';
import { serveViewer } from './serve-viewer.js';
import { Admit, callerOf, ForTokens } from '../auth/admission.js';

const search = z.object({ eventId: id });

/**
 * GET /api/live: server-sent events that name the queries of a tournament whose answers changed.
 */
@ForTokens({ part: 'events' })
@Controller('api/live')
@Dependencies(LiveHub, TournamentAccess, RequestAdmission)
export class LiveController {
  constructor(
    private readonly hub: LiveHub,
    private readonly door: TournamentAccess,
    private readonly callers: RequestAdmission,
  ) {}

  @Describe({
    tag: 'live',
    summary: 'Server-sent events of one event',
    description: 'Messages `hello` and the unnamed change; Last-Event-ID resumes.',
    parameters: [inQuery('eventId', 'string')],
    stream: { oneOf: [schemaOf(liveHello, 'output'), schemaOf(liveChange, 'output')] },
  })
  @Get()
  @Admit('uncounted')
  async watch(
    @Query() query: unknown,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { eventId } = validate(search, query);
    const asker = callerOf(request);
    await this.door.enter(eventId, asker);
    const release = this.callers.holdStream(request, asker);
    await serveViewer(
      { request, reply, release },
      {
        enter: (viewer) => this.hub.enter(eventId, viewer, positionOf(lastEventId)),
        leave: (viewer) => this.hub.leave(eventId, viewer),
      },
    );
  }
}

const positionOf = (lastEventId: string | undefined): number | null =>
  lastEventId !== undefined && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : null;
