import { type Amount, type Filter } from '../nodes.js';
import { shuffle } from '../../kernel/dice.js';
import { type EffectFrame, type Scope } from '../../kernel/frames.js';
import { ask, type Game, inPlay, player, push, top, touch } from '../../kernel/game.js';
import { type Card, type Seat, Zone } from '../../kernel/state.js';
import { putAway, spareReady } from '../../cr/01-concepts/05-cards.js';
import { canPlay } from '../../cr/08-additional/20-play-restrictions.js';
import { discard as discardCards, draw as drawCards } from '../../cr/01-concepts/13-draw.js';
import { countReady, means, spend as spendResources } from '../../cr/01-concepts/08-cost.js';
import { playFrame } from '../../cr/06-sequences/02-play-a-card.js';
import { openWindow } from '../../cr/07-abilities/windows.js';
import { toPile, toResources } from '../../cr/04-zones/09-in-play-and-out.js';
import { emit } from '../../cr/07-abilities/06-triggered-abilities.js';
import { lastingOn } from '../../cr/07-abilities/07-effects.js';
import { below } from '../../kernel/dice.js';
import { accept, done, type EffectOf, homeOf, type Meaning, run } from './frame.js';
import { matches } from './filters.js';
import { targets } from './targets.js';

export const draw: Meaning<'draw'> = (g, f, e, scope) => {
  if (f.step === 1) return done(g, scope, true);
  const n = g.q.amount(g, e.n, scope);
  for (const seat of g.q.seats(g, e.who, scope))
    if (n > 0) scope.refs['drawn'] = drawCards(g, seat, n);
  // 7.7.5E: of the damage of an empty deck its player may have to be asked.
  f.step = 1;
  if (top(g) === f) done(g, scope, n > 0);
};

function pickAtRandom(g: Game, cards: readonly Card[], n: number): Card[] {
  const left = [...cards];
  const out: Card[] = [];
  while (out.length < n && left.length > 0) out.push(...left.splice(below(g.s, left.length), 1));
  return out;
}

