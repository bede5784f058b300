import { DiscoveryService, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import type { Queue } from 'bullmq';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GameSnapshots } from '#application';
import { CardsInUse } from '#bundles';
import { POOL, REDIS, SUBSCRIBER } from '#infrastructure';
import type { Configuration, DatabasePool, GracefulShutdown, Logger, Redis } from '#platform';
import { PrismaClient } from '../../../prisma/generated/client.js';
import { AppModule } from './app.module.js';
import { openApi, openApiOfVersion } from './docs/openapi.js';
import { deckLimit, eventFileRoute, limitBodies, readBodies } from './http/body-rules.hook.js';
import { refuseOtherSpellings } from './http/canonical-target.js';
import { addCorrelation } from './http/correlation.hook.js';
import { ApiFailure } from './http/failure.js';
import { admitBodies, meterRequests } from './auth/admission.hook.js';
import { type AdmittedRoute, admittedRoutes } from './auth/admitted-routes.js';
import { RequestAdmission } from './auth/request-admission.js';
import { AddressMeter } from './rate-limits/address-meter.js';
import { EventImport } from './events/event-import.js';
import { FailureFilter } from './http/failure.filter.js';
import { openToPages } from './http/open-to-pages.js';
import { guardOrigin } from './http/origin.hook.js';
import { TokenResources } from './auth/token-resources.js';
import { admitTokens } from './auth/token.hook.js';
import { noteRoutes } from './http/declared-routes.js';
import { refuseUnreadable } from './http/refuse-unreadable.js';
import { logRequests } from './operations/request-log.hook.js';
import { addSecurityHeaders } from './http/security-headers.js';
import { hasWeb, isPageAddress, sendPage, serveWeb } from './http/web-pages.js';
import { PublicPages } from './pages/public-pages.js';
import { DELIVERY_QUEUE, JOB_QUEUE } from './infrastructure/tokens.js';
import { LobbyCrowd } from './games/lobby-crowd.js';
import { TableAttendance } from './tables/presence.js';
import { VersionedDoor } from './v1/versioned-door.js';
import { addVersion } from './v1/versioned.js';
import { LiveHub } from './live/live-hub.js';
import { StreamHub } from './live/stream-hub.js';
import { ApiMetrics } from './operations/api-metrics.js';
import { OpenHoursKeeper } from './operations/open-hours-keeper.js';

