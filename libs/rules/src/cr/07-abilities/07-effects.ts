/**
 * 7.7.3 Lasting effects: when they begin, whom they touch,
 * when they end. Delayed effects (7.7.4) lie beside them.
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

/** Kept as who changed a card's HP last where an effect expired: nobody did (1.18.1C). */
export const EXPIRED: Seat = -2;

const lowersHp = (mods: readonly Modifier[]): boolean =>
  mods.some((m) => (m.m === 'stats' && m.hp !== 0) || (m.m === 'printed' && m.hp !== undefined));

/** What a card cannot gain now it has not gained later either. */
function gainable(g: Game, card: Card, mods: readonly Modifier[]): readonly Modifier[] {
  if (card === NO_CARD || !cannot(g, card, 'gain-abilities')) return mods;
  return mods.filter((m) => m.m !== 'gain' && m.m !== 'gain-ability');
}

/** What modifiers do to power and HP, for the event; nothing where they do not, or not by known numbers. */
const statsOf = (mods: readonly Modifier[], until: Until) => {
  const stats = mods.flatMap((m) => (m.m === 'stats' ? [m] : []));
  const sum = (of: 'power' | 'hp'): number => stats.reduce((all, m) => all + Number(m[of]), 0);
  const [power, hp] = [sum('power'), sum('hp')];
  const isChange = Number.isInteger(power) && Number.isInteger(hp) && (power !== 0 || hp !== 0);
  return isChange ? { stats: { power, hp, until } } : {};
};

/** 7.7.3D: only cards in play now; later arrivals are not touched. */
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

/** Effects that give HP for as long as their source is in play, which it no longer is. */
const lapsedHp = (g: Game): readonly Lasting[] =>
  g.s.lasting.filter((l) => isLapsed(g, l) && mayGiveHp(l.mods));

/** Whether it gives HP to other cards for as long as it is in play. */
export const holdsUp = (g: Game, c: Card): boolean =>
  g.s.lasting.some(
    (l) =>
      l.until === 'source' && l.source === c && l.sourceCopy === g.s.copy[c] && mayGiveHp(l.mods),
  );

/**
 * 1.18.1C, 1.18.1D: whoever takes HP from a unit, whatever gave it, is
 * the last who changed it; nobody where an effect is over by itself.
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

/** 7.7.3E: all that end now end together. `depth` says which attack is over. */
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
