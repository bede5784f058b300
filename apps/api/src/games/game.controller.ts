import { Controller, Get, Header, Param, Query, Req, Res, type Type } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Asker, unknown } from '#application';
import { tableIntention } from '#contracts';
import { CONFIGURATION } from '#infrastructure';
import { type Configuration, Dependencies } from '#platform';
import { Admit, Caller, callerOf } from '../auth/admission.js';
import { RequestAdmission } from '../auth/request-admission.js';
import { shareAddress } from '../events/share-address.js';
import { IdPipe } from '../http/id.pipe.js';
import { qrCode } from '../http/qr-code.js';
import { validated } from '../http/validated.js';
import { serveViewer } from '../live/serve-viewer.js';
import { moveNumber } from '../tables/since.js';
import type { GameLine, GameRoutes, ShownGames } from './game-routes.js';

/** A game's own routes: what its asker sees, `?since=` the move that their page shows; .../live says when it moved on, .../qr.svg is its address to scan. */
const shownGame = ({ base, id, page, notFound, views, line }: GameRoutes) => {
  @Controller(base)
  @Dependencies(views, line, RequestAdmission, CONFIGURATION)
  class ShownGameController {
    constructor(
      private readonly views: ShownGames,
      private readonly line: GameLine,
      private readonly callers: RequestAdmission,
      private readonly configuration: Configuration,
    ) {}

    @Get(`:${id}`)
    @Admit('query')
    @Header('cache-control', 'private, no-store')
    async view(
      @Param(id, new IdPipe(notFound)) gameId: string,
      @Query('since') since: unknown,
      @Caller() asker: Asker,
    ): Promise<object> {
      const look = { now: new Date().toISOString(), since: moveNumber(since) };
      return this.views.of(gameId, asker, look);
    }

    @Get(`:${id}/qr.svg`)
    @Admit('query')
    @Header('content-type', 'image/svg+xml')
    @Header('cache-control', 'private, max-age=300')
    async qr(
      @Param(id, new IdPipe(notFound)) gameId: string,
      @Caller() asker: Asker,
      @Req() request: FastifyRequest,
    ): Promise<string> {
      await this.views.visit(gameId, asker);
      const { url } = shareAddress(request, this.configuration);
      return qrCode(`${url}${page(gameId)}`);
    }

    @Get(`:${id}/live`)
    @Admit('uncounted')
    async watch(
      @Param(id, new IdPipe(notFound)) gameId: string,
      @Req() request: FastifyRequest,
      @Res() reply: FastifyReply,
    ): Promise<void> {
      const asker = callerOf(request);
      const visit = await this.views.visit(gameId, asker);
      const release = this.callers.holdStream(request, asker);
      await serveViewer(
        { request, reply, release },
        {
          enter: (viewer) => this.line.enter(gameId, viewer, visit),
          leave: (viewer) => this.line.leave(gameId, viewer),
        },
      );
    }
  }
  return ShownGameController;
};

/** What else the kind tells of its games: `/api/duels/<id>/chat`, say. */
const askedOf = ({ base, id, notFound, views }: GameRoutes, what: 'chat' | 'replay') => {
  @Controller(base)
  @Dependencies(views)
  class AskedController {
    constructor(private readonly views: ShownGames) {}

    @Get(`:${id}/${what}`)
    @Admit('query')
    @Header('cache-control', 'private, no-store')
    async ask(
      @Param(id, new IdPipe(notFound)) gameId: string,
      @Caller() asker: Asker,
    ): Promise<object> {
      return this.views[what]?.(gameId, asker) ?? Promise.reject(unknown(notFound));
    }
  }
  return AskedController;
};

/** Why something cannot be done now; the query is what somebody wants to do. */
const explained = ({ base, id, notFound, views }: GameRoutes) => {
  @Controller(base)
  @Dependencies(views)
  class ExplanationController {
    constructor(private readonly views: ShownGames) {}

    @Get(`:${id}/explain`)
    @Admit('query')
    @Header('cache-control', 'private, no-store')
    async explain(
      @Param(id, new IdPipe(notFound)) gameId: string,
      @Query() query: unknown,
      @Caller() asker: Asker,
    ): Promise<object> {
      const intention = validated(tableIntention, query);
      return this.views.explain?.(gameId, intention, asker) ?? Promise.reject(unknown(notFound));
    }
  }
  return ExplanationController;
};

/** Everything that is asked of games of that kind. */
export const gameControllers = (routes: GameRoutes): readonly Type<object>[] => [
  shownGame(routes),
  ...routes.asks.map((what) => (what === 'explain' ? explained(routes) : askedOf(routes, what))),
];
