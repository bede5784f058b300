import type { Effect, Pile } from '../effects/nodes.js';
import { ask, askWhether, type Game, inPlay, living, player, touch } from '../kernel/game.js';
import { takeControl } from '../cr/01-concepts/05-cards.js';
import type { Scope } from '../kernel/frames.js';
import { finish } from '../cr/05-structure/06-end-of-game.js';
import { equips } from '../cr/06-sequences/equipping.js';
import { openWindow } from '../cr/07-abilities/windows.js';
import { emit, scopeAbout } from '../cr/07-abilities/06-triggered-abilities.js';
import { NO_CARD, type Seat } from '../kernel/state.js';
import { canDeploy, offers } from './actions.js';
import { accept, conclude, type EffectOf, type Meaning, run } from './frame.js';
import { stillShown } from './reveal.js';
import { candidates, targets } from './targets.js';

export const nothing: Meaning<'nothing'> = (g, _f, _e, scope) => conclude(g, scope, false);

export const seq: Meaning<'seq'> = (g, f, e, scope) => {
  if (f.i >= e.effects.length) return conclude(g, scope, scope.did);
  if (e.effects[f.i]?.do === 'control' && exchange(g, e.effects.slice(f.i, f.i + 2), scope)) {
    f.i += 2;
    return;
  }
  run(g, f, e.effects[f.i++] as Effect, f.optional && f.i === 1);
};

/**
 * 7.1.4: cards that are exchanged change hands at once, so that no rule applies in between
 * (8.30.3).
 */
function exchange(g: Game, effects: readonly Effect[], scope: Scope): boolean {
  const changes = effects.flatMap((e) =>
    e.do === 'control' && 'ref' in e.to
      ? [
          {
            cards: g.q.refs(g, e.to.ref, scope).filter((c) => inPlay(g, c)),
            seat: g.q.seats(g, e.who ?? 'you', scope)[0] ?? scope.you,
          },
        ]
      : [],
  );
  if (changes.length < 2) return false;
  const exchanged = changes.flatMap(({ cards, seat }) =>
    cards.filter((c) => takeControl(g, c, seat)),
  );
  scope.refs['exchanged'] = exchanged;
  scope.did ||= exchanged.length > 0;
  return true;
}

/** Kinds of instructions that ask a question of their own; declining is then one of its answers. */
function asksItself(e: Effect): boolean {
  if (e.do === 'bounty') return asksItself(e.effect);
  if (e.do === 'select' && 'choose' in e.to && e.to.ofEach) return false;
  if (e.do === 'attack' || e.do === 'play' || e.do === 'select' || e.do === 'pay') return true;
  return (
    'to' in e &&
    typeof e.to === 'object' &&
    'choose' in e.to &&
    (e.to.by === undefined || e.to.by === 'you')
  );
}

/** Cards in play or in a discard pile, where everybody sees whether there are any. */
const isPublic = (pile: Pile | undefined): boolean => pile === undefined || pile === 'discard';

/** Whether an optional instruction can do anything; otherwise the player is not asked. */
function possible(g: Game, e: Effect, scope: Scope): boolean {
  if ('to' in e && typeof e.to === 'object' && 'all' in e.to && isPublic(e.to.from))
    return candidates(g, { ...e.to, choose: e.to.all }, scope).length > 0;
  if (e.do === 'if-do') return possible(g, e.first, scope);
  if (e.do === 'defeat-credits')
    return g.q.seats(g, e.of, scope).some((s) => player(g, s).credits > 0);
  if (e.do === 'mill') return g.q.seats(g, e.who, scope).some((s) => player(g, s).deck.length > 0);
  if (e.do === 'exhaust' && 'ref' in e.to)
    return g.q.refs(g, e.to.ref, scope).some((c) => g.s.ready[c] === 1);
  if (
    e.do === 'token' ||
    e.do === 'ready' ||
    e.do === 'exhaust' ||
    e.do === 'heal' ||
    e.do === 'rescue' ||
    e.do === 'damage'
  ) {
    if ('ref' in e.to) return g.q.refs(g, e.to.ref, scope).length > 0;
    if ('choose' in e.to) return candidates(g, e.to, scope).length > 0;
  }
  return true;
}

/** 8.33, 1.6.3. */
export const may: Meaning<'may'> = (g, f, e, scope) => {
  if (f.step === 1) return conclude(g, scope, scope.did);
  if (f.answer) {
    const yes = f.answer.pick[0] === 0;
    f.answer = undefined;
    if (!yes) return conclude(g, scope, false);
    accept(g, f);
    f.step = 1;
    return run(g, f, e.effect);
  }
  if (asksItself(e.effect) && e.who === undefined) {
    f.step = 1;
    return run(g, f, e.effect, true);
  }
  if (!possible(g, e.effect, scope)) return conclude(g, scope, false);
  const seat = g.q.seats(g, e.who ?? 'you', scope)[0] ?? scope.you;
  const shown = seat === scope.you ? stillShown(g, scope) : [];
  askWhether(g, { seat, source: scope.source, ...(shown.length > 0 && { shown }) });
};

