import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodySizeOf, bringsBody, refuseBody } from '../http/body-rules.hook.js';
import { callerAddress } from '../http/client-address.js';
import { ApiFailure } from '../http/failure.js';
import { routeOf } from '../http/route.js';
import type { AddressMeter } from '../rate-limits/address-meter.js';
import type { RequestAdmission } from './request-admission.js';

/** Checks whether the sender may send a body to a route; throws if not. */
export type BodyGate = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

const reads = new Set(['GET', 'HEAD']);
/**
 * A larger body that is not read ends its connection, because receiving it would cost more than a
 * new connection.
 */
const mostUnread = 65_536;

/**
 * Counts every request by its address before anything else is done for it. Answers requests to
 * unknown routes here, with their body unread.
 */
export const meterRequests = (
  fastify: FastifyInstance,
  callers: RequestAdmission,
  meter: AddressMeter,
): void => {
  fastify.addHook('onRequest', (request, reply, done) => {
    // Set for answers that come before the body is read; removed again when it is read.
    if (bringsBody(request) && bodySizeOf(request) > mostUnread)
      void reply.header('connection', 'close');
    try {
      if (!callers.isLoadRun(request)) {
        const address = callerAddress(request);
        meter.take('request', address);
        if (request.is404) meter.take('unknown-route', address);
      }
      if (request.is404 && !reads.has(request.method))
        throw new ApiFailure(404, 'request/unknown-route');
      done();
    } catch (failure) {
      done(failure as Error);
    }
  });
};

/** Checks who sends a body, and whether they send too much, before a byte of it is read. */
export const admitBodies = (
  fastify: FastifyInstance,
  { callers, meter, gates }: BodyAdmission,
): void => {
  fastify.addHook('onRequest', async (request, reply) => {
    if (reads.has(request.method)) return;
    const gate = gates[routeOf(request) ?? ''];
    if (gate) await gate(request, reply);
    if (!bringsBody(request)) return;
    const refused = refuseBody(request);
    if (refused) throw refused;
    if (!callers.isLoadRun(request)) await count(request, callers, meter);
    reply.removeHeader('connection');
  });
};

export interface BodyAdmission {
  readonly callers: RequestAdmission;
  readonly meter: AddressMeter;
  /** By route. Without a gate, everybody who may call the route may send it a body. */
  readonly gates: Readonly<Record<string, BodyGate>>;
}

const count = async (
  request: FastifyRequest,
  { identity }: RequestAdmission,
  meter: AddressMeter,
): Promise<void> => {
  const size = bodySizeOf(request);
  meter.take('address-bytes', callerAddress(request), size);
  const { token, account, seats } = await identity.asker(request);
  const person = token?.tokenId ?? account?.id ?? seats.at(-1)?.playerId;
  if (person !== undefined) meter.take('person-bytes', person, size);
};
