import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine/engine.js';
import type { Decision } from '../kernel/decisions.js';
import { table } from '../testing/table.js';
import { heuristicMove } from './heuristic.js';
import { quickMove } from './quick-choice.js';
import { dice } from './random.js';
import { tryOut } from './trial.js';

const engine = createEngine(playableBook());

/** Vader's Lightsaber is only for units that are no Vehicles, so an X-Wing cannot have it. */
const lightsaber = 'SOR_136';
const [vehicle, trooper] = ['SOR_237', 'SOR_128'];

/** The first choice of both methods without a search, with that card alone in hand. */
const choices = (own: string) => {
  const t = table(engine, {
    you: { hand: [lightsaber], resources: 6, [own === vehicle ? 'space' : 'ground']: [own] },
    them: { ground: [trooper] },
  });
  const d = t.state.pending as Decision;
  return [
    heuristicMove(engine.view(t.state, 0), engine.book, dice(1)),
    quickMove(tryOut(engine.book, t.state), d, dice(1)),
  ].map(({ pick: [first = -1] = [] }) => d.options[first]?.o);
};

describe('an upgrade that only an enemy could bear', () => {
  it('stays in the hand', () => {
    expect(choices(vehicle)).not.toContain('play');
  });

  it('is played once an own unit can bear it', () => {
    expect(choices(trooper)).toContain('play');
  });
});
