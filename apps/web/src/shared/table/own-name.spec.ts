import { afterEach, expect, it, vi } from 'vitest';
import { isPersonName } from '#contracts';
import { guestName, keepName, ownName } from './own-name.js';

afterEach(() => vi.unstubAllGlobals());

const browser = () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
};

it('calls whoever says no name by one that stays, until they say one', () => {
  browser();
  const name = guestName();
  expect(isPersonName(name)).toBe(true);
  expect([guestName(), ownName()]).toEqual([name, name]);
  keepName(' Ana ');
  expect([ownName(), guestName()]).toEqual(['Ana', name]);
});
