import type { Effect, EffectKind } from '../effects/nodes.js';
import { type EffectFrame, effectFrame, type Scope } from '../kernel/frames.js';
import { type Game, homeOf, pop, push } from '../kernel/game.js';

export type EffectOf<K extends EffectKind> = Extract<Effect, { do: K }>;
/**
 * What one kind of instruction does. Called while its frame is on top of the stack, until it pops
 * the frame.
 */
export type Meaning<K extends EffectKind> = (
  g: Game,
  f: EffectFrame,
  e: EffectOf<K>,
  scope: Scope,
) => void;

/** Ends the instruction; `did` answers "if you do" (8.10). */
export function conclude(g: Game, scope: Scope, did: boolean): void {
  scope.did = did;
  pop(g);
}

export function run(g: Game, f: EffectFrame, effect: Effect, optional = false): void {
  push(g, effectFrame(effect, f.home, optional));
}

/** 8.33.3: an optional ability with limited uses counts as used once the player accepts it. */
export function accept(g: Game, f: EffectFrame): void {
  const home = homeOf(g, f);
  if (home.limit !== '' && !g.s.spent.includes(home.limit)) g.s.spent.push(home.limit);
}
