/** 11.3.1, 11.3.3: what goes on of what an eliminated player was doing. */
import type { Frame } from '../../kernel/frames.js';
import { homeOf, type Game, player, scopeOf } from '../../kernel/game.js';

/** 11.3.1: what an eliminated player was doing is not carried on. */
export function isAbandoned(g: Game, f: Frame): boolean {
  // Of two players nobody goes on once one of them has left (11.3.1).
  if (g.s.players.length === 2) return false;
  if (f.k === 'play' || f.k === 'use' || f.k === 'unique') return player(g, f.seat).eliminated;
  // 11.3.3: what they had set up for later is resolved all the same.
  return (
    f.k === 'effect' && player(g, scopeOf(g, f).you).eliminated && homeOf(g, f).delayed !== true
  );
}
