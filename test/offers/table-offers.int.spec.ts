import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultSettings, madeWebhook, webhookList } from '#contracts';
import { createLogger, GracefulShutdown } from '#platform';
import { type StaffedApi, startStaffedApi } from '../../apps/api/test/staffed-api.js';
import { webhookOffers } from '../../apps/web/src/features/desk-settings/webhook-offers.js';
import { playableDecks } from '../../apps/web/src/shared/trilogy/sides.js';
import { startWorker } from '../../apps/worker/src/worker.js';
import { trioTexts } from '../trilogy/trilogy-room.js';
import { LookedAtEvent, patience } from './looked-at-event.js';
import { reason } from './offered.js';

const silent = createLogger('worker', { logLevel: 'silent' });
const shutdown = new GracefulShutdown(silent);
let server: StaffedApi;
beforeAll(async () => {
  server = await startStaffedApi();
  await startWorker({ ...server.api.configuration, logLevel: 'silent' }, silent, shutdown);
});
afterAll(async () => {
  await shutdown.stop();
  await server?.api.stop();
});

const settings = { ...defaultSettings, deckRequired: false, swissRounds: 2, cutSize: 2 } as const;
const names = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eva', 'Finn', 'Gil', 'Hal'];
const long = { timeout: 300_000 };

/** From the first name on the list to the start: who is in, who waits, who gave up their seat. */
const lookUntilTheStart = async (event: LookedAtEvent): Promise<void> => {
  const { eventId, players } = event;
  const [, , third, fourth, fifth] = players.map(({ playerId }) => playerId);
  await event.look('registration');
  await event.command('CheckInPlayer', { eventId, playerId: third ?? '' });
  await event.command('WithdrawPlayer', { eventId, playerId: fourth ?? '' });
  await event.command('MakeAnnouncement', { eventId, text: 'Welcome' });
  await event.command('InviteStaff', { eventId, role: 'judge' });
  await event.look('some are here');
  await event.command('RestorePlayers', { eventId, playerIds: [fourth ?? ''] });
  await event.command('CloseRegistration', { eventId });
  await event.command('CheckInAll', { eventId });
  await event.command('UndoCheckIn', { eventId, playerId: fifth ?? '' });
  await event.look('closed');
  await event.command('StartEvent', { eventId });
  await event.look('started');
  await event.command('AcceptLateEntry', { eventId, playerId: fifth ?? '', missed: [] });
};

/** A call, a penalty and a drop, in a round that is played. */
const lookAtTheFloor = async (event: LookedAtEvent): Promise<void> => {
  const { eventId, players } = event;
  const [, ben, cleo, dov] = players;
  await ben!.session.command('CallJudge', { eventId, playerId: ben!.playerId, note: 'Question' });
  await event.command('IssuePenalty', {
    ...{ eventId, playerId: dov!.playerId, level: 'warning', infraction: 'x', note: '' },
  });
  const { tables } = await event.query('pairings', { eventId });
  await event.command('TakeTable', { eventId, table: tables[0]!.table, purpose: 'watch' });
  await event.look('called');
  const { calls } = await event.query('judgeCalls', { eventId });
  const callId = calls.find(({ state }) => state === 'waiting')?.callId ?? '';
  await event.command('AcceptJudgeCall', { eventId, callId });
  await event.command('DropPlayer', { eventId, playerId: cleo!.playerId, reason: 'own-wish' });
  await event.look('taken, and one has dropped');
};

