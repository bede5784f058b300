import type { FastifyInstance, FastifyRequest } from 'fastify';
import { lackingScope, mayRequest, otherEventRefusal } from '#application';
import { callerAddress } from '../http/client-address.js';
import type { RequestAdmission } from './request-admission.js';
import { ApiFailure, failureOf } from '../http/failure.js';
import { isApiRoute, routeOf } from '../http/route.js';
import type { TokenResources } from './token-resources.js';

/** Judges a request by the token it bears before any route sees it, so that no route can forget to. */
const judge = async (
  { identity, limits }: RequestAdmission,
  resources: TokenResources,
  request: FastifyRequest,
): Promise<void> => {
  const { method } = request;
  const route = routeOf(request) ?? '';
  const holder = await identity.holder(request).catch(async (error: unknown) => {
    if (error instanceof ApiFailure) await limits.consume('unknown-token', callerAddress(request));
    throw error;
  });
  if (holder === null) return;
  await limits.consume('token', holder.limits.tokenId);
  if (!mayRequest(holder.limits, method)) throw new ApiFailure(403, 'token/read-only');
  const { name } = (request.params ?? {}) as { readonly name?: string };
  if (holder.limits.eventId !== null && resources.isOfNoEvent(method, route))
    throw failureOf(otherEventRefusal());
  const needs = lackingScope(
    holder.limits,
    method,
    resources.resourceOf(method, route, name ?? ''),
  );
  if (needs !== null) throw new ApiFailure(403, 'token/out-of-scope', { needs });
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
