import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { pagePaths } from '#contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const year = 31_536_000;

/**
 * Serves the built pages. Files under /assets have a hash in their names and never change;
 * everything else is revalidated.
 */
export const serveWeb = async (fastify: FastifyInstance, webDir: string): Promise<void> => {
  await fastify.register(fastifyStatic, {
    root: path.resolve(webDir),
    wildcard: false,
    index: 'index.html',
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, file) =>
      void reply.header(
        'cache-control',
        file.includes(`${path.sep}assets${path.sep}`)
          ? `public, max-age=${year}, immutable`
          : 'no-cache',
      ),
  });
};

/**
 * Paths inside the web application all get its one page. For canonical addresses that no route
 * answers.
 */
export const isPageAddress = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/(api|docs|health|ready|metrics|assets)(\/|\?|$)/.test(request.url) &&
  /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');

export const hasWeb = (webDir: string | null): webDir is string =>
  webDir !== null && existsSync(path.join(webDir, 'index.html'));

/** Sends the one page; the address may not exist all the same (404). */
export const sendPage = (reply: FastifyReply, status: 200 | 404): void =>
  void reply.status(status).header('cache-control', 'no-cache').sendFile('index.html');

const pages = pagePaths.map(
  (path) => new RegExp(`^${path.replaceAll(/:[^/]+/g, '[^/]+').replace(/\/$/, '')}/?$`),
);

/**
 * Whether the site has a page at this address. The application tells people if not, the HTTP status
 * everybody else.
 */
export const hasPage = (request: FastifyRequest): boolean => {
  const [path = ''] = request.url.split('?', 1);
  return pages.some((pattern) => pattern.test(path));
};
