/**
 * 12.5 The Blast and the Plan counter of Twin Suns, which are taken as an action, as the initiative
 * is.
 */
import type { Effect } from '../../effects/nodes.js';
import { emptyScope, type Game, opponents, player, push } from '../../kernel/game.js';
import { type Counter, NO_CARD, type Seat, type TwinSuns } from '../../kernel/state.js';
import { deal } from '../01-concepts/09-damage.js';
import { emit } from '../07-abilities/06-triggered-abilities.js';
import { abilityFrame } from '../07-abilities/windows.js';

export const COUNTERS_FREE: TwinSuns = { blast: -1, plan: -1, ending: false };
const BLAST_DAMAGE = 1;

/** 12.5.2B. The card put back may be the one just drawn. */
const PLAN: Effect = {
  do: 'seq',
  effects: [
    { do: 'draw', n: 1, who: 'you' },
    { do: 'put', to: { choose: {}, n: 1, from: 'hand' }, where: 'bottom' },
  ],
};

/** Counters other than the initiative that nobody has taken this round; none in other games. */
export function countersLeft(g: Game): Counter[] {
  const { twinSuns } = g.s;
  return twinSuns ? (['blast', 'plan'] as const).filter((counter) => twinSuns[counter] < 0) : [];
}

/** 12.6.1A: in Twin Suns passing is possible only once no counter is left. */
export const mayPass = (g: Game): boolean =>
  g.s.twinSuns === undefined || (g.s.initiativeTaken && countersLeft(g).length === 0);

/** 12.5.2: the player takes the counter, and its effect happens. */
export function useCounter(g: Game, seat: Seat, counter: Counter): void {
  g.s.twinSuns = { ...(g.s.twinSuns ?? COUNTERS_FREE), [counter]: seat };
  emit(g, { e: 'counter-taken', seat, counter });
  if (counter === 'plan')
    push(
      g,
      abilityFrame(g, { scope: emptyScope(g, player(g, seat).base, seat), effect: PLAN }, false),
    );
  else
    deal(
      g,
      opponents(g, seat).map((foe) => ({
        card: player(g, foe).base,
        n: BLAST_DAMAGE,
        from: NO_CARD,
        seat,
      })),
    );
}

/** 12.5.5: both counters are returned as the regroup phase starts. */
export function returnCounters(g: Game): void {
  if (g.s.twinSuns) g.s.twinSuns = { ...COUNTERS_FREE, ending: g.s.twinSuns.ending };
}
