import { BlockList, isIP } from 'node:net';

/**
 * Networks that nobody outside may reach through this server (IANA special-purpose address
 * registries).
 */
const refused = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  refused.addSubnet(network, bits, 'ipv4');

/**
 * The globally routed part of IPv6, without the ranges that lead back into IPv4 (6to4, Teredo,
 * NAT64) and those for documentation.
 */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const refused6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  refused6.addSubnet(network, bits, 'ipv6');

/**
 * Whether an IP address belongs to the public internet. An IPv4-mapped IPv6 address is not a global
 * IPv6 address, so it is refused.
 */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !refused.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !refused6.check(address, 'ipv6');
};

export type UrlFault = 'not-https' | 'credentials' | 'private-address';

/**
 * The fault of an address before any connection; the resolved IP address is checked again at each
 * connection.
 */
export const urlFault = (text: string, privateAllowed: boolean): UrlFault | null => {
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return 'credentials';
  if (privateAllowed) return null;
  if (url.protocol !== 'https:') return 'not-https';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const named = host.toLowerCase().replace(/\.$/, '');
  const inside =
    isIP(host) !== 0
      ? !isPublicAddress(host)
      : named === 'localhost' || named.endsWith('.localhost');
  return inside ? 'private-address' : null;
};
