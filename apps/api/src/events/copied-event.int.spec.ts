import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statusAndCodeOf } from '../../test/answers.js';
import { details, openEvent, pairAsWorker, signedUp, visitor } from '../../test/people.js';
import { type StaffedApi, startStaffedApi } from '../../test/staffed-api.js';
import { brokenLinks } from '../../test/verify-streams.js';

let here: StaffedApi;
beforeAll(async () => {
  here = await startStaffedApi();
});
afterAll(() => here?.api.stop());

const deck = readFileSync(
  path.resolve(import.meta.dirname, '../../../../test/samples/decks/han-solo-level-1313.melee.txt'),
  'utf8',
);

/**
 * A tournament with a guest who has a deck and a static table, an account, and a player who has
 * left.
 */
const running = async () => {
  const { owner, connection } = here;
  const eventId = await openEvent(owner);
  const enter = async (name: string, session = visitor(connection)) => {
    const { ids, guestCode = '' } = await session.command('Register', { eventId, name });
    return { playerId: ids['playerId'] ?? '', code: guestCode, session };
  };
  const gina = await enter('Gina');
  const ada = await enter('Ada', await signedUp(connection, 'Ada'));
  const leo = await enter('Leo');
  const max = await enter('Max');
  await gina.session.command('SubmitDeck', { eventId, playerId: gina.playerId, text: deck });
  await owner.command('AssignStaticTable', { eventId, playerId: gina.playerId, table: 4 });
  await owner.command('SetTeam', { eventId, playerId: ada.playerId, team: 'Rebels' });
  await owner.command('CheckInAll', { eventId });
  await owner.command('StartEvent', { eventId });
  await owner.command('RequestPairing', {
    ...{ eventId, phase: 0, round: 1, attempt: 1, repair: false },
  });
  await pairAsWorker(here.api, eventId);
  await owner.command('DropPlayer', { eventId, playerId: leo.playerId, reason: 'own-wish' });
  return { eventId, gina, ada, leo, max };
};

it('a running event is held again in another format, with its players, decks and codes', async () => {
  const { owner, connection, api } = here;
  const { eventId: from, gina, ada } = await running();
  const settings = { ...details().settings, placePoints: [5, 3, 2, 1] };
  const eventId = await openEvent(owner, { format: 'twin-suns', settings });
  const copied = await owner.command('CopyPlayers', { eventId, from });
  // Nobody needs another code, so the answer contains none.
  expect(copied.guestCodes ?? []).toEqual([]);
  await api.settle();
  const { players } = await owner.query('roster', { eventId }, copied.position);
  expect(players.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Gina', 'Max']);
  expect(players.find(({ name }) => name === 'Gina')).toMatchObject({
    ...{ playerId: gina.playerId, status: 'registered', staticTable: 4, guest: true },
    // Judged by the rules of the new format.
    deck: 'illegal',
  });
  expect(players.find(({ name }) => name === 'Ada')).toMatchObject({ team: 'Rebels' });
  const phone = visitor(connection);
  expect(await statusAndCodeOf(phone.signInGuest(eventId, gina.code))).toBe('accepted');
  const { seat } = await phone.query('mySeat', { eventId }, copied.position);
  expect(seat?.deck?.problems).not.toEqual([]);
  expect((await ada.session.query('mySeat', { eventId })).seat?.name).toBe('Ada');
  expect(await brokenLinks(api.store)).toEqual([]);
  expect(await statusAndCodeOf(owner.command('CopyPlayers', { eventId, from }))).toBe(
    '409 copy/nobody',
  );
});

it('in the same format keeps the verdict on decks; only whoever organizes both events copies', async () => {
  const { owner, connection, api } = here;
  const { eventId: from, gina } = await running();
  const eventId = await openEvent(owner);
  await owner.command('CopyPlayers', { eventId, from });
  await api.settle();
  const deckIn = async (of: string) =>
    (await owner.query('roster', { eventId: of })).players.find(({ name }) => name === 'Gina')
      ?.deck;
  expect(await deckIn(eventId)).toBe(await deckIn(from));
  const other = await signedUp(connection, 'Olga');
  const theirs = await openEvent(other);
  expect(await statusAndCodeOf(other.command('CopyPlayers', { eventId: theirs, from }))).toBe(
    '403 policy/forbidden',
  );
  const { settings } = details();
  const tiebreaks = { ...settings.tiebreaks, chain: ['points'] };
  const ofPoints = { ...settings, tiebreaks };
  const { ids } = await owner.command(
    'CreateEvent',
    details({ game: 'xwing', format: 'second-edition', settings: ofPoints }),
  );
  expect(
    await statusAndCodeOf(owner.command('CopyPlayers', { eventId: ids['eventId'] ?? '', from })),
  ).toBe('409 copy/other-game');
  expect(gina.code).not.toBe('');
});
