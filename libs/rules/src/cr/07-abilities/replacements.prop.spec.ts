/**
 * 7.7.5E as a law: the outcomes that answers lead to are those of all orders as computed here, and
 * a question is asked exactly if these differ.
 */
import { playableBook } from '#cards';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as say from '../../effects/builders.js';
import type { Modifier } from '../../effects/nodes.js';
import { isRefusal } from '../../engine/engine.js';
import type { State } from '../../kernel/state.js';
import { cr } from '../../testing/cite.js';
import { beside, made } from '../../testing/made-cards.js';
import { table } from '../../testing/table.js';

/** Some hundred boards on a busy machine: a limit against hanging, not a measurement. */
const SLOW = 60_000;
const SHIELD = 'TOKEN_SHIELD';
const CHANGES = {
  T_LESS_1: [{ less: 1 }, (n: number) => n - 1],
  T_LESS_2: [{ less: 2 }, (n: number) => n - 2],
  T_MORE: [{ plus: 2 }, (n: number) => n + 2],
  T_MOST: [{ atMost: 2 }, (n: number) => Math.min(n, 2)],
} as const;
const worn = Object.entries(CHANGES).map(([id, [taken]]) =>
  made(
    id,
    { type: 'Upgrade', upgradePower: 0, upgradeHp: 0 },
    say.attachedGains({ m: 'damage-taken', ...taken } satisfies Modifier),
  ),
);
const HITS = [1, 2, 3, 4, 5];
const strikes = HITS.map((n) =>
  made(`T_HIT_${n}`, { type: 'Event' }, say.event(say.damage(n, say.one(say.enemy())))),
);
const engine = beside(playableBook())(...worn, ...strikes, made('T_BODY', { hp: 30 }));

/** The damage left, and the number of Shields left. */
type End = `${number} damage, ${number} Shields`;

/** The outcomes of every order, by arithmetic. Once no damage is left, nothing more happens. */
function ends(n: number, list: readonly string[]): Set<End> {
  const shields = list.filter((id) => id === SHIELD).length;
  if (n <= 0 || list.length === 0)
    return new Set<End>([`${Math.max(0, n)} damage, ${shields} Shields`]);
  return new Set(
    list.flatMap((id, i): End[] => {
      const rest = list.filter((_, j) => j !== i);
      return id === SHIELD
        ? [`0 damage, ${shields - 1} Shields`]
        : [...ends(CHANGES[id as keyof typeof CHANGES][1](n), rest)];
    }),
  );
}

/** Every outcome that answers to the engine's questions lead to, and how often it asked. */
function played(state: State): { found: Set<End>; asked: number } {
  const d = state.pending;
  if (d?.kind !== 'order') {
    const unit = engine.view(state, null).players[1]?.units[0];
    return {
      found: new Set([
        `${unit?.damage ?? -1} damage, ${unit?.upgrades.filter((u) => u.id === SHIELD).length ?? -1} Shields` as End,
      ]),
      asked: 0,
    };
  }
  const next = d.options
    .map((_, i) => engine.apply(state, { seat: d.seat, at: d.at, pick: [i] }))
    .map((r) => {
      if (isRefusal(r)) throw new Error(r.detail);
      return played(r.state);
    });
  return {
    found: new Set(next.flatMap((x) => [...x.found])),
    asked: 1 + Math.max(...next.map((x) => x.asked)),
  };
}

describe('7.7.5E the order of replacements', () => {
  it(
    cr(
      ['7.7.5E#1', '7.7.5F'],
      'is asked for exactly where orders differ, and every order can be had',
    ),
    () => {
      const upgrades = fc.array(fc.constantFrom(...Object.keys(CHANGES), SHIELD), { maxLength: 4 });
      fc.assert(
        fc.property(fc.constantFrom(...HITS), upgrades, (n, list) => {
          const t = table(engine, {
            you: { hand: [`T_HIT_${n}`] },
            them: { ground: [{ id: 'T_BODY', upgrades: list }] },
          }).play(`T_HIT_${n}`);
          const { found, asked } = played(t.state);
          const wanted = ends(n, list);
          expect([[...found].sort(), asked > 0]).toEqual([[...wanted].sort(), wanted.size > 1]);
        }),
        { numRuns: 120 },
      );
    },
    SLOW,
  );
});
