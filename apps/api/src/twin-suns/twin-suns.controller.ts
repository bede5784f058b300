import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type ReplayFile,
  type TableExplanation,
  tableIntention,
  type TwinSunsView,
} from '#contracts';
import { CONFIGURATION } from '#infrastructure';
import { type Configuration, Dependencies } from '#platform';
import { RequestAdmission } from '../auth/request-admission.js';
import { qrCode } from '../http/qr-code.js';
import { shareAddress } from '../events/share-address.js';
import { validated } from '../http/validated.js';
import type { StreamHub } from '../live/stream-hub.js';
import { serveViewer } from '../live/serve-viewer.js';
import { moveNumber } from '../tables/since.js';
import { TWIN_SUNS_HUB } from './twin-suns-hub.js';
import { TwinSunsViews } from './twin-suns-views.js';
import { Admit, Caller, callerOf } from '../auth/admission.js';
import { IdPipe } from '../http/id.pipe.js';
import type { Asker } from '#application';

/** Games of Twin Suns of no event: GET /api/twin-suns/<gameId> is the asker's view, `?since=` the move that their page shows; .../live says when it moved on, .../replay is the game once it is over, .../qr.svg is its address to scan. */
@Controller('api/twin-suns')
@Dependencies(TwinSunsViews, TWIN_SUNS_HUB, RequestAdmission, CONFIGURATION)
export class TwinSunsController {
  constructor(
    private readonly views: TwinSunsViews,
    private readonly hub: StreamHub,
    private readonly callers: RequestAdmission,
    private readonly configuration: Configuration,
  ) {}

  @Get(':gameId')
  @Admit('query')
  @Header('cache-control', 'private, no-store')
  async view(
    @Param('gameId', new IdPipe('twin-suns/not-found')) gameId: string,
    @Query('since') since: unknown,
    @Caller() asker: Asker,
  ): Promise<TwinSunsView> {
    const look = { now: new Date().toISOString(), since: moveNumber(since) };
    return this.views.of(gameId, asker, look);
  }

  @Get(':gameId/explain')
  @Admit('query')
  @Header('cache-control', 'private, no-store')
  async explain(
    @Param('gameId', new IdPipe('twin-suns/not-found')) gameId: string,
    @Query() query: unknown,
    @Caller() asker: Asker,
  ): Promise<TableExplanation> {
    return this.views.explain(gameId, validated(tableIntention, query), asker);
  }

  @Get(':gameId/replay')
  @Admit('query')
  @Header('cache-control', 'private, no-store')
  async replay(
    @Param('gameId', new IdPipe('twin-suns/not-found')) gameId: string,
    @Caller() asker: Asker,
  ): Promise<ReplayFile> {
    return this.views.replay(gameId, asker);
  }

  @Get(':gameId/qr.svg')
  @Admit('query')
  @Header('content-type', 'image/svg+xml')
  @Header('cache-control', 'private, max-age=300')
  async qr(
    @Param('gameId', new IdPipe('twin-suns/not-found')) gameId: string,
    @Req() request: FastifyRequest,
  ): Promise<string> {
    await this.views.known(gameId);
    const { url } = shareAddress(request, this.configuration);
    return qrCode(`${url}/twin-suns/${gameId}`);
  }

  @Get(':gameId/live')
  @Admit('uncounted')
  async watch(
    @Param('gameId', new IdPipe('twin-suns/not-found')) gameId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asker = callerOf(request);
    await this.views.known(gameId);
    const release = this.callers.holdStream(request, asker);
    await serveViewer(
      { request, reply, release },
      {
        enter: (viewer) => this.hub.enter(gameId, viewer),
        leave: (viewer) => this.hub.leave(gameId, viewer),
      },
    );
  }
}
