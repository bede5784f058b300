import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isLegal } from '#game';
import { xwingLists } from './lists.js';

const real = brotliDecompressSync(
  readFileSync(join(import.meta.dirname, '../../../../../test/samples/xwing/xws-lists.jsonl.br')),
)
  .toString('utf8')
  .split('\n')
  .filter((line) => line !== '');

const second = { format: 'second-edition', date: '2021-06-01' };
const first = { format: 'first-edition', date: '2018-06-01' };

const readList = (squad: object) => {
  const read = xwingLists.read(JSON.stringify(squad));
  if (read.kind !== 'read') throw new Error(read.problems.map(({ code }) => code).join());
  return read.list;
};
const codes = (squad: object, by = second): readonly string[] =>
  xwingLists.check(readList(squad), by).map(({ code }) => code);

const biggs = { id: 'biggsdarklighter', ship: 't65xwing' };
const rebels = (...pilots: object[]) => ({ faction: 'rebelalliance', pilots });

describe('400 real squads', () => {
  it('are read, judged and shown without a throw', () => {
    expect(real).toHaveLength(400);
    for (const text of real) {
      const list = readList(JSON.parse(text) as object);
      xwingLists.check(list, second);
      expect(xwingLists.view(list)[0]?.lines.length).toBeGreaterThan(0);
    }
  });

  it('come out as they went in', () => {
    for (const text of real) {
      const written = xwingLists.write(readList(JSON.parse(text) as object));
      expect(JSON.stringify(JSON.parse(written))).toBe(JSON.stringify(JSON.parse(text)));
    }
  });

  it('are known to the last pilot and nearly the last upgrade', () => {
    const found = real.flatMap((text) => codes(JSON.parse(text) as object));
    const count = (code: string) => found.filter((each) => each === code).length;
    expect(count('xwing/unknown-pilot')).toBeLessThanOrEqual(1);
    expect(count('xwing/unknown-upgrade')).toBeLessThanOrEqual(12);
    expect(count('xwing/unknown-slot')).toBe(0);
  });
});

describe('a squad of the second edition', () => {
  it('is counted by its cards, whatever the file says', () => {
    expect(codes({ ...rebels(biggs), points: 1 })).toEqual(['xwing/points-differ']);
    expect(isLegal(xwingLists.check(readList({ ...rebels(biggs), points: 1 }), second))).toBe(true);
  });

  it('may hold a limited pilot once', () => {
    expect(codes(rebels(biggs, biggs))).toContain('xwing/too-many-copies');
  });

  it('costs at most 200 points; before the day of the facts that only warns', () => {
    const six = Array.from({ length: 6 }, () => ({ id: 'bluesquadronescort', ship: 't65xwing' }));
    const severityOn = (date: string) =>
      xwingLists
        .check(readList(rebels(...six)), { ...second, date })
        .find(({ code }) => code === 'xwing/too-many-points')?.severity;
    expect([severityOn('2021-06-01'), severityOn('2019-06-01')]).toEqual(['error', 'warning']);
  });

  it('carries upgrades in slots that the pilot has, by any name of the slot', () => {
    const with_ = (upgrades: object) => rebels({ ...biggs, upgrades });
    expect(codes(with_({ amd: ['r2astromech'] }))).toEqual([]);
    expect(codes(with_({ crew: ['leiaorgana'] }))).toContain('xwing/no-slot');
    expect(codes(with_({ tricks: ['r2astromech'] }))).toEqual(['xwing/unknown-slot']);
    expect(codes(with_({ amd: ['nobody'] }))).toEqual(['xwing/unknown-upgrade']);
  });

  it('flies for one faction', () => {
    expect(codes({ faction: 'galacticempire', pilots: [biggs] })).toContain('xwing/other-faction');
    expect(codes({ faction: 'hutts', pilots: [biggs] })).toContain('xwing/unknown-faction');
  });
});

