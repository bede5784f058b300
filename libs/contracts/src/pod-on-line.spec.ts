import { describe, expect, it } from 'vitest';
import type { PodView, PoolCard } from './limited.js';
import { podFromLine, podOnLine } from './pod-on-line.js';

const card = (id: string): PoolCard => ({
  id,
  name: `Card ${id}`,
  subtitle: null,
  unique: false,
  type: 'Unit',
  cost: 1,
  power: 1,
  hp: 1,
  arena: 'ground',
  aspects: [],
  traits: [],
  keywords: [],
  rarity: null,
  text: { en: 'words', es: 'palabras' },
});
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(card) as [PoolCard, PoolCard, PoolCard, PoolCard];
const view: PodView = {
  podId: 'p',
  eventId: 'e',
  eventName: 'Draft',
  draft: 1,
  number: 1,
  set: 'SOR',
  source: 'generated',
  status: 'drafting',
  pauseReason: null,
  round: 1,
  passing: 'left',
  pick: 2,
  picks: 14,
  roundOpensAt: null,
  callEndsAt: null,
  seats: [
    {
      seat: 0,
      playerId: 'one',
      name: 'One',
      holder: 'player',
      ready: true,
      missed: 0,
      picked: 1,
      choosing: true,
      waiting: 1,
      until: null,
      rewindable: null,
      leaders: [c],
    },
  ],
  mine: {
    seat: 0,
    offer: { round: 1, pick: 2, cards: [a, b], since: '2026-01-01T00:00:00.000Z', until: null },
    marks: ['a'],
    mayTakeBack: { round: 1, pick: 1, card: d, until: null },
    byClock: { card: d, marked: false },
    pool: [
      { card: c, count: 1 },
      { card: d, count: 2 },
    ],
  },
  mayDirect: false,
  watchDelaySeconds: null,
  watchKey: null,
  version: 7,
  serverTime: '2026-01-01T00:00:00.000Z',
};

describe('a pod on its live line', () => {
  it('is the same view again, wherever a card stands in it', () => {
    expect(podFromLine(podOnLine(view, {}))).toEqual(view);
    const watched = { ...view, mine: null };
    expect(podFromLine(podOnLine(watched, {}))).toEqual(watched);
  });

  it('tells what a card is only while it is news', () => {
    const first = podOnLine({ ...view, mine: null }, {});
    expect(Object.keys(first.cards)).toEqual(['c']);
    const next = podOnLine(view, first.cards);
    expect(Object.keys(next.cards)).toEqual(['c', 'a', 'b', 'd']);
    expect(podOnLine({ ...view, version: 8 }, next.cards).cards).toBe(next.cards);
    expect(JSON.stringify({ ...next, cards: {} })).not.toContain('words');
  });
});
