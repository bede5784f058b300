import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerAddress } from '../http/client-address.js';
import type { RequestAdmission } from './request-admission.js';
import { ApiFailure } from '../http/failure.js';
import { isApiRoute, routeOf } from '../http/route.js';
import type { TokenResources } from './token-resources.js';

/** Judges a request by its token before any route sees it, so that no route can forget to. */
const judge = async (
  { identity, limits }: RequestAdmission,
  resources: TokenResources,
  request: FastifyRequest,
): Promise<void> => {
  const holder = await identity.holder(request).catch(async (error: unknown) => {
    if (error instanceof ApiFailure) await limits.consume('unknown-token', callerAddress(request));
    throw error;
  });
  if (holder === null) return;
  await limits.consume('token', holder.limits.tokenId);
  const { name = '' } = (request.params ?? {}) as { readonly name?: string };
  const { method } = request;
  const refused = resources.refusalOf(holder.limits, {
    method,
    route: routeOf(request) ?? '',
    name,
  });
  if (refused) throw refused;
};

export const admitTokens = (
  fastify: FastifyInstance,
  callers: RequestAdmission,
  resources: TokenResources,
): void => {
  fastify.addHook('onRequest', async (request) => {
    if (isApiRoute(request)) await judge(callers, resources, request);
  });
};
