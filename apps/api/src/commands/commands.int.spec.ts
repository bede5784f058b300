import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiFailure, ApiSession, Connection } from '#client';
import { statusAndCodeOf } from '../../test/answers.js';
import {
  details,
  openEvent,
  pairAsWorker,
  register,
  runningEvent,
  signedUp,
  visitor,
} from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';
import { brokenLinks } from '../../test/verify-streams.js';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
});
afterAll(() => api?.stop());

const samples = path.resolve(import.meta.dirname, '../../../../test/samples/decks');
const sampleDeck = (n = 0): string =>
  readFileSync(
    path.join(
      samples,
      readdirSync(samples)
        .filter((file) => /\.(json|txt)$/.test(file))
        .sort()[n] ?? '',
    ),
    'utf8',
  );

describe('a resent command', () => {
  it('appends once and is answered the same, also when it would be refused by now', async () => {
    const key = randomUUID();
    const first = await owner.command('CreateEvent', details(), key);
    expect(await owner.command('CreateEvent', details(), key)).toEqual(first);
    const eventId = first.ids['eventId'] ?? '';
    const open = randomUUID();
    const opened = await owner.command('OpenRegistration', { eventId }, open);
    expect(await owner.command('OpenRegistration', { eventId }, open)).toEqual(opened);
    expect(await statusAndCodeOf(owner.command('OpenRegistration', { eventId }))).toBe(
      '409 tournament/registration-already-open',
    );
    expect((await api.store.readStream(`event-${eventId}`)).map((event) => event.type)).toEqual([
      'EventCreated',
      'RoleGranted',
      'RegistrationOpened',
    ]);
  });

  it('shows a guest the same code again, and nothing to whoever uses the key for something else', async () => {
    const eventId = await openEvent(owner);
    const key = randomUUID();
    const first = await visitor(connection).command('Register', { eventId, name: 'Ana' }, key);
    expect(await visitor(connection).command('Register', { eventId, name: 'Ana' }, key)).toEqual(
      first,
    );
    const register = (name: string, of = eventId) =>
      statusAndCodeOf(visitor(connection).command('Register', { eventId: of, name }, key));
    expect(await register('Ben')).toBe('422 command/key-reused');
    expect(await register('Ana', await openEvent(owner))).toBe('422 command/key-reused');
    expect(
      await statusAndCodeOf(
        visitor(connection).command('Register', { eventId, name: 'Cleo' }, 'short-12'),
      ),
    ).toBe('400 request/malformed');
  });

  it('with another payload or as another command is refused, naming the first use, and changes nothing', async () => {
    const key = randomUUID();
    const { ids } = await owner.command('CreateEvent', details(), key);
    const eventId = ids['eventId'] ?? '';
    const other = await openEvent(owner);
    const deck = { kind: 'starter', name: 'luke' } as const;
    const uses = [
      () => owner.command('CreateEvent', details({ name: 'Sunday' }), key),
      () => owner.command('OpenRegistration', { eventId }, key),
      () => owner.command('RegisterPlayer', { eventId, name: 'Ana' }, key),
      () => owner.command('OpenRegistration', { eventId: other }, key),
      () => owner.command('StartPractice', { deck, against: deck }, key),
    ];
    for (const use of uses)
      await expect(use()).rejects.toMatchObject({
        status: 422,
        code: 'command/key-reused',
        data: { firstUsedAt: expect.any(String), recorded: 'EventCreated' },
      });
    expect(await api.store.readStream(`event-${eventId}`)).toHaveLength(2);
    expect((await owner.command('CreateEvent', details(), key)).ids).toEqual(ids);
  });

  it('uses its key also when it changes nothing', async () => {
    const eventId = await openEvent(owner);
    const ana = await register(connection, eventId, 'Ana');
    const submit = (deck: string, key?: string) =>
      ana.session.command('SubmitDeck', { eventId, playerId: ana.playerId, text: deck }, key);
    const lists = async () =>
      (await api.store.readStream(`deck-${eventId}-${ana.playerId}`)).map(({ version }) => version);
    await submit(sampleDeck());
    const key = randomUUID();
    expect(await submit(sampleDeck(), key)).toMatchObject({ position: 0 });
    await expect(submit(sampleDeck(1), key)).rejects.toMatchObject({
      status: 422,
      code: 'command/key-reused',
      data: { firstUsedAt: expect.any(String) },
    });
    expect(await lists()).toEqual([1]);
    await submit(sampleDeck(1));
    expect(await submit(sampleDeck(), key)).toMatchObject({ position: 0 });
    expect(await lists()).toEqual([1, 2]);
  });

  it('is one use for a browser, whichever of its names a command is recorded under', async () => {
    const [one, other] = [await openEvent(owner), await openEvent(owner)];
    const browser = visitor(connection);
    const [registering, key] = [randomUUID(), randomUUID()];
    const register = async (eventId: string, by?: string): Promise<string> =>
      (await browser.command('Register', { eventId, name: 'Ana' }, by)).ids['playerId'] ?? '';
    const seats = [await register(one, registering), await register(other)] as const;
    const withdraw = (eventId: string, playerId: string, by: string) =>
      statusAndCodeOf(browser.command('WithdrawPlayer', { eventId, playerId }, by));
    expect(await withdraw(one, seats[0], registering)).toBe('422 command/key-reused');
    expect(await withdraw(one, seats[0], key)).toBe('accepted');
    expect(await withdraw(one, seats[0], key)).toBe('accepted');
    expect(await withdraw(other, seats[1], key)).toBe('422 command/key-reused');
    const deck = { kind: 'starter', name: 'luke' } as const;
    expect(
      await statusAndCodeOf(browser.command('StartPractice', { deck, against: deck }, key)),
    ).toBe('422 command/key-reused');
  });

  it('of a visitor whose answer was lost is the same visitor again', async () => {
    const deck = { kind: 'starter', name: 'luke' } as const;
    const asked = { deck, name: 'Ana', format: 'premier', bestOf: 1, listed: false } as const;
    const key = randomUUID();
    const first = visitor(connection);
    const { ids } = await first.command('OpenFreeMatch', asked, key);
    const again = visitor(connection);
    expect((await again.command('OpenFreeMatch', asked, key)).ids).toEqual(ids);
    const { matchId = '' } = ids;
    expect(await statusAndCodeOf(again.command('CancelFreeMatch', { matchId }))).toBe('accepted');
    const use = (by: string) =>
      statusAndCodeOf(visitor(connection).command('StartPractice', { deck, against: deck }, by));
    expect(await use(key)).toBe('422 command/key-reused');
    expect(await use('short-12')).toBe('400 request/malformed');
  });

  it('of two accounts with the same key makes two events', async () => {
    const key = randomUUID();
    const otto = await signedUp(connection, 'Otto');
    const [one, two] = await Promise.all([
      owner.command('CreateEvent', details(), key),
      otto.command('CreateEvent', details(), key),
    ]);
    expect(one.ids['eventId']).not.toBe(two.ids['eventId']);
  });
});