/**
 * 6.2.2D: playing a card that cannot be played is no possible choice; any other option is, and does
 * as much as it can (1.3.2).
 */
function choosable(g: Game, e: Effect, scope: Scope, ofWhatThereIs: boolean): boolean {
  if (e.do === 'play') return offers(g, e, scope).length > 0;
  if (e.do === 'deploy') return canDeploy(g, e, scope);
  return !ofWhatThereIs || isThere(g, e, scope);
}

/** Whether there is anything that the instruction could affect. */
function isThere(g: Game, e: Effect, scope: Scope): boolean {
  if (e.do === 'defeat-force') return g.q.seats(g, e.of, scope).some((s) => player(g, s).force);
  if (e.do === 'defeat') return !('choose' in e.to) || candidates(g, e.to, scope).length > 0;
  return possible(g, e, scope);
}

/**
 * Whether the only remaining mode is taken without a question: a choice of one card (8.5.1), or the
 * only way to deploy.
 */
const isForced = ({ modes, ofWhatThereIs }: EffectOf<'mode'>): boolean =>
  ofWhatThereIs === true || (modes.length > 1 && modes.every((m) => m.do === 'deploy'));

/** 8.5.4: different options, one at a time. */
export const mode: Meaning<'mode'> = (g, f, e, scope) => {
  if (f.step === 1) {
    f.step = 0;
  }
  const most = Math.min(e.modes.length, g.q.amount(g, e.n ?? 1, scope));
  if (f.cards.length >= most)
    return conclude(g, scope, most === 1 ? scope.did : f.cards.length > 0);
  const left = e.modes.flatMap((m, i) =>
    !f.cards.includes(i) && choosable(g, m, scope, e.ofWhatThereIs === true) ? [i] : [],
  );
  if (left.length === 0) return conclude(g, scope, f.cards.length > 0);
  if (f.answer) {
    const index = left[f.answer.pick[0] ?? -1];
    f.answer = undefined;
    if (index === undefined) return conclude(g, scope, f.cards.length > 0);
    accept(g, f);
    const chosen = e.modes[index] as Effect;
    const chooser = g.q.seats(g, e.who ?? 'you', scope)[0] ?? scope.you;
    emit(g, { e: 'mode-chosen', seat: chooser, card: scope.source, effect: chosen });
    f.cards = [...f.cards, index];
    f.step = 1;
    return run(g, f, chosen);
  }
  const seat = g.q.seats(g, e.who ?? 'you', scope)[0] ?? scope.you;
  const min = e.optional || f.optional ? 0 : 1;
  if (min === 1 && left.length === 1 && isForced(e)) {
    f.cards = [...f.cards, left[0] as number];
    f.step = 1;
    return run(g, f, e.modes[left[0] as number] as Effect);
  }
  ask(g, {
    seat,
    kind: 'mode',
    options: left.map((index) => ({ o: 'mode', index })),
    min,
    max: 1,
    source: scope.source,
  });
};

export const when: Meaning<'if'> = (g, f, e, scope) => {
  if (f.step === 1) return conclude(g, scope, scope.did);
  const branch = g.q.holds(g, e.when, scope) ? e.then : e.else;
  if (!branch) return conclude(g, scope, false);
  f.step = 1;
  run(g, f, branch, f.optional);
};

/** 8.10 "if you do". */
export const ifDo: Meaning<'if-do'> = (g, f, e, scope) => {
  if (f.step === 0) {
    f.step = 1;
    return run(g, f, e.first, f.optional);
  }
  if (f.step === 2) {
    if (equips(e)) touch(g);
    return conclude(g, scope, scope.did);
  }
  const branch = scope.did ? e.then : e.else;
  if (!branch) return conclude(g, scope, scope.did);
  f.step = 2;
  run(g, f, branch);
};

/**
 * 7.1.4: one player after the other if it cannot be done at once; for each of them `it` is `named:
 * each`. Among several players the order is chosen (11.4.3).
 */
export const forPlayers: Meaning<'for-players'> = (g, f, e, scope) => {
  if (f.step === 0) {
    f.seats = g.q.seats(g, e.who, scope);
    f.step = 1;
  }
  const left = f.seats.slice(f.i);
  if (left.length > 1 && living(g).length > 2 && !e.inOrder) {
    if (!f.answer) {
      ask(g, {
        seat: scope.you,
        kind: 'seat',
        options: left.map((each) => ({ o: 'seat', seat: each })),
        min: 1,
        max: 1,
        source: scope.source,
      });
      return;
    }
    const chosen = left.splice(f.answer.pick[0] ?? 0, 1);
    f.answer = undefined;
    f.seats = [...f.seats.slice(0, f.i), ...chosen, ...left];
  }
  const seat = f.seats[f.i++];
  if (seat === undefined) return conclude(g, scope, true);
  scope.seats['each'] = [seat];
  run(g, f, e.effect);
};

