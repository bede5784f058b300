/** Instructions that show or name something: looking, revealing, naming, disclosing. */
import { ask, askWhether, type Game, player, touch } from '../kernel/game.js';
import { isHiddenFrom } from '../kernel/handles.js';
import { type Option, pickedCards } from '../kernel/decisions.js';
import type { Card } from '../kernel/state.js';
import { emit } from '../cr/07-abilities/06-triggered-abilities.js';
import type { EffectFrame, Scope } from '../kernel/frames.js';
import { accept, conclude, type EffectOf, type Meaning, run } from './frame.js';
import { targets } from './targets.js';

/** The name of the cards that the ability last showed to its player. */
const SHOWN = 'shown';

/**
 * Those of them that the player cannot see otherwise: they are shown again while the player
 * decides.
 */
export const stillShown = (g: Game, scope: Scope): Card[] =>
  (scope.refs[SHOWN] ?? []).filter((c) => isHiddenFrom(g.s, scope.you, c));

/** 8.14: one player sees the cards; nobody moves them. */
export const look: Meaning<'look'> = (g, _f, e, scope) => {
  const n = e.n === undefined ? 1 : g.q.amount(g, e.n, scope);
  const chosen = e.at === 'cards' ? g.q.refs(g, e.as ?? 'seen', scope) : undefined;
  const ofPlayers = g.q.seats(g, e.who, scope).flatMap((s) => {
    const p = player(g, s);
    return e.at === 'hand'
      ? [...p.hand]
      : e.at === 'resource'
        ? [...p.resources]
        : p.deck.slice(0, n);
  });
  const cards = chosen ?? ofPlayers;
  scope.refs[e.as ?? 'seen'] = cards;
  scope.refs[SHOWN] = cards;
  // The player whose hand is shown reveals it.
  const seat =
    e.reveal && e.at === 'hand' ? (g.q.seats(g, e.who, scope)[0] ?? scope.you) : scope.you;
  if (cards.length > 0) emit(g, { e: e.reveal ? 'revealed' : 'looked', seat, cards });
  conclude(g, scope, cards.length > 0);
};

export const reveal: Meaning<'reveal'> = (g, f, e, scope) => {
  const cards = targets(g, f, e.to, scope);
  if (!cards) return;
  scope.refs['revealed'] = cards;
  scope.refs[SHOWN] = cards;
  if (cards.length > 0) emit(g, { e: 'revealed', seat: scope.you, cards });
  conclude(g, scope, cards.length > 0);
};

/** Reveals one card after another; before each further one the player may stop. */
export const revealOneByOne: Meaning<'reveal-one-by-one'> = (g, f, e, scope) => {
  const { deck } = player(g, scope.you);
  const stopped = f.answer !== undefined && f.answer.pick[0] !== 0;
  f.answer = undefined;
  const next = deck[f.cards.length];
  const most = g.q.amount(g, e.max, scope);
  if (stopped || next === undefined || f.cards.length >= most) {
    scope.refs[e.as] = f.cards;
    return conclude(g, scope, f.cards.length > 0);
  }
  f.cards = [...f.cards, next];
  emit(g, { e: 'revealed', seat: scope.you, cards: [next] });
  if (f.cards.length < most && f.cards.length < deck.length) {
    askWhether(g, { seat: scope.you, source: scope.source, shown: [...f.cards], note: 'reveal' });
  }
};

/** 8.18: records the name that the source of the ability has named. */
function noteNamed(g: Game, scope: Scope, named: string): void {
  g.s.named.push([scope.source, scope.sourceCopy, named, scope.you]);
  emit(g, { e: 'named', seat: scope.you, name: named });
  touch(g);
  conclude(g, scope, true);
}

export const name: Meaning<'name'> = (g, f, _e, scope) => {
  if (!f.answer) {
    ask(g, { seat: scope.you, kind: 'name', options: [], min: 0, max: 0, source: scope.source });
    return;
  }
  const named = f.answer.name;
  f.answer = undefined;
  noteNamed(g, scope, named);
};

export const nameTrait: Meaning<'name-trait'> = (g, f, _e, scope) => {
  if (!f.answer) {
    const options: Option[] = g.book.traits.map((trait) => ({ o: 'trait', trait }));
    ask(g, { seat: scope.you, kind: 'trait', options, min: 1, max: 1, source: scope.source });
    return;
  }
  const { option } = f.answer;
  f.answer = undefined;
  noteNamed(g, scope, option?.o === 'trait' ? option.trait : '');
};

export const number: Meaning<'number'> = (g, f, e, scope) => {
  if (!f.answer) {
    const options: Option[] = [];
    for (let n = e.from; n <= e.to; n++) options.push({ o: 'number', n });
    ask(g, { seat: scope.you, kind: 'number', options, min: 1, max: 1, source: scope.source });
    return;
  }
  scope.nums[e.as] = e.from + (f.answer.pick[0] ?? 0);
  f.answer = undefined;
  conclude(g, scope, true);
};

/**
 * 8.39: cards are shown one at a time until all icons are there; only cards with which that is
 * still possible are offered.
 */
export const disclose: Meaning<'disclose'> = (g, f, e, scope) => {
  // 8.10: disclosing counts as done, whatever came of it.
  if (f.step === 1) return conclude(g, scope, true);
  const { hand } = player(g, scope.you);
  const missing = (shown: readonly Card[]) => {
    const left = [...e.aspects];
    for (const c of shown) {
      for (const a of g.defs[c]?.aspects ?? []) {
        const i = left.indexOf(a);
        if (i >= 0) left.splice(i, 1);
      }
    }
    return e.any && left.length < e.aspects.length ? [] : left;
  };
  const complete = missing(f.cards).length === 0;
  if (f.answer) {
    const shown = pickedCards(f.answer);
    f.answer = undefined;
    if (shown.length === 0 && !complete) return conclude(g, scope, false);
    f.cards = [...f.cards, ...shown];
    if (complete) return discloseCards(g, f, e, scope);
    if (missing(f.cards).length === 0) {
      // 8.39.2: more than is needed may be shown as well.
      const rest = hand.filter((c) => !f.cards.includes(c));
      if (rest.length === 0) return discloseCards(g, f, e, scope);
      ask(g, {
        seat: scope.you,
        kind: 'target',
        options: rest.map((card) => ({ o: 'card', card })),
        min: 0,
        max: rest.length,
        source: scope.source,
        note: 'disclose-more',
      });
      return;
    }
  }
  if (missing([...hand]).length > 0 && hand.length === 0) return conclude(g, scope, false);
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

function discloseCards(g: Game, f: EffectFrame, e: EffectOf<'disclose'>, scope: Scope): void {
  scope.refs['disclosed'] = [...f.cards];
  emit(g, { e: 'revealed', seat: scope.you, cards: f.cards });
  accept(g, f);
  f.step = 1;
  run(g, f, e.then);
}

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
