import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { isLoopback, networkAddress } from './network-address.js';

const at = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  family: 'IPv4',
  cidr: null,
});

describe('the address that phones in the room reach', () => {
  it('is the one of the network card, not of containers or tunnels', () => {
    expect(
      networkAddress({
        lo: [at('127.0.0.1', true)],
        docker0: [at('172.17.0.1')],
        tun0: [at('10.8.0.2')],
        wlan0: [at('192.168.1.23')],
      }),
    ).toBe('192.168.1.23');
  });

  it('prefers the ranges that halls use', () => {
    expect(networkAddress({ en0: [at('100.64.1.1')], en1: [at('10.0.0.5')] })).toBe('10.0.0.5');
  });

  it('is none without a network', () => {
    expect(networkAddress({ lo: [at('127.0.0.1', true)], eth0: [at('169.254.3.4')] })).toBeNull();
  });
});

it('knows the names of the machine itself', () => {
  expect(['localhost', '127.0.0.1', '[::1]'].map(isLoopback)).toEqual([true, true, true]);
  expect(['192.168.1.23', 'hall.local'].map(isLoopback)).toEqual([false, false]);
});