describe('registration', () => {
  it('lets a whole room in at once, each once', async () => {
    const eventId = await openEvent(owner);
    const names = Array.from({ length: 40 }, (_, index) => `Player ${index}`);
    const seats = await Promise.all(names.map((name) => register(connection, eventId, name)));
    expect(new Set(seats.map((seat) => seat.playerId)).size).toBe(40);
    expect(await api.store.readStream(`event-${eventId}`)).toHaveLength(83);
  });

  it('imports a list whole or not at all', async () => {
    const eventId = await openEvent(owner);
    expect(
      await statusAndCodeOf(owner.command('ImportPlayers', { eventId, text: 'Ana\nBen\nAna' })),
    ).toBe('409 tournament/name-taken');
    expect(await api.store.readStream(`event-${eventId}`)).toHaveLength(3);
    await owner.command('ImportPlayers', {
      eventId,
      text: 'email;name\na@x;"Ana; the first"\nb@x;Ben',
    });
    await api.settle();
    const { players } = await owner.query('roster', { eventId });
    expect(players.map(({ name }) => name)).toEqual(['Ana; the first', 'Ben']);
  });

  it('moves a guest seat to the account that claims it, and the guest is out', async () => {
    const eventId = await openEvent(owner);
    const guest = visitor(connection);
    const { guestCode = '', ids } = await guest.command('Register', { eventId, name: 'Gina' });
    const gina = await signedUp(connection, 'Gina');
    expect(await statusAndCodeOf(gina.command('ClaimPlayer', { eventId, code: 'AAAA-AAAA' }))).toBe(
      '404 guest/code-unknown',
    );
    await gina.command('ClaimPlayer', { eventId, code: guestCode.toLowerCase().replace('-', ' ') });
    expect(
      await statusAndCodeOf(
        guest.command('WithdrawPlayer', { eventId, playerId: ids['playerId'] ?? '' }),
      ),
    ).toBe('403 policy/forbidden');
    await api.settle();
    expect((await guest.query('mySeat', { eventId })).seat).toBeNull();
    expect((await gina.query('mySeat', { eventId })).seat?.playerId).toBe(ids['playerId']);
    expect(
      await statusAndCodeOf(
        gina.command('WithdrawPlayer', { eventId, playerId: ids['playerId'] ?? '' }),
      ),
    ).toBe('accepted');
  });
});

