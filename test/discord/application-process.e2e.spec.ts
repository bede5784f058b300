import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Conductor } from '../e2e/conductor.js';
import { Stage } from '../e2e/stage.js';
import { ApplicationProcess } from './application-process.js';
import { FakeDiscord } from './fake-discord.js';
import { linkByCode } from './play-by-discord.js';

const staff = { id: '601', name: 'Olga', manages: true };
const ana = { id: '602', name: 'Ana' };
const place = { channel: '951' };

describe('the application for Discord as a process', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'conclave-discord-'));
  let stage: Stage;
  let room: Conductor;
  let discord: FakeDiscord;
  let running: ApplicationProcess | undefined;
  beforeAll(async () => {
    stage = await Stage.open();
    room = await Conductor.withPlayers(stage.url, { names: ['Ada', 'Ben'] });
    discord = await FakeDiscord.open('process');
  });
  afterAll(async () => {
    await running?.stop();
    await discord?.close();
    room?.close();
    await stage?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const start = () => ApplicationProcess.start({ apiUrl: stage.url, discord, folder });
  const say = (person: typeof staff | typeof ana, name: string, options = {}) =>
    discord.command(person, place, name, options);

  it('tells Discord its commands as it starts, and answers interactions to their end', async () => {
    running = await start();
    expect(discord.commands.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['register', 'check-in', 'where', 'report', 'standings', 'staff']),
    );
    await linkByCode(discord, room.session, staff);
    const event = `${stage.url}/e/${room.eventId}`;
    expect((await say(staff, 'follow', { event })).text).toMatch(/^This channel follows /);
    expect((await say(ana, 'register')).text).toMatch(/^Ana is registered for /);
    const { players } = await room.session.query('roster', { eventId: room.eventId });
    expect(players.map(({ name }) => name)).toContain('Ana');
  });

  it('remembers people and channels when it was killed', async () => {
    expect(await running?.stop('SIGKILL')).toBeNull();
    running = await start();
    expect((await say(ana, 'register')).text).toBe('You are registered as Ana.');
    expect(await running.stop()).toBe(0);
    running = undefined;
  });

  it.each([
    ['a setting is missing', { DISCORD_BOT_TOKEN: '' }, /DISCORD_BOT_TOKEN is missing/],
    ['a setting is none', { DISCORD_PUBLIC_KEY: 'abc' }, /DISCORD_PUBLIC_KEY must be 64 hex/],
    ['there is no way to Discord', { DISCORD_API: 'http://127.0.0.1:9' }, /ECONNREFUSED/],
  ])('ends with 1 and says why where %s', async (_what, settings, why) => {
    const failed = ApplicationProcess.launch({ apiUrl: stage.url, discord, folder, settings });
    expect(await failed.ended()).toBe(1);
    expect(failed.said).toMatch(why);
  });
});
