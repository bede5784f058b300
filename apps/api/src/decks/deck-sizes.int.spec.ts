import { afterAll, beforeAll, expect, it } from 'vitest';
import { allCards } from '#cards';
import { type ApiFailure, type ApiSession, Connection } from '#client';
import { openEvent, register, signedUp, visitor } from '../../test/people.js';
import { type RunningApi, startApi } from '../../test/running-api.js';
import { starterText } from '../../test/tables.js';

let api: RunningApi;
let connection: Connection;
let guest: ApiSession;
beforeAll(async () => {
  api = await startApi();
  connection = new Connection(api.url);
  guest = visitor(connection);
});
afterAll(async () => {
  connection?.close();
  await api?.stop();
});

/** 1,200 cards, each with the highest number that a line may have. */
const everything = JSON.stringify({
  ...(JSON.parse(starterText('luke')) as object),
  deck: allCards
    .filter(({ type }) => type === 'Unit')
    .slice(0, 1_200)
    .map(({ id }) => ({ id, count: 99 })),
});
const deck = { kind: 'text' as const, text: everything };
const luke = { kind: 'starter' as const, name: 'luke' as const };
const name = 'Ana';

const refusal = (work: Promise<unknown>): Promise<{ code: string; about: string }> =>
  work.then(
    () => ({ code: 'accepted', about: '' }),
    (error: ApiFailure) => ({ code: error.code, about: JSON.stringify(error.data) }),
  );

it.each([
  ['StartPractice', () => guest.command('StartPractice', { deck, against: luke })],
  ['StartPractice, against', () => guest.command('StartPractice', { deck: luke, against: deck })],
  [
    'StartPractice, Twin Suns',
    () => guest.command('StartPractice', { deck, against: deck, bots: 2 }),
  ],
  [
    'OpenFreeMatch',
    () =>
      guest.command('OpenFreeMatch', { deck, name, format: 'eternal', bestOf: 1, listed: false }),
  ],
  ['OpenTwinSuns', () => guest.command('OpenTwinSuns', { deck, name, seats: 3 })],
] as const)('%s takes no deck of thousands of cards', async (_command, send) => {
  expect(await refusal(send())).toEqual({
    code: 'practice/deck-unreadable',
    about: expect.stringContaining('deck/too-many-cards') as unknown,
  });
});

it('nor does whoever joins bring one', async () => {
  const host = visitor(connection);
  const { ids } = await host.command('OpenFreeMatch', {
    deck: luke,
    name: 'Host',
    format: 'eternal',
    bestOf: 1,
    listed: false,
  });
  const matchId = ids['matchId'] ?? '';
  expect((await refusal(guest.command('JoinFreeMatch', { matchId, deck, name }))).code).toBe(
    'practice/deck-unreadable',
  );
});

it('nor does an event take one', async () => {
  const owner = await signedUp(connection, 'Olga');
  const eventId = await openEvent(owner);
  const { session, playerId } = await register(connection, eventId, name);
  const submitted = await refusal(
    session.command('SubmitDeck', { eventId, playerId, text: deck.text }),
  );
  expect(submitted.about).toContain('deck/too-many-cards');
});

it.each([
  [
    'destiny',
    `Character\n1x Luke Skywalker (Awakenings #35)\nEvent\n${'99x Aim (Awakenings #151)\n'.repeat(300)}`,
  ],
  ['swtcg', Array.from({ length: 400 }, () => '99 Jedi Airhooks').join('\n')],
])('a game of %s takes no list of thousands of cards', async (game, list) => {
  for (const work of [
    () => guest.command('StartGamePractice', { game, list }),
    () => guest.command('StartGamePractice', { game, against: list }),
    () => guest.command('OpenDuel', { game, list, name }),
  ])
    expect((await refusal(work())).code).toBe('practice/deck-unreadable');
});
