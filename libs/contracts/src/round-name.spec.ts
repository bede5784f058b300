import { expect, it } from 'vitest';
import type { EventView } from './queries.js';
import { roundNamed } from './round-name.js';
import { roundWords } from './round-words.js';

const named = (phases: EventView['phases'], ...rounds: readonly number[]) =>
  rounds.map((round) => roundNamed({ phases }, { phase: 0, round }, roundWords.en));

it('names rounds of a top cut by how many players are in them', () => {
  expect(named([{ kind: 'elimination', size: 32 }], 1, 2, 3, 4, 5)).toEqual([
    'Round of 32',
    'Round of 16',
    'Quarterfinals',
    'Semifinals',
    'Final',
  ]);
});

it('numbers Swiss rounds, and those of a double elimination', () => {
  expect(named([{ kind: 'swiss', rounds: 3 }], 3)).toEqual(['Round 3']);
  expect(named([{ kind: 'elimination', size: 4, losses: 2 }], 1, 4)).toEqual([
    'Round 1',
    'Round 4',
  ]);
});
