import { playableBook } from '#cards';
import { expect, it } from 'vitest';
import { createEngine } from '../engine/engine.js';
import type { Decision } from '../kernel/decisions.js';
import { table } from '../testing/table.js';
import { heuristicMove } from './heuristic.js';
import { quickMove } from './quick-choice.js';
import { dice } from './random.js';
import { tryOut } from './trial.js';

const engine = createEngine(playableBook());

it('who has to choose two of three players names two', () => {
  const t = table(engine, {
    you: { ground: ['LAW_048'] },
    them: {},
    third: {},
  }).attack('LAW_048', 'SOR_029');
  if (t.options().includes('yes')) t.yes();
  const d = t.state.pending as Decision;
  expect([d.kind, d.min, d.max, d.options.length]).toEqual(['seat', 2, 2, 3]);
  for (const seed of [1, 2, 3, 4, 5]) {
    const moves = [
      heuristicMove(engine.view(t.state, 0), engine.book, dice(seed)),
      quickMove(tryOut(engine.book, t.state), d, dice(seed)),
    ];
    for (const { pick = [] } of moves) expect(new Set(pick).size).toBe(2);
  }
});