/** 1.14.2: the player whose hand it is chooses, unless the text says otherwise. Of several players (7.1.4) all have chosen before anything is discarded. */
export const discard: Meaning<'discard'> = (g, f, e, scope) => {
  if (f.step === 0) {
    f.seats = g.q.seats(g, e.who, scope);
    f.step = 1;
    f.cards = [];
  }
  const seat = f.seats[f.i];
  if (seat === undefined) {
    // 11.3.1: whoever left the game meanwhile has taken his cards with him.
    const chosen = f.cards.filter((c) => g.s.zone[c] === Zone.hand);
    scope.refs['discarded'] = chosen;
    discardCards(g, chosen);
    // 1.14.6: a hand counts as discarded although it was empty.
    return done(g, scope, chosen.length > 0 || e.n === 'hand');
  }
  scope.seats['each'] = [seat];
  const { hand } = player(g, seat);
  const options = e.cards ? hand.filter((c) => matches(g, c, e.cards as Filter, scope)) : hand;
  if (f.answer) {
    const chosen = f.answer.pick.map((i) => options[i] as Card);
    delete f.answer;
    return take(f, chosen);
  }
  const n = e.n === 'hand' ? hand.length : g.q.amount(g, e.n, scope);
  if (e.look) emit(g, { e: 'looked', seat: scope.you, cards: [...hand] });
  if (n <= 0) return take(f, []);
  if (e.random) return take(f, pickAtRandom(g, options, n));
  if (options.length === 0 || (options.length <= n && !e.upTo && !e.look))
    return take(f, [...options]);
  const by = e.by === undefined ? seat : (g.q.seats(g, e.by, scope)[0] ?? seat);
  const max = Math.min(n, options.length);
  ask(g, {
    seat: by,
    kind: 'target',
    options: options.map((card) => ({ o: 'card', card })),
    min: e.upTo || f.optional ? 0 : max,
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

/** 1.14.3, 8.7.2. */
export const mill: Meaning<'mill'> = (g, _f, e, scope) => {
  const cards = g.q
    .seats(g, e.who, scope)
    .flatMap((s) => player(g, s).deck.slice(0, g.q.amount(g, e.n, scope)));
  scope.refs['discarded'] = cards;
  discardCards(g, cards);
  done(g, scope, cards.length > 0);
};

const PILE = {
  hand: 'hand',
  top: 'top',
  bottom: 'bottom',
  shuffle: 'bottom',
  discard: 'discard',
} as const;

/** "In any order" is the player's pick, from the top down; null while he is being asked. */
function arranged(g: Game, f: EffectFrame, e: EffectOf<'put'>, scope: Scope): Card[] | null {
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
  delete f.answer;
  return pick.map((i) => f.cards[i] as Card);
}

/** 8.25 Return and other ways out of where a card is. */
export const put: Meaning<'put'> = (g, f, e, scope) => {
  const inOrder = arranged(g, f, e, scope);
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
      if (g.s.zone[c] === Zone.resource) spareReady(g, c);
      toPile(g, c, PILE[e.where]);
      if (e.where === 'hand') emit(g, { e: 'returned', card: c, seat: g.s.owner[c] as Seat });
    }
  }
  if (e.where === 'shuffle')
    for (const seat of new Set(cards.map((c) => g.s.owner[c] as Seat)))
      shuffle(g.s, player(g, seat).deck);
  done(g, scope, gone.length + elsewhere.length > 0);
};

/** 1.7.7: face down and exhausted unless said; not played. */
export const resource: Meaning<'resource'> = (g, f, e, scope) => {
  const cards = targets(g, f, e.to, scope);
  if (!cards) return;
  for (const seat of g.q.seats(g, e.who ?? 'you', scope)) {
    for (const card of cards) {
      if (inPlay(g, card)) putAway(g, [card], 'hand', scope.you);
      if (g.s.zone[card] === Zone.aside || g.s.zone[card] === Zone.base) continue;
      toResources(g, card, seat, e.ready === true);
      emit(g, { e: 'resourced', seat, card });
    }
  }
  done(g, scope, cards.length > 0);
};

function turnResources(g: Game, seat: Seat, n: number, ready: 0 | 1): number {
  const some = player(g, seat)
    .resources.filter((r) => g.s.ready[r] !== ready)
    .slice(0, n);
  for (const r of some) g.s.ready[r] = ready;
  if (some.length > 0) touch(g);
  return some.length;
}

export const readyResources: Meaning<'ready-resources'> = (g, _f, e, scope) => {
  let n = 0;
  for (const seat of g.q.seats(g, e.who, scope))
    n += turnResources(g, seat, g.q.amount(g, e.n, scope), 1);
  done(g, scope, n > 0);
};

export const exhaustResources: Meaning<'exhaust-resources'> = (g, _f, e, scope) => {
  let n = 0;
  for (const seat of g.q.seats(g, e.who, scope))
    n += turnResources(g, seat, g.q.amount(g, e.n, scope), 0);
  done(g, scope, n > 0);
};

const leastCredits = (g: Game, seat: Seat, n: number): number =>
  Math.max(0, n - countReady(g, seat));

/** Paying as part of an effect: all of it or nothing; "any number" lets the player say how many. */
export const pay: Meaning<'pay'> = (g, f, e, scope) => {
  const seat = g.q.seats(g, e.who ?? 'you', scope)[0] ?? scope.you;
  const most = means(g, seat);
  const spend = (n: number, more = 0) => {
    scope.nums['paid'] = n;
    const credits = leastCredits(g, seat, n) + more;
    player(g, seat).credits -= credits;
    spendResources(g, seat, n - credits);
    touch(g);
    if (n > 0) emit(g, { e: 'paid', seat, n });
    done(g, scope, n > 0 || e.n !== 'any');
  };
  /** 3.7.13: how many Credit tokens help, where there is a choice. */
  const settle = () => {
    const n = g.q.amount(g, e.n as Amount, scope);
    const least = leastCredits(g, seat, n);
    const last = Math.min(player(g, seat).credits, n);
    if (least >= last) return spend(n);
    f.step = 1;
    const options = Array.from({ length: last - least + 1 }, (_, i) => ({
      o: 'number' as const,
      n: least + i,
    }));
    ask(g, {
      seat,
      kind: 'payment',
      options,
      min: 1,
      max: 1,
      source: scope.source,
      note: 'credits',
    });
  };
  if (f.answer) {
    const n = f.answer.pick[0] ?? 0;
    delete f.answer;
    if (f.step === 1) return spend(g.q.amount(g, e.n as Amount, scope), n);
    if (e.n === 'any') return spend(n);
    if (n !== 0) return done(g, scope, false);
    accept(g, f);
    return settle();
  }
  if (e.n === 'any') {
    if (most === 0) return spend(0);
    ask(g, {
      seat,
      kind: 'number',
      options: Array.from({ length: most + 1 }, (_, n) => ({ o: 'number', n })),
      min: 1,
      max: 1,
      source: scope.source,
      note: 'pay',
    });
    return;
  }
  if (g.q.amount(g, e.n, scope) > most) return done(g, scope, false);
  if (!f.optional) return settle();
  ask(g, {
    seat,
    kind: 'optional',
    options: [{ o: 'yes' }, { o: 'no' }],
    min: 1,
    max: 1,
    source: scope.source,
    note: 'pay',
  });
};

/** 8.14: seen by one player, moved by nobody. */
export const look: Meaning<'look'> = (g, _f, e, scope) => {
  const n = e.n === undefined ? 1 : g.q.amount(g, e.n, scope);
  const cards = g.q.seats(g, e.who, scope).flatMap((s) => {
    const p = player(g, s);
    return e.at === 'hand'
      ? [...p.hand]
      : e.at === 'resource'
        ? [...p.resources]
        : p.deck.slice(0, n);
  });
  scope.refs[e.as ?? 'seen'] = cards;
  if (cards.length > 0) emit(g, { e: e.reveal ? 'revealed' : 'looked', seat: scope.you, cards });
  done(g, scope, cards.length > 0);
};

export const reveal: Meaning<'reveal'> = (g, f, e, scope) => {
  const cards = targets(g, f, e.to, scope);
  if (!cards) return;
  scope.refs['revealed'] = cards;
  if (cards.length > 0) emit(g, { e: 'revealed', seat: scope.you, cards });
  done(g, scope, cards.length > 0);
};

/** One card after another; before each further one the player may stop. */
export const revealOneByOne: Meaning<'reveal-one-by-one'> = (g, f, e, scope) => {
  const { deck } = player(g, scope.you);
  const stopped = f.answer !== undefined && f.answer.pick[0] !== 0;
  delete f.answer;
  const next = deck[f.cards.length];
  const most = g.q.amount(g, e.max, scope);
  if (stopped || next === undefined || f.cards.length >= most) {
    scope.refs[e.as] = f.cards;
    return done(g, scope, f.cards.length > 0);
  }
  f.cards = [...f.cards, next];
  emit(g, { e: 'revealed', seat: scope.you, cards: [next] });
  if (f.cards.length < most && f.cards.length < deck.length) {
    ask(g, {
      seat: scope.you,
      kind: 'optional',
      options: [{ o: 'yes' }, { o: 'no' }],
      min: 1,
      max: 1,
      source: scope.source,
      shown: [...f.cards],
      note: 'reveal',
    });
  }
};

type Search = EffectOf<'search'>;

/** 8.27.2: what was not chosen goes to the bottom in a random order, or the whole deck is shuffled. */
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
  if (e.then === 'draw') {
    p.deck = p.deck.filter((c) => !chosen.includes(c));
    p.deck.unshift(...chosen);
    if (chosen.length > 0) drawCards(g, seat, chosen.length);
  } else if (e.then === 'discard') discardCards(g, chosen);
  else if (e.then === 'resource') for (const c of chosen) toResources(g, c, seat, false);
  f.step = e.then === 'play' || e.then === 'play-free' ? 2 : 3;
  f.i = 0;
  touch(g);
}

