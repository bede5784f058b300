import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiSession, Chance } from '#client';
import { defaultSettings } from '#contracts';
import { createLogger, GracefulShutdown } from '#platform';
import { openEvent } from '../../apps/api/test/people.js';
import type { RunningApi } from '../../apps/api/test/running-api.js';
import { startStaffedApi } from '../../apps/api/test/staffed-api.js';
import { startWorker } from '../../apps/worker/src/worker.js';
import { DiscordHall } from './discord-hall.js';
import { rough } from './fake-discord.js';
import {
  countLosses,
  gather,
  type HallByDiscord,
  peopleOf,
  playByDiscord,
  untilPosted,
} from './play-by-discord.js';

const silent = createLogger('test', { logLevel: 'silent' });
const shutdown = new GracefulShutdown(silent);
let api: RunningApi;
let owner: ApiSession;
let hall: DiscordHall;
beforeAll(async () => {
  ({ api, owner } = await startStaffedApi());
  await startWorker({ ...api.configuration, logLevel: 'silent' }, silent, shutdown);
  hall = await DiscordHall.open(api.url, 'whole event', rough);
});
afterAll(async () => {
  await hall?.close();
  await shutdown.stop();
  await api?.stop();
});

it('an event is run and played without a web page, by a Discord that throttles, fails and repeats', async () => {
  const staff = { id: '501', name: 'Olga', manages: true };
  const place = { channel: '901' };
  const eventId = await openEvent(owner, {
    settings: { ...defaultSettings, swissRounds: 4, cutSize: 4, deckRequired: false },
  });
  await api.settle();
  await hall.link(owner, staff);
  await hall.discord.command(staff, place, 'follow', { event: eventId });
  const room: HallByDiscord = {
    discord: hall.discord,
    place,
    eventId,
    staff,
    people: peopleOf(16),
    onlooker: owner,
    chance: Chance.from('whole event'),
    atOnce: 8,
  };
  await gather(room);
  const played = await playByDiscord(room, async (rounds) => {
    if (rounds === 2) await hall.restart();
  });
  await untilPosted(room, played);
  expect(played).toHaveLength(4 * 8 + 2 + 1);
  expect(await countLosses(room, played)).toEqual({ lost: 0, double: 0 });
  expect(hall.discord.threads.size).toBe(played.length);
  const posts = hall.discord.messagesIn(place.channel).map(({ content }) => content);
  const titles = posts.map((text) => text.split('\n', 1)[0] ?? '');
  const pictured = hall.discord
    .messagesIn(place.channel)
    .filter(({ files }) => files === 1)
    .map(({ content }) => content.split('\n', 1)[0] ?? '');
  for (const round of ['Round 1', 'Round 4', 'Semifinals', 'Final'])
    for (const about of ['', ': the results'])
      expect(pictured).toContain(`**Saturday, ${round}**${about}`);
  expect(pictured).toEqual(titles.filter((title) => title.startsWith('**Saturday')));
  for (const round of ['Round 1', 'Round 4', 'Semifinals', 'Final'])
    expect(titles.filter((title) => title === `**Saturday, ${round}**`)).toHaveLength(1);
  for (const round of [1, 4])
    expect(titles.filter((title) => title.endsWith(`after round ${round}`)).length).toBe(1);
  const { throttled, failed, lost, repeated } = hall.discord.troubles;
  expect(Math.min(throttled, failed, lost, repeated)).toBeGreaterThan(0);
}, 400_000);