describe('a squad of the first edition', () => {
  const pilot = (id: string, upgrades: object = {}) => ({ id, upgrades });

  it('knows what cards ask of their ship beside its size and faction', () => {
    const of = (faction: string, ...carried: Parameters<typeof pilot>) =>
      codes({ faction, pilots: [pilot(...carried)] }, first);
    const missing = ['xwing/not-for-this-ship'];
    const mod = ['autothrusters'];
    expect(of('imperial', 'academypilot', { mod })).toEqual(missing);
    expect(of('rebel', 'greensquadronpilot', { mod })).toEqual([]);
    expect(of('scum', 'blacksunvigo', { title: ['virago'] })).toEqual(missing);
    const commandos = { crew: ['wookieecommandos'] };
    expect(of('rebel', 'bluesquadronpathfinder', commandos)).toEqual([]);
    expect(of('rebel', 'outerrimsmuggler', commandos)).toEqual([]);
    expect(of('rebel', 'wildspacefringer', commandos)).toEqual(['xwing/no-slot']);
  });

  it('takes slots away and lowers costs as titles say', () => {
    const shuttle = { title: ['tieshuttle'], missile: ['clustermissiles'] };
    expect(
      codes({ faction: 'imperial', pilots: [pilot('gammasquadronpilot', shuttle)] }, first),
    ).toEqual(['xwing/no-slot']);
    const vaksai = {
      title: ['vaksai'],
      mod: ['engineupgrade', 'shieldupgrade', 'hullupgrade'],
    };
    const squad = { faction: 'scum', points: 28, pilots: [pilot('cartelmarauder', vaksai)] };
    expect(codes(squad, first)).toEqual([]);
  });

  it('may carry two different modifications on the Royal Guard only', () => {
    const guard = (...mod: string[]) => ({
      faction: 'galacticempire',
      pilots: [pilot('royalguardpilot', { title: ['royalguardtie'], mod })],
    });
    expect(codes(guard('stealthdevice', 'hullupgrade'), first)).toEqual([]);
    expect(codes(guard('stealthdevice', 'stealthdevice'), first)).toEqual(['xwing/twice-on-ship']);
    expect(
      codes(
        {
          faction: 'galacticempire',
          pilots: [pilot('royalguardpilot', { mod: ['stealthdevice', 'hullupgrade'] })],
        },
        first,
      ),
    ).toEqual(['xwing/no-slot']);
  });

  it.each(['rebel', 'rebels', 'rebelalliance'])(
    'reads files that name pilots by name: %s',
    (faction) => {
      const squad = { faction, pilots: [{ name: 'wedgeantilles', ship: 'xwing' }] };
      expect(codes(squad, first)).toEqual([]);
      expect(xwingLists.view(readList(squad))[0]?.lines[0]).toMatchObject({
        name: 'Wedge Antilles',
        points: 29,
      });
    },
  );

  it.each(['imperial', 'empire', 'galacticempire'])('knows the Empire as %s', (faction) => {
    const vader = { name: 'darthvader', ship: 'tieadvanced' };
    expect(codes({ faction, pilots: [vader] }, first)).toEqual([]);
  });
});

describe('what is no squad', () => {
  const refusal = (text: string) => {
    const read = xwingLists.read(text);
    return read.kind === 'unreadable' ? read.problems[0] : null;
  };

  it.each([
    ['https://raithos.github.io/?f=Rebel', 'xws/link', null],
    ['Wedge Antilles, R2-D2', 'xws/not-json', null],
    ['[1]', 'xws/no-squad', null],
    ['{"faction":"rebelalliance","pilots":[]}', 'xws/no-pilots', 'pilots'],
    ['{"pilots":[{"id":"a"}]}', 'xws/text-wanted', 'faction'],
    ['{"faction":"x","pilots":[{"ship":"y"}]}', 'xws/pilot-wanted', 'pilots[0]'],
    [
      '{"faction":"x","pilots":[{"id":"a","upgrades":{"mod":"b"}}]}',
      'xws/list-wanted',
      'pilots[0].upgrades.mod',
    ],
    [
      '{"faction":"x","pilots":[{"id":"a","upgrades":3}]}',
      'xws/upgrades-wanted',
      'pilots[0].upgrades',
    ],
    [
      '{"faction":"x","pilots":[{"id":"a","points":"many"}]}',
      'xws/number-wanted',
      'pilots[0].points',
    ],
  ])('%s is refused with the place', (text, code, path) => {
    expect(refusal(text)).toMatchObject({ code, path });
  });

  it('is not misled by names of the language', () => {
    const squad =
      '{"faction":"constructor","pilots":[{"id":"__proto__","upgrades":{"__proto__":["toString"]}}]}';
    const read = xwingLists.read(squad);
    if (read.kind !== 'read') throw new Error('refused');
    expect(xwingLists.check(read.list, second).map(({ code }) => code)).toContain(
      'xwing/unknown-pilot',
    );
    expect(xwingLists.label(read.list)).toBe('constructor');
  });
});