it.each([
  ['Premier', settings],
  ['teams', { ...settings, teamSeats: 3 as const }],
])('%s, from the registration to what is set right after the end', long, async (_name, plan) => {
  const event = await LookedAtEvent.open(server, {
    format: 'premier',
    settings: plan,
    names,
    cap: 8,
  });
  const { eventId, players } = event;
  await lookUntilTheStart(event);
  const { key, pairings } = (await event.pair())!;
  await event.look('paired');
  await event.command('StartRoundClock', { eventId, ...key, minutes: 50 });
  const [ada] = players;
  const { matchId, a, b } = pairings.tables.find(
    ({ a: one, b: other }) => one.playerId === ada!.playerId || other.playerId === ada!.playerId,
  )!;
  const opponent = players.find(
    ({ playerId }) => playerId !== ada!.playerId && [a.playerId, b.playerId].includes(playerId),
  )!;
  await opponent.session.command('ReportResult', { matchId, score: { a: 2, b: 1, drawn: 0 } });
  await event.look('reported');
  await event.command('PauseRoundClock', { eventId, ...key });
  await ada!.session.command('DisputeResult', { matchId, claim: null, note: '' });
  await event.look('disputed');
  await lookAtTheFloor(event);
  await event.command('HandOverEvent', { eventId, recipient: `age1${'q'.repeat(58)}` });
  await event.look('handed over');
  await event.command('KeepEventHere', { eventId, reason });
  await event.settle();
  await event.look('settled');
  await event.playToTheEnd();
  expect(event.refused).toEqual([]);
  expect([...event.tried]).toEqual(
    expect.arrayContaining([
      ...['AcceptLateEntry', 'RestorePlayers', 'ReaddPlayer', 'CorrectResult', 'ConfirmResult'],
      ...['DisputeResult', 'LeaveTable', 'RevokePenalty', 'ResolveJudgeCall', 'KeepEventHere'],
    ]),
  );
});

it('Twin Suns, whose tables are told by everybody who sits there', long, async () => {
  const plan = { ...settings, cutSize: 0, placePoints: [5, 3, 2, 1] } as const;
  const event = await LookedAtEvent.open(server, { format: 'twin-suns', settings: plan, names });
  const { eventId, players } = event;
  await event.look('registration');
  await event.start();
  await event.look('started');
  const { key, pairings } = (await event.pair())!;
  await event.command('StartRoundClock', { eventId, ...key, minutes: 50 });
  await event.look('paired');
  const [ada] = players;
  const { table, seats } = pairings.multiplayer!.find((each) =>
    each.seats.some(({ playerId }) => playerId === ada!.playerId),
  )!;
  const others = players.filter(
    ({ playerId }) =>
      playerId !== ada!.playerId && seats.some((seat) => seat.playerId === playerId),
  );
  const inOrder = seats.map(({ playerId }, index) => ({ playerId, place: index + 1 }));
  const turned = seats.map(({ playerId }, index) => ({ playerId, place: seats.length - index }));
  for (const [index, places] of [inOrder, turned].entries()) {
    const { session, playerId } = others[index]!;
    const said = { eventId, playerId, phase: 0, round: 1, table, places, reason: '' };
    await session.command('RecordTableResult', said);
    await event.look(index === 0 ? 'reported' : 'disputed');
  }
  await event.command('DropPlayer', { eventId, playerId: others[0]!.playerId, reason: 'own-wish' });
  await event.look('one has dropped');
  await event.settle();
  await event.look('settled');
  await event.playToTheEnd();
  expect(event.refused).toEqual([]);
  expect([...event.tried]).toEqual(expect.arrayContaining(['RecordTableResult', 'ReaddPlayer']));
});

it('round robin, behind whose schedule nobody comes in', long, async () => {
  const plan = { ...settings, structure: 'round-robin' } as const;
  const four = names.slice(0, 4);
  const event = await LookedAtEvent.open(server, {
    format: 'premier',
    settings: plan,
    names: four,
  });
  const { eventId, players } = event;
  await event.command('CheckInAll', { eventId });
  await event.command('UndoCheckIn', { eventId, playerId: players[3]!.playerId });
  await event.command('StartEvent', { eventId });
  await event.look('started');
  await event.pair();
  await event.look('paired');
  await event.settle();
  await event.playToTheEnd();
  expect(event.refused).toEqual([]);
});

