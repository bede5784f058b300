import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedUp } from '../../apps/api/test/people.js';
import {
  lookAt,
  seatedTable,
  type SeatedTable,
  starterText,
  turnOf,
} from '../../apps/api/test/tables.js';
import { GAME_SEEDS } from '../../apps/api/src/commands/command-tokens.js';
import { Aggregates, type SealedGameSeeds } from '#application';
import { type ApiSession, Connection } from '#client';
import type { TableDecision, TableMove, TableView } from '#contracts';
import { games as offered, rulesEngine } from '#games';
import { gameState, runningGame } from '#match';
import { botChoice, dice } from '#rules';
import { hasBrowser } from '../support/browser.js';
import { picture } from '../support/picture.js';
import { overflow } from './at-the-board.js';
import { answerByTree, forgetAnnouncements, recordAnnouncements, unheard } from './by-the-tree.js';
import { byPointer, giveAnswer } from './player-at-screen.js';
import { TableStage } from './table-stage.js';

const pictured: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const mostAnswers = 1_500;

type Side = 'a' | 'b';
type Kind = 'desk' | 'phone';
type Answer = Omit<TableMove, 'at'>;
interface Device {
  readonly kind: Kind;
  readonly page: Page;
}

const sizes = { desk: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } } as const;

/** A question with nothing to choose goes on by itself. */
const answersItself = ({ max, same, division, names, shown }: TableDecision): boolean =>
  (max === 0 || same !== undefined) && division === null && names === null && shown.length === 0;

const deviceOf = async (stage: TableStage, session: ApiSession, kind: Kind): Promise<Device> => {
  const options = {
    locale: 'en-GB',
    viewport: sizes[kind],
    hasTouch: kind === 'phone',
    reducedMotion: 'reduce',
    colorScheme: 'dark',
  } as const;
  const context = await stage.signedIn(session, options);
  // The other player's moves are shown at once: what is tried here is what a player does.
  await context.addInitScript({
    // The empty document of a new page has no storage.
    content: "if (location.origin !== 'null') localStorage.setItem('conclave.table.speed', 'off')",
  });
  await recordAnnouncements(context);
  return { kind, page: await context.newPage() };
};

