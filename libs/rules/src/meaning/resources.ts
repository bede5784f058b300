/** Resources, Credit tokens and what is paid or permitted. */
import type { Amount } from '../effects/nodes.js';
import type { Decision, Option } from '../kernel/decisions.js';
import type { EffectFrame, Scope } from '../kernel/frames.js';
import { ask, type Game, inPlay, player, touch } from '../kernel/game.js';
import { type Card, NO_CARD, type Seat, Zone } from '../kernel/state.js';
import { putAway } from '../cr/01-concepts/05-cards.js';
import {
  countReady,
  means,
  usableCredits,
  spend as spendResources,
} from '../cr/01-concepts/08-cost.js';
import { toResources } from '../cr/04-zones/09-in-play-and-out.js';
import { emit } from '../cr/07-abilities/06-triggered-abilities.js';
import { lastingOn } from '../cr/07-abilities/07-effects.js';
import { accept, conclude, type EffectOf, type Meaning } from './frame.js';
import { doubleTokens } from './doubling.js';
import { targets } from './targets.js';

/** 1.7.7: face down and exhausted unless the text says otherwise; this is not playing a card. */
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
  conclude(g, scope, cards.length > 0);
};

function turnResources(g: Game, seat: Seat, n: number, ready: 0 | 1): number {
  const some = player(g, seat)
    .resources.filter((r) => g.s.ready[r] !== ready)
    .slice(0, n);
  for (const r of some) g.s.ready[r] = ready;
  if (some.length > 0) touch(g);
  return some.length;
}

/**
 * "Up to" (8.31.1): how many exhausted resources to ready; null while the player is being asked.
 */
function chosenToReady(g: Game, f: EffectFrame, most: number, scope: Scope): number | null {
  if (f.answer) {
    const n = f.answer.pick[0] ?? 0;
    f.answer = undefined;
    return n;
  }
  const spent = player(g, scope.you).resources.filter((r) => g.s.ready[r] === 0).length;
  const last = Math.min(spent, most);
  if (last === 0) return 0;
  askFor(g, scope.you, scope.source, {
    kind: 'number',
    options: numbersFrom(0, last),
    note: 'ready-resources',
  });
  return null;
}

export const readyResources: Meaning<'ready-resources'> = (g, f, e, scope) => {
  if (e.upTo) {
    const chosen = chosenToReady(g, f, g.q.amount(g, e.n, scope), scope);
    if (chosen === null) return;
    return conclude(g, scope, turnResources(g, scope.you, chosen, 1) > 0);
  }
  let n = 0;
  for (const seat of g.q.seats(g, e.who, scope))
    n += turnResources(g, seat, g.q.amount(g, e.n, scope), 1);
  conclude(g, scope, n > 0);
};

export const exhaustResources: Meaning<'exhaust-resources'> = (g, _f, e, scope) => {
  let n = 0;
  for (const seat of g.q.seats(g, e.who, scope))
    n += turnResources(g, seat, g.q.amount(g, e.n, scope), 0);
  conclude(g, scope, n > 0);
};

const leastCredits = (g: Game, seat: Seat, n: number): number =>
  Math.max(0, n - countReady(g, seat));

const payer = (g: Game, e: EffectOf<'pay'>, scope: Scope): Seat =>
  g.q.seats(g, e.who ?? 'you', scope)[0] ?? scope.you;

const askFor = (
  g: Game,
  seat: Seat,
  source: Card,
  rest: Pick<Decision, 'kind' | 'options' | 'note'>,
): void => ask(g, { seat, min: 1, max: 1, source, ...rest });

const numbersFrom = (least: number, last: number): Option[] =>
  Array.from({ length: last - least + 1 }, (_, i) => ({ o: 'number', n: least + i }));

function spend(
  g: Game,
  e: EffectOf<'pay'>,
  scope: Scope,
  [n, more]: readonly [n: number, more: number],
): void {
  const seat = payer(g, e, scope);
  scope.nums['paid'] = n;
  const credits = leastCredits(g, seat, n) + more;
  player(g, seat).credits -= credits;
  spendResources(g, seat, n - credits);
  touch(g);
  if (n > 0) emit(g, { e: 'paid', seat, n });
  conclude(g, scope, n > 0 || (e.n !== 'any' && e.upTo !== true));
}

/** 3.7.13: asks how many Credit tokens help, if there is a choice. */
function settle(g: Game, f: EffectFrame, e: EffectOf<'pay'>, scope: Scope): void {
  const seat = payer(g, e, scope);
  const n = g.q.amount(g, e.n as Amount, scope);
  const least = leastCredits(g, seat, n);
  const last = Math.min(usableCredits(g, seat), n);
  if (least >= last) return spend(g, e, scope, [n, 0]);
  f.step = 1;
  askFor(g, seat, scope.source, {
    kind: 'payment',
    options: numbersFrom(least, last),
    note: 'credits',
  });
}

/**
 * Paying as part of an effect: all of it or nothing; for "any number" the player chooses how many.
 */
