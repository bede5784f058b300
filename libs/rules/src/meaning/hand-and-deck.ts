/** Cards drawn, discarded and put where they belong. */
import type { Filter } from '../effects/nodes.js';
import { below, shuffle } from '../kernel/dice.js';
import type { EffectFrame, Scope } from '../kernel/frames.js';
import { ask, type Game, inPlay, player, top, touch } from '../kernel/game.js';
import { type Card, type Seat, Zone } from '../kernel/state.js';
import { putAway } from '../cr/01-concepts/05-cards.js';
import { discard as discardCards, draw as drawCards } from '../cr/01-concepts/13-draw.js';
import { toPile } from '../cr/04-zones/09-in-play-and-out.js';
import { emit } from '../cr/07-abilities/06-triggered-abilities.js';
import { conclude, type EffectOf, type Meaning } from './frame.js';
import { matches } from '../cr/01-concepts/filters.js';
import { arrangeFirst, targets } from './targets.js';

export const draw: Meaning<'draw'> = (g, f, e, scope) => {
  if (f.step === 1) return conclude(g, scope, true);
  const n = g.q.amount(g, e.n, scope);
  for (const seat of g.q.seats(g, e.who, scope))
    if (n > 0) scope.refs['drawn'] = drawCards(g, seat, n);
  // 7.7.5E: the damage for an empty deck may raise a question to its player.
  f.step = 1;
  if (top(g) === f) conclude(g, scope, n > 0);
};

function pickAtRandom(g: Game, cards: readonly Card[], n: number): Card[] {
  const left = [...cards];
  const out: Card[] = [];
  while (out.length < n && left.length > 0) out.push(...left.splice(below(g.s, left.length), 1));
  return out;
}

/**
 * 1.14.2: the player discards cards of their own choice unless the text says otherwise. With
 * several players (7.1.4), all choose before anything is discarded.
 */
export const discard: Meaning<'discard'> = (g, f, e, scope) => {
  if (f.step === 0) {
    f.seats = g.q.seats(g, e.who, scope);
    f.step = 1;
    f.cards = [];
  }
  const seat = f.seats[f.i];
  if (seat === undefined) {
    // 11.3.1: a player who has left in the meantime has taken their cards with them.
    const chosen = f.cards.filter((c) => g.s.zone[c] === Zone.hand);
    scope.refs['discarded'] = chosen;
    discardCards(g, chosen);
    // 1.14.6: a hand counts as discarded even if it was empty.
    return conclude(g, scope, chosen.length > 0 || e.n === 'hand');
  }
  scope.seats['each'] = [seat];
  const { hand } = player(g, seat);
  const options = e.cards ? hand.filter((c) => matches(g, c, e.cards as Filter, scope)) : hand;
  if (f.answer) {
    const chosen = f.answer.pick.map((i) => options[i] as Card);
    f.answer = undefined;
    return take(f, chosen);
  }
  const n = e.n === 'hand' ? hand.length : g.q.amount(g, e.n, scope);
  if (e.look) emit(g, { e: 'looked', seat: scope.you, cards: [...hand] });
  if (n <= 0) return take(f, []);
  if (e.random) return take(f, pickAtRandom(g, options, n));
  const by = e.by === undefined ? seat : (g.q.seats(g, e.by, scope)[0] ?? seat);
  // 1.17.4: nobody else can see whether the hand has such a card, so its player may always choose
  // none.
  const shown = scope.refs['seen'] ?? [];
  const hiding =
    e.cards !== undefined && by === seat && !e.look && hand.some((c) => !shown.includes(c));
  if (!hiding && (options.length === 0 || (options.length <= n && !e.upTo && !e.look)))
    return take(f, [...options]);
  const max = Math.min(n, options.length);
  ask(g, {
    seat: by,
    kind: 'target',
    options: options.map((card) => ({ o: 'card', card })),
    min: e.upTo || f.optional || hiding ? 0 : max,
    max,
    source: scope.source,
    note: 'discard',
    ...(e.look ? { shown: [...hand] } : {}),
  });
};

function take(f: EffectFrame, cards: Card[]): void {
  f.cards = [...f.cards, ...cards];
  f.i++;
}

export const shuffleDeck: Meaning<'shuffle'> = (g, _f, e, scope) => {
  for (const seat of g.q.seats(g, e.who, scope)) shuffle(g.s, player(g, seat).deck);
  touch(g);
  conclude(g, scope, true);
};

/** 1.14.3, 8.7.2. */
export const mill: Meaning<'mill'> = (g, _f, e, scope) => {
  const cards = g.q
    .seats(g, e.who, scope)
    .flatMap((s) => player(g, s).deck.slice(0, g.q.amount(g, e.n, scope)));
  scope.refs['discarded'] = cards;
  discardCards(g, cards);
  conclude(g, scope, cards.length > 0);
};

const PILE = {
  hand: 'hand',
  top: 'top',
  bottom: 'bottom',
  shuffle: 'bottom',
  discard: 'discard',
} as const;

/** "In any order" is the player's pick, from the top down; null while they are being asked. */
function arrangeCards(g: Game, f: EffectFrame, e: EffectOf<'put'>, scope: Scope): Card[] | null {
  if (f.step === 0) {
    const cards = targets(g, f, e.to, scope);
    if (!cards) return null;
    if (e.order === 'random') {
      const mixed = [...cards];
      shuffle(g.s, mixed);
      return mixed;
    }
    if (e.order === undefined || cards.length < 2) return cards;
    f.cards = cards;
    f.step = 1;
    const options = cards.map((card) => ({ o: 'card' as const, card }));
    ask(g, {
      seat: scope.you,
      kind: 'target',
      options,
      min: cards.length,
      max: cards.length,
      source: scope.source,
      shown: [...cards],
      note: 'arrange',
    });
    return null;
  }
  const pick = f.answer?.pick ?? [];
  f.answer = undefined;
  return pick.map((i) => f.cards[i] as Card);
}

/** 8.25 Return, and other moves of cards out of their zone. */
export const put: Meaning<'put'> = (g, f, e, scope) => {
  const inOrder = arrangeCards(g, f, e, scope);
  if (!inOrder) return;
  const cards = e.where === 'top' ? inOrder.toReversed() : inOrder;
  const here = cards.filter((c) => inPlay(g, c));
  const elsewhere = cards.filter(
    (c) =>
      !here.includes(c) &&
      g.s.zone[c] !== Zone.aside &&
      (e.where === 'discard' || g.s.zone[c] !== Zone.captured),
  );
  const gone = here.length > 0 ? putAway(g, here, PILE[e.where], scope.you) : [];
  for (const c of elsewhere) {
    if (e.where === 'discard') discardCards(g, [c]);
    else {
      const faceDown = g.s.zone[c] === Zone.resource;
      if (faceDown) arrangeFirst(g, c, e.to, scope);
      toPile(g, c, PILE[e.where]);
      if (e.where === 'hand')
        emit(g, {
          e: 'returned',
          card: c,
          seat: g.s.owner[c] as Seat,
          ...(faceDown ? { from: Zone.resource } : {}),
        });
    }
  }
  if (e.where === 'shuffle')
    for (const seat of new Set(cards.map((c) => g.s.owner[c] as Seat)))
      shuffle(g.s, player(g, seat).deck);
  conclude(g, scope, gone.length + elsewhere.length > 0);
};
