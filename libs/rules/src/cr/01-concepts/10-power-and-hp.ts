/**
 * 1.10 Power, 1.11 HP and 8.16 modifiers: printed value, then what raises
 * it, then what lowers it, never below 0 when read (8.16.4). Sums are kept
 * unclamped, so a later modifier still meets an earlier negative one.
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
 * 7.5.3, 7.5.4, 8.15: the keyword's summed number, 1 for one without a number,
 * 0 for none. Two units that give each other their keywords give what they have
 * otherwise: `asked` are the units whose keywords are being summed up already.
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
  // 7.5.14: resources may have it from a card in play.
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

/** All that the card has. */
export const keywords = (g: Game, c: Card): readonly Keyword[] =>
  KEYWORDS.filter((k) => keyword(g, c, k) > 0);

function isAttacking(g: Game, c: Card): boolean {
  for (const a of g.s.attacks) if (a.attacker === c && a.attackerIn && !a.over) return true;
  return false;
}

/**
 * Printed modifiers of upgrades (3.6.7) and active modifiers that depend on more than the layout. Two units
 * whose power hangs on each other's count as they are otherwise while one of them is being summed up.
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

/** Raid, doubled by each that doubles it. */
function raidOf(g: Game, c: Card): number {
  const raid = keyword(g, c, 'raid');
  if (raid === 0) return 0;
  const doublings = g.q.mods(g, c, KIND.double).filter(({ mod }) => mod.m === 'double');
  return raid * 2 ** doublings.length;
}

/** Where in the record of the round the card entered play, as far as that tells. */
const arrival = (g: Game, c: Card): number =>
  g.s.history.findLastIndex((h) => h.e === 'entered' && h.card === c);

/** 2.9: what the printed number is considered to be; of several effects that say so by the last. */
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

/** Whether a unit's HP stays the same for as long as no card moves. */
export function hasSteadyHp(g: Game, c: Card): boolean {
  const { kinds, hp: raised } = giftsOf(g, c);
  return raised !== null && (kinds & KIND.printed) === 0;
}

/** Whether it stays in play without remaining HP, as LOF_043 has it. */
export const outlivesDamage = (g: Game, c: Card): boolean =>
  g.q.mods(g, c, KIND.survives).some(({ mod }) => mod.m === 'survives');

/** 1.11.6 */
export const remaining = (g: Game, c: Card): number => hp(g, c) - (g.s.damage[c] as number);