export const pay: Meaning<'pay'> = (g, f, e, scope) => {
  const seat = payer(g, e, scope);
  const free = e.n === 'any' || e.upTo === true;
  // A Credit token that is defeated instead (3.7.13) is no paid resource, so cards that count paid
  // resources do not count it.
  const most = !free
    ? means(g, seat)
    : e.n === 'any'
      ? countReady(g, seat)
      : Math.min(countReady(g, seat), g.q.amount(g, e.n, scope));
  if (f.answer) {
    const n = f.answer.pick[0] ?? 0;
    f.answer = undefined;
    if (f.step === 1) return spend(g, e, scope, [g.q.amount(g, e.n as Amount, scope), n]);
    if (free) return spend(g, e, scope, [n, 0]);
    if (n !== 0) return conclude(g, scope, false);
    accept(g, f);
    return settle(g, f, e, scope);
  }
  if (free) {
    if (most === 0) return spend(g, e, scope, [0, 0]);
    return askFor(g, seat, scope.source, {
      kind: 'number',
      options: numbersFrom(0, most),
      note: 'pay',
    });
  }
  if (g.q.amount(g, e.n as Amount, scope) > most) return conclude(g, scope, false);
  if (!f.optional) return settle(g, f, e, scope);
  askFor(g, seat, scope.source, {
    kind: 'optional',
    options: [{ o: 'yes' }, { o: 'no' }],
    note: 'pay',
  });
};

export const credit: Meaning<'credit'> = (g, f, e, scope) => {
  if (f.step === 0) {
    f.seats = g.q.seats(g, e.who, scope);
    f.step = 1;
  }
  const n = g.q.amount(g, e.n, scope);
  for (; f.i < f.seats.length; f.i++) {
    const seat = f.seats[f.i] as Seat;
    const many = doubleTokens(g, f, { seat, n });
    if (many === null) return;
    f.doubles = undefined;
    player(g, seat).credits += many;
    for (let i = 0; i < many; i++)
      emit(g, { e: 'created', seat, card: NO_CARD, id: 'TOKEN_CREDIT' });
  }
  touch(g);
  conclude(g, scope, n > 0);
};

/** The permission appears among the actions of that player (1.15.1). */
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
      permit: {
        free: e.free === true,
        ...(e.less === undefined ? {} : { less: g.q.amount(g, e.less, scope) }),
        ...(e.ignoreAspects ? { ignoreAspects: true } : {}),
        ...(e.grants ? { grants: e.grants } : {}),
        ...(e.then ? { then: e.then } : {}),
      },
    });
  conclude(g, scope, cards.length > 0);
};

/**
 * The player who loses tokens; if several have any, the player of the ability chooses. Null while
 * they are being asked.
 */
function debtor(g: Game, f: EffectFrame, of: readonly Seat[], scope: Scope): Seat | null {
  const rich = of.filter((s) => player(g, s).credits > 0);
  if (rich.length < 2) return rich[0] ?? of[0] ?? scope.you;
  if (f.answer && f.step === 0) {
    f.step = 1;
    f.seats = [rich[f.answer.pick[0] ?? 0] as Seat];
    f.answer = undefined;
  }
  if (f.step > 0) return f.seats[0] as Seat;
  ask(g, {
    seat: scope.you,
    kind: 'seat',
    options: rich.map((seat) => ({ o: 'seat', seat })),
    min: 1,
    max: 1,
    source: scope.source,
    note: 'credits',
  });
  return null;
}

/** 3.7.13: the tokens are defeated; for "any number" the player chooses how many. */
export const defeatCredits: Meaning<'defeat-credits'> = (g, f, e, scope) => {
  const seat = debtor(g, f, g.q.seats(g, e.of, scope), scope);
  if (seat === null) return;
  const p = player(g, seat);
  const most = Math.min(p.credits, g.q.amount(g, e.n, scope));
  let n = most;
  if (e.upTo && most > 0) {
    if (!f.answer) {
      ask(g, {
        seat: scope.you,
        kind: 'number',
        options: Array.from({ length: most + 1 }, (_, i) => ({ o: 'number', n: i })),
        min: 1,
        max: 1,
        source: scope.source,
        note: 'credits',
      });
      return;
    }
    n = f.answer.pick[0] ?? 0;
    f.answer = undefined;
  }
  p.credits -= n;
  scope.nums['credits'] = n;
  touch(g);
  conclude(g, scope, n > 0);
};

/** 3.7.11: the token is removed without using the Force (8.38.4). */
export const defeatForce: Meaning<'defeat-force'> = (g, _f, e, scope) => {
  const seats = g.q.seats(g, e.of, scope).filter((seat) => player(g, seat).force);
  for (const seat of seats) player(g, seat).force = false;
  if (seats.length > 0) touch(g);
  conclude(g, scope, seats.length > 0);
};

export const takeCredits: Meaning<'take-credits'> = (g, _f, e, scope) => {
  const [seat] = g.q.seats(g, e.from, scope);
  const n = seat === undefined ? 0 : Math.min(player(g, seat).credits, g.q.amount(g, e.n, scope));
  if (seat !== undefined) player(g, seat).credits -= n;
  player(g, scope.you).credits += n;
  touch(g);
  conclude(g, scope, n > 0);
};