/** 8.27.8: what cannot be played goes to the bottom. 7.1.7: each card with all it triggers before the next. */
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
    push(g, playFrame(scope.you, card, as, { free: terms.free, discount: terms.discount }));
  else toPile(g, card, 'bottom');
}

/** What may still be chosen; under a combined cost each choice leaves less for the next. */
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
    min: 0,
    max,
    source: scope.source,
    shown: [...f.cards],
  });
}

/** 8.27: looking for nothing is always allowed (8.27.6). */
export const search: Meaning<'search'> = (g, f, e, scope) => {
  if (f.step === 3) return done(g, scope, (scope.refs['found'] ?? []).length > 0);
  if (f.step === 2) return playFound(g, f, e, scope);
  if (f.step === 0) {
    const seat = g.q.seats(g, e.who ?? 'you', scope)[0] ?? scope.you;
    const { deck } = player(g, seat);
    f.cards = e.top === 'all' ? [...deck] : deck.slice(0, g.q.amount(g, e.top, scope));
    f.seats = [seat];
    scope.refs['found'] = [];
    if (f.cards.length === 0) return done(g, scope, false);
    emit(g, { e: 'searched', seat: scope.you, n: f.cards.length });
    f.step = 1;
    return offerFound(g, f, e, scope);
  }
  const options = searchable(g, f, e, scope);
  const picked = (f.answer?.pick ?? []).map((i) => options[i] as Card);
  scope.refs['found'] = [...(scope.refs['found'] ?? []), ...picked];
  if (f.answer) accept(g, f);
  delete f.answer;
  if (e.maxTotalCost !== undefined && picked.length > 0 && searchable(g, f, e, scope).length > 0)
    return offerFound(g, f, e, scope);
  keep(g, f, e, scope);
};

