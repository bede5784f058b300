import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { Connection } from '#client';
import { type OverlayBoard, overlayBoards } from '#contracts';
import { projectRoot } from '../../apps/cli/src/project-root.js';
import { launchBrowser } from '../../test/support/browser.js';
import { PATIENCE_MS } from '../../test/support/patience.js';
import { keepAsWebp } from '../../test/support/webp.js';
import { OverlayDay } from './day.js';

interface Wish {
  readonly server: string;
  readonly to: string;
  readonly each: string;
  readonly language: string;
}

const QUALITY = 70;
const STAGE = { width: 1920, height: 1080 };
/** On the sheet, in pixels. */
const WIDTH = 640;
const COLUMNS = 3;
const GAP = 8;
/** Moves of a game until there is something on its board, and those during which it is watched. */
const MOVES_BEFORE = 90;
const MOVES_WATCHED = 12;

/** A background in place of the camera picture. */
const ground =
  'html { background: linear-gradient(120deg, #31577a, #7d8f6a 55%, #b98a5e) !important; }';

/** Takes pictures of the boards of one event; each page stays open from its first use. */
class Studio {
  readonly shots = new Map<OverlayBoard, string>();
  readonly #pages = new Map<OverlayBoard, Page>();

  constructor(
    private readonly browser: Browser,
    private readonly wish: Wish,
    private readonly eventId: string,
  ) {}

  async open(board: OverlayBoard, more: Readonly<Record<string, string>> = {}): Promise<Page> {
    const known = this.#pages.get(board);
    if (known) return known;
    const page = await this.browser.newPage({ viewport: STAGE });
    page.setDefaultTimeout(PATIENCE_MS);
    const search = new URLSearchParams({ lang: this.wish.language, ...more });
    await page.goto(`${this.wish.server}/overlay/${this.eventId}/${board}?${search.toString()}`);
    await page.addStyleTag({ content: ground });
    await page.locator('#stage[data-state=shown]').waitFor();
    this.#pages.set(board, page);
    return page;
  }

  /** Waits until the board shows something different. */
  async untilChanged(board: OverlayBoard, change: () => Promise<unknown>): Promise<void> {
    const stage = (await this.open(board)).locator('#stage');
    const before = await stage.innerText();
    await change();
    for (const end = Date.now() + PATIENCE_MS; (await stage.innerText()) === before;)
      if (Date.now() > end) throw new Error(`${board} stands still`);
  }

  async take(board: OverlayBoard): Promise<void> {
    const page = await this.open(board);
    const { each } = this.wish;
    if (each !== '')
      await page.screenshot({
        path: path.resolve(projectRoot, each, `${board}.png`),
      });
    const image = await page.screenshot({ type: 'jpeg', quality: 92 });
    this.shots.set(board, image.toString('base64'));
  }

  /** All pictures next to each other, in the order of the desk. */
  async keepSheet(file: string): Promise<void> {
    const taken = overlayBoards.flatMap((board) => this.shots.get(board) ?? []);
    const height = Math.round((WIDTH * STAGE.height) / STAGE.width);
    const rows = Math.ceil(taken.length / COLUMNS);
    const viewport = {
      width: COLUMNS * (WIDTH + GAP) + GAP,
      height: rows * (height + GAP) + GAP,
    };
    const page = await this.browser.newPage({ viewport });
    const images = taken.map((shot) => `<img src="data:image/jpeg;base64,${shot}">`).join('');
    await page.setContent(
      `<style>body{margin:${GAP}px;display:grid;gap:${GAP}px;grid-template-columns:repeat(${COLUMNS},${WIDTH}px)}img{width:${WIDTH}px;height:${height}px}</style>${images}`,
    );
    await page.evaluate('Promise.all([...document.images].map((image) => image.decode()))');
    await keepAsWebp(page, file, QUALITY);
  }
}

/** The last round of Swiss: boards follow results, moves and life. */
const showRound = async (studio: Studio, day: OverlayDay): Promise<void> => {
  const tables = await day.nextRound();
  const [first, second, ...others] = tables;
  if (!first || !second) throw new Error('there are too few tables');
  const game = await day.sitDown(first);
  for (let moves = 0; moves < MOVES_BEFORE; moves += 1) await game.move();
  await studio.open('board', { table: String(first.table) });
  await studio.untilChanged('board', async () => {
    for (let moves = 0; moves < MOVES_WATCHED; moves += 1) await game.move();
  });
  await studio.take('board');
  await game.leave();
  await studio.open('table', { table: String(second.table) });
  await studio.untilChanged('table', () => day.tellLife(second.matchId, { a: 17, b: 24 }));
  await studio.take('table');
  await studio.open('decks', { table: String(second.table) });
  await studio.take('decks');
  await studio.open('clock');
  await studio.untilChanged('pairings', () => day.settle(others.slice(0, 3)));
  for (const board of ['pairings', 'standings', 'clock', 'metagame'] as const)
    await studio.take(board);
  await day.settle([first, second, ...others.slice(3)]);
};

/** Writes the sheet, and each board if a folder is given. */
export const takeOverlayPictures = async (wish: Wish): Promise<void> => {
  for (const folder of [path.dirname(wish.to), wish.each])
    if (folder !== '') mkdirSync(path.resolve(projectRoot, folder), { recursive: true });
  const connection = new Connection(wish.server, { sockets: 16 });
  const browser = await launchBrowser();
  try {
    const day = await OverlayDay.open(connection);
    const studio = new Studio(browser, wish, day.eventId);
    const soon = new Date(Date.now() + 754_000).toISOString();
    await studio.open('countdown', { until: soon });
    await studio.take('countdown');
    await day.start();
    for (let round = 1; round <= 2; round += 1) await day.settle(await day.nextRound());
    await showRound(studio, day);
    const quarterfinals = await day.nextRound();
    await studio.untilChanged('bracket', () => day.settle(quarterfinals.slice(0, 3)));
    await studio.take('bracket');
    await studio.keepSheet(path.resolve(projectRoot, wish.to));
  } finally {
    await browser.close();
    connection.close();
  }
};
