/**
 * 7.7.3 Lasting effects: when they begin, what they affect, when they end. Delayed effects (7.7.4)
 * are stored beside them.
 */
import type { CostChange, Filter, Modifier, Until } from '../../effects/nodes.js';
import type { Lasting } from '../../kernel/lasting.js';
import { allUnits, type Game, isUnit, rearrange } from '../../kernel/game.js';
import { type Card, NO_CARD, type Seat } from '../../kernel/state.js';
import { cannot, isLapsed } from './03-constant-abilities.js';
import { emit } from './06-triggered-abilities.js';

export interface NewLasting {
  cards: readonly Card[];
  mods: readonly Modifier[];
  until: Until;
  seat: Seat;
  source: Card;
  change?: CostChange;
  fits?: Filter;
  permit?: Lasting['permit'];
  depth?: number;
}

/**
 * Stored as the player who last changed a card's HP if an effect expired, because then it was
 * nobody (1.18.1C).
 */
export const EXPIRED: Seat = -2;

const lowersHp = (mods: readonly Modifier[]): boolean =>
  mods.some((m) => (m.m === 'stats' && m.hp !== 0) || (m.m === 'printed' && m.hp !== undefined));

/** Removes what the card cannot gain now: it does not gain it later either. */
function gainable(g: Game, card: Card, mods: readonly Modifier[]): readonly Modifier[] {
  if (card === NO_CARD || !cannot(g, card, 'gain-abilities')) return mods;
  return mods.filter((m) => m.m !== 'gain' && m.m !== 'gain-ability');
}

/**
 * The change of power and HP for the event; empty if there is none or if its numbers are not known.
 */
const statsOf = (mods: readonly Modifier[], until: Until) => {
  const stats = mods.flatMap((m) => (m.m === 'stats' ? [m] : []));
  const sum = (of: 'power' | 'hp'): number => stats.reduce((all, m) => all + Number(m[of]), 0);
  const [power, hp] = [sum('power'), sum('hp')];
  const isChange = Number.isInteger(power) && Number.isInteger(hp) && (power !== 0 || hp !== 0);
  return isChange ? { stats: { power, hp, until } } : {};
};

/** 7.7.3D: affects only cards that are in play now, not later arrivals. */
export function lastingOn(g: Game, l: NewLasting): void {
  for (const card of l.cards) {
    const mods = gainable(g, card, l.mods);
    if (mods.length === 0 && l.mods.length > 0) continue;
    g.s.lasting.push({
      card,
      copy: card === NO_CARD ? 0 : (g.s.copy[card] as number),
      mods: [...mods],
      until: l.until,
      seat: l.seat,
      source: l.source,
      sourceCopy: l.source === NO_CARD ? 0 : (g.s.copy[l.source] as number),
      attack: l.depth ?? g.s.attacks.length,
      ...(l.change ? { change: l.change } : {}),
      ...(l.fits ? { fits: l.fits } : {}),
      ...(l.permit ? { permit: l.permit } : {}),
    });
    if (card === NO_CARD) continue;
    if (lowersHp(l.mods)) g.s.blame[card] = l.seat;
    if (g.events) emit(g, { e: 'modified', card, ...statsOf(mods, l.until) });
  }
  rearrange(g);
}

const mayGiveHp = (mods: readonly Modifier[]): boolean =>
  mods.some((m) => (m.m === 'stats' && m.hp !== 0) || m.m === 'gain-ability' || m.m === 'lose-all');

/** Effects that gave HP while their source was in play, and whose source has left. */
const lapsedHp = (g: Game): readonly Lasting[] =>
  g.s.lasting.filter((l) => isLapsed(g, l) && mayGiveHp(l.mods));

/** Whether the card gives HP to other cards as long as it is in play. */
export const holdsUp = (g: Game, c: Card): boolean =>
  g.s.lasting.some(
    (l) =>
      l.until === 'source' && l.source === c && l.sourceCopy === g.s.copy[c] && mayGiveHp(l.mods),
  );

/**
 * 1.18.1C, 1.18.1D: carries out a change and attributes any loss of HP to the player who caused it,
 * whatever gave that HP; to nobody if an effect ended by itself.
 */
export function blameForHp(g: Game, by: Seat, change: () => void): void {
  const units = allUnits(g);
  const before: number[] = [];
  for (const c of units) before.push(g.q.hp(g, c));
  const lapsed = lapsedHp(g);
  change();
  const over = lapsedHp(g).filter((l) => !lapsed.includes(l));
  units.forEach((c, i) => {
    if (!isUnit(g, c) || g.q.hp(g, c) >= (before[i] as number)) return;
    if (over.some((l) => l.card === c)) g.s.blame[c] = EXPIRED;
    else if (by !== -1) g.s.blame[c] = by;
  });
}

/** 7.7.3E: all effects that end now end together. `depth`: which attack is over. */
export function expire(g: Game, until: Until, depth = 0): void {
  const stays = g.s.lasting.filter(
    (l) => l.until !== until || (until === 'attack' && l.attack !== depth),
  );
  if (stays.length !== g.s.lasting.length) {
    const end = (): void => {
      g.s.lasting = stays;
      rearrange(g);
    };
    if (g.s.lasting.some((l) => !stays.includes(l) && mayGiveHp(l.mods)))
      blameForHp(g, EXPIRED, end);
    else end();
  } else g.version++;
  if (g.s.delayed.some((d) => d.until === until))
    g.s.delayed = g.s.delayed.filter((d) => d.until !== until);
}
