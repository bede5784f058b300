import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { Conductor } from './conductor.js';
import { Stage, type Seat } from './stage.js';
import { picture } from '../support/picture.js';
import { tellAsStory } from './story.js';
import { axeFaults } from '../support/accessibility.js';
import { hasWholeBrowser } from '../support/browser.js';
import { FrontServer } from '../support/front-server.js';
import { type PushDevice, PushReceiver } from '../support/push-receiver.js';

/**
 * Stands in for the browser's own push service, which no
 * test may reach: the subscription leads to the receiver.
 */
const subscribesAt = async (
  context: BrowserContext,
  { endpoint, keys }: PushDevice,
): Promise<void> => {
  await context.addInitScript(
    ({ address, given }) => {
      const key = 'test.subscribed';
      const subscription = {
        endpoint: address,
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint: address, keys: given }),
        unsubscribe: () => Promise.resolve(localStorage.removeItem(key)).then(() => true),
      };
      Object.assign(PushManager.prototype, {
        subscribe: () => Promise.resolve(localStorage.setItem(key, 'yes')).then(() => subscription),
        getSubscription: () =>
          Promise.resolve(localStorage.getItem(key) === null ? null : subscription),
      });
    },
    { address: endpoint, given: keys },
  );
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const workers = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ active, scope }) => [
      new URL(active?.scriptURL ?? scope).pathname,
      new URL(scope).pathname,
    ]),
  );
const shown = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(
      ({ title, body, tag, data }) => ({ title, body, tag, url: (data as { url: string }).url }),
    ),
  );

/** As the browser's push service would hand it to the service worker. */
const deliver = async (page: Page, data: string): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const registrationId = await new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
    void devtools.send('ServiceWorker.enable');
  });
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId,
    data,
  });
  await devtools.detach();
};

let receiver: PushReceiver;
let stage: Stage;
beforeAll(async () => {
  if (!hasWholeBrowser) return;
  receiver = await PushReceiver.open();
  process.env['PUSH_SERVICES'] = receiver.origin;
  stage = await Stage.openAlone({ whole: true }).finally(() => delete process.env['PUSH_SERVICES']);
});
afterAll(async () => {
  await stage?.close();
  await receiver?.close();
});

