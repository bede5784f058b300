import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * Whom a limit counts. One household or one phone holds a whole /64 of IPv6 addresses
 * (RFC 6177) and may use any of them, so all of them count as one; an IPv4 address
 * mapped into IPv6 counts as itself. What is no address counts as it is written.
 */
export const addressBlock = (address: string): string => {
  if (!ipaddr.isValid(address)) return address.slice(0, 64);
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`);
  return `${network.toString()}/64`;
};

/** The client as limits count it: the address of the connection, or the one that the trusted proxies saw. */
export const callerAddress = (request: FastifyRequest): string => addressBlock(request.ip);
