import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FreeMatchView } from '#contracts';
import { CONFIGURATION } from '#infrastructure';
import { type Configuration, Dependencies } from '#platform';
import { RequestAdmission } from '../auth/request-admission.js';
import { qrCode } from '../http/qr-code.js';
import { shareAddress } from '../events/share-address.js';
import type { StreamHub } from '../live/stream-hub.js';
import { serveViewer } from '../live/serve-viewer.js';
import { TABLE_HUB } from '../tables/table-hub.js';
import { FreeMatchViews } from './free-match-views.js';
import { Admit, Caller, callerOf } from '../auth/admission.js';
import { IdPipe } from '../http/id.pipe.js';
import type { Asker } from '#application';

/** Matches of no tournament: GET /api/free-matches/<matchId> is how far the two are, .../live says when that has changed, .../qr.svg its address to scan. */
@Controller('api/free-matches')
@Dependencies(FreeMatchViews, TABLE_HUB, RequestAdmission, CONFIGURATION)
export class FreeMatchesController {
  constructor(
    private readonly views: FreeMatchViews,
    private readonly hub: StreamHub,
    private readonly callers: RequestAdmission,
    private readonly configuration: Configuration,
  ) {}

  @Get(':matchId')
  @Admit('query')
  @Header('cache-control', 'private, no-store')
  async view(
    @Param('matchId', new IdPipe('free-match/not-found')) matchId: string,
    @Caller() asker: Asker,
  ): Promise<FreeMatchView> {
    return this.views.of(matchId, asker, new Date().toISOString());
  }

  @Get(':matchId/qr.svg')
  @Admit('query')
  @Header('content-type', 'image/svg+xml')
  @Header('cache-control', 'private, max-age=300')
  async qr(
    @Param('matchId', new IdPipe('free-match/not-found')) matchId: string,
    @Caller() asker: Asker,
    @Req() request: FastifyRequest,
  ): Promise<string> {
    await this.views.of(matchId, asker, new Date().toISOString());
    const { url } = shareAddress(request, this.configuration);
    return qrCode(`${url}/play/${matchId}`);
  }

  @Get(':matchId/live')
  @Admit('uncounted')
  async watch(
    @Param('matchId', new IdPipe('free-match/not-found')) matchId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asker = callerOf(request);
    await this.views.of(matchId, asker, new Date().toISOString());
    const release = this.callers.holdStream(request, asker);
    await serveViewer(
      { request, reply, release },
      {
        enter: (viewer) => this.hub.enter(matchId, viewer),
        leave: (viewer) => this.hub.leave(matchId, viewer),
      },
    );
  }
}
