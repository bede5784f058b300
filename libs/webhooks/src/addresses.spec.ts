import { describe, expect, it } from 'vitest';
import { isPublicAddress, urlFault } from './addresses.js';

describe('an address', () => {
  it.each([
    '1.1.1.1',
    '93.184.216.34',
    '172.32.0.1',
    '192.167.255.255',
    '2606:4700:4700::1111',
    '2a00:1450:4001::1',
  ])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    '127.0.0.1',
    '127.255.0.9',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '::',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    '2001::1',
    'nonsense',
    '',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('the address of an endpoint', () => {
  it('is https, without credentials, and no door to the inside', () => {
    const faults = (url: string): unknown => urlFault(url, false);
    expect(faults('https://hooks.example.org:8443/path?key=1')).toBeNull();
    expect(faults('http://hooks.example.org/')).toBe('not-https');
    expect(faults('https://user:word@hooks.example.org/')).toBe('credentials');
    for (const inside of [
      'https://localhost/',
      'https://LOCALHOST./',
      'https://a.localhost/',
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://[::1]/',
      'https://[::ffff:127.0.0.1]/',
      'https://169.254.169.254/latest',
    ])
      expect([inside, faults(inside)]).toEqual([inside, 'private-address']);
  });

  it('may lie inside where the operator allows it, still without credentials', () => {
    expect(urlFault('http://192.168.1.20:8080/', true)).toBeNull();
    expect(urlFault('http://user:word@192.168.1.20/', true)).toBe('credentials');
  });
});
