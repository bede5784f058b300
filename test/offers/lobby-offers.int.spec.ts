import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiSession } from '#client';
import {
  type DuelView,
  duelView,
  type FreeMatchView,
  freeMatchView,
  type GamePracticeView,
  gamePracticeView,
  type PracticeView,
  practiceView,
  tableSeats,
  type TwinSunsView,
  twinSunsView,
} from '#contracts';
import { signedUp } from '../../apps/api/test/people.js';
import { type StaffedApi, startStaffedApi } from '../../apps/api/test/staffed-api.js';
import { isOut, mayConcede } from '../../apps/web/src/features/game-table/may-concede.js';
import { roomOffers, roomStatus } from '../../apps/web/src/features/lobby/room-offers.js';
import { type Offered, when } from './offered.js';
import { wouldRefuse } from './would-refuse.js';

let server: StaffedApi;
beforeAll(async () => {
  server = await startStaffedApi();
});
afterAll(() => server?.api.stop());

interface Person {
  readonly session: ApiSession;
  readonly refuses: (name: string, payload: unknown) => Promise<string | null>;
}
const personCalled = async (name: string): Promise<Person> => {
  const session = await signedUp(server.connection, name);
  const { account } = await session.me();
  const asker = { account: account && { id: account.id, name: account.name }, seats: [] };
  return { session, refuses: wouldRefuse(server.api, asker) };
};

const deck = { kind: 'random' } as const;
const name = 'Ana';
const practise: Offered = [['StartPractice', { deck, against: deck }]];

const ofDuel = (view: DuelView): Offered => {
  const { duelId, status, step, mine, board, seats, sides } = view;
  const running = status === 'running';
  const begun = running || status === 'over';
  const players = view.players.map((player) => player.name);
  const dealt = sides !== null;
  const room = roomOffers({ status: roomStatus(status), seats, players, mine, dealt });
  const options = board?.decision?.options.map((_option, index) => index) ?? [];
  return [
    ...when(!begun && room.join, ['JoinDuel', { duelId, name }]),
    ...when(!begun && room.leave, ['CancelDuel', { duelId }]),
    ...when(!begun && room.deal, ['DealDuel', { duelId }]),
    ...when(!begun && room.warmUp, ['StartGamePractice', { game: view.game.id }]),
    ...when(mayConcede({ running, mine }), ['ConcedeDuel', { duelId }]),
    ...when(running && view.mayTakeBack, ['TakeBackDuel', { duelId, step }]),
    ...options.map((option) => ['PlayDuel', { duelId, step, option }] as const),
    ...when(status === 'over' && mine !== null, ['PlayDuelAgain', { duelId }]),
  ];
};

const ofTwinSuns = (view: TwinSunsView): Offered => {
  const { gameId, status, seats, mine, board, takenBack } = view;
  const running = status === 'dealt';
  const begun = running || status === 'over';
  const players = view.players.map((player) => player.name);
  const room = roomOffers({ status: roomStatus(status), seats, players, mine, dealt: true });
  const at = board?.at ?? 0;
  const out = board !== null && isOut(board, mine);
  return [
    ...when(!begun && room.join, ['JoinTwinSuns', { gameId, deck, name }]),
    ...when(!begun && room.leave, ['LeaveTwinSuns', { gameId }]),
    ...when(!begun && room.deal, ['DealTwinSuns', { gameId }]),
    ...when(!begun && room.warmUp, ...practise),
    ...when(mayConcede({ running, mine, out }), [
      'PlayTwinSuns',
      { gameId, move: { at, concede: true, takenBack } },
    ]),
    ...when(view.mayTakeBack, ['TakeBackTwinSuns', { gameId, at, takenBack }]),
    ...when(status === 'over' && mine !== null, ['PlayTwinSunsAgain', { gameId }]),
  ];
};

const ofFreeMatch = (view: FreeMatchView): Offered => {
  const { matchId, status, host, mine } = view;
  if (status === 'joined') return [];
  const place = mine === null ? null : 0;
  const facts = { status, seats: 2, players: [host.name], mine: place, dealt: false };
  const room = roomOffers(facts);
  return [
    ...when(room.join, ['JoinFreeMatch', { matchId, deck, name }]),
    ...when(room.leave, ['CancelFreeMatch', { matchId }]),
    ...when(room.warmUp, ...practise),
  ];
};