describe('decks', () => {
  it('refuses what cannot be read with its problems and stores nothing', async () => {
    const eventId = await openEvent(owner);
    const { session, playerId } = await register(connection, eventId, 'Ana');
    const refusal = await session
      .command('SubmitDeck', { eventId, playerId, text: 'hello there' })
      .catch((error: ApiFailure) => error);
    expect(refusal).toMatchObject({
      status: 409,
      code: 'deck/unreadable',
      data: {
        problems: [
          expect.objectContaining({
            severity: 'error',
            text: expect.objectContaining({ en: expect.any(String), es: expect.any(String) }),
          }),
        ],
      },
    });
    expect(await api.store.readStream(`deck-${eventId}-${playerId}`)).toEqual([]);
  });

  it('keeps each revision, none for a list on record, and shows it to its player and the judges only', async () => {
    const eventId = await openEvent(owner);
    const [ana, ben] = [
      await register(connection, eventId, 'Ana'),
      await register(connection, eventId, 'Ben'),
    ];
    for (const text of [sampleDeck(), sampleDeck(), sampleDeck(1)])
      await ana.session.command('SubmitDeck', { eventId, playerId: ana.playerId, text });
    await api.settle();
    expect(
      (await ana.session.query('deck', { eventId, playerId: ana.playerId })).deck,
    ).toMatchObject({ revision: 2 });
    expect(
      (await owner.query('deck', { eventId, playerId: ana.playerId })).deck?.leaders,
    ).toHaveLength(1);
    expect(
      await statusAndCodeOf(ben.session.query('deck', { eventId, playerId: ana.playerId })),
    ).toBe('403 policy/forbidden');
    expect(
      await statusAndCodeOf(visitor(connection).query('deck', { eventId, playerId: ana.playerId })),
    ).toBe('401 auth/required');
    expect(
      await statusAndCodeOf(
        ben.session.command('SubmitDeck', { eventId, playerId: ana.playerId, text: sampleDeck() }),
      ),
    ).toBe('403 policy/forbidden');
  });
});

