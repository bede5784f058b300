import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unknown } from '#application';
import { type DuelView, id, type ScreenReplay, type TableChat } from '#contracts';
import { CONFIGURATION } from '#infrastructure';
import { type Configuration, Dependencies } from '#platform';
import { RequestAdmission } from '../auth/request-admission.js';
import { qrCode } from '../http/qr-code.js';
import { shareAddress } from '../events/share-address.js';
import { serveViewer } from '../live/serve-viewer.js';
import type { TableLines } from '../tables/table-lines.js';
import { DUEL_LINES } from './duel-hub.js';
import { DuelViews } from './duel-views.js';

const named = (duelId: string): string => {
  if (!id.safeParse(duelId).success) throw unknown('duel/not-found');
  return duelId;
};

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
  @Header('cache-control', 'private, no-store')
  async view(@Param('duelId') duelId: string, @Req() request: FastifyRequest): Promise<DuelView> {
    const asker = await this.callers.admit(request, { known: 'query', visitor: 'visitor-query' });
    return this.views.of(named(duelId), asker, new Date().toISOString());
  }

  @Get(':duelId/replay')
  @Header('cache-control', 'private, no-store')
  async replay(
    @Param('duelId') duelId: string,
    @Req() request: FastifyRequest,
  ): Promise<ScreenReplay> {
    await this.callers.admit(request, { known: 'query', visitor: 'visitor-query' });
    return this.views.replay(named(duelId));
  }

  @Get(':duelId/qr.svg')
  @Header('content-type', 'image/svg+xml')
  @Header('cache-control', 'private, max-age=300')
  async qr(@Param('duelId') duelId: string, @Req() request: FastifyRequest): Promise<string> {
    await this.callers.admit(request, { known: 'query', visitor: 'visitor-query' });
    await this.views.known(named(duelId));
    const { url } = shareAddress(request, this.configuration);
    return qrCode(`${url}/other-games/duels/${duelId}`);
  }

  @Get(':duelId/chat')
  @Header('cache-control', 'private, no-store')
  async chat(@Param('duelId') duelId: string, @Req() request: FastifyRequest): Promise<TableChat> {
    const asker = await this.callers.admit(request, { known: 'query', visitor: 'visitor-query' });
    return this.views.chat(named(duelId), asker);
  }

  @Get(':duelId/live')
  async watch(
    @Param('duelId') duelId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asker = await this.callers.identity.asker(request);
    const side = await this.views.sideOf(named(duelId), asker);
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
