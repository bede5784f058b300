import { Dependencies } from '#platform';
import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  id,
  type ReplayFile,
  type TableChat,
  type TableExplanation,
  tableIntention,
  type TableView,
} from '#contracts';
import { RequestAdmission } from '../auth/request-admission.js';
import { unknown } from '#application';
import { validated } from '../http/validated.js';
import { FollowingViewer } from '../live/following-viewer.js';
import { openOwnStream, openStream } from '../live/open-stream.js';
import { Viewer } from '../live/viewer.js';
import { mayReadChat } from './chat-sight.js';
import { HeldViewer } from './held-viewer.js';
import { moveNumber } from './since.js';
import { tableSight } from './sight.js';
import { TableChats } from './table-chats.js';
import { TableFaults } from './table-faults.js';
import { TableLines } from './table-lines.js';
import { TableReplays } from './table-replays.js';
import { TableViews } from './table-views.js';

/** Games played on screen: GET /api/tables/<matchId> is the asker's view, .../live says when it has changed, .../explain why something cannot be done, .../chat what its players wrote, .../games/<n>/replay a finished game, .../record the same as SWU-PGN, .../faults/<n> a game up to what was reported as a fault. */
@Controller('api/tables')
@Dependencies(TableViews, TableReplays, TableFaults, TableChats, TableLines, RequestAdmission)
export class TablesController {
  // eslint-disable-next-line max-params -- Nest hands parts over one by one
  constructor(
    private readonly views: TableViews,
    private readonly replays: TableReplays,
    private readonly faults: TableFaults,
    private readonly chats: TableChats,
    private readonly lines: TableLines,
    private readonly callers: RequestAdmission,
  ) {}

  @Get(':matchId')
  @Header('cache-control', 'private, no-store')
  async view(
    @Param('matchId') matchId: string,
    @Query('since') since: unknown,
    @Req() request: FastifyRequest,
  ): Promise<TableView> {
    const asker = await this.callers.admit(request, { known: 'query', visitor: 'visitor-query' });
    return this.views.of(known(matchId), asker, { since: moveNumber(since) });
  }

  @Get(':matchId/explain')
  @Header('cache-control', 'private, no-store')
  async explain(
    @Param('matchId') matchId: string,
    @Query() query: unknown,
    @Req() request: FastifyRequest,
  ): Promise<TableExplanation> {
    const asker = await this.callers.admit(request, { known: 'query', visitor: 'visitor-query' });
    return this.views.explain(known(matchId), validated(tableIntention, query), asker);
  }

  @Get(':matchId/chat')
  @Header('cache-control', 'private, no-store')
  async chat(
    @Param('matchId') matchId: string,
    @Req() request: FastifyRequest,
  ): Promise<TableChat> {
    const asker = await this.callers.admit(request, { known: 'query', visitor: 'visitor-query' });
    return this.chats.of(known(matchId), asker);
  }

  @Get(':matchId/games/:game/replay')
  @Header('cache-control', 'private, no-store')
  async replay(
    @Param('matchId') matchId: string,
    @Param('game') game: string,
    @Req() request: FastifyRequest,
  ): Promise<ReplayFile> {
    const asker = await this.callers.admit(request, { known: 'query', visitor: 'visitor-query' });
    const number = moveNumber(game);
    if (number === undefined) throw unknown('match/replay-not-found');
    return this.replays.of(known(matchId), number, asker);
  }

  @Get(':matchId/games/:game/record')
  @Header('cache-control', 'private, no-store')
  @Header('content-type', 'application/vnd.swu-pgn; charset=utf-8')
  async record(
    @Param('matchId') matchId: string,
    @Param('game') game: string,
    @Req() request: FastifyRequest,
  ): Promise<string> {
    const asker = await this.callers.admit(request, { known: 'query', visitor: 'visitor-query' });
    const number = moveNumber(game);
    if (number === undefined) throw unknown('match/replay-not-found');
    return this.replays.record(known(matchId), number, asker);
  }

  @Get(':matchId/faults/:number')
  @Header('cache-control', 'private, no-store')
  async fault(
    @Param('matchId') matchId: string,
    @Param('number') number: string,
    @Req() request: FastifyRequest,
  ): Promise<ReplayFile> {
    const asker = await this.callers.admit(request, { known: 'query', visitor: 'visitor-query' });
    const asked = moveNumber(number);
    if (asked === undefined) throw unknown('match/fault-not-found');
    return this.faults.of(known(matchId), asked, asker);
  }

  @Get(':matchId/live')
  async watch(
    @Param('matchId') matchId: string,
    @Query('view') view: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asker = await this.callers.identity.asker(request);
    const visit = await this.views.enter(known(matchId), asker);
    const sight = tableSight(visit);
    const held = sight.delaySeconds === 0 ? null : await this.views.waiting(matchId, sight);
    const release = this.callers.holdStream(request, asker);
    const onClose = (): void => {
      release();
      viewer.forget();
      this.lines.leave(matchId, viewer);
    };
    const viewer = held
      ? new HeldViewer(openStream(request, reply, onClose), sight.delaySeconds * 1_000)
      : view === 'changes'
        ? new FollowingViewer<TableView>(
            openOwnStream(request, reply, onClose),
            async (shown, version) =>
              this.views.after(matchId, await this.callers.identity.asker(request), shown, version),
          )
        : new Viewer(openStream(request, reply, onClose));
    if (held && viewer instanceof HeldViewer) viewer.begin(held, Date.now());
    const readsChat = mayReadChat(visit);
    await this.lines.enter(matchId, viewer, { side: visit.side, readsChat });
  }
}

const known = (matchId: string): string => {
  if (!id.safeParse(matchId).success) throw unknown('match/not-found');
  return matchId;
};
