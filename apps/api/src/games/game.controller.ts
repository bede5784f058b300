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
import type { GameLine, GameRoutes, Look, ShownGames, VisitedGames } from './game-routes.js';

type Queried = Readonly<Record<'since' | 'at' | 'name', unknown>>;

const lookOf = ({ since, at, name }: Queried): Look => ({
  now: new Date().toISOString(),
  since: moveNumber(since),
  at: moveNumber(at),
  name: typeof name === 'string' ? name : undefined,
});

const pathOf = ({ id, part }: GameRoutes, asked: string): string =>
  [`:${id}`, part, asked].filter(Boolean).join('/');

/** What an asker sees of a game, and what else the kind tells of it: `/api/duels/<id>/chat`, say. */
const askedOf = (routes: GameRoutes, what: 'of' | 'chat' | 'replay' | 'fault') => {
  const { base, id, notFound, views } = routes;

  @Controller(base)
  @Dependencies(views)
  class AskedController {
    constructor(private readonly views: ShownGames) {}

    @Get(pathOf(routes, what === 'of' ? '' : what))
    @Admit('query')
    @Header('cache-control', 'private, no-store')
    async ask(
      @Param(id, new IdPipe(notFound)) gameId: string,
      @Query() query: Queried,
      @Caller() asker: Asker,
    ): Promise<object> {
      const answer = this.views[what]?.(gameId, asker, lookOf(query));
      if (!answer) throw unknown(notFound);
      return answer;
    }
  }
  return AskedController;
};

/** Why something cannot be done now; the query is what somebody wants to do. */
const explained = (routes: GameRoutes) => {
  const { base, id, notFound, views } = routes;

  @Controller(base)
  @Dependencies(views)
  class ExplanationController {
    constructor(private readonly views: ShownGames) {}

    @Get(pathOf(routes, 'explain'))
    @Admit('query')
    @Header('cache-control', 'private, no-store')
    async explain(
      @Param(id, new IdPipe(notFound)) gameId: string,
      @Query() query: unknown,
      @Caller() asker: Asker,
    ): Promise<object> {
      const answer = this.views.explain?.(gameId, asker, validated(tableIntention, query));
      if (!answer) throw unknown(notFound);
      return answer;
    }
  }
  return ExplanationController;
};

/** For those who come to a game: `.../live` says when it moved on, `.../qr.svg` is its address to scan. */
const visited = (
  { base, id, notFound }: GameRoutes,
  { views, line, page }: NonNullable<GameRoutes['visited']>,
) => {
  @Controller(base)
  @Dependencies(views, line, RequestAdmission, CONFIGURATION)
  class VisitController {
    constructor(
      private readonly views: VisitedGames,
      private readonly line: GameLine,
      private readonly callers: RequestAdmission,
      private readonly configuration: Configuration,
    ) {}

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
  return VisitController;
};

/** Everything that is asked of games of that kind. */
export const gameControllers = (routes: GameRoutes): readonly Type<object>[] => [
  askedOf(routes, 'of'),
  ...routes.asks.map((what) => (what === 'explain' ? explained(routes) : askedOf(routes, what))),
  ...(routes.visited ? [visited(routes, routes.visited)] : []),
];
