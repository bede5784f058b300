import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Dependencies, token } from '#platform';
import { ALL_TABLES } from '#read-models';
import { Admit, callerOf } from '../auth/admission.js';
import { RequestAdmission } from '../auth/request-admission.js';
import { Describe } from '../http/describe.js';
import { serveViewer } from '../live/serve-viewer.js';
import { LobbyCrowd } from './lobby-crowd.js';
import type { StreamHub } from '../live/stream-hub.js';

/** Notifies those who look for a game that the list of open tables has changed. */
export const LOBBY_HUB = token<StreamHub>('LobbyHub');

/**
 * GET /api/open-tables/live: reports each table that opens, and how many people are looking for a
 * game.
 */
@Controller('api/open-tables')
@Dependencies(LOBBY_HUB, LobbyCrowd, RequestAdmission)
export class LobbyController {
  constructor(
    private readonly hub: StreamHub,
    private readonly crowd: LobbyCrowd,
    private readonly callers: RequestAdmission,
  ) {}

  @Describe({
    tag: 'live',
    summary: 'Server-sent events: the list of open tables has changed; `here`: how many look at it',
    stream: { type: 'object' },
  })
  @Get('live')
  @Admit('uncounted')
  async watch(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const release = this.callers.holdStream(request, callerOf(request));
    await serveViewer(
      { request, reply, release },
      {
        enter: async (viewer) => {
          this.crowd.enter(ALL_TABLES, viewer);
          await this.hub.enter(ALL_TABLES, viewer);
        },
        leave: (viewer) => {
          this.crowd.leave(ALL_TABLES, viewer);
          this.hub.leave(ALL_TABLES, viewer);
        },
      },
    );
  }
}