export const name: Meaning<'name'> = (g, f, _e, scope) => {
  if (!f.answer) {
    ask(g, { seat: scope.you, kind: 'name', options: [], min: 0, max: 0, source: scope.source });
    return;
  }
  const named = f.answer.name;
  delete f.answer;
  g.s.named.push([scope.source, scope.sourceCopy, named, scope.you]);
  emit(g, { e: 'named', seat: scope.you, name: named });
  touch(g);
  done(g, scope, true);
};

export const number: Meaning<'number'> = (g, f, e, scope) => {
  if (!f.answer) {
    const options = Array.from({ length: e.to - e.from + 1 }, (_, i) => ({
      o: 'number' as const,
      n: e.from + i,
    }));
    ask(g, { seat: scope.you, kind: 'number', options, min: 1, max: 1, source: scope.source });
    return;
  }
  scope.nums[e.as] = e.from + (f.answer.pick[0] ?? 0);
  delete f.answer;
  done(g, scope, true);
};

export const credit: Meaning<'credit'> = (g, _f, e, scope) => {
  const n = g.q.amount(g, e.n, scope);
  for (const seat of g.q.seats(g, e.who, scope)) player(g, seat).credits += n;
  touch(g);
  done(g, scope, n > 0);
};

/** 8.39: cards are shown one at a time until the icons are there; only cards that still lead to all of them are offered. */
export const disclose: Meaning<'disclose'> = (g, f, e, scope) => {
  if (f.step === 1) return done(g, scope, scope.did);
  const { hand } = player(g, scope.you);
  const missing = (shown: readonly Card[]) => {
    const left = [...e.aspects];
    for (const c of shown) {
      for (const a of g.defs[c]?.aspects ?? []) {
        const i = left.indexOf(a);
        if (i >= 0) left.splice(i, 1);
      }
    }
    return left;
  };
  if (f.answer) {
    const useful = offer(g, hand, f.cards, missing);
    const card = useful[f.answer.pick[0] ?? -1];
    delete f.answer;
    if (card === undefined) return done(g, scope, false);
    f.cards = [...f.cards, card];
    if (missing(f.cards).length === 0) {
      emit(g, { e: 'revealed', seat: scope.you, cards: f.cards });
      accept(g, f);
      f.step = 1;
      return run(g, f, e.then);
    }
  }
  if (missing([...hand]).length > 0 && hand.length === 0) return done(g, scope, false);
  const options = missing([...hand]).length > 0 ? [] : offer(g, hand, f.cards, missing);
  ask(g, {
    seat: scope.you,
    kind: 'target',
    options: options.map((card) => ({ o: 'card', card })),
    min: 0,
    max: Math.min(1, options.length),
    source: scope.source,
    note: 'disclose',
  });
};

function offer(
  _g: Game,
  hand: readonly Card[],
  shown: readonly Card[],
  missing: (c: readonly Card[]) => unknown[],
): Card[] {
  return hand.filter(
    (c) => !shown.includes(c) && missing([...shown, c]).length < missing(shown).length,
  );
}

/** What such an effect allows is offered among the actions of that player (1.15.1). */
export const permit: Meaning<'permit'> = (g, f, e, scope) => {
  const cards = targets(g, f, e.to, scope);
  if (!cards) return;
  const [seat] = g.q.seats(g, e.who, scope);
  if (seat !== undefined && cards.length > 0)
    lastingOn(g, {
      cards,
      mods: [],
      until: e.until,
      seat,
      source: scope.source,
      permit: { free: e.free === true },
    });
  done(g, scope, cards.length > 0);
};
