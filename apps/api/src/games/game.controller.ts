import { Controller, Get, Header, Param, Query, Req, Res, type Type } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFoundFailure } from '../http/failure.js';
import type { Asker } from '#application';
import { lineTold, replayFile, tableChat, tableIntention } from '#contracts';
import { CONFIGURATION } from '#infrastructure';
import { type Configuration, Dependencies } from '#platform';
import { Admit, Caller, callerOf, ForTokens } from '../auth/admission.js';
import { RequestAdmission } from '../auth/request-admission.js';
import { shareAddress } from '../events/share-address.js';
import { Describe, type Description, inQuery } from '../http/describe.js';
import { IdPipe } from '../http/id.pipe.js';
import { qrCode } from '../http/qr-code.js';
import { validate } from '../http/validated.js';
import { serveViewer } from '../live/serve-viewer.js';
import { explanation } from '../tables/explanation.js';
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

type Asked = 'of' | GameRoutes['asks'][number];

/**
 * The answer; undefined if this kind of games has none. For `explain`, the query is the intended
 * action.
 */
const answerOf = (
  views: ShownGames,
  what: Asked,
  {
    gameId,
    query,
    asker,
  }: { readonly gameId: string; readonly query: Queried; readonly asker: Asker },
): Promise<object> | undefined =>
  what === 'explain'
    ? views.explain?.(gameId, asker, validate(tableIntention, query))
    : views[what]?.(gameId, asker, lookOf(query));

const toldOf = ({ told: { tag, named } }: Pick<GameRoutes, 'told'>) => ({
  tag,
  parameters: named
    ? [
        inQuery('name', 'string', {
          required: false,
          description: 'What someone without an account is called in it',
        }),
      ]
    : [],
});

/** The OpenAPI description, in the words of this kind of games. */
const descriptionOf = (routes: GameRoutes, what: Asked): Description => {
  const { game, summary, view, replay = replayFile } = routes.told;
  const told = toldOf(routes);
  switch (what) {
    case 'of':
      return { ...told, summary, answers: ['The game', view] };
    case 'explain':
      return explanation(told.tag, told.parameters);
    case 'chat':
      return {
        ...told,
        summary: 'What the players wrote to each other; for themselves',
        answers: ['The chat', tableChat],
      };
    case 'replay':
      return {
        ...told,
        summary: `${game}, finished, position by position`,
        answers: ['The replay', replay],
      };
    case 'fault':
      return {
        ...told,
        summary: `${game}, up to a decision, as its player may see it: for a report`,
        parameters: [...told.parameters, inQuery('at', 'integer', { required: false })],
        answers: ['The game up to there', replayFile],
      };
  }
};

/** The route for a game or one of its parts, such as `/api/duels/<id>/chat`. */
const askedOf = (routes: GameRoutes, what: Asked) => {
  const { base, id, notFound, tokens, views } = routes;

  @ForTokens(tokens ?? {})
  @Controller(base)
  @Dependencies(views)
  class AskedController {
    constructor(private readonly views: ShownGames) {}

    @Describe(descriptionOf(routes, what))
    @Get(pathOf(routes, what === 'of' ? '' : what))
    @Admit('query')
    @Header('cache-control', 'private, no-store')
    async ask(
      @Param(id, new IdPipe(notFound)) gameId: string,
      @Query() query: Queried,
      @Caller() asker: Asker,
    ): Promise<object> {
      const answer = answerOf(this.views, what, { gameId, query, asker });
      if (!answer) throw notFoundFailure(notFound);
      return answer;
    }
  }
  return AskedController;
};

/**
 * The routes for people who come to a game: `.../live` reports its moves, `.../qr.svg` is its
 * address as a QR code.
 */
const visitController = (
  routes: GameRoutes,
  { views, line, page }: NonNullable<GameRoutes['visited']>,
) => {
  const told = toldOf(routes);
  const { base, id, notFound, tokens } = routes;

  @ForTokens(tokens ?? {})
  @Controller(base)
  @Dependencies(views, line, RequestAdmission, CONFIGURATION)
  class VisitController {
    constructor(
      private readonly views: VisitedGames,
      private readonly line: GameLine,
      private readonly callers: RequestAdmission,
      private readonly configuration: Configuration,
    ) {}

    @Describe({ ...told, summary: 'Its address as a QR code', file: ['image/svg+xml'] })
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

    @Describe({
      ...told,
      summary: 'Server-sent events: the version that it stands at, now and after every change',
      stream: lineTold,
    })
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

/** All routes for games of that kind. */
export const gameControllers = (routes: GameRoutes): readonly Type<object>[] => [
  askedOf(routes, 'of'),
  ...routes.asks.map((what) => askedOf(routes, what)),
  ...(routes.visited ? [visitController(routes, routes.visited)] : []),
];