describe.skipIf(!hasBrowser)('a whole match of three on screen, in two browsers', () => {
  let stage: TableStage;
  let connection: Connection;
  let table: SeatedTable;

  beforeAll(async () => {
    stage = await TableStage.open('a whole match of three');
    connection = new Connection(stage.api.url);
    table = await seatedTable(stage.api, connection, await signedUp(connection, 'Olga'), {
      bestOf: 3,
      texts: {
        luke: starterText('luke', [{ id: 'SOR_047', count: 2 }]),
        vader: starterText('vader', [{ id: 'SOR_033', count: 2 }]),
      },
    });
    await stage.api.settle();
  });
  afterAll(async () => {
    connection?.close();
    await stage?.close();
  });

  /** What the bot would do in this place: it says which answer is given, the page has to offer it. */
  const thoughtOf = async ({ game }: TableView): Promise<Answer> => {
    const match = await stage.api.app.get(Aggregates).match(table.matchId);
    const open = runningGame(match.state.table);
    if (!open) throw new Error('no game is running');
    const { choice: seed } = await stage.api.app
      .get<SealedGameSeeds>(GAME_SEEDS)
      .of(`match-${table.matchId}`, game);
    const { book } = rulesEngine();
    const state = gameState(offered, open, seed);
    const { move } = botChoice({ book, state, level: 1, roll: dice(state.at + game) });
    const { seat: _seat, at: _at, ...answer } = move;
    return answer;
  };

  /**
   * Whether the game has gone on from this answer of a player. A target is pressed together with its
   * attacker: the page answers the question for it by itself, as soon as it comes.
   */
  const isPast = async (turn: Side, { game, board }: TableView, move: Answer): Promise<boolean> => {
    const now = await lookAt(table[turn].session, table.matchId);
    if (!now.running || now.game !== game || !now.board || !board) return true;
    const option = board.decision?.options[move.pick?.[0] ?? -1];
    const { decision } = now.board;
    const half =
      option?.o === 'attack' &&
      option.targets !== undefined &&
      decision?.kind === 'defender' &&
      decision.source?.card === option.card;
    return now.board.at > board.at && !half;
  };

  /**
   * Plays the running game to its end; with `tree` both players know the page by its
   * accessibility tree alone, and touch nothing but the keyboard.
   */
  const playGame = async (
    devices: Readonly<Record<Side, Device>>,
    { tree, pictures }: { readonly tree: boolean; readonly pictures: boolean },
  ): Promise<{ readonly answers: number; readonly rounds: number }> => {
    let rounds = 0;
    let reconnected = false;
    for (let answers = 0; answers < mostAnswers; answers += 1) {
      const seen = {
        a: await lookAt(table.a.session, table.matchId),
        b: await lookAt(table.b.session, table.matchId),
      };
      const turn = turnOf(seen.a);
      if (!seen.a.running || turn === null) {
        expect(reconnected).toBe(true);
        return { answers, rounds };
      }
      const view = seen[turn];
      const { board } = view;
      const decision = board?.decision;
      // The game went on between the two looks, as where a question answers itself: looked at again.
      if (!board || !decision) continue;
      const { page, kind } = devices[turn];
      const { round } = board;
      if (pictures && pictured.includes(round) && round > rounds && decision.kind === 'action') {
        await page.locator(`section.cg-ask[data-at="${decision.at}"]`).waitFor();
        for (const each of Object.values(devices)) {
          expect(await overflow(each.page)).toBe(0);
          await picture(each.page, `table-round-${round}-${each.kind}`);
        }
        rounds = round;
      }
      if (!pictures) rounds = round;
      // In the middle of an ability: a page that is opened anew asks the same question.
      if (!reconnected && rounds > 0 && decision.source !== null && decision.kind !== 'action') {
        reconnected = true;
        await page.reload();
      }
      const move = answersItself(decision) ? null : await thoughtOf(view);
      if (move !== null && tree) await answerByTree(page, { mine: turn, board, decision, move });
      else if (move !== null)
        await giveAnswer(page, byPointer(page, kind === 'phone'), { decision, move });
      await expect.poll(() => isPast(turn, view, move ?? {}), { interval: 20 }).toBe(true);
    }
    throw new Error('the game does not come to an end');
  };

  /** Each of the players was told all that the other one did, and the end. */
  const expectAllTold = async (devices: Readonly<Record<Side, Device>>): Promise<void> => {
    for (const side of ['a', 'b'] as const) {
      const { board } = await lookAt(table[side].session, table.matchId);
      const others = (board?.log ?? []).filter(
        (line) => line.kind !== 'rewind' && line.side !== side,
      );
      expect(others.length).toBeGreaterThan(0);
      await expect.poll(() => unheard(devices[side].page, others)).toEqual([]);
    }
  };

  const exchange = async ({ page }: Device, game: number): Promise<void> => {
    const counted = async (part: string) =>
      Number(await page.getByTestId(`count-${part}`).innerText());
    await page.getByTestId('count-main').waitFor();
    const before = [await counted('main'), await counted('sideboard')];
    const ready = page.getByRole('button', { name: `Ready for game ${game}` });
    await page.locator('[data-move="main"]').first().click();
    // One card fewer than the deck needs is not ready.
    await expect.poll(() => ready.isDisabled()).toBe(true);
    await page.locator('[data-move="sideboard"]').last().click();
    expect([await counted('main'), await counted('sideboard')]).toEqual(before);
    await ready.click();
  };

  it('is played to its end by pressing cards and buttons, with sideboards between, one game by the accessibility tree and the keyboard alone', async () => {
    const devices = {
      a: await deviceOf(stage, table.a.session, 'desk'),
      b: await deviceOf(stage, table.b.session, 'phone'),
    };
    const address = `/e/${table.eventId}/table/${table.matchId}`;
    await devices.a.page.goto(address);
    await devices.b.page.goto(address);
    await devices.a.page.getByRole('button', { name: 'Start game 1' }).click();
    let game = 1;
    for (; ; game += 1) {
      // The board of the game before stands there until the next is dealt.
      await expect
        .poll(async () => {
          const view = await lookAt(table.a.session, table.matchId);
          return view.running ? view.game : 0;
        })
        .toBe(game);
      const tree = game === 2;
      const played = await playGame(devices, { tree, pictures: game === 1 });
      console.log(
        `game ${game}: ${played.answers} answers, ${played.rounds} rounds${tree ? ', by the accessibility tree' : ''}`,
      );
      if (tree) await expectAllTold(devices);
      await devices.a.page.getByTestId('game-result').waitFor();
      await devices.b.page.getByTestId('game-result').waitFor();
      const { status } = await lookAt(table.a.session, table.matchId);
      if (status === 'completed') break;
      for (const device of Object.values(devices)) {
        await device.page.getByTestId('count-main').waitFor();
        await picture(device.page, `sideboarding-${device.kind}`);
        await forgetAnnouncements(device.page);
        await exchange(device, game + 1);
      }
    }
    const { score } = await lookAt(table.a.session, table.matchId);
    expect(Math.max(score?.a ?? 0, score?.b ?? 0)).toBe(2);
    expect(game).toBeGreaterThan(1);
    expect(stage.faults).toEqual([]);
  }, 1_200_000);
});
