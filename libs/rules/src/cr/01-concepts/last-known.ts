/**
 * 8.12 Last known information: what a card was when it left play, for all later questions about it.
 */
import type { GameEvent, LastKnown } from '../../events/events.js';
import type { Def } from '../../kernel/definition.js';
import type { Scope } from '../../kernel/frames.js';
import { def, type Game, isUnit } from '../../kernel/game.js';
import { disguiseAs } from '../../kernel/guise.js';
import { type Card, Zone } from '../../kernel/state.js';

type Leaving = Extract<GameEvent, { e: 'left-play' | 'captured' }>;
const isLeaving = (h: GameEvent): h is Leaving => h.e === 'left-play' || h.e === 'captured';

/**
 * Whether the card is in play as a unit or an upgrade; a leader that is back home is no longer the
 * deployed unit.
 */
const isThere = (g: Game, c: Card): boolean => isUnit(g, c) || g.s.zone[c] === Zone.attached;

/**
 * The last known information of the card if it left play after that index of the record of the
 * round.
 */
export function departureSince(g: Game, c: Card, at: number): LastKnown | undefined {
  for (let i = at + 1; i < g.s.history.length; i++) {
    const h = g.s.history[i] as GameEvent;
    if (isLeaving(h) && h.card === c) return h.was;
  }
  return undefined;
}

/**
 * What the ability last knew about a card that was in play and has left; undefined for a card that
 * it found in a pile, which is taken as it is.
 */
export const lastKnown = (g: Game, c: Card, scope: Scope): LastKnown | undefined =>
  isThere(g, c) ? undefined : scope.known[c];

/** The last known information of a card that has left play in this round. */
export function lastInPlay(g: Game, c: Card): LastKnown | undefined {
  if (isThere(g, c)) return undefined;
  const last = g.s.history.findLast((h) => isLeaving(h) && h.card === c);
  return last && isLeaving(last) ? last.was : undefined;
}

/**
 * The printed attributes that the card had then: of a copy those of the copied card (8.6), of a
 * leader those of its unit side.
 */
export const defThen = (g: Game, c: Card, { guise }: LastKnown): Def =>
  guise ? disguiseAs(g.book, g.book.cards.get(g.s.id[c] as string) as Def, guise) : def(g, c);

/** The printed attributes of a card; if it has left play, those that it had. */
export function printOf(g: Game, c: Card, scope: Scope): Def {
  const was = lastKnown(g, c, scope);
  return was ? defThen(g, c, was) : def(g, c);
}

/** The traits that the card had then, printed and given. */
export const traitsThen = (g: Game, c: Card, was: LastKnown): readonly string[] =>
  was.traits ?? defThen(g, c, was).traits;

/** The keywords that the card had then, printed and given. */
export function keywordsThen(g: Game, c: Card, was: LastKnown): readonly string[] {
  if (was.keywords) return was.keywords;
  const d = defThen(g, c, was);
  return Object.keys((d.type === 'Leader' ? d.unitSide : d.front).keywords);
}

/** The same scope, for a question about what the card was. */
export const asLast = (scope: Scope, c: Card, then: LastKnown | undefined): Scope =>
  then ? { ...scope, past: { ...scope.past, [c]: then } } : scope;
