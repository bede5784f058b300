import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiSession, Connection } from '#client';
import { createLogger, GracefulShutdown } from '#platform';
import { signedUp } from '../../apps/api/test/people.js';
import { startWorker } from '../../apps/worker/src/worker.js';
import {
  type Offered,
  ofEvent,
  ofFloor,
  ofNextStep,
  ofPlayers,
  ofRounds,
  ofSeat,
  ofTables,
} from '../offers/offered.js';
import { wouldRefuse } from '../offers/would-refuse.js';
import { hasBrowser } from '../support/browser.js';
import { TableStage } from '../table/table-stage.js';
import { Conductor } from './conductor.js';
import { PressedPages } from './pressed-pages.js';

const silent = createLogger('test', { logLevel: 'silent' });
const names = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eva', 'Finn', 'Gil', 'Hal'];
const strangers = 'stranger@example.org';
/** Of rounds, by forms and boards of their own: test/offers/round-offers.spec.ts puts each to the decider. */
const ofForms = ['ConstrainPairing', 'EditPairings', 'ChangeRounds', 'TakeBackRoundClock'];

const namesOf = (offered: Offered): readonly string[] => [
  ...new Set(offered.map(([name]) => name)),
];

/**
 * What may be offered in every state of every format is told by functions, and held against the deciders
 * in test/offers. Here a browser shows that pages draw their buttons from them, in three states of one event.
 */
describe.skipIf(!hasBrowser)('pages press what they are said to offer', () => {
  let stage: TableStage;
  const shutdown = new GracefulShutdown(silent);

  beforeAll(async () => {
    stage = await TableStage.open('offers');
    await startWorker({ ...stage.api.configuration, logLevel: 'silent' }, silent, shutdown);
  });
  afterAll(async () => {
    await shutdown.stop();
    await stage?.close();
  });

  const pressesOf = async (
    session: ApiSession,
    asker: Parameters<typeof wouldRefuse>[1],
  ): Promise<PressedPages> => {
    const context = await stage.signedIn(session, {
      locale: 'en-GB',
      reducedMotion: 'reduce',
      viewport: { width: 1366, height: 900 },
    });
    return PressedPages.of(await context.newPage(), names, wouldRefuse(stage.api, asker));
  };

  it('before the start, at a reported table, and after the end', { timeout: 600_000 }, async () => {
    const room = await Conductor.withPlayers(stage.api.url, { names });
    const { eventId } = room;
    const connection = new Connection(stage.api.url);
    const scorekeeper = await signedUp(connection, 'Sam');
    const { account } = await scorekeeper.me();
    await room.command('GrantRole', { eventId, email: account?.email ?? '', role: 'scorekeeper' });
    const staff = await pressesOf(scorekeeper, {
      account: account && { id: account.id, name: account.name },
      seats: [],
    });
    const player = room.guest('Ada');
    const seat = await pressesOf(player.session, {
      account: null,
      seats: [{ eventId, playerId: player.playerId, issue: 1 }],
    });

    /** What the functions say of the desk, or of the seat. */
    const offeredTo = async (session: ApiSession): Promise<readonly string[]> => {
      const event = await session.query('event', { eventId });
      const own = await session.query('mySeat', { eventId });
      if (own.seat !== null) return namesOf(ofSeat(event, own.seat));
      const roster = await session.query('roster', { eventId });
      const calls = await session.query('judgeCalls', { eventId });
      const pairings = await session.query('pairings', { eventId });
      return namesOf([
        ...ofEvent(event, strangers),
        ...ofNextStep(event, null),
        ...ofPlayers(event, roster),
        ...ofRounds(event, undefined),
        ...ofTables(event, pairings),
        ...ofFloor(event, calls, roster, null),
      ]);
    };
    /** Presses all that the pages have in one state; `sent`: at least these went through a button. */
    const press = async (
      state: string,
      pages: PressedPages,
      session: ApiSession,
      { places, sent }: { readonly places: readonly string[]; readonly sent: readonly string[] },
    ): Promise<void> => {
      await stage.api.settle();
      pages.forget();
      for (const place of places) await pages.pressAll(`/e/${eventId}${place}`);
      const known = new Set([...(await offeredTo(session)), ...ofForms]);
      expect([...pages.refused], state).toEqual([]);
      expect(
        [...pages.sent].filter((name) => !known.has(name)),
        state,
      ).toEqual([]);
      expect([...pages.sent], state).toEqual(expect.arrayContaining([...sent]));
      pages.sent.clear();
    };

    await press('registration', staff, scorekeeper, {
      places: ['/desk', '/desk/players'],
      sent: ['CheckInPlayer', 'CheckInAll', 'WithdrawPlayer', 'NotePlayer'],
    });
    await press('registration', seat, player.session, {
      places: [''],
      sent: ['CheckInPlayer'],
    });
    await room.start();
    const { tables } = await room.pair();
    const own = tables.find(({ a, b }) => [a.name, b.name].includes('Ada'))!;
    const other = own.a.name === 'Ada' ? own.b.name : own.a.name;
    await room.guest(other).session.command('ReportResult', {
      matchId: own.matchId,
      score: { a: 2, b: 1, drawn: 0 },
    });
    await press('reported', staff, scorekeeper, {
      places: ['/desk', '/desk/rounds'],
      sent: ['StartRoundClock', 'RequestPairing', 'RuleResult', 'ExtendTime'],
    });
    await press('reported', seat, player.session, {
      places: [''],
      sent: ['ConfirmResult'],
    });
    await room.playToTheEnd();
    await press('finished', staff, scorekeeper, {
      places: ['/desk', '/desk/players', '/desk/rounds'],
      sent: [],
    });
    await press('finished', seat, player.session, { places: [''], sent: [] });
    room.close();
    connection.close();
  });
});
