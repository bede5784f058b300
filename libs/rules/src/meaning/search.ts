/** 8.27 Searching a deck. */
import { shuffle } from '../kernel/dice.js';
import type { EffectFrame, Scope } from '../kernel/frames.js';
import { ask, type Game, homeOf, player, push, touch } from '../kernel/game.js';
import type { Card, Seat } from '../kernel/state.js';
import { canPlay } from '../cr/08-additional/20-play-restrictions.js';
import { discard as discardCards, draw as drawCards } from '../cr/01-concepts/13-draw.js';
import { playFrame } from '../cr/06-sequences/02-play-a-card.js';
import { openWindow } from '../cr/07-abilities/windows.js';
import { toPile, toResources } from '../cr/04-zones/09-in-play-and-out.js';
import { emit } from '../cr/07-abilities/06-triggered-abilities.js';
import { accept, conclude, type EffectOf, type Meaning } from './frame.js';
import { matches } from '../cr/01-concepts/filters.js';

type Search = EffectOf<'search'>;

/**
 * 8.27.2: the cards not chosen go to the bottom in a random order, or the whole deck is shuffled.
 */
function putBack(g: Game, seat: Seat, e: Search, rest: Card[]): void {
  const p = player(g, seat);
  if (e.top === 'all') {
    shuffle(g.s, p.deck);
    return;
  }
  shuffle(g.s, rest);
  p.deck = [...p.deck.filter((c) => !rest.includes(c)), ...rest];
}

function keep(g: Game, f: EffectFrame, e: Search, scope: Scope): void {
  const seat = f.seats[0] as Seat;
  const chosen = scope.refs['found'] ?? [];
  if (e.reveal && chosen.length > 0) emit(g, { e: 'revealed', seat, cards: chosen });
  const rest = f.cards.filter((c) => !chosen.includes(c));
  putBack(g, seat, e, rest);
  const p = player(g, seat);
  if (e.then === 'top') p.deck = [...chosen, ...p.deck.filter((c) => !chosen.includes(c))];
  else if (e.then === 'draw') {
    p.deck = p.deck.filter((c) => !chosen.includes(c));
    p.deck.unshift(...chosen);
    if (chosen.length > 0) drawCards(g, seat, chosen.length);
  } else if (e.then === 'discard') discardCards(g, chosen);
  else if (e.then === 'resource') for (const c of chosen) toResources(g, c, seat, false);
  const isPlayed = e.then === 'play' || e.then === 'play-free';
  // 8.27.7: the found cards are no longer in the deck, although in its zone, until each of them is
  // played.
  if (isPlayed) p.deck = p.deck.filter((c) => !chosen.includes(c));
  f.step = isPlayed ? 2 : 3;
  f.i = 0;
  touch(g);
}

/**
 * 8.27.8: found cards that cannot be played go to the bottom. 7.1.7: everything that a card
 * triggers comes before the next card.
 */
function playFound(g: Game, f: EffectFrame, e: Search, scope: Scope): void {
  const found = scope.refs['found'] ?? [];
  if (f.i > 0 && f.i < found.length && openWindow(g, homeOf(g, f).mark)) return;
  const card = found[f.i++];
  if (card === undefined) {
    f.step = 3;
    return;
  }
  const type = g.defs[card]?.type;
  const as = type === 'Upgrade' ? 'upgrade' : type === 'Event' ? 'event' : 'unit';
  const terms = {
    free: e.then === 'play-free',
    discount: e.less === undefined ? 0 : g.q.amount(g, e.less, scope),
    ignoreAspects: false,
    exploited: 0,
  };
  if (canPlay(g, { seat: scope.you, card, as }, terms))
    push(
      g,
      playFrame(scope.you, card, as, {
        free: terms.free,
        discount: terms.discount,
        ready: e.ready === true,
        onto: e.onto === undefined ? [] : g.q.refs(g, e.onto, scope),
      }),
    );
  else toPile(g, card, 'bottom');
}

/**
 * The cards that may still be chosen; under a limit of the combined cost, each choice leaves less
 * for the next.
 */
function searchable(g: Game, f: EffectFrame, e: Search, scope: Scope): Card[] {
  const found = scope.refs['found'] ?? [];
  const left = g.q.amount(g, e.n, scope) - found.length;
  if (left <= 0) return [];
  const cost = (c: Card): number => g.defs[c]?.printedCost ?? 0;
  const budget =
    e.maxTotalCost === undefined
      ? Infinity
      : g.q.amount(g, e.maxTotalCost, scope) - found.reduce((sum, c) => sum + cost(c), 0);
  return f.cards.filter(
    (c) => !found.includes(c) && cost(c) <= budget && matches(g, c, e.cards, scope),
  );
}

function offerFound(g: Game, f: EffectFrame, e: Search, scope: Scope): void {
  const options = searchable(g, f, e, scope);
  const max = Math.min(
    e.maxTotalCost === undefined ? g.q.amount(g, e.n, scope) : 1,
    options.length,
  );
  ask(g, {
    seat: scope.you,
    kind: 'search',
    options: options.map((card) => ({ o: 'card', card })),
    min: e.look ? max : 0,
    max,
    source: scope.source,
    shown: [...f.cards],
  });
}

/** The factor for the number of searched cards: doubled by each unit that says so. */
const searches = (g: Game, seat: Seat): number =>
  player(g, seat).units.reduce(
    (n, c) => (g.q.mods(g, c).some(({ mod }) => mod.m === 'search-twice') ? 2 * n : n),
    1,
  );

/** 8.27: finding nothing is always allowed (8.27.6). */
export const search: Meaning<'search'> = (g, f, e, scope) => {
  if (f.step === 3) return conclude(g, scope, (scope.refs['found'] ?? []).length > 0);
  if (f.step === 2) return playFound(g, f, e, scope);
  if (f.step === 0) {
    const seat = g.q.seats(g, e.who ?? 'you', scope)[0] ?? scope.you;
    const { deck } = player(g, seat);
    f.cards =
      e.top === 'all'
        ? [...deck]
        : deck.slice(0, (e.look ? 1 : searches(g, scope.you)) * g.q.amount(g, e.top, scope));
    f.seats = [seat];
    scope.refs['found'] = [];
    if (f.cards.length === 0) return conclude(g, scope, false);
    emit(
      g,
      e.look
        ? { e: 'looked', seat: scope.you, cards: f.cards }
        : { e: 'searched', seat: scope.you, n: f.cards.length },
    );
    f.step = 1;
    return offerFound(g, f, e, scope);
  }
  const options = searchable(g, f, e, scope);
  const picked = (f.answer?.pick ?? []).map((i) => options[i] as Card);
  scope.refs['found'] = [...(scope.refs['found'] ?? []), ...picked];
  if (f.answer) accept(g, f);
  f.answer = undefined;
  if (e.maxTotalCost !== undefined && picked.length > 0 && searchable(g, f, e, scope).length > 0)
    return offerFound(g, f, e, scope);
  keep(g, f, e, scope);
};
