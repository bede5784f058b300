import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Store } from './store.js';

let dataDir = '';
let open: Store[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'conclave-discord-store-'));
});
const close = (): void => {
  for (const store of open) store.close();
  open = [];
};
afterEach(() => {
  close();
  rmSync(dataDir, { recursive: true, force: true });
});

const storeOf = (botToken = 'the token of the bot'): Store => {
  const store = new Store({ dataDir, botToken });
  open.push(store);
  return store;
};
const account = { token: 'conclave_of-the-account', name: 'Ana' };
const seat = { turn: 1, name: 'Ben', player: 'p1', token: 'conclave_of-the-seat' };
const onDisk = (): string =>
  readdirSync(dataDir)
    .map((file) => readFileSync(path.join(dataDir, file), 'latin1'))
    .join('');

it('keeps tokens of people, and none of them in the clear', () => {
  storeOf().keepAccount('1', account);
  storeOf().keepSeat('2', 'e1', seat);
  storeOf().keepSeat('1', 'e1', { ...seat, token: null });
  close();
  expect(onDisk()).not.toContain('conclave_of');
  expect(storeOf().account('1')).toEqual(account);
  expect(storeOf().seat('2', 'e1')).toEqual(seat);
  expect(storeOf().seat('1', 'e1')).toEqual({ ...seat, token: null });
});

it('opens them with the token of the bot alone, and for whom they were kept', () => {
  storeOf().keepAccount('1', account);
  storeOf().keepSeat('2', 'e1', seat);
  expect(storeOf('another token').account('1')).toBeNull();
  expect(storeOf('another token').seat('2', 'e1')).toBeNull();
  const file = new DatabaseSync(path.join(dataDir, 'discord.sqlite'));
  file.exec("update accounts set person = '3'");
  file.close();
  expect(storeOf().account('3')).toBeNull();
});

it('seals what a former version kept as it was', () => {
  storeOf().keepAccount('1', account);
  storeOf().keepSeat('2', 'e1', seat);
  const file = new DatabaseSync(path.join(dataDir, 'discord.sqlite'));
  file.prepare('update accounts set token = ?').run(account.token);
  file.prepare('update seats set token = ?').run(seat.token);
  file.close();
  expect(storeOf().account('1')).toEqual(account);
  expect(storeOf().seat('2', 'e1')).toEqual(seat);
  close();
  expect(onDisk()).not.toContain('conclave_of');
});
