import { expect, it } from 'vitest';
import type { PersonKeys } from './person-keys.js';

/**
 * The contract of every store of personal keys. Each test uses a stream of its own and leaves those
 * of other tests alone.
 */
export const personKeysContract = (open: () => PersonKeys): void => {
  const plain = (keys: ReadonlyMap<string, Buffer>): Record<string, string> =>
    Object.fromEntries([...keys].map(([subject, key]) => [subject, key.toString('hex')]));

  it('makes a key of 32 bytes for each person, and the same one whoever asks', async () => {
    const keys = open();
    const made = await keys.make('keys-1', ['ada', 'ben']);
    expect([...made.keys()].sort()).toEqual(['ada', 'ben']);
    expect([...made.values()].map(({ length }) => length)).toEqual([32, 32]);
    expect(plain(await keys.make('keys-1', ['ben', 'ada']))).toEqual(plain(made));
    expect(plain(await keys.find('keys-1', ['ada', 'ben']))).toEqual(plain(made));
  });

  it('makes what is missing beside what is there', async () => {
    const keys = open();
    const first = plain(await keys.make('keys-2', ['ada']));
    const both = plain(await keys.make('keys-2', ['ada', 'ben']));
    expect(both).toMatchObject(first);
    expect(Object.keys(both).sort()).toEqual(['ada', 'ben']);
    expect(new Set(Object.values(both)).size).toBe(2);
  });

  it('has one key for all who make it at the same time', async () => {
    const keys = open();
    const made = await Promise.all(
      Array.from({ length: 8 }, () => keys.make('keys-3', ['ada', 'ben'])),
    );
    const [first] = made;
    for (const each of made) expect(plain(each)).toEqual(plain(first ?? new Map()));
  });

  it('has another key for the same person in another stream', async () => {
    const keys = open();
    const [one, other] = [await keys.make('keys-4', ['ada']), await keys.make('keys-5', ['ada'])];
    expect(plain(one)).not.toEqual(plain(other));
  });

  it('finds only what was made', async () => {
    const keys = open();
    await keys.make('keys-6', ['ada']);
    expect([...(await keys.find('keys-6', ['ada', 'ben'])).keys()]).toEqual(['ada']);
    expect([...(await keys.find('keys-of-nobody', ['ada'])).keys()]).toEqual([]);
  });

  it('neither finds nor makes a key again that was destroyed, and leaves the others', async () => {
    const keys = open();
    const before = plain(await keys.make('keys-7', ['ada', 'ben']));
    await keys.destroy('keys-7', ['ada', 'never-seen']);
    const left = { ben: before['ben'] };
    expect(plain(await keys.find('keys-7', ['ada', 'ben']))).toEqual(left);
    expect(plain(await keys.make('keys-7', ['ada', 'ben', 'never-seen']))).toEqual(left);
    await keys.destroy('keys-7', ['ada']);
    expect(plain(await keys.find('keys-7', ['ada', 'ben']))).toEqual(left);
  });
};
