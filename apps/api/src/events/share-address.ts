import type { FastifyRequest } from 'fastify';
import type { ShareAddress } from '#contracts';
import { type Configuration, isLoopback, networkAddress } from '#platform';
import { ownOrigin } from '../http/origin.hook.js';

type AddressSettings = Pick<Configuration, 'publicUrl' | 'publicUrlChosen' | 'host'>;

/**
 * The address that QR codes and links carry: the one that was configured, else the one under
 * which the asker came. Who opened the page on the machine itself is given its address in
 * the network, asked for anew each time: a laptop changes networks during the day.
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
  // A configured localhost is meant: behind it may stand a container whose own address nobody reaches.
  const address = publicUrlChosen || isLoopback(host) ? null : findNetworkAddress();
  if (address === null) return { url: opened.origin, reach: 'this-machine' };
  opened.hostname = address;
  return { url: opened.origin, reach: 'network' };
};
