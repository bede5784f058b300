import type { FastifyInstance } from 'fastify';

/** A route as it was declared, such as POST /api/commands/:name. */
export interface DeclaredRoute {
  readonly method: string;
  readonly url: string;
}

const noted = new WeakMap<object, DeclaredRoute[]>();

/**
 * Records every route that is declared from now on, so that tests can check a rule on all of them.
 */
export const noteRoutes = (fastify: FastifyInstance): void => {
  const routes: DeclaredRoute[] = [];
  noted.set(fastify, routes);
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) routes.push({ method: each, url });
  });
};

export const declaredRoutes = (fastify: FastifyInstance): readonly DeclaredRoute[] =>
  noted.get(fastify) ?? [];
