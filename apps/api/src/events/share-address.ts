import type { FastifyRequest } from 'fastify';
import type { ShareAddress } from '#contracts';
import { type Configuration, isLoopback, networkAddress } from '#platform';
import { ownOrigin } from '../http/origin.hook.js';

type AddressSettings = Pick<Configuration, 'publicUrl' | 'publicUrlChosen' | 'host'>;

/**
 * The address for QR codes and links: the configured one, otherwise the one that the asker used.
 * Somebody who opened the page on the machine itself gets its network address, determined anew each
 * time because a laptop changes networks during the day.
 */
export const shareAddress = (
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  { publicUrl, publicUrlChosen, host }: AddressSettings,
  findNetworkAddress: () => string | null = networkAddress,
): ShareAddress => {
  const chosen = new URL(publicUrl);
  if (publicUrlChosen && !isLoopback(chosen.hostname)) return { url: publicUrl, reach: 'public' };
  const opened = new URL(ownOrigin(request));
  if (!isLoopback(opened.hostname)) return { url: opened.origin, reach: 'network' };
  // A configured localhost is intentional: it may be a container whose own address nobody can
  // reach.
  const address = publicUrlChosen || isLoopback(host) ? null : findNetworkAddress();
  if (address === null) return { url: opened.origin, reach: 'this-machine' };
  opened.hostname = address;
  return { url: opened.origin, reach: 'network' };
};
