import { expect, it } from 'vitest';
import { addressBlock } from './client-address.js';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['no address', 'no address'],
])('counts %s as %s', (address, block) => {
  expect(addressBlock(address)).toBe(block);
});
