import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allCards, boosterSets } from '#cards';
import { packsOf } from '../pod/packs.js';
import { sealedBoosters } from '../pool/sealed-pool.js';
import { boostersFault, boostersName, commonBasesOf, openBoosters, type Cube } from './boosters.js';
import { openPacks } from './pack.js';

const cube: Cube = {
  name: 'Two sets',
  cards: allCards.filter(({ id }) => /^(SOR|SHD)_/.test(id)).map(({ id }) => id),
  packSize: 9,
};
const ids = (packs: ReturnType<typeof openBoosters>): readonly (readonly string[])[] =>
  packs.map((pack) => pack.map(({ id }) => id));
const setsIn = (cards: readonly string[] | undefined): readonly string[] => [
  ...new Set((cards ?? []).map((id) => id.slice(0, 3))),
];

describe('boosters of one set', () => {
  it('are those that the seed has always opened', () => {
    expect(openBoosters({ set: 'SOR' }, 5, 'seed')).toEqual(openPacks('SOR', 5, 'seed'));
  });
});

describe('boosters of several sets', () => {
  it('come in the order of the sets, for each seat of a pod and each player of Sealed', () => {
    const sets = ['SOR', 'SHD', 'TWI'];
    const [leaders, ...rounds] = packsOf({ set: 'SOR', sets }, 4, 'mixed');
    for (const seat of leaders ?? []) expect(setsIn(seat)).toEqual(sets);
    rounds.forEach((round, index) => {
      for (const cards of round) expect(setsIn(cards)).toEqual([sets[index]]);
    });
    const sealed = sealedBoosters({ set: 'SOR', sets: ['LOF', 'JTL'] }, 6, 'seed', 'ana');
    expect(ids(sealed).flatMap(setsIn)).toEqual(['LOF', 'JTL', 'LOF', 'JTL', 'LOF', 'JTL']);
  });

  it('differ from each other and are the same for the same seed', () => {
    const sets = ['SOR', 'SOR', 'SHD'];
    const opened = ids(openBoosters({ set: 'SOR', sets }, 3, 'a'));
    expect(opened[0]).not.toEqual(opened[1]);
    expect(ids(openBoosters({ set: 'SOR', sets }, 3, 'a'))).toEqual(opened);
    expect(ids(openBoosters({ set: 'SOR', sets }, 3, 'b'))).not.toEqual(opened);
  });

  it('lend the common bases of each, once', () => {
    const bases = commonBasesOf({ set: 'SOR', sets: ['SOR', 'SHD', 'SOR'] });
    expect(setsIn(bases.map(({ id }) => id))).toEqual(['SOR', 'SHD']);
    expect(new Set(bases.map(({ id }) => id)).size).toBe(bases.length);
  });
});

describe('boosters of a cube', () => {
  it('hold a leader and as many cards as it says, and no copy twice', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 8 }), (seed, seats) => {
        const [leaders = [], ...rounds] = packsOf({ set: 'SOR', cube }, seats, seed);
        expect(leaders.every((own) => own.length === 3)).toBe(true);
        expect(rounds.flat().every((pack) => pack.length === cube.packSize)).toBe(true);
        const dealt = [...leaders.flat(), ...rounds.flat(2)];
        expect(new Set(dealt).size).toBe(dealt.length);
        expect(dealt.every((id) => cube.cards.includes(id))).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('deal a card as often as the list has copies of it', () => {
    const leaders = cube.cards.filter((id) => id <= 'SHD_018' || /^SOR_0(0\d|1[0-8])/.test(id));
    const copies = {
      name: 'Copies',
      packSize: 5,
      cards: [...leaders, ...Array<string>(30).fill('SOR_095')],
    };
    const [, ...rounds] = packsOf({ set: 'SOR', cube: copies }, 2, 'copies');
    expect(rounds.flat(2)).toHaveLength(30);
  });

  it('lend the common bases of every set', () => {
    const bases = commonBasesOf({ set: 'SOR', cube }).map(({ id }) => id);
    for (const set of boosterSets.slice(0, 4))
      expect(bases.some((id) => id.startsWith(`${set}_`))).toBe(true);
  });
});

describe('boosters that cannot be opened', () => {
  it('are named: a set without boosters, a card nobody knows, a cube too small', () => {
    expect(boostersFault({ set: 'SOR', sets: ['SOR', 'XYZ'] }, 24)).toEqual({
      code: 'draft/unknown-set',
      data: { set: 'XYZ' },
    });
    expect(
      boostersFault({ set: 'SOR', cube: { ...cube, cards: ['SOR_010', 'SOR_999'] } }, 6),
    ).toEqual({ code: 'draft/unknown-card', data: { card: 'SOR_999' } });
    expect(boostersFault({ set: 'SOR', cube }, 60)).toMatchObject({
      code: 'draft/cube-too-small',
      data: { leadersNeeded: 60, cardsNeeded: 540 },
    });
    expect(boostersFault({ set: 'SOR', cube }, 24)).toBeNull();
  });

  it('have a name that people know', () => {
    expect(boostersName({ set: 'SOR' })).toBe('SOR');
    expect(boostersName({ set: 'SOR', sets: ['SOR', 'SHD'] })).toBe('SOR + SHD');
    expect(boostersName({ set: 'SOR', cube })).toBe('Two sets');
  });
});