describe.skipIf(!hasWholeBrowser)('a phone in a pocket', () => {
  let room: Conductor;
  let ada: Seat;

  beforeAll(async () => {
    room = await Conductor.withPlayers(stage.url, { names: ['Ada', 'Ben'] });
    ada = await stage.seat({ language: 'es', kind: 'phone' });
    await ada.context.grantPermissions(['notifications'], { origin: stage.url });
    await subscribesAt(ada.context, receiver.device('ada'));
    await stage.sitDown(ada, room.eventId, room.guest('Ada').code);
  });
  afterAll(() => room?.close());
  tellAsStory(() => stage.pictureAll('notifications'));

  it('asks to be told', async () => {
    const { page } = ada;
    await page.goto(`/e/${room.eventId}`);
    await button(page, 'Avísame cuando me emparejen').click();
    await button(page, 'Desactivar los avisos').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await picture(page, 'notifications-phone', { whole: true });
    await page.reload();
    await button(page, 'Desactivar los avisos').waitFor();
    expect(await workers(page)).toEqual([['/sw.js', '/']]);
  });

  it('is told of its table, and shows it once however often it arrives', async () => {
    const { page } = ada;
    await room.start();
    await room.pair();
    await expect
      .poll(() => receiver.of('ada'))
      .toEqual([
        {
          title: 'Ronda 1: mesa 1',
          body: 'Juegas contra Ben.',
          tag: `paired.${room.eventId}.0.1.1`,
          url: `/e/${room.eventId}`,
        },
      ]);
    for (let times = 0; times < 2; times += 1)
      await deliver(page, JSON.stringify(receiver.of('ada')[0]));
    await expect.poll(() => shown(page)).toEqual(receiver.of('ada'));
    await deliver(page, 'no message of ours');
    await expect
      .poll(async () => (await shown(page)).map(({ title }) => title).sort())
      .toEqual(['Conclave', 'Ronda 1: mesa 1']);
  });

  it('is told no more once it says so', async () => {
    const { page } = ada;
    await button(page, 'Desactivar los avisos').click();
    await button(page, 'Avísame cuando me emparejen').waitFor();
    await room.command('StartRoundClock', {
      eventId: room.eventId,
      phase: 0,
      round: 1,
      attempt: 1,
      minutes: 50,
    });
    const judge = await stage.seat({ language: 'en', kind: 'desk' });
    await judge.context.grantPermissions(['notifications'], { origin: stage.url });
    await subscribesAt(judge.context, receiver.device('judge'));
    await stage.signIn(judge, room.organizer);
    await judge.page.goto(`/e/${room.eventId}/judge`);
    await button(judge.page, 'Tell me when a judge is called').click();
    await button(judge.page, 'Turn notifications off').waitFor();
    await room.callJudge('Ben', 'a card that nobody may know of');
    await expect
      .poll(() => receiver.of('judge'))
      .toMatchObject([
        {
          title: 'Table 1 calls a judge',
          body: 'Ben is waiting.',
          url: `/e/${room.eventId}/judge`,
        },
      ]);
    expect(receiver.of('ada')).toHaveLength(1);
  });

  it('without permission hears why, and plays on', async () => {
    const ben = await stage.seat({ language: 'en', kind: 'phone' });
    await ben.context.addInitScript(() =>
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
    );
    await stage.sitDown(ben, room.eventId, room.guest('Ben').code);
    await ben.page.goto(`/e/${room.eventId}`);
    await ben.page.getByText('Notifications are blocked for this site.').waitFor();
    await ben.page.getByTestId('my-table').waitFor();
    expect(stage.faults).toEqual([]);
  });

  it('on an iPhone hears that the app must be installed first', async () => {
    const phone = await stage.seat({ language: 'en', kind: 'phone' });
    const { page } = phone;
    await phone.context.addInitScript(() =>
      Object.defineProperty(navigator, 'userAgent', {
        get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
      }),
    );
    await stage.sitDown(phone, room.eventId, room.guest('Ben').code);
    await page.goto(`/e/${room.eventId}`);
    await page.getByText('Add to Home Screen').waitFor();
    const manifest = await page.evaluate(
      async () =>
        (
          await fetch(document.querySelector<HTMLLinkElement>('link[rel=manifest]')!.href)
        ).json() as Promise<{ icons: { src: string }[]; display: string }>,
    );
    expect(manifest.display).toBe('standalone');
    const icons = [
      ...manifest.icons.map(({ src }) => src),
      '/icons/apple-touch-icon.png',
      '/icons/badge-96.png',
    ];
    const types = await page.evaluate(
      (all) => Promise.all(all.map(async (src) => (await fetch(src)).headers.get('content-type'))),
      icons,
    );
    expect(types).toEqual(
      ['image/svg+xml', ...Array.from({ length: 5 }, () => 'image/png')].map(
        (type) => expect.stringContaining(type) as string,
      ),
    );
  });
});