export const forEach: Meaning<'for-each'> = (g, f, e, scope) => {
  if (f.step === 0) {
    const cards = targets(g, f, e.of, scope);
    if (!cards) return;
    f.cards = cards;
    f.i = 0;
    f.step = 1;
  }
  const card = f.cards[f.i++];
  if (card === undefined) return conclude(g, scope, f.cards.length > 0);
  scope.refs[e.as] = [card];
  run(g, f, e.effect);
};

export const repeat: Meaning<'repeat'> = (g, f, e, scope) => {
  if (f.step === 0) {
    f.step = 1;
    scope.nums[`left${g.s.frames.length}`] = g.q.amount(g, e.n, scope);
  }
  if (f.i >= (scope.nums[`left${g.s.frames.length}`] ?? 0)) return conclude(g, scope, f.i > 0);
  f.i++;
  run(g, f, e.effect);
};

export const anyTimes: Meaning<'any-times'> = (g, f, e, scope) => {
  if (f.i > 0 && !scope.did) return conclude(g, scope, f.i > 1);
  f.i++;
  run(g, f, e.effect, true);
};

/** Another player resolves this part; "you" means that player for as long. */
export const asPlayer: Meaning<'as'> = (g, f, e, scope) => {
  if (f.step === 0) {
    const seat = g.q.seats(g, e.who, scope)[0];
    if (seat === undefined) return conclude(g, scope, false);
    f.seats = [scope.you];
    scope.you = seat;
    f.step = 1;
    return run(g, f, e.effect);
  }
  scope.you = f.seats[0] as number;
  conclude(g, scope, scope.did);
};

export const select: Meaning<'select'> = (g, f, e, scope) => {
  const before = (e.more && scope.refs[e.as]) || [];
  // A name of its own, so that "it" keeps its earlier meaning.
  const named = 'choose' in e.to || 'all' in e.to ? { ...e.to, as: e.as } : e.to;
  const cards = targets(g, f, named, scope);
  if (!cards) return;
  scope.refs[e.as] = [...before, ...cards];
  conclude(g, scope, cards.length > 0);
};

export const note: Meaning<'note'> = (g, _f, e, scope) => {
  scope.nums[e.as] = g.q.amount(g, e.n, scope);
  conclude(g, scope, true);
};

/** 7.7.4; 7.7.4F: resolved at once if the only moment that it waits for is already past. */
export const later: Meaning<'later'> = (g, f, e, scope) => {
  if (f.step === 1) return conclude(g, scope, true);
  const goneAlready =
    e.when.on === 'left-play' &&
    e.when.self === true &&
    g.s.copy[scope.source] !== scope.sourceCopy;
  if (goneAlready) {
    f.step = 1;
    return run(g, f, e.effect);
  }
  const copies = Object.fromEntries(
    Object.values(scope.refs)
      .flat()
      .map((c) => [c, g.s.copy[c] as number]),
  );
  g.s.delayed.push({
    when: e.when,
    effect: e.effect,
    scope: scopeAbout(scope, NO_CARD),
    until: e.until,
    ...(e.once ? { once: true as const } : {}),
    copies,
  });
  conclude(g, scope, true);
};

/** 8.5.3: any of those players; asked only if there are several. */
export const choosePlayer: Meaning<'choose-player'> = (g, f, e, scope) => {
  const among = g.q.seats(g, e.among, scope);
  const { n = 1 } = e;
  if (!f.answer && (among.length > n || e.anyNumber)) {
    const [min, max] = [f.optional || e.anyNumber ? 0 : n, e.anyNumber ? among.length : n];
    ask(g, {
      seat: scope.you,
      kind: 'seat',
      options: among.map((seat) => ({ o: 'seat', seat })),
      min,
      max,
      source: scope.source,
    });
    return;
  }
  const chosen = f.answer ? f.answer.pick.map((i) => among[i] as Seat) : among.slice(0, n);
  f.answer = undefined;
  scope.seats[e.as] = chosen;
  conclude(g, scope, chosen.length > 0);
};

/** 7.6.8A "after": everything the first part triggered comes before the second. */
export const after: Meaning<'after'> = (g, f, e, scope) => {
  if (f.step === 0) {
    f.step = 1;
    f.i = g.s.waiting.length;
    return run(g, f, e.first, f.optional);
  }
  if (f.step === 1) {
    if (openWindow(g, f.i)) return;
    f.step = 2;
    return run(g, f, e.then);
  }
  conclude(g, scope, scope.did);
};

/** 5.6.2: those players have lost. */
export const loseGame: Meaning<'lose-game'> = (g, _f, e, scope) => {
  finish(g, g.q.seats(g, e.who, scope), 'card-effect');
  if (!g.s.outcome) conclude(g, scope, true);
};
