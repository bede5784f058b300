/** 11.3.1, 11.3.3: which frames of an eliminated player are still carried out. */
import type { Frame } from '../../kernel/frames.js';
import { homeOf, type Game, player, scopeOf } from '../../kernel/game.js';

/** 11.3.1: whether the frame is dropped because its player has been eliminated. */
export function isAbandoned(g: Game, f: Frame): boolean {
  // A game of two is over once one of them has left (11.3.1).
  if (g.s.players.length === 2) return false;
  if (f.k === 'play' || f.k === 'use' || f.k === 'unique') return player(g, f.seat).eliminated;
  // 11.3.3: delayed effects that they created are still resolved.
  return (
    f.k === 'effect' && player(g, scopeOf(g, f).you).eliminated && homeOf(g, f).delayed !== true
  );
}