const ofPractice = (view: PracticeView): Offered => {
  const { practiceId, running, seat: mine, board, takenBack, result } = view;
  const at = board?.at ?? 0;
  const asks = running && board?.waitingFor === tableSeats[mine];
  const { min = 0, options = [] } = board?.decision ?? {};
  const pick = options.slice(0, Math.max(1, min)).map((_option, index) => index);
  return [
    ...when(mayConcede({ running, mine }), [
      'PlayPractice',
      { practiceId, move: { at, concede: true, takenBack } },
    ]),
    ...when(asks, ['PlayPractice', { practiceId, move: { at, pick, takenBack } }]),
    ...when(view.mayTakeBack, ['TakeBackPractice', { practiceId, at, takenBack }]),
    ...when(
      result,
      ['RepeatPractice', { practiceId, swap: false }],
      ['RepeatPractice', { practiceId, swap: true }],
    ),
  ];
};

const ofGamePractice = (view: GamePracticeView): Offered => {
  const { practiceId, step, winner, board } = view;
  const running = winner === null;
  const options = running ? (board?.decision?.options.map((_option, index) => index) ?? []) : [];
  return [
    ...when(mayConcede({ running, mine: 0 }), [
      'PlayGamePractice',
      { practiceId, step, option: 'concede' },
    ]),
    ...options.map((option) => ['PlayGamePractice', { practiceId, step, option }] as const),
    ...when(running && view.mayTakeBack, ['TakeBackGamePractice', { practiceId, step }]),
    ...when(!running, ['RepeatPractice', { practiceId, swap: true }]),
  ];
};

/** Everything that pages offer these people now, put to its decider; what was offered, and what refused. */
const lookedAt = async <View>(
  people: readonly Person[],
  path: string,
  { parse }: { readonly parse: (told: unknown) => View },
  offered: (view: View) => Offered,
) => {
  const tried = new Set<string>();
  const refused: string[] = [];
  for (const { session, refuses } of people)
    for (const [command, payload] of offered(parse(JSON.parse(await session.get(path))))) {
      tried.add(command);
      const code = await refuses(command, payload);
      if (code !== null) refused.push(`${command} ${JSON.stringify(payload)}: ${code}`);
    }
  expect(refused).toEqual([]);
  return [...tried].toSorted();
};

it('the page of a game of two offers what the server takes, from the open table to the end', async () => {
  const people = await Promise.all(['Ana', 'Ben', 'Cleo'].map(personCalled));
  const [ana, ben] = people as [Person, Person, Person];
  const { ids } = await ana.session.command('OpenDuel', { game: 'destiny', name: 'Ana' });
  const duelId = ids['duelId'] ?? '';
  const look = () => lookedAt(people, `/api/duels/${duelId}`, duelView, ofDuel);
  expect(await look()).toEqual(['CancelDuel', 'JoinDuel', 'StartGamePractice']);
  await ben.session.command('JoinDuel', { duelId, name: 'Ben' });
  for (let turn = 0; turn < 8; turn += 1) {
    expect(await look()).toEqual(expect.arrayContaining(['ConcedeDuel', 'PlayDuel']));
    const { step, waitingFor } = duelView.parse(
      JSON.parse(await ana.session.get(`/api/duels/${duelId}`)),
    );
    const asked = waitingFor === 0 ? ana : ben;
    await asked.session.command('PlayDuel', { duelId, step, option: 0 });
  }
  await ben.session.command('ConcedeDuel', { duelId });
  expect(await look()).toEqual(['PlayDuelAgain']);
  await ana.session.command('PlayDuelAgain', { duelId });
  expect(await look()).toEqual(['PlayDuelAgain']);
  const other = await ana.session.command('OpenDuel', { game: 'xwing', name: 'Ana' });
  const gone = other.ids['duelId'] ?? '';
  await ana.session.command('CancelDuel', { duelId: gone });
  expect(await lookedAt(people, `/api/duels/${gone}`, duelView, ofDuel)).toEqual([]);
});

