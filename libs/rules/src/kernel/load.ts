import { findMisplaced } from './conservation.js';
import type { CardBook } from './definition.js';
import { type Refusal, refuse } from './refusals.js';
import type { State } from './state.js';

const COLUMNS = [
  'id',
  'owner',
  'controller',
  'zone',
  'ready',
  'damage',
  'host',
  'deployed',
  'epic',
  'copy',
  'blame',
] as const;
const LISTS = [
  'players',
  'upgrades',
  'captives',
  'frames',
  'attacks',
  'waiting',
  'lasting',
  'delayed',
  'history',
  'spent',
  'named',
  'dice',
] as const;

const corrupt = (detail: string): Refusal => refuse('rules/corrupt-state', null, detail);

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Reads a stored state and checks its shape, its columns, its cards and its decision. */
export function loadState(book: CardBook, text: string): State | Refusal {
  const s = parse(text) as State | null;
  if (s === null || typeof s !== 'object' || s.format !== 1)
    return corrupt('not a state of this format');
  for (const k of [...COLUMNS, ...LISTS])
    if (!Array.isArray(s[k])) return corrupt(`${k} is missing`);
  for (const k of COLUMNS)
    if (s[k].length !== s.id.length)
      return corrupt(`column ${k} has ${s[k].length} rows instead of ${s.id.length}`);
  if (s.players.length < 2) return corrupt('fewer than two players');
  const unknown = s.id.find((id) => !book.cards.has(id));
  if (unknown !== undefined) return corrupt(`unknown card ${unknown}`);
  if ((s.pending === null) === (s.outcome === null))
    return corrupt('neither a decision nor an outcome');
  if (s.pending && (s.pending.at !== s.at || s.frames.length === 0))
    return corrupt('the decision does not belong to this position');
  const problem = findMisplaced(s);
  return problem === null ? s : corrupt(problem);
}
