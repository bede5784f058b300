import { Controller, Get, Headers, Inject, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { id } from '#contracts';
import type { Identity } from '../auth/identity.js';
import type { EventDoor } from '../events/event-door.js';
import { validated } from '../http/validated.js';
import { EVENT_DOOR, IDENTITY, LIVE_HUB } from '../infrastructure/tokens.js';
import type { LiveHub } from './live-hub.js';
import { Viewer } from './viewer.js';

const search = z.object({ eventId: id });

/** GET /api/live: server-sent events that say which answers about an event changed. */
@Controller('api/live')
export class LiveController {
  constructor(
    @Inject(LIVE_HUB) private readonly hub: LiveHub,
    @Inject(EVENT_DOOR) private readonly door: EventDoor,
    @Inject(IDENTITY) private readonly identity: Identity,
  ) {}

  @Get()
  async watch(@Query() query: unknown, @Headers('last-event-id') lastEventId: string | undefined, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { eventId } = validated(search, query);
    await this.door.enter(eventId, await this.identity.asker(request));
    const headers = reply.getHeaders();
    reply.hijack();
    const response = reply.raw;
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    request.raw.socket.setNoDelay(true);
    const viewer = new Viewer(response);
    response.on('close', () => this.hub.leave(eventId, viewer));
    response.on('error', () => response.destroy());
    await this.hub.enter(eventId, viewer, positionOf(lastEventId)).catch(() => viewer.end());
  }
}

const positionOf = (lastEventId: string | undefined): number | null => (lastEventId !== undefined && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : null);