/** The whole API, ready to listen. Adds the steps that close its parts to the shutdown. */
export const createApplication = async (
  configuration: Configuration,
  logger: Logger,
  shutdown: GracefulShutdown,
): Promise<NestFastifyApplication> => {
  const failures = new FailureFilter(logger);
  const version = new VersionedDoor();
  const adapter = new FastifyAdapter({
    rewriteUrl: ({ url = '' }) => version.targetOf(url),
    bodyLimit: deckLimit,
    trustProxy: trustedHops(configuration.trustProxy),
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      failures.answer(error, request, reply),
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(configuration, logger),
    adapter,
    { bodyParser: false, logger: false, abortOnError: false },
  );
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  const routes = admittedRoutes(app.get(DiscoveryService));
  version.open(routes);
  await addHooks(fastify, { app, configuration, logger, routes });
  const web = hasWeb(configuration.webDir);
  const pages = app.get<PublicPages>(PublicPages);
  if (hasWeb(configuration.webDir)) await serveWeb(fastify, configuration.webDir);
  app.useGlobalFilters({
    catch: (error, host) => {
      const [request, reply] = [
        host.switchToHttp().getRequest<FastifyRequest>(),
        host.switchToHttp().getResponse<FastifyReply>(),
      ];
      if (web && isUnknownRoute(error) && isPageAddress(request))
        void pages.send(request, reply).catch(() => sendPage(reply, 200));
      else failures.catch(error, host);
    },
  });
  describeApi(app, configuration.publicUrl, routes);
  addShutdown(app, shutdown);
  await app.get<CardsInUse>(CardsInUse).start();
  await app.init();
  await fastify.ready();
  return app;
};

/**
 * /docs/v1 describes what others build on; /docs also includes what only our own pages use. Both
 * are generated at the first request, because together they would take a fifth of the start.
 */
const describeApi = (
  app: NestFastifyApplication,
  publicUrl: string,
  routes: readonly AdmittedRoute[],
): void => {
  SwaggerModule.setup('docs/v1', app, () => openApiOfVersion(publicUrl, routes), {
    jsonDocumentUrl: 'docs/v1/openapi.json',
    customSiteTitle: 'Conclave API, version 1',
  });
  SwaggerModule.setup('docs', app, () => openApi(publicUrl, routes), {
    jsonDocumentUrl: 'docs/openapi.json',
    customSiteTitle: 'Conclave API',
  });
};

/**
 * The hooks of every request, in this order: count and refuse it, identify its sender, read its
 * body.
 */
const addHooks = async (
  fastify: FastifyInstance,
  { app, configuration, logger, routes }: Parts,
): Promise<void> => {
  noteRoutes(fastify);
  limitBodies(fastify);
  addCorrelation(fastify);
  logRequests(fastify, logger, app.get<ApiMetrics>(ApiMetrics));
  await addSecurityHeaders(fastify, {
    publicUrl: configuration.publicUrl,
    images: configuration.cardImages?.origin ?? null,
    webDir: hasWeb(configuration.webDir) ? configuration.webDir : null,
  });
  const callers = app.get<RequestAdmission>(RequestAdmission);
  const meter = app.get<AddressMeter>(AddressMeter);
  openToPages(fastify);
  addVersion(fastify);
  meterRequests(fastify, callers, meter);
  refuseOtherSpellings(fastify);
  guardOrigin(fastify, configuration.publicUrl);
  admitTokens(fastify, callers, new TokenResources(routes));
  const imports = app.get<EventImport>(EventImport);
  const gates = {
    [eventFileRoute]: (request: FastifyRequest, reply: FastifyReply) =>
      imports.admit(request, reply),
  };
  admitBodies(fastify, { callers, meter, gates });
  readBodies(fastify);
};

interface Parts {
  readonly app: NestFastifyApplication;
  readonly configuration: Configuration;
  readonly logger: Logger;
  readonly routes: readonly AdmittedRoute[];
}

/**
 * Trusts this many of the nearest proxies to report the client's address. Fastify does not accept
 * the bare number, because it cannot check that the nearest peer is a proxy.
 */
const trustedHops = (proxies: number): false | ((address: string, hop: number) => boolean) =>
  proxies > 0 && ((_address, hop) => hop < proxies);

const isUnknownRoute = (error: unknown): boolean =>
  !(error instanceof ApiFailure) && (error as { getStatus?: () => number }).getStatus?.() === 404;

/** Every hub that any module provides, found by type so that none can be forgotten. */
const streamHubsOf = (app: NestFastifyApplication): readonly StreamHub[] =>
  app
    .get(DiscoveryService)
    .getProviders()
    .flatMap(({ instance }) => (instance instanceof StreamHub ? [instance] : []));

/**
 * Ends live connections first, because the server cannot close while they are open; then answers
 * the requests in flight, and closes the connections to databases last.
 */
const addShutdown = (app: NestFastifyApplication, shutdown: GracefulShutdown): void => {
  shutdown
    .add('live connections', () => {
      app.get<LiveHub>(LiveHub).close();
      app.get<TableAttendance>(TableAttendance).close();
      app.get<LobbyCrowd>(LobbyCrowd).close();
      for (const hub of streamHubsOf(app)) hub.close();
    })
    .add('requests', () => app.close())
    .add('snapshots of games', () => app.get(GameSnapshots).settle())
    .add('open hours', () => app.get<OpenHoursKeeper>(OpenHoursKeeper).close())
    .add('cards', () => app.get<CardsInUse>(CardsInUse).close())
    .add('queues', () =>
      Promise.all([JOB_QUEUE, DELIVERY_QUEUE].map((queue) => app.get<Queue>(queue).close())),
    )
    .add('redis', () =>
      Promise.all(
        [app.get<Redis>(REDIS), app.get<Redis>(SUBSCRIBER)].map((redis) => redis.disconnect()),
      ),
    )
    .add('database', async () => {
      await app.get<PrismaClient>(PrismaClient).$disconnect();
      await app.get<DatabasePool>(POOL).end();
    });
};
