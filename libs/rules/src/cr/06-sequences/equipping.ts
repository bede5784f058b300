/** 6.2.5E: a unit that an ability plays and gives token upgrades has them when it enters play. */
import type { Effect } from '../../effects/nodes.js';
import { type Game, scopeOf } from '../../kernel/game.js';
import type { Card } from '../../kernel/state.js';

type IfDo = Extract<Effect, { do: 'if-do' }>;

const isPlay = (e: Effect): boolean =>
  e.do === 'play' || (e.do === 'may' && e.effect.do === 'play');
const givesToken = (e: Effect): boolean =>
  (e.do === 'token' && 'ref' in e.to && e.to.ref === 'it') ||
  (e.do === 'seq' && e.effects.some(givesToken));

/** "Play a unit, give it a token upgrade." */
export const equips = ({ first, then }: IfDo): boolean => isPlay(first) && givesToken(then);

/**
 * Whether the unit is in play but its tokens are not created yet; it is not defeated for lack of HP
 * before that.
 */
export const isBeingEquipped = (g: Game, c: Card): boolean =>
  g.s.frames.some(
    (f) =>
      f.k === 'effect' &&
      f.effect.do === 'if-do' &&
      equips(f.effect) &&
      scopeOf(g, f).refs['it']?.includes(c) === true,
  );
