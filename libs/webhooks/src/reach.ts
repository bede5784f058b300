import type { lookup as resolve, LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './addresses.js';

class PrivateAddress extends Error {
  readonly code = 'private-address';
}

/**
 * Resolves a name for the connection that is about to be made, so that a second answer of the name
 * server cannot redirect it. A name with any internal address is refused.
 */
export const publicLookup =
  (ask: typeof resolve): LookupFunction =>
  (host, options, answer) => {
    ask(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return answer(error, '', 0);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return answer(new PrivateAddress(host), '', 0);
      return options.all === true
        ? answer(null, addresses)
        : answer(null, first.address, first.family);
    });
  };

/** The reason of a failed connection, as a stable code. */
export const faultOf = (error: unknown): string => {
  if (error instanceof Error && error.name === 'TimeoutError') return 'timed-out';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'private-address') return code;
  if (code === 'ABORT_ERR') return 'timed-out';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknown-host';
  if (
    code.startsWith('ERR_TLS') ||
    code.startsWith('CERT_') ||
    code.includes('CERT') ||
    code.startsWith('ERR_SSL') ||
    code === 'EPROTO'
  )
    return 'bad-certificate';
  return 'no-connection';
};