it('the page of a table of teams does, with seats that fill and bots', async () => {
  const people = await Promise.all(['Ana', 'Ben', 'Cleo'].map(personCalled));
  const [ana, ben] = people as [Person, Person];
  const opening = { game: 'swtcg', seats: 4, name: 'Ana' } as const;
  const { ids } = await ana.session.command('OpenDuel', opening);
  const duelId = ids['duelId'] ?? '';
  const look = () => lookedAt(people, `/api/duels/${duelId}`, duelView, ofDuel);
  const open = ['CancelDuel', 'DealDuel', 'JoinDuel', 'StartGamePractice'];
  expect(await look()).toEqual(open);
  await ben.session.command('JoinDuel', { duelId, name: 'Ben', seat: 3 });
  expect(await look()).toEqual(open);
  await ana.session.command('DealDuel', { duelId });
  expect(await look()).toEqual(expect.arrayContaining(['ConcedeDuel', 'PlayDuel']));
  await ben.session.command('ConcedeDuel', { duelId });
  expect(await look()).toEqual(['PlayDuelAgain']);
});

it('the page of a table of several does, with seats that fill and are left', async () => {
  const people = await Promise.all(['Ana', 'Ben', 'Cleo', 'Dov'].map(personCalled));
  const [ana, ben, cleo] = people as [Person, Person, Person, Person];
  const { ids } = await ana.session.command('OpenTwinSuns', { seats: 3, deck, name: 'Ana' });
  const gameId = ids['gameId'] ?? '';
  const look = () => lookedAt(people, `/api/twin-suns/${gameId}`, twinSunsView, ofTwinSuns);
  const open = ['DealTwinSuns', 'JoinTwinSuns', 'LeaveTwinSuns', 'StartPractice'];
  expect(await look()).toEqual(open);
  await ben.session.command('JoinTwinSuns', { gameId, deck, name: 'Ben' });
  expect(await look()).toEqual(open);
  await cleo.session.command('JoinTwinSuns', { gameId, deck, name: 'Cleo' });
  expect(await look()).toEqual(['DealTwinSuns', 'LeaveTwinSuns']);
  await ana.session.command('DealTwinSuns', { gameId });
  expect(await look()).toContain('PlayTwinSuns');
  const concede = async (person: Person) => {
    const { board } = twinSunsView.parse(
      JSON.parse(await person.session.get(`/api/twin-suns/${gameId}`)),
    );
    const move = { at: board?.at ?? 0, concede: true, takenBack: 0 } as const;
    await person.session.command('PlayTwinSuns', { gameId, move });
  };
  await concede(ben);
  expect(await look()).toContain('PlayTwinSuns');
});

it('the lobby of a free match does', async () => {
  const people = await Promise.all(['Ana', 'Ben'].map(personCalled));
  const [ana, ben] = people as [Person, Person];
  const asked = { deck, name: 'Ana', format: 'eternal', bestOf: 1, listed: true } as const;
  const { ids } = await ana.session.command('OpenFreeMatch', asked);
  const matchId = ids['matchId'] ?? '';
  const look = () => lookedAt(people, `/api/free-matches/${matchId}`, freeMatchView, ofFreeMatch);
  expect(await look()).toEqual(['CancelFreeMatch', 'JoinFreeMatch', 'StartPractice']);
  await ben.session.command('JoinFreeMatch', { matchId, deck, name: 'Ben' });
  expect(await look()).toEqual([]);
});

it('the pages of games against the bot do, from the deal to another one', async () => {
  const ana = await personCalled('Ana');
  const { ids } = await ana.session.command('StartPractice', { deck, against: deck });
  const practiceId = ids['practiceId'] ?? '';
  const look = () => lookedAt([ana], `/api/practice/${practiceId}`, practiceView, ofPractice);
  expect(await look()).toEqual(['PlayPractice']);
  await ana.session.command('PlayPractice', { practiceId, move: { at: 0, concede: true } });
  expect(await look()).toEqual(['RepeatPractice']);
  for (const game of ['destiny', 'xwing', 'swtcg']) {
    const other = await ana.session.command('StartGamePractice', { game });
    const id = other.ids['practiceId'] ?? '';
    const path = `/api/practice/${id}/board`;
    for (let turn = 0; turn < 4; turn += 1) {
      const told = await lookedAt([ana], path, gamePracticeView, ofGamePractice);
      expect(told).toContain('PlayGamePractice');
      const { step } = gamePracticeView.parse(JSON.parse(await ana.session.get(path)));
      await ana.session.command('PlayGamePractice', { practiceId: id, step, option: 0 });
    }
    const { step } = gamePracticeView.parse(JSON.parse(await ana.session.get(path)));
    await ana.session.command('PlayGamePractice', { practiceId: id, step, option: 'concede' });
    expect(await lookedAt([ana], path, gamePracticeView, ofGamePractice)).toEqual([
      'RepeatPractice',
    ]);
  }
});
