import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { hasBrowser } from '../support/browser.js';
import { decks } from './decks.js';
import { Organizer } from './organizer.js';
import { Player } from './player.js';
import { Stage } from './stage.js';
import { picture } from '../support/picture.js';
import { tellAsStory } from './story.js';

const audit = async (file: string): Promise<string> => {
  const { stdout } = await promisify(execFile)('npx', ['conclave', 'audit', file]);
  return stdout.trim().split('\n').at(-1) ?? '';
};

/** The two at one table, whoever stands first on the sheet. */
interface Table {
  readonly number: number;
  readonly players: readonly [Player, Player];
}

async function tablesOf(players: readonly Player[], round: number | 'Final'): Promise<Table[]> {
  const seated = await Promise.all(
    players.map(async (player) => ({ player, number: await player.table(round) })),
  );
  const numbers = [...new Set(seated.map(({ number }) => number))].sort(
    (one, other) => one - other,
  );
  return numbers.map((number) => {
    const [one, other, ...more] = seated
      .filter((seat) => seat.number === number)
      .map(({ player }) => player);
    if (one === undefined || other === undefined || more.length > 0)
      throw new Error(`table ${number} has not two players`);
    return { number, players: [one, other] };
  });
}

describe.skipIf(!hasBrowser)('a Premier event of four players', () => {
  let stage: Stage;
  let organizer: Organizer;
  let wall: Page;
  const people = new Map<string, Player>();
  const everyone = (): Player[] => [...people.values()];
  const join = async (name: string, language: 'en' | 'es'): Promise<Player> => {
    const { page } = await stage.seat({ language, kind: 'phone' });
    const player = new Player(name, page, language);
    people.set(name, player);
    return player;
  };
  let firstRound: Table[];
  let wronged: { readonly winner: Player; readonly loser: Player; readonly table: number };
  let ruledFor: Player;
  let lost: Player;
  let finalists: readonly [Player, Player];

  beforeAll(async () => {
    stage = await Stage.open();
    organizer = new Organizer((await stage.seat({ language: 'en', kind: 'desk' })).page);
    wall = (await stage.seat({ language: 'en', kind: 'wall' })).page;
  });
  afterAll(() => stage?.close());
  tellAsStory(() => stage.pictureAll('premier-event'));

  it('is made by an organizer who has just arrived, and opened', async () => {
    await organizer.signUp('Olga Organizer', 'olga.premier@example.org');
    await organizer.createPremier({
      name: 'Saturday Premier',
      seats: 4,
      swissRounds: 2,
      cut: 'Top 2',
    });
    await organizer.openRegistration();
    await wall.goto(`${organizer.eventUrl}/screen`);
    await wall.getByText('Scan to register').waitFor();
    await wall.evaluate(() => Object.assign(window, { neverReloaded: true }));
    await picture(wall, 'wall-welcome');
  });

  it('is entered on two phones, with an account and as a guest, and by two more at the desk', async () => {
    const ana = await join('Ana Archer', 'en');
    const luis = await join('Luis Lago', 'es');
    await ana.registerWithAccount(organizer.eventUrl, 'ana@example.org');
    expect(await luis.registerAsGuest(organizer.eventUrl)).toMatch(/\S{6,}/);
    for (const [name, language] of [
      ['Bea Stone', 'en'],
      ['Carlos Cruz', 'es'],
    ] as const) {
      const code = await organizer.addPlayer(name);
      await (await join(name, language)).takeSeat(organizer.eventUrl, code);
    }
    await picture(organizer.page, 'desk-players');
  });

  it('tells a player line by line why a deck is illegal, and takes the next one', async () => {
    const luis = people.get('Luis Lago')!;
    const findings = await luis.tryDeck(decks.rotatedOut);
    expect(findings[0]).toBe(
      'Línea 2 Han Solo | Audacious Smuggler (SOR) no es de una colección legal desde el 13 mar 2026; legales: JTL, LOF, IBH, SEC, LAW, ASH, HMW, IC27.',
    );
    expect(findings).toContain(
      'Línea 8 Hotshot DL-44 Blaster (SHD) no es de una colección legal desde el 13 mar 2026.',
    );
    await picture(luis.page, 'phone-deck-illegal', { whole: true });
    await luis.handInDeck(decks.legal);
    await people.get('Ana Archer')!.handInDeck(decks.otherLegal);
  });

  it('starts once everyone is checked in, by themselves or at the desk', async () => {
    await people.get('Ana Archer')!.checkIn();
    await people.get('Luis Lago')!.checkIn();
    await picture(people.get('Luis Lago')!.page, 'phone-checked-in');
    await organizer.checkIn('Bea Stone');
    await organizer.checkIn('Carlos Cruz');
    await organizer.takeNextStep('Start with 4 players');
  });

  it('is paired by the worker; phones and wall show it at once', async () => {
    await organizer.takeNextStep('Pair Round 1');
    firstRound = await tablesOf(everyone(), 1);
    expect(firstRound.map(({ number }) => number)).toEqual([1, 2]);
    for (const { name } of everyone())
      await wall.getByText(name, { exact: true }).first().waitFor();
    await picture(wall, 'wall-pairings');
    await picture(firstRound[0]!.players[0].page, 'phone-table');
    await organizer.takeNextStep('Start the clock');
    await wall.getByRole('timer').first().waitFor();
  });

  it('lets players report and confirm, and a judge rule where they disagree', async () => {
    const [agreed, disputed] = firstRound as [Table, Table];
    const [one, other] = agreed.players;
    await one.report('2-1');
    await other.confirm();
    await one.seesSettled();
    // In truth the other had won; nobody notices before the next round is paired.
    wronged = { winner: other, loser: one, table: agreed.number };

    const [reporter, objector] = disputed.players;
    await reporter.report('2-0');
    await objector.dispute('2-1', 'He forgot a game');
    const header = await (async () => {
      await organizer.goTo('Rounds');
      return organizer.page
        .getByRole('button', { name: new RegExp(`^Table ${disputed.number}: `) })
        .getAttribute('aria-label');
    })();
    const printedFirst = header?.startsWith(`Table ${disputed.number}: ${objector.name}`) === true;
    await organizer.ruleDispute(disputed.number, objector.name, printedFirst ? '2-1' : '1-2');
    await objector.seesRuling();
    ruledFor = objector;
    lost = reporter;
  });

  it('corrects a wrong result after the next round was paired, and shows which tables rested on it', async () => {
    await organizer.takeNextStep('Pair Round 2');
    const tables = await tablesOf(everyone(), 2);
    const pairs = tables.map(({ players }) => players.map(({ name }) => name).sort());
    expect(pairs).toContainEqual([wronged.loser.name, ruledFor.name].sort());

    await organizer.goTo('Rounds');
    await organizer.page
      .getByRole('radiogroup', { name: 'Round' })
      .getByText('Round 1', { exact: true })
      .click();
    const label =
      (await organizer.page
        .getByRole('button', { name: new RegExp(`^Table ${wronged.table}: `) })
        .getAttribute('aria-label')) ?? '';
    const printedFirst = label.startsWith(`Table ${wronged.table}: ${wronged.winner.name}`);
    await organizer.correct(
      1,
      wronged.table,
      `${printedFirst ? '2-1' : '1-2'} ${wronged.winner.name} wins`,
    );
    await organizer
      .corrections()
      .getByText('2 later tables were paired on the old result.', { exact: false })
      .waitFor();
    await picture(organizer.page, 'desk-correction', { whole: true });

    for (const {
      players: [one, other],
    } of tables) {
      const [winner, loser] = [wronged.winner, ruledFor].includes(one)
        ? [one, other]
        : [other, one];
      await winner.report('2-0');
      await loser.confirm();
    }
  });

  it('ranks by the corrected result', async () => {
    await organizer.isToldNext('Pair Final');
    const top = [wronged.winner.name, ruledFor.name];
    await expect
      .poll(async () =>
        (await organizer.standings()).map(([rank, name = '', points, record]) => [
          rank,
          top.includes(name),
          points,
          record,
        ]),
      )
      .toEqual([
        ['1', true, '6', '2-0'],
        ['2', true, '6', '2-0'],
        ['3', false, '0', '0-2'],
        ['4', false, '0', '0-2'],
      ]);
    await picture(organizer.page, 'standings');
  });

  it('goes on without who drops, to a final and a champion', async () => {
    await lost.drop();
    await organizer.takeNextStep('Pair Final');
    finalists = [wronged.winner, ruledFor];
    const [final, ...more] = await tablesOf(finalists, 'Final');
    expect(more).toEqual([]);
    expect(final?.players.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual(
      finalists.toSorted((one, other) => one.name.localeCompare(other.name)),
    );
    await wronged.winner.report('2-1');
    await ruledFor.confirm();
    await organizer.isToldNext('Finish the event');
    await organizer.finish();
    await organizer.isToldChampion(wronged.winner.name);
    expect(await wronged.winner.finalPlace()).toBe(1);
    expect(await ruledFor.finalPlace()).toBe(2);
    await wall.getByText('wins Saturday Premier').waitFor();
    await picture(wall, 'wall-champion');
    expect(await wall.evaluate(() => 'neverReloaded' in window)).toBe(true);
  });

  it('ends as one file that proves itself', async () => {
    const file = await organizer.downloadEvent();
    expect(await audit(file)).toMatch(/^audit: \d+ events in \d+ streams, 0 faults$/);
    expect(stage.faults).toEqual([]);
  });
});