describe('a round', () => {
  it('is reported by those who sit there, confirmed by the other, corrected by staff', async () => {
    const { seats, tables, eventId } = await runningEvent(api, connection, owner, [
      'Ana',
      'Ben',
      'Cleo',
      'Dan',
    ]);
    const table = tables[0];
    const [a, b] = [
      seats.find((seat) => seat.playerId === table?.a),
      seats.find((seat) => seat.playerId === table?.b),
    ];
    const stranger = seats.find((seat) => seat.playerId !== table?.a && seat.playerId !== table?.b);
    if (!table || !a || !b || !stranger) throw new Error('the round is not as expected');
    const { matchId } = table;
    const score = { a: 2, b: 1, drawn: 0 };
    expect(
      await statusAndCodeOf(stranger.session.command('ReportResult', { matchId, score })),
    ).toBe('403 policy/forbidden');
    expect(await statusAndCodeOf(owner.command('ReportResult', { matchId, score }))).toBe(
      '403 policy/forbidden',
    );
    await a.session.command('ReportResult', { matchId, score });
    expect(await statusAndCodeOf(a.session.command('ConfirmResult', { matchId }))).toBe(
      '409 match/own-report',
    );
    const confirmed = await b.session.command('ConfirmResult', { matchId });
    expect(
      await statusAndCodeOf(
        a.session.command('CorrectResult', { matchId, score: { a: 0, b: 2, drawn: 0 }, note: '' }),
      ),
    ).toBe('403 policy/forbidden');
    await owner.command('CorrectResult', {
      matchId,
      score: { a: 0, b: 2, drawn: 0 },
      note: 'slip',
    });
    await api.settle();
    const seen = await a.session.query('match', { matchId });
    expect(seen).toMatchObject({
      eventId,
      row: { status: 'completed', score: { a: 0, b: 2, drawn: 0 }, corrected: true },
    });
    expect(seen.story.map((entry) => entry.type)).toEqual([
      'MatchScheduled',
      'ResultReported',
      'ResultConfirmed',
      'MatchCompleted',
      'ResultCorrected',
    ]);
    expect((await visitor(connection).query('match', { matchId })).story).toEqual([]);
    expect(confirmed.position).toBeGreaterThan(0);
  });

  it('is edited by hand and voided with its matches, all in one append', async () => {
    const { eventId, tables } = await runningEvent(api, connection, owner, [
      'Ana',
      'Ben',
      'Cleo',
      'Dan',
      'Eva',
      'Finn',
    ]);
    const [one, two] = tables;
    if (!one || !two) throw new Error('two tables are needed');
    const key = { eventId, phase: 0, round: 1 };
    expect(
      await statusAndCodeOf(
        owner.command('EditPairings', {
          ...key,
          attempt: 1,
          tables: [{ a: one.a, b: two.a }],
          byes: [],
          reason: 'swap',
        }),
      ),
    ).toBe('409 tournament/players-mismatch');
    await owner.command('EditPairings', {
      ...key,
      attempt: 1,
      tables: [
        { a: one.a, b: two.a },
        { a: one.b, b: two.b },
      ],
      byes: [],
      reason: 'swap',
    });
    const voided = (await api.store.readStream(`match-${one.matchId}`)).at(-1);
    expect(voided?.type).toBe('MatchVoided');
    await owner.command('VoidRound', { ...key, attempt: 2, reason: 'again' });
    await owner.command('RequestPairing', { ...key, attempt: 3, repair: false });
    expect(await pairAsWorker(api, eventId)).toHaveLength(3);
    expect(await brokenLinks(api.store)).toEqual([]);
  });
});

describe('a round with a bye', () => {
  const paired = async (names: readonly string[]) => {
    const eventId = await openEvent(owner, {
      settings: { ...details().settings, swissRounds: 3 },
    });
    await owner.command('ImportPlayers', { eventId, text: names.join('\n') });
    await owner.command('CheckInAll', { eventId });
    await owner.command('StartEvent', { eventId });
    return { eventId, key: { eventId, phase: 0, round: 1 } };
  };
  const playersOf = async (eventId: string) => {
    const { players } = await owner.query('roster', { eventId });
    return (name: string) => players.find((each) => each.name === name)?.playerId ?? '';
  };

  it('is set and kept as staff ask, and broken by who comes late', async () => {
    const { eventId, key } = await paired(['Ana', 'Ben', 'Cleo', 'Dan', 'Eva']);
    await api.settle();
    const id = await playersOf(eventId);
    await owner.command('ConstrainPairing', {
      ...key,
      fixed: [[id('Ana'), id('Ben')]],
      byes: [id('Cleo')],
      keptApart: [],
      reason: 'sponsor table',
    });
    await owner.command('RequestPairing', { ...key, attempt: 1, repair: false });
    const tables = await pairAsWorker(api, eventId);
    expect(tables.map(({ a, b }) => [a, b].sort())).toContainEqual([id('Ana'), id('Ben')].sort());
    expect(
      await statusAndCodeOf(
        owner.command('AddLatePlayer', { eventId, name: 'Finn', missed: [], against: id('Ana') }),
      ),
    ).toBe('409 tournament/no-such-bye');
    const late = await owner.command('AddLatePlayer', {
      eventId,
      name: 'Finn',
      missed: [],
      against: id('Cleo'),
    });
    await api.settle();
    const round = await owner.query('pairings', { eventId });
    expect(round.byes).toEqual([]);
    expect(round.tables.map(({ a, b }) => [a.name, b.name])).toContainEqual(['Cleo', 'Finn']);
    const matchId = round.tables.find(({ b }) => b.name === 'Finn')?.matchId ?? '';
    expect((await api.store.readStream(`match-${matchId}`))[0]?.type).toBe('MatchScheduled');
    const desk = await owner.query('pairingDesk', { eventId, phase: 0, round: 2 });
    expect(desk.players.find((each) => each.name === 'Finn')?.opponents).toEqual([id('Cleo')]);
    expect(late.guestCode).toBeDefined();
    expect(await brokenLinks(api.store)).toEqual([]);
  });

  it('takes in who registered and was not there at the start, with their own seat', async () => {
    const { eventId } = await paired(['Ana', 'Ben', 'Cleo']);
    const late = await owner.command('RegisterPlayer', { eventId, name: 'Finn' });
    const playerId = late.ids['playerId'] ?? '';
    expect(
      await statusAndCodeOf(owner.command('AddLatePlayer', { eventId, name: 'Finn', missed: [] })),
    ).toBe('409 tournament/name-taken');
    await owner.command('AcceptLateEntry', { eventId, playerId, missed: [] });
    await api.settle();
    const { players } = await owner.query('roster', { eventId });
    expect(players.find((each) => each.playerId === playerId)?.status).toBe('playing');
    expect(
      await statusAndCodeOf(owner.command('AcceptLateEntry', { eventId, playerId, missed: [] })),
    ).toBe('409 tournament/already-playing');
  });
});