it('Trilogy, whose games are told one by one', long, async () => {
  const plan = { ...settings, deckRequired: true, banSeconds: 600, banClock: 'table' } as const;
  const four = names.slice(0, 4);
  const event = await LookedAtEvent.open(server, {
    format: 'trilogy',
    settings: plan,
    names: four,
  });
  const { eventId, players } = event;
  await event.look('registration');
  const handIn = async ({ session, playerId }: (typeof players)[number]) =>
    session.command('SubmitTrio', { eventId, playerId, texts: trioTexts('same for all') });
  for (const player of players.slice(0, 3)) await handIn(player);
  await event.start();
  await event.look('started');
  const { key, pairings } = (await event.pair())!;
  await event.look('paired, decks of some are missing');
  for (const { playerId } of players.slice(3))
    await event.command('SubmitTrio', { eventId, playerId, texts: trioTexts('same for all') });
  await event.look('all decks are in');
  // Ada looks: it is she who is asked, and answers.
  const [ada] = players;
  const { matchId, a, b } = pairings.tables.find((row) =>
    [row.a.playerId, row.b.playerId].includes(ada!.playerId),
  )!;
  const theirs = a.playerId === ada!.playerId ? b.playerId : a.playerId;
  const first = players.find(({ playerId }) => playerId === theirs)!.session;
  const second = ada!.session;
  const view = () => event.query('trilogyMatch', { matchId });
  if ((await view()).stage === 'unpresented') await event.command('PresentDecks', { matchId });
  await first.command('SitDown', { matchId });
  await event.look('one sits');
  await second.command('SitDown', { matchId });
  await first.command('SealBan', { matchId, deck: 0 });
  await event.look('one has banned');
  await second.command('SealBan', { matchId, deck: 0 });
  for (const [index, winner] of (['a', 'b', 'a'] as const).entries()) {
    const game = index + 1;
    // With one deck left each there is nothing to pick.
    const begun = async (): Promise<string> => {
      const { stage, game: under } = await view();
      return stage === 'pick' || under === game ? stage : 'of the game before';
    };
    await expect.poll(begun, patience).toMatch(/^(pick|playing)$/);
    await event.look(`before game ${game}`);
    for (const session of [first, second]) {
      const { mine, ...sides } = await session.query('trilogyMatch', { matchId });
      const own = sides[mine!];
      const [deck] = playableDecks(own);
      if (own.choosing && !own.chosen)
        await session.command('SealDeck', { matchId, game, deck: deck! });
    }
    await expect.poll(async () => (await view()).stage, patience).toBe('playing');
    await event.look('a game is played');
    await first.command('ReportGame', { matchId, game, winner });
    await event.look('a game is reported');
    if (game === 1) {
      await second.command('DisputeGame', { matchId, game, note: '' });
      await event.look('a game is disputed');
      await event.command('RuleGame', { matchId, game, winner, note: '' });
    } else await second.command('ConfirmGame', { matchId, game });
  }
  await event.command('VoidRound', { eventId, ...key, reason });
  await event.playToTheEnd();
  expect(event.refused).toEqual([]);
  expect([...event.tried]).toEqual(
    expect.arrayContaining([
      ...['SubmitTrio', 'PresentDecks', 'SitDown', 'StartBanClock', 'SealBan', 'SealDeck'],
      ...['EndChoice', 'ReportGame', 'ConfirmGame', 'DisputeGame', 'RuleGame'],
    ]),
  );
});

it('an event nobody has entered, and whom other servers are told of it', long, async () => {
  const event = await LookedAtEvent.open(server, { format: 'premier', settings, names: [] });
  const { eventId } = event;
  const { owner } = server;
  const at = `/api/events/${eventId}/webhooks`;
  const { made } = madeWebhook.parse(
    JSON.parse(
      await owner.post(at, { url: 'https://example.com/told', kinds: ['event.finished'] }),
    ),
  );
  /** What the panel of the receiver offers is done. */
  const press = async (): Promise<void> => {
    const { webhooks } = webhookList.parse(JSON.parse(await owner.get(at)));
    for (const name of webhookOffers(webhooks[0]!))
      if (name !== 'remove') await owner.post(`${at}/${made.endpointId}/${name}`, {});
  };
  await event.look('empty');
  await press();
  await event.command('HandOverEvent', { eventId, recipient: `age1${'q'.repeat(58)}` });
  await event.look('handed over');
  await press();
  await press();
  await event.command('KeepEventHere', { eventId, reason });
  await event.command('CancelEvent', { eventId, reason });
  await event.look('called off');
  await press();
  await owner.post(`${at}/${made.endpointId}/remove`, {});
  expect(event.refused).toEqual([]);
  expect([...event.tried]).toEqual(expect.arrayContaining(['TakeOverEvent', 'ImportPlayers']));
});
