import { describe, expect, it } from 'vitest';
import type { ReplayFile } from '#contracts';
import { readReplay } from './read-file.js';

const half = {
  base: { card: 0, id: 'SOR_020', damage: 0, hp: 30, epicUsed: false },
  leaders: [],
  handSize: 0,
  hand: [],
  deckSize: 0,
  discard: [],
  resources: [],
  credits: 0,
  force: false,
  units: [],
  passed: false,
};
const file: ReplayFile = {
  format: 'conclave-replay',
  version: 1,
  source: 'practice/p1',
  game: 1,
  names: { a: 'Ana', b: 'Bot' },
  viewer: 'a',
  open: true,
  result: { winner: 'a', cause: 'played' },
  frames: [
    {
      at: 0,
      round: 0,
      phase: 'setup',
      initiative: 'a',
      initiativeTaken: false,
      attack: null,
      waitingFor: 'a',
      happened: [],
      a: half,
      b: half,
      answered: null,
      action: false,
    },
  ],
  log: [],
  faces: {},
  record: null,
};

describe('a replay out of a file', () => {
  it('is read as it was saved', () => {
    expect(readReplay(JSON.stringify(file))).toEqual(file);
  });

  it.each([
    ['no JSON', '{'],
    ['another file', '{"format":"conclave-export"}'],
    ['a later version', JSON.stringify({ ...file, version: 2 })],
    ['no position', JSON.stringify({ ...file, frames: [] })],
    [
      'a first position that tells half',
      JSON.stringify({ ...file, frames: [{ at: 0, answered: null, action: false }] }),
    ],
    [
      'text where a number belongs',
      JSON.stringify({ ...file, frames: [{ ...file.frames[0], at: '<b>0</b>' }] }),
    ],
    ['a wrong side', JSON.stringify({ ...file, viewer: '__proto__' })],
  ])('is refused when it is %s', (_what, text) => {
    expect(readReplay(text)).toBeNull();
  });
});
