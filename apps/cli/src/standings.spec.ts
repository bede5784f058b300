import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { standingsAt, standingsOfFile, type PrintedRow } from './standings.js';
import { runCommandLine } from './command-line/run.js';
import { topics } from './verbs/index.js';

const root = resolve(import.meta.dirname, '../../..');
const samples = join(root, 'test/samples/events');

interface Published {
  readonly odd: readonly string[];
  readonly standings: readonly PrintedRow[];
}

const eventsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(folder, file));

const agrees = (path: string): void => {
  const text = readFileSync(path, 'utf8');
  const { odd, standings } = JSON.parse(text) as Published;
  const compared = <T extends { player: string }>(rows: readonly T[]) =>
    rows.filter(({ player }) => !odd.includes(player));
  expect(compared(standings).length).toBeGreaterThan(0);
  expect(compared(standingsOfFile(text))).toEqual(compared(standings));
};

describe('standings of whole events', () => {
  it.each(eventsIn(samples))('come out to the last digit: %s', agrees);

  it('counts the playoff for the places of those who played in it, and for nothing else', () => {
    const text = readFileSync(join(samples, 'small-open.json'), 'utf8');
    expect(standingsOfFile(text)).toEqual((JSON.parse(text) as Published).standings);
  });

  it('has sample events to compare', () => {
    expect(eventsIn(samples)).toHaveLength(6);
  });
});

const event = (change: object): object => ({
  players: 2,
  policy: { freezeOnDrop: true, floorOwnGameWin: true, byeMatchPoints: 3, swissRounds: 1 },
  odd: [],
  rounds: [{ name: 'Round 1', matches: [{ a: 'A', b: 'B', result: '2-1-0' }] }],
  ...change,
});

const round = (...matches: unknown[]) => ({ rounds: [{ name: 'Round 1', matches }] });
const policy = (change: object) => ({
  policy: {
    freezeOnDrop: true,
    floorOwnGameWin: true,
    byeMatchPoints: 3,
    swissRounds: 1,
    ...change,
  },
});

describe('a results file at fault', () => {
  it.each<[string, unknown, string]>([
    ['no object', [], 'file: an object is wanted, found []'],
    ['no policy', event({ policy: undefined }), 'policy: an object is wanted, found nothing'],
    [
      'a policy without the floor',
      event(policy({ floorOwnGameWin: undefined })),
      'policy.floorOwnGameWin: true or false is wanted, found nothing',
    ],
    [
      'a negative bye',
      event(policy({ byeMatchPoints: -1 })),
      'policy.byeMatchPoints: a whole number from 0 is wanted, found -1',
    ],
    [
      'half a round',
      event(policy({ swissRounds: 1.5 })),
      'policy.swissRounds: a whole number from 0 is wanted, found 1.5',
    ],
    ['no rounds', event({ rounds: 'none' }), 'rounds: a list is wanted, found "none"'],
    [
      'a round without matches',
      event({ rounds: [{ name: 'Round 1' }] }),
      'rounds[0].matches: a list is wanted, found nothing',
    ],
    [
      'a player without a name',
      event(round({ a: '', b: 'B', result: '2-0-0' })),
      'rounds[0].matches[0].a: the name of a player is wanted, found ""',
    ],
    [
      'an opponent left out',
      event(round({ a: 'A', result: '2-0-0' })),
      'rounds[0].matches[0].b: the name of a player is wanted, found nothing',
    ],
    [
      'a player against themselves',
      event(round({ a: 'A', b: 'A', result: '2-0-0' })),
      'rounds[0].matches[0].b: "A" cannot play against themselves',
    ],
    [
      'two numbers',
      event(round({ a: 'A', b: 'B', result: '2-1' })),
      'rounds[0].matches[0].result: "bye" or games won, lost and drawn such as "2-1-0" are wanted, found "2-1"',
    ],
    [
      'negative games',
      event(round({ a: 'A', b: 'B', result: '-2-1-0' })),
      'rounds[0].matches[0].result: "bye" or games won, lost and drawn such as "2-1-0" are wanted, found "-2-1-0"',
    ],
    [
      'a bye with an opponent',
      event(round({ a: 'A', b: 'B', result: 'bye' })),
      'rounds[0].matches[0].result: a bye has no opponent, b must be null',
    ],
    [
      'a win over nobody',
      event(round({ a: 'A', b: null, result: '2-0-0' })),
      'rounds[0].matches[0].result: without an opponent only "bye" or a loss such as "0-2-0" is possible, found "2-0-0"',
    ],
    [
      'a player twice in a round',
      event(round({ a: 'A', b: 'B', result: '2-0-0' }, { a: 'C', b: 'A', result: '2-0-0' })),
      'rounds[0].matches[1]: "A" already plays in matches[0] of this round',
    ],
    [
      'published rows without a player',
      event({ standings: [{ rank: 1 }] }),
      'standings[0].player: the name of a player is wanted, found nothing',
    ],
  ])('with %s is refused, naming the place', (_, file, message) => {
    expect(() => standingsOfFile(JSON.stringify(file))).toThrow(
      new RegExp(`^${message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`),
    );
  });

  it('that is not JSON is refused', () => {
    expect(() => standingsOfFile('{')).toThrow(/^file: not JSON/);
  });
});

