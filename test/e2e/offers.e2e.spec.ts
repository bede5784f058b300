import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiSession } from '#client';
import { defaultSettings } from '#contracts';
import type { Asker } from '#application';
import { createLogger, GracefulShutdown } from '#platform';
import { startWorker } from '../../apps/worker/src/worker.js';
import { hasBrowser } from '../support/browser.js';
import { TableStage } from '../table/table-stage.js';
import { wouldRefuse } from '../offers/would-refuse.js';
import { Conductor, type RoomOptions } from './conductor.js';
import { PressedPages } from './pressed-pages.js';

/** Pages of the desk and of the judges, below the event's address. */
const desk = ['desk', 'desk/players', 'desk/decks', 'desk/rounds', 'desk/staff', 'desk/settings'];
/** Where a round is worked on. */
const round = ['desk', 'desk/players', 'desk/rounds', 'judge', 'pairings'];
/** Where a table is. */
const table = ['desk/rounds', 'judge', 'pairings'];
const silent = createLogger('test', { logLevel: 'silent' });

interface Kind {
  readonly format: NonNullable<RoomOptions['format']>;
  readonly settings: NonNullable<RoomOptions['settings']>;
  /** Pages of a player, below the event's address. */
  readonly own: readonly string[];
}

const limited = {
  set: 'SOR',
  packs: 6,
  source: 'generated',
  podSize: 8,
  seating: 'random',
  podPairing: 'in-pod',
  clock: null,
  buildMinutes: 30,
  reveal: 'after-event',
} as const;

const kinds: Readonly<Record<string, Kind>> = {
  Premier: { format: 'premier', settings: {}, own: [''] },
  teams: { format: 'premier', settings: { teamSeats: 3 }, own: [''] },
  Trilogy: { format: 'trilogy', settings: { deckRequired: true }, own: ['', 'trio'] },
  Sealed: { format: 'sealed', settings: { limited }, own: ['', 'pool'] },
  Draft: { format: 'draft', settings: { limited }, own: ['', 'pool', 'pods'] },
  'Twin Suns': {
    format: 'twin-suns',
    settings: { placePoints: [5, 3, 2, 1], cutSize: 0 },
    own: ['', 'pairings'],
  },
};
const names = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eva', 'Finn', 'Gil'];

describe.skipIf(!hasBrowser)('what a page offers, the decider takes', () => {
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

  const pressesOf = async (session: ApiSession, asker: Asker): Promise<PressedPages> => {
    const context = await stage.signedIn(session, {
      locale: 'en-GB',
      reducedMotion: 'reduce',
      viewport: { width: 1366, height: 900 },
    });
    return PressedPages.of(await context.newPage(), names, wouldRefuse(stage.api, asker));
  };

  it.each(Object.entries(kinds))(
    '%s',
    { timeout: 3_000_000 },
    async (_, { format, settings, own }) => {
      const room = await Conductor.withPlayers(stage.api.url, {
        names,
        format,
        settings: { ...defaultSettings, swissRounds: 2, cutSize: 2, ...settings },
      });
      const { eventId } = room;
      const { account } = await room.session.me();
      const staff = await pressesOf(room.session, {
        account: account && { id: account.id, name: account.name },
        seats: [],
      });
      const player = room.guest('Ada');
      const seat = await pressesOf(player.session, {
        account: null,
        seats: [{ eventId, playerId: player.playerId, issue: 1 }],
      });
      const press = async (state: string, places: readonly string[]) => {
        await stage.api.settle();
        staff.forget();
        seat.forget();
        for (const place of places) await staff.pressAll(`/e/${eventId}/${place}`);
        for (const place of own)
          await seat.pressAll(`/e/${eventId}${place === '' ? '' : `/${place}`}`);
        for (const line of [...staff.refused, ...seat.refused])
          refused.push(`${state}: ${line.replaceAll(`/e/${eventId}`, '')}`);
        staff.refused.clear();
        seat.refused.clear();
      };
      const refused: string[] = [];
      await press('registration', desk);
      await room.start();
      await press('started', desk);
      // Sealed and Draft are taken to their end in test/offers/limited-offers.int.spec.ts.
      if (format !== 'draft' && format !== 'sealed') {
        const { tables, multiplayer = [] } = await room.pair();
        await press('paired', round);
        const key = { eventId, phase: 0, round: 1, attempt: 1 };
        await room.command('StartRoundClock', { ...key, minutes: 50 });
        const own = tables.find(({ a, b }) => [a.name, b.name].includes('Ada'));
        const other = own && (own.a.name === 'Ada' ? own.b.name : own.a.name);
        if (own && other && format !== 'trilogy') {
          const score = { a: 2, b: 1, drawn: 0 };
          await room.guest(other).session.command('ReportResult', { matchId: own.matchId, score });
          await press('reported', table);
          await player.session.command('DisputeResult', {
            matchId: own.matchId,
            claim: null,
            note: '',
          });
          await press('disputed', table);
        }
        const shared = multiplayer.find(({ seats }) => seats.some(({ name }) => name === 'Ada'));
        if (shared) {
          const claimed = shared.seats.map(({ playerId }, index) => ({
            playerId,
            place: index + 1,
          }));
          const others = shared.seats.filter(({ name }) => name !== 'Ada');
          for (const [index, { name, playerId }] of others.slice(0, 2).entries()) {
            const places =
              index === 0
                ? claimed
                : claimed.map(({ playerId: id }, at) => ({
                    playerId: id,
                    place: shared.seats.length - at,
                  }));
            const said = {
              eventId,
              playerId,
              phase: 0,
              round: 1,
              table: shared.table,
              places,
              reason: '',
            };
            await room.guest(name).session.command('RecordTableResult', said);
            await press(index === 0 ? 'reported' : 'disputed', table);
          }
        }
        await room.callJudge('Ben', 'A question');
        await room.command('DropPlayer', {
          eventId,
          playerId: room.guest('Cleo').playerId,
          reason: 'own-wish',
        });
        let after = await room.settleTables();
        await press('settled', round);
        while (after.nextRound !== null) {
          const { phase } = after.nextRound;
          await room.pair();
          if (phase > 0) await press('in the cut', round);
          after = await room.settleTables();
        }
        await press('after the last round', ['desk']);
        await room.command('FinishEvent', { eventId });
        await press('finished', [...desk, 'judge']);
        await room.command('ReopenEvent', { eventId, reason: 'set right' });
        await press('reopened', ['desk', 'desk/rounds', 'desk/settings']);
      }
      room.close();
      expect(staff.sent).toBeGreaterThan(20);
      expect(refused).toEqual([]);
    },
  );
});