describe('staff', () => {
  it('are found by e-mail, act by their role and lose it again', async () => {
    const judge = await signedUp(connection, 'Judith');
    const { account } = await judge.me();
    const eventId = await openEvent(owner);
    const { playerId } = await register(connection, eventId, 'Ana');
    expect(
      await statusAndCodeOf(
        judge.command('IssuePenalty', {
          eventId,
          playerId,
          level: 'warning',
          infraction: 'Tardiness',
          note: '',
        }),
      ),
    ).toBe('403 policy/forbidden');
    expect(
      await statusAndCodeOf(
        owner.command('GrantRole', { eventId, email: 'nobody@example.org', role: 'judge' }),
      ),
    ).toBe('404 account/not-found');
    await owner.command('GrantRole', {
      eventId,
      email: account?.email.toUpperCase() ?? '',
      role: 'judge',
    });
    expect(
      (
        await judge.command('IssuePenalty', {
          eventId,
          playerId,
          level: 'warning',
          infraction: 'Tardiness',
          note: '',
        })
      ).ids['penaltyId'],
    ).toMatch(/^[a-z2-7]{12}$/);
    await owner.command('RevokeRole', { eventId, account: account?.id ?? '', role: 'judge' });
    expect(
      await statusAndCodeOf(
        judge.command('IssuePenalty', {
          eventId,
          playerId,
          level: 'warning',
          infraction: 'Tardiness',
          note: '',
        }),
      ),
    ).toBe('403 policy/forbidden');
  });

  it('of another event are nobody here', async () => {
    const eventId = await openEvent(owner);
    const otto = await signedUp(connection, 'Otto');
    await openEvent(otto);
    expect(await statusAndCodeOf(otto.command('StartEvent', { eventId }))).toBe(
      '403 policy/forbidden',
    );
    expect(await statusAndCodeOf(otto.query('story', { eventId }))).toBe('403 policy/forbidden');
  });

  it('alone see a draft', async () => {
    const { ids } = await owner.command('CreateEvent', details());
    const eventId = ids['eventId'] ?? '';
    await api.settle();
    expect(await owner.query('event', { eventId })).toMatchObject({
      status: 'draft',
      myRoles: ['owner'],
    });
    expect(await statusAndCodeOf(visitor(connection).query('event', { eventId }))).toBe(
      '404 tournament/not-found',
    );
  });
});

it('an account has at most 100 open events, also when it asks for many at once', async () => {
  const busy = await signedUp(connection, 'Busy');
  const answers = await Promise.all(
    Array.from({ length: 112 }, () =>
      busy.command('CreateEvent', details()).then(
        () => 'accepted',
        (error: ApiFailure) => error.code,
      ),
    ),
  );
  expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(100);
  expect(new Set(answers)).toEqual(new Set(['accepted', 'tournament/too-many-open']));
});