describe('a results file in good order', () => {
  const rows = (change: object) => standingsOfFile(JSON.stringify(event(change)));

  it('may begin with a byte order mark and leave out what is not needed', () => {
    const { policy: kept, rounds } = event({}) as { policy: unknown; rounds: unknown };
    expect(standingsOfFile(`\uFEFF${JSON.stringify({ policy: kept, rounds })}`)).toHaveLength(2);
  });

  it('may be without a single round', () => {
    expect(rows({ rounds: [] })).toEqual([]);
  });

  it('lists a player without any match last, with nothing', () => {
    const listed = rows({
      standings: [{ player: 'A' }, { player: 'B' }, { player: 'C' }],
      ...policy({ floorOwnGameWin: false }),
    });
    expect(listed.at(-1)).toEqual({ rank: 3, player: 'C', points: 0, omwp: 0, gwp: 0, ogwp: 0 });
  });

  it('gives no two players the same rank, however equal they are', () => {
    expect(
      rows(round({ a: 'A', b: 'B', result: '0-0-3' }, { a: 'C', b: 'D', result: '0-0-3' })).map(
        ({ rank }) => rank,
      ),
    ).toEqual([1, 2, 3, 4]);
  });
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'standings-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const called = async (...args: string[]) => {
    const [out, err]: [string[], string[]] = [[], []];
    const code = await runCommandLine(topics, ['standings', ...args], {
      print: (line) => out.push(line),
      complain: (line) => err.push(line),
    });
    return { code, out, err };
  };

  it('prints one JSON row a line, or with --json all of them in one', async () => {
    const file = join(samples, 'small-league.json');
    const { code, out, err } = await called(file);
    expect([code, err]).toEqual([0, []]);
    expect(out).toHaveLength(6);
    expect(JSON.parse(out[0]!)).toEqual({
      rank: 1,
      player: 'Dan',
      points: 10,
      omwp: 0.44444444,
      gwp: 0.63636364,
      ogwp: 0.5308642,
    });
    expect((await called(file, '--json')).out).toEqual([JSON.stringify(standingsAt(file))]);
  });

  it('ends with 1 and prints no row when the file is at fault or missing, with 2 when none is named', async () => {
    const broken = join(folder, 'broken.json');
    writeFileSync(broken, JSON.stringify(event({ rounds: 3 })));
    expect(await called(broken)).toEqual({
      code: 1,
      out: [],
      err: [`standings: ${broken}: rounds: a list is wanted, found 3`],
    });
    expect(await called(join(folder, 'none.json'))).toMatchObject({ code: 1, out: [] });
    expect(await called()).toMatchObject({ code: 2, out: [] });
  });
});
