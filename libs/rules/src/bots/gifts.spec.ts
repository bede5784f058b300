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

/** What both ways of choosing without a search do first, with that card and nothing else in hand. */
const choices = (own: string, ready = true) => {
  const t = table(engine, {
    you: {
      hand: [lightsaber],
      resources: 6,
      [own === vehicle ? 'space' : 'ground']: [ready ? own : { id: own, ready }],
    },
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
    // Nothing that is asked names a unit that can do nothing.
    expect(choices(vehicle, false)).not.toContain('play');
  });

  it('is played once an own unit can bear it', () => {
    expect(choices(trooper)).toContain('play');
  });
});
