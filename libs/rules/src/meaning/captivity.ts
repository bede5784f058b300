/** 8.34 Capture and rescue, 7.5.13 the Bounties of captured units. */
import type { GameEvent } from '../events/events.js';
import {
  controller,
  def,
  emptyScope,
  faceOf,
  type Game,
  isBase,
  isUnit,
  push,
} from '../kernel/game.js';
import { snapshot } from '../kernel/last-known.js';
import { type Card, Zone } from '../kernel/state.js';
import { buryWorn, defeat, defeatWorn, leaving, withdraw } from '../cr/01-concepts/05-cards.js';
import { toGuard } from '../cr/04-zones/09-in-play-and-out.js';
import { cannot } from '../cr/07-abilities/03-constant-abilities.js';
import { rescue as rescueCards } from '../cr/08-additional/34-rescue.js';
import { isBlank } from '../cr/07-abilities/losing.js';
import { emit } from '../cr/07-abilities/06-triggered-abilities.js';
import { waitForBounties } from '../cr/07-abilities/bounties.js';
import { abilityFrame } from '../cr/07-abilities/windows.js';
import type { Effect } from '../effects/nodes.js';
import { conclude, type Meaning, run } from './frame.js';
import { targets } from './targets.js';

/** 7.7.5: what this card does instead of being captured. */
function instead(g: Game, c: Card): Effect | undefined {
  const found = isBlank(g, c)
    ? undefined
    : faceOf(g, c).others.find((x) => x.a === 'instead' && x.of === 'captured');
  return found?.a === 'instead' ? found.effect : undefined;
}

interface Pair {
  guard: Card;
  card: Card;
}

/**
 * Captures all at once (7.1.4). Damage is removed, upgrades are defeated; a captured leader is
 * defeated (3.4.6).
 */
function take(g: Game, all: readonly Pair[]): void {
  // 8.34: a card from a discard pile is put under its guard as it is.
  for (const { card, guard } of all) if (!isUnit(g, card)) toGuard(g, card, guard);
  const pairs = all.filter(({ card }) => isUnit(g, card));
  const departures = leaving(
    g,
    pairs.map((p) => p.card),
    Zone.captured,
  );
  pairs.forEach(({ guard, card }, i) => {
    const d = departures[i] as (typeof departures)[number];
    emit(g, {
      e: 'captured',
      card,
      id: d.id,
      seat: d.seat,
      by: controller(g, guard),
      guard,
      was: d.was,
    });
    emit(g, d);
  });
  const worn = defeatWorn(
    g,
    pairs.map((p) => p.card).filter((c) => def(g, c).type !== 'Leader'),
  );
  for (const { guard, card } of pairs) {
    const by = controller(g, guard);
    if (def(g, card).type === 'Leader') defeat(g, [card], by);
    else
      withdraw(
        g,
        [card],
        () => by,
        (c) => toGuard(g, c, guard),
      );
  }
  buryWorn(g, worn);
}

/**
 * If there are several guards, the player chooses for one after the other whom it captures;
 * `caught`: those already chosen.
 */
export const capture: Meaning<'capture'> = (g, f, e, scope) => {
  if (f.step === 0) {
    const guards =
      typeof e.guard === 'string' ? g.q.refs(g, e.guard, scope) : targets(g, f, e.guard, scope);
    if (!guards) return;
    // 8.34: a card may name a base as a guard too.
    f.seats = guards.filter((c) => isUnit(g, c) || isBase(g, c));
    f.step = 1;
    scope.refs['caught'] = [];
  }
  const safe = (c: Card): boolean =>
    controller(g, c) !== scope.you && cannot(g, c, 'be-captured-by-enemy');
  // 8.34.1A: a unit that has left play is not captured, unless the text takes it from the discard
  // pile.
  const named = typeof e.to === 'object' && 'from' in e.to && e.to.from === 'discard';
  for (; f.i < f.seats.length; f.i++) {
    const guard = f.seats[f.i] as Card;
    scope.refs['guard'] = [guard];
    const cards = targets(g, f, e.to, scope);
    if (!cards) return;
    const able = cards.filter((c) => isUnit(g, c) || (named && g.s.zone[c] === Zone.discard));
    for (const card of able.filter((c) => c !== guard && !safe(c))) {
      f.cards = [...f.cards, guard, card];
      scope.refs['caught'] = [...(scope.refs['caught'] ?? []), card];
    }
  }
  const pairs = f.cards.flatMap((guard, i) =>
    i % 2 === 0 ? [{ guard, card: f.cards[i + 1] as Card }] : [],
  );
  take(
    g,
    pairs.filter(({ card }) => !instead(g, card)),
  );
  conclude(g, scope, pairs.length > 0);
  for (const { card } of pairs) {
    const effect = isUnit(g, card) ? instead(g, card) : undefined;
    if (effect)
      push(g, abilityFrame(g, { scope: emptyScope(g, card, controller(g, card)), effect }, false));
  }
};

export const rescue: Meaning<'rescue'> = (g, f, e, scope) => {
  const cards = targets(g, f, e.to, scope);
  if (!cards) return;
  const held = cards.filter((c) => g.s.zone[c] === Zone.captured);
  conclude(g, scope, held.length > 0);
  rescueCards(g, held);
};

/** The Bounties that the unit has now; they are collected after this instruction. */
export const collect: Meaning<'collect'> = (g, _f, e, scope) => {
  const mark = g.s.waiting.length;
  for (const c of g.q.refs(g, e.of, scope))
    if (isUnit(g, c)) waitForBounties(g, c, scope.you, snapshot(g, c));
  conclude(g, scope, g.s.waiting.length > mark);
};

/**
 * Accepted or declined as a whole (7.5.13E); the event follows once it is done, for abilities that
 * wait for it.
 */
export const bounty: Meaning<'bounty'> = (g, f, e, scope) => {
  if (f.step === 0) {
    f.step = 1;
    return run(g, f, e.effect, f.optional);
  }
  const was = scope.known[scope.source];
  if ((!f.optional || scope.did) && was)
    emit(g, { e: 'bounty-collected', seat: scope.you, card: scope.source, bounty: e.effect, was });
  conclude(g, scope, scope.did);
};

type Collected = Extract<GameEvent, { e: 'bounty-collected' }>;

export const collectAgain: Meaning<'collect-again'> = (g, f, _e, scope) => {
  if (f.step === 1) return conclude(g, scope, true);
  const [card] = g.q.refs(g, 'subject', scope);
  const last = g.s.history.findLast(
    (h): h is Collected => h.e === 'bounty-collected' && h.card === card && h.seat === scope.you,
  );
  if (!last) return conclude(g, scope, false);
  f.step = 1;
  const again = {
    ...emptyScope(g, last.card, scope.you),
    known: { [last.card]: last.was },
    refs: { subject: [last.card] },
  };
  push(g, abilityFrame(g, { scope: again, effect: last.bounty as Effect }, false));
};
