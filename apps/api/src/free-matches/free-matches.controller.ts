import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unknown } from '#application';
import { type FreeMatchView, id } from '#contracts';
import { CONFIGURATION } from '#infrastructure';
import { type Configuration, Dependencies } from '#platform';
import { RequestAdmission } from '../auth/request-admission.js';
import { qrCode } from '../http/qr-code.js';
import { shareAddress } from '../events/share-address.js';
import type { StreamHub } from '../live/stream-hub.js';
import { serveViewer } from '../live/serve-viewer.js';
import { TABLE_HUB } from '../tables/table-hub.js';
import { FreeMatchViews } from './free-match-views.js';

const known = (matchId: string): string => {
  if (!id.safeParse(matchId).success) throw unknown('free-match/not-found');
  return matchId;
};

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
  @Header('cache-control', 'private, no-store')
  async view(
    @Param('matchId') matchId: string,
    @Req() request: FastifyRequest,
  ): Promise<FreeMatchView> {
    const asker = await this.callers.admit(request, { known: 'query', visitor: 'visitor-query' });
    return this.views.of(known(matchId), asker, new Date().toISOString());
  }

  @Get(':matchId/qr.svg')
  @Header('content-type', 'image/svg+xml')
  @Header('cache-control', 'private, max-age=300')
  async qr(@Param('matchId') matchId: string, @Req() request: FastifyRequest): Promise<string> {
    const asker = await this.callers.admit(request, { known: 'query', visitor: 'visitor-query' });
    await this.views.of(known(matchId), asker, new Date().toISOString());
    const { url } = shareAddress(request, this.configuration);
    return qrCode(`${url}/play/${matchId}`);
  }

  @Get(':matchId/live')
  async watch(
    @Param('matchId') matchId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asker = await this.callers.identity.asker(request);
    await this.views.of(known(matchId), asker, new Date().toISOString());
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
