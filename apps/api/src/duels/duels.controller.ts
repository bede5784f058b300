import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DuelView, ScreenReplay, TableChat } from '#contracts';
import { CONFIGURATION } from '#infrastructure';
import { type Configuration, Dependencies } from '#platform';
import { RequestAdmission } from '../auth/request-admission.js';
import { qrCode } from '../http/qr-code.js';
import { shareAddress } from '../events/share-address.js';
import { serveViewer } from '../live/serve-viewer.js';
import type { TableLines } from '../tables/table-lines.js';
import { DUEL_LINES } from './duel-hub.js';
import { DuelViews } from './duel-views.js';
import { Admit, Caller, callerOf } from '../auth/admission.js';
import { IdPipe } from '../http/id.pipe.js';
import type { Asker } from '#application';

/** Games between two people of no event: GET /api/duels/<duelId> is the asker's view; .../live says when it moved on and who is there, .../chat is what its players wrote, .../replay is the finished game, .../qr.svg is its address to scan. */
@Controller('api/duels')
@Dependencies(DuelViews, DUEL_LINES, RequestAdmission, CONFIGURATION)
export class DuelsController {
  constructor(
    private readonly views: DuelViews,
    private readonly lines: TableLines,
    private readonly callers: RequestAdmission,
    private readonly configuration: Configuration,
  ) {}

  @Get(':duelId')
  @Admit('query')
  @Header('cache-control', 'private, no-store')
  async view(
    @Param('duelId', new IdPipe('duel/not-found')) duelId: string,
    @Caller() asker: Asker,
  ): Promise<DuelView> {
    return this.views.of(duelId, asker, new Date().toISOString());
  }

  @Get(':duelId/replay')
  @Admit('query')
  @Header('cache-control', 'private, no-store')
  async replay(
    @Param('duelId', new IdPipe('duel/not-found')) duelId: string,
  ): Promise<ScreenReplay> {
    return this.views.replay(duelId);
  }

  @Get(':duelId/qr.svg')
  @Admit('query')
  @Header('content-type', 'image/svg+xml')
  @Header('cache-control', 'private, max-age=300')
  async qr(
    @Param('duelId', new IdPipe('duel/not-found')) duelId: string,
    @Req() request: FastifyRequest,
  ): Promise<string> {
    await this.views.known(duelId);
    const { url } = shareAddress(request, this.configuration);
    return qrCode(`${url}/other-games/duels/${duelId}`);
  }

  @Get(':duelId/chat')
  @Admit('query')
  @Header('cache-control', 'private, no-store')
  async chat(
    @Param('duelId', new IdPipe('duel/not-found')) duelId: string,
    @Caller() asker: Asker,
  ): Promise<TableChat> {
    return this.views.chat(duelId, asker);
  }

  @Get(':duelId/live')
  @Admit('uncounted')
  async watch(
    @Param('duelId', new IdPipe('duel/not-found')) duelId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asker = callerOf(request);
    const side = await this.views.sideOf(duelId, asker);
    const release = this.callers.holdStream(request, asker);
    await serveViewer(
      { request, reply, release },
      {
        enter: (viewer) => this.lines.enter(duelId, viewer, { side, readsChat: side !== null }),
        leave: (viewer) => this.lines.leave(duelId, viewer),
      },
    );
  }
}
