/**
 * 8.12 Last known information: what a card was when it left play, for everybody who asks about it afterwards.
 */
import type { GameEvent, LastKnown } from '../../events/events.js';
import type { Def } from '../../kernel/definition.js';
import type { Scope } from '../../kernel/frames.js';
import { def, type Game, isUnit } from '../../kernel/game.js';
import { disguiseAs } from '../../kernel/guise.js';
import { type Card, Zone } from '../../kernel/state.js';

type Leaving = Extract<GameEvent, { e: 'left-play' | 'captured' }>;
const isLeaving = (h: GameEvent): h is Leaving => h.e === 'left-play' || h.e === 'captured';

/** As a unit or an upgrade; a leader at home is not what it was while it was deployed. */
const isThere = (g: Game, c: Card): boolean => isUnit(g, c) || g.s.zone[c] === Zone.attached;

/** How the card left play after that place of the record of the round, if it did. */
export function departureSince(g: Game, c: Card, at: number): LastKnown | undefined {
  for (let i = at + 1; i < g.s.history.length; i++) {
    const h = g.s.history[i] as GameEvent;
    if (isLeaving(h) && h.card === c) return h.was;
  }
  return undefined;
}

/**
 * What the ability last knew of a card that it met in play and
 * that has left; a card that it met in a pile is what it is there.
 */
export const lastKnown = (g: Game, c: Card, scope: Scope): LastKnown | undefined =>
  isThere(g, c) ? undefined : scope.known[c];

/** What was last known of a card that took part in something in this round, and has left play. */
export function lastInPlay(g: Game, c: Card): LastKnown | undefined {
  if (isThere(g, c)) return undefined;
  const last = g.s.history.findLast((h) => isLeaving(h) && h.card === c);
  return last && isLeaving(last) ? last.was : undefined;
}

/**
 * The printed attributes that it had then: of a copy those of
 * the other card (8.6), of a leader those of its unit side.
 */
export const defThen = (g: Game, c: Card, { guise }: LastKnown): Def =>
  guise ? disguiseAs(g.book, g.book.cards.get(g.s.id[c] as string) as Def, guise) : def(g, c);

/** The printed attributes of a card in play or, of one that has left, those that it had. */
export function printOf(g: Game, c: Card, scope: Scope): Def {
  const was = lastKnown(g, c, scope);
  return was ? defThen(g, c, was) : def(g, c);
}

/** The traits that it had then, printed and given. */
export const traitsThen = (g: Game, c: Card, was: LastKnown): readonly string[] =>
  was.traits ?? defThen(g, c, was).traits;

/** The keywords that it had then, printed and given. */
export function keywordsThen(g: Game, c: Card, was: LastKnown): readonly string[] {
  if (was.keywords) return was.keywords;
  const d = defThen(g, c, was);
  return Object.keys((d.type === 'Leader' ? d.unitSide : d.front).keywords);
}

/** The same point of view, where the question is what the card was. */
export const asLast = (scope: Scope, c: Card, then: LastKnown | undefined): Scope =>
  then ? { ...scope, past: { ...scope.past, [c]: then } } : scope;
