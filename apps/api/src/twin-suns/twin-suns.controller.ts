import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unknown } from '#application';
import {
  id,
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

const named = (gameId: string): string => {
  if (!id.safeParse(gameId).success) throw unknown('twin-suns/not-found');
  return gameId;
};

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
  @Header('cache-control', 'private, no-store')
  async view(
    @Param('gameId') gameId: string,
    @Query('since') since: unknown,
    @Req() request: FastifyRequest,
  ): Promise<TwinSunsView> {
    const asker = await this.callers.admit(request, { known: 'query', visitor: 'visitor-query' });
    const look = { now: new Date().toISOString(), since: moveNumber(since) };
    return this.views.of(named(gameId), asker, look);
  }

  @Get(':gameId/explain')
  @Header('cache-control', 'private, no-store')
  async explain(
    @Param('gameId') gameId: string,
    @Query() query: unknown,
    @Req() request: FastifyRequest,
  ): Promise<TableExplanation> {
    const asker = await this.callers.admit(request, { known: 'query', visitor: 'visitor-query' });
    return this.views.explain(named(gameId), validated(tableIntention, query), asker);
  }

  @Get(':gameId/replay')
  @Header('cache-control', 'private, no-store')
  async replay(
    @Param('gameId') gameId: string,
    @Req() request: FastifyRequest,
  ): Promise<ReplayFile> {
    const asker = await this.callers.admit(request, { known: 'query', visitor: 'visitor-query' });
    return this.views.replay(named(gameId), asker);
  }

  @Get(':gameId/qr.svg')
  @Header('content-type', 'image/svg+xml')
  @Header('cache-control', 'private, max-age=300')
  async qr(@Param('gameId') gameId: string, @Req() request: FastifyRequest): Promise<string> {
    await this.callers.admit(request, { known: 'query', visitor: 'visitor-query' });
    await this.views.known(named(gameId));
    const { url } = shareAddress(request, this.configuration);
    return qrCode(`${url}/twin-suns/${gameId}`);
  }

  @Get(':gameId/live')
  async watch(
    @Param('gameId') gameId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asker = await this.callers.identity.asker(request);
    await this.views.known(named(gameId));
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
