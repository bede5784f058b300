/**
 * 1.10 Power, 1.11 HP and 8.16 modifiers: the printed value, then what raises it, then what lowers
 * it, never below 0 when read (8.16.4). Sums are kept unclamped, so that a later modifier still
 * adds to a negative sum.
 */
import { def, faceOf, type Game, isUnit } from '../../kernel/game.js';
import { NO_KEYWORDS } from '../../kernel/definition.js';
import { KEYWORD_KINDS, KIND } from '../../kernel/modifier-kinds.js';
import { type Card, Zone } from '../../kernel/state.js';
import type { Keyword } from '../../effects/nodes.js';
import { board, giftsOf } from '../07-abilities/03-constant-abilities.js';
import { isBlank, isSpared } from '../07-abilities/losing.js';
import { KEYWORDS } from './17-information.js';

const STACKS: ReadonlySet<Keyword> = new Set(['raid', 'restore', 'exploit']);

const isSmuggled = (g: Game, c: Card): boolean =>
  board(g).smuggle.some(({ you }) => you === g.s.controller[c]);

/**
 * 7.5.3, 7.5.4, 8.15: the sum of a numbered keyword, 1 for one without a number, 0 if the card does
 * not have it. If two units give each other their keywords, only those from elsewhere are passed
 * on: `asked` are the units whose keywords are already being summed up.
 */
export function keyword(g: Game, c: Card, k: Keyword, asked: readonly Card[] = []): number {
  if (k !== 'raid' && k !== 'restore') return summedKeyword(g, c, k, asked);
  for (const { mod } of g.q.mods(g, c, KIND.turns)) {
    if (mod.m !== 'turns') continue;
    if (mod.keyword === k) return 0;
    if (mod.into === k)
      return summedKeyword(g, c, k, asked) + summedKeyword(g, c, mod.keyword, asked);
  }
  return summedKeyword(g, c, k, asked);
}

function summedKeyword(g: Game, c: Card, k: Keyword, asked: readonly Card[]): number {
  // 7.5.14: a resource may have it from a card in play.
  if (k === 'smuggle' && g.s.zone[c] === Zone.resource && isSmuggled(g, c)) return 1;
  const active = g.q.mods(g, c, KEYWORD_KINDS);
  const { keywords } = faceOf(g, c);
  const printed = keywords === NO_KEYWORDS ? 0 : (keywords[k] ?? 0);
  if (active.length === 0 && !(g.blanks && isBlank(g, c)))
    return printed <= 1 || STACKS.has(k) ? printed : 1;
  let sum = isBlank(g, c) && !isSpared(g, c, k) ? -1 : printed;
  if (sum < 0) return 0;
  for (const { mod, scope } of active) {
    if (mod.m === 'lose-keywords' || (mod.m === 'lose' && mod.keyword === k)) return 0;
    if (mod.m === 'gain' && mod.keyword === k)
      sum += mod.n === undefined ? 1 : g.q.amount(g, mod.n, scope);
    if (mod.m === 'gain-keywords-of')
      for (const other of g.q.refs(g, mod.ref, scope))
        if (other !== c && !asked.includes(other)) sum += keyword(g, other, k, [...asked, c]);
    if (mod.m === 'gain-ability' && mod.ability.a === 'keyword' && mod.ability.keyword === k)
      sum += mod.ability.n ?? 1;
  }
  if (!STACKS.has(k)) return Math.min(sum, 1);
  return sum;
}

/** All keywords that the card has. */
export const keywords = (g: Game, c: Card): readonly Keyword[] =>
  KEYWORDS.filter((k) => keyword(g, c, k) > 0);

function isAttacking(g: Game, c: Card): boolean {
  for (const a of g.s.attacks) if (a.attacker === c && a.attackerIn && !a.over) return true;
  return false;
}

/**
 * The sum of the printed modifiers of upgrades (3.6.7) and of active modifiers that depend on more
 * than the layout. If the power of two units depends on each other, the dependent part is ignored
 * the second time a unit is reached.
 */
function summedUp(g: Game, c: Card, which: 'power' | 'hp'): number {
  const asked = which === 'power' ? c : ~c;
  const again = g.summing.includes(asked);
  g.summing.push(asked);
  let sum = 0;
  for (const u of g.s.upgrades)
    if (g.s.host[u] === c) sum += def(g, u)[which === 'power' ? 'upgradePower' : 'upgradeHp'] ?? 0;
  for (const { mod, scope } of g.q.mods(g, c, KIND[which]))
    if (mod.m === 'stats' && !(again && typeof mod[which] === 'object'))
      sum += g.q.amount(g, mod[which], scope);
  g.summing.pop();
  return sum;
}

/** The unit's Raid, doubled once for each doubling effect. */
function raidOf(g: Game, c: Card): number {
  const raid = keyword(g, c, 'raid');
  if (raid === 0) return 0;
  const doublings = g.q.mods(g, c, KIND.double).filter(({ mod }) => mod.m === 'double');
  return raid * 2 ** doublings.length;
}

/**
 * The index in the record of the round at which the card entered play; -1 if that is not recorded.
 */
const arrival = (g: Game, c: Card): number =>
  g.s.history.findLastIndex((h) => h.e === 'entered' && h.card === c);

/** 2.9: what the printed number is considered to be; of several such effects the latest counts. */
function consideredPrinted(g: Game, c: Card, which: 'power' | 'hp', print: number): number {
  let n = print;
  let since = -1;
  for (const { mod, scope } of g.q.mods(g, c)) {
    if (mod.m !== 'printed' || mod[which] === undefined) continue;
    const began = mod.since ?? arrival(g, scope.source);
    if (began < since) continue;
    n = mod[which];
    since = began;
  }
  return n;
}

export function power(g: Game, c: Card): number {
  const { printedPower } = def(g, c);
  if (!isUnit(g, c)) return printedPower;
  const { kinds, power: raised } = giftsOf(g, c);
  let sum = raised ?? summedUp(g, c, 'power');
  sum += kinds & KIND.printed ? consideredPrinted(g, c, 'power', printedPower) : printedPower;
  if ((g.s.damage[c] as number) > 0 && keyword(g, c, 'grit') > 0) sum += g.s.damage[c] as number;
  if (g.s.attacks.length > 0 && isAttacking(g, c)) sum += raidOf(g, c);
  return sum < 0 ? 0 : sum;
}

export function hp(g: Game, c: Card): number {
  const { printedHp } = def(g, c);
  if (!isUnit(g, c)) return printedHp;
  const { kinds, hp: raised } = giftsOf(g, c);
  let sum = raised ?? summedUp(g, c, 'hp');
  sum += kinds & KIND.printed ? consideredPrinted(g, c, 'hp', printedHp) : printedHp;
  return sum < 0 ? 0 : sum;
}

/** Whether a unit's HP cannot change while no card moves. */
export function hasSteadyHp(g: Game, c: Card): boolean {
  const { kinds, hp: raised } = giftsOf(g, c);
  return raised !== null && (kinds & KIND.printed) === 0;
}

/** Whether the unit stays in play without remaining HP, as LOF_043 does. */
export const outlivesDamage = (g: Game, c: Card): boolean =>
  g.q.mods(g, c, KIND.survives).some(({ mod }) => mod.m === 'survives');

/** 1.11.6: HP minus damage. */
export const remaining = (g: Game, c: Card): number => hp(g, c) - (g.s.damage[c] as number);
