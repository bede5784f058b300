/**
 * The comprehensive rules 8.0 (English, 8 July 2026) number some rules differently from 7.0, which
 * the manifest and all citations follow: the keywords of 7.5 are sorted by their English names,
 * chapter 8 has lost its second section, so that every later one moves up, and three rules have
 * moved. Numbers below those are unchanged; where the editions differ in substance, ADR 26 says
 * which one is played.
 */
import type { RuleId } from './rule-id.js';

/** 7.5: Sentinel, Ambush, Shielded, Overwhelm, Raid, Restore, Saboteur, Grit. */
const KEYWORDS: Readonly<Record<string, string>> = {
  '5': '11',
  '6': '5',
  '7': '12',
  '8': '7',
  '9': '8',
  '10': '9',
  '11': '10',
  '12': '6',
};

/** Rules with another number in 8.0: Overwhelm, the end of an attack, and "any number". */
const MOVED: Readonly<Record<string, string>> = {
  '6.3.4D': '6.3.5D',
  '6.3.5D': '6.3.5E',
  '8.5.6': '8.4.5A',
};

/**
 * The number of the rule in 8.0; null if that edition no longer has it (8.2, "attacks and
 * defeats").
 */
export function numberIn80(id: RuleId): string | null {
  const moved = MOVED[id];
  if (moved !== undefined) return moved;
  const [chapter, section, rule = ''] = id.split('.') as [string, string, string?];
  if (chapter === '8') {
    const n = Number(section);
    return n === 2 ? null : `8.${n > 2 ? n - 1 : n}.${rule}`;
  }
  if (chapter !== '7' || section !== '5') return id;
  const [, n = '', letter = ''] = /^(\d+)([A-Z]?)$/.exec(rule) ?? [];
  return `7.5.${KEYWORDS[n] ?? n}${letter}`;
}
