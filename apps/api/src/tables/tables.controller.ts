import { View } from '../auth/view.js';
import { explanation } from './explanation.js';
import { Describe, inPath, inQuery, failed, viewChanges } from '../http/describe.js';
import { Dependencies } from '#platform';
import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  type ReplayFile,
  type TableChat,
  type TableExplanation,
  tableIntention,
  type TableView,
  tableView,
  tableChat,
  replayFile,
  type ScreenReplay,
  screenReplay,
  lineTold,
} from '#contracts';
import { RequestAdmission } from '../auth/request-admission.js';
import { notFoundFailure } from '../http/failure.js';
import { validate } from '../http/validated.js';
import { FollowingViewer } from '../live/following-viewer.js';
import { openOwnStream, openStream } from '../live/open-stream.js';
import { Viewer } from '../live/viewer.js';
import { mayReadChat } from './chat-sight.js';
import { HeldViewer } from '../live/held-viewer.js';
import { moveNumber } from './since.js';
import { laterBy, tableSight } from './sight.js';
import { TableChats } from './table-chats.js';
import { TableFaults } from './table-faults.js';
import { TableLines } from './table-lines.js';
import { TableReplays } from './table-replays.js';
import { TableViews } from './table-views.js';
import { Admit, Caller, callerOf, ForTokens } from '../auth/admission.js';
import { IdPipe } from '../http/id.pipe.js';
import type { Asker } from '#application';

/**
 * Games played on screen: GET /api/tables/<matchId> is the asker's view, .../live reports changes,
 * .../explain why something cannot be done, .../chat its players' messages, .../games/<n>/replay a
 * finished game, .../record the same as SWU-PGN, .../faults/<n> a game up to a reported fault.
 */
@ForTokens({ part: 'play' })
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

  @View(':matchId', {
    tag: 'tables',
    summary: "A match's games on screen as the asker may see them",
    answers: ['The table', tableView],
  })
  async view(
    @Param('matchId', new IdPipe('match/not-found')) matchId: string,
    @Query('since') since: unknown,
    @Caller() asker: Asker,
  ): Promise<TableView> {
    return this.views.of(matchId, asker, { since: moveNumber(since) });
  }

  @View(':matchId/explain', explanation('tables'))
  async explain(
    @Param('matchId', new IdPipe('match/not-found')) matchId: string,
    @Query() query: unknown,
    @Caller() asker: Asker,
  ): Promise<TableExplanation> {
    return this.views.explain(matchId, validate(tableIntention, query), asker);
  }

  @View(':matchId/chat', {
    tag: 'tables',
    summary: "What the match's players wrote to each other; for them and the staff",
    answers: ['The chat', tableChat],
  })
  async chat(
    @Param('matchId', new IdPipe('match/not-found')) matchId: string,
    @Caller() asker: Asker,
  ): Promise<TableChat> {
    return this.chats.of(matchId, asker);
  }

  @View(':matchId/games/:game/replay', {
    tag: 'tables',
    summary: 'A finished game, position by position, as the asker could see it',
    parameters: [inPath('game', { type: 'integer' })],
    answers: ['The replay', z.union([replayFile, screenReplay])],
  })
  async replay(
    @Param('matchId', new IdPipe('match/not-found')) matchId: string,
    @Param('game') game: string,
    @Caller() asker: Asker,
  ): Promise<ReplayFile | ScreenReplay> {
    const number = moveNumber(game);
    if (number === undefined) throw notFoundFailure('match/replay-not-found');
    return this.replays.of(matchId, number, asker);
  }

  @View(':matchId/games/:game/record', {
    tag: 'tables',
    summary: 'A finished game for other sites (SWU-PGN 1.0), once the decks are public',
    parameters: [inPath('game', { type: 'integer' })],
    responses: {
      200: {
        description: 'The record',
        content: { 'application/vnd.swu-pgn': { schema: { type: 'string' } } },
      },
      default: failed,
    },
  })
  @Header('content-type', 'application/vnd.swu-pgn; charset=utf-8')
  async record(
    @Param('matchId', new IdPipe('match/not-found')) matchId: string,
    @Param('game') game: string,
    @Caller() asker: Asker,
  ): Promise<string> {
    const number = moveNumber(game);
    if (number === undefined) throw notFoundFailure('match/replay-not-found');
    return this.replays.record(matchId, number, asker);
  }

  @View(':matchId/faults/:number', {
    tag: 'tables',
    summary: 'A game up to the decision that was reported as a fault, as the asker may see it',
    parameters: [inPath('number', { type: 'integer' })],
    answers: ['The game up to there', replayFile],
  })
  async fault(
    @Param('matchId', new IdPipe('match/not-found')) matchId: string,
    @Param('number') number: string,
    @Caller() asker: Asker,
  ): Promise<ReplayFile> {
    const asked = moveNumber(number);
    if (asked === undefined) throw notFoundFailure('match/fault-not-found');
    return this.faults.of(matchId, asked, asker);
  }

  @Describe({
    tag: 'tables',
    summary: 'Server-sent events: the version the match stands at, now and after every move',
    parameters: [viewChanges, inQuery('delay', 'integer', { required: false })],
    stream: lineTold,
  })
  @Get(':matchId/live')
  @Admit('uncounted')
  async watch(
    @Param('matchId', new IdPipe('match/not-found')) matchId: string,
    @Query() { view, delay }: Readonly<Record<'view' | 'delay', unknown>>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asker = callerOf(request);
    const visit = await this.views.enter(matchId, asker);
    const sight = tableSight(visit, validate(laterBy, delay));
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
