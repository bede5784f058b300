import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * The address by which limits count. One household or one phone holds a whole /64 of IPv6 addresses
 * (RFC 6177) and may use any of them, so they all count as one; an IPv4 address mapped into IPv6
 * counts as itself. Anything else counts as written.
 */
export const addressBlock = (address: string): string => {
  if (!ipaddr.isValid(address)) return address.slice(0, 64);
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`);
  return `${network.toString()}/64`;
};

/**
 * The client's address for limits: that of the connection, or the one that the trusted proxies
 * report.
 */
export const callerAddress = (request: FastifyRequest): string => addressBlock(request.ip);