describe.skipIf(!hasWholeBrowser)('a wall', () => {
  let room: Conductor;
  beforeAll(async () => {
    room = await Conductor.withPlayers(stage.url, {
      names: ['Ada', 'Ben'],
      email: 'wall@example.org',
    });
  });
  afterAll(() => room?.close());

  it('stays awake while it is looked at, again after it was hidden, and sleeps once it is left', async () => {
    const { page, context } = await stage.seat({ language: 'en', kind: 'wall' });
    await context.addInitScript(() => {
      const locks: { released: boolean; release: () => Promise<void> }[] = [];
      const request = () => {
        const lock = {
          released: false,
          release: () => Promise.resolve(void (lock.released = true)),
        };
        locks.push(lock);
        return Promise.resolve(lock);
      };
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
      Object.assign(window, { locks });
    });
    const held = () =>
      page.evaluate(() =>
        (window as unknown as { locks: { released: boolean }[] }).locks.map(
          ({ released }) => released,
        ),
      );
    await page.goto(`/e/${room.eventId}/screen`);
    await expect.poll(held).toEqual([false]);
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      (window as unknown as { locks: { released: boolean }[] }).locks[0]!.released = true;
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(held).toEqual([true, false]);
    await page.evaluate((eventId) => history.pushState({}, '', `/e/${eventId}`), room.eventId);
    await page.getByRole('heading', { name: 'Saturday Premier' }).waitFor();
    await expect.poll(held).toEqual([true, true]);
  });

  it('shows itself where nothing can keep it awake', async () => {
    const { page, context } = await stage.seat({ language: 'en', kind: 'wall' });
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'));
    await page.goto(`/e/${room.eventId}/screen`);
    await page.getByText('Saturday Premier').first().waitFor();
    expect(await page.evaluate(() => 'wakeLock' in navigator)).toBe(false);
    expect(stage.faults).toEqual([]);
  });
});

describe.skipIf(!hasWholeBrowser)('pages kept on a device', () => {
  let front: FrontServer;
  let room: Conductor;
  let page: Page;

  const isNewer = () => page.evaluate(() => document.body.dataset['newer'] === 'yes');

  beforeAll(async () => {
    front = await FrontServer.before(stage.url);
    room = await Conductor.withPlayers(stage.url, {
      names: ['Ada', 'Ben'],
      email: 'kept@example.org',
    });
    ({ page } = await stage.seat({ language: 'en', kind: 'phone' }));
    await page.goto(`${front.url}/e/${room.eventId}`);
    await page.getByRole('heading', { name: 'Saturday Premier' }).waitFor();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller === null)
        await new Promise((resolve) =>
          navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
        );
    });
    // Kept on the way through the service worker, which the first visit had not yet.
    await page.reload();
    await page.getByRole('heading', { name: 'Saturday Premier' }).waitFor();
  });
  afterAll(async () => {
    room?.close();
    await front?.close();
  });
  tellAsStory(() => stage.pictureAll('kept-pages'));

  it('give way at once to those of a newer server', async () => {
    // A server that is too busy to answer in time is stood in for; the next reload asks it again.
    for (const newer of [true, false]) {
      front.newer = newer;
      await expect.poll(() => page.reload().then(isNewer)).toBe(newer);
    }
  });

  it('stand in for a server that does not answer in time, and then say that they are old', async () => {
    Object.assign(front, { newer: true, slowMs: 8_000 });
    await page.reload();
    expect(await isNewer()).toBe(false);
    await page.getByRole('heading', { name: 'Saturday Premier' }).waitFor();
    front.slowMs = 0;
    await page.getByText('The server has a newer version of this page.').waitFor();
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect.poll(isNewer).toBe(true);
    await page.getByRole('heading', { name: 'Saturday Premier' }).waitFor();
    expect(await page.getByText('The server has a newer version of this page.').count()).toBe(0);
  });

  it('on a wall give way by themselves while nobody looks for a table', async () => {
    front.newer = false;
    const { page: wall, context } = await stage.seat({ language: 'en', kind: 'wall' });
    await wall.goto(`${front.url}/e/${room.eventId}/screen`);
    await wall.getByText('Saturday Premier').first().waitFor();
    front.newer = true;
    // As after a restart of the server: the line opens again,
    // and the wall looks whether there is something newer.
    await context.setOffline(true);
    await context.setOffline(false);
    // Attached, not visible: everything on a wall is fixed to the screen, so its body has no height.
    await wall.locator('body[data-newer="yes"]').waitFor({ state: 'attached' });
    await wall.getByText('Saturday Premier').first().waitFor();
    expect(stage.faults).toEqual([]);
  });
});
