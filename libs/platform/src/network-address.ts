import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/**
 * Names of interfaces to containers, virtual machines and tunnels, through which no phone in the
 * room connects.
 */
const virtual = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel|utun|tun|tap|wg|zt|tailscale)/i;

/** RFC 1918 ranges in the order of their use in venues. */
const ranges = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];

const rangeOf = (address: string): number => {
  const at = ranges.findIndex((range) => range.test(address));
  return at === -1 ? ranges.length : at;
};

/**
 * The IPv4 address at which phones in the same network most likely reach this machine, or null if
 * it has none.
 */
export const networkAddress = (interfaces: Interfaces = networkInterfaces()): string | null => {
  const found = Object.entries(interfaces)
    .filter(([name]) => !virtual.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    // 169.254: the machine got no address from the network.
    .filter((address) => !address.startsWith('169.254.'));
  return found.toSorted((one, other) => rangeOf(one) - rangeOf(other))[0] ?? null;
};

/** Whether a host name means the machine itself. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname);
