/** 7.5.13 Bounty: who collects it, and which Bounties a unit has. */
import type { Effect } from '../../effects/nodes.js';
import type { GameEvent, LastKnown } from '../../events/events.js';
import { emptyScope, faceOf, type Game, isUnit, opponents } from '../../kernel/game.js';
import type { Card, Seat } from '../../kernel/state.js';
import { isBlank } from './losing.js';

/**
 * 7.5.13: each Bounty is one ability, controlled by an opponent of the unit's controller, who may
 * decline it.
 */
export function bounties(g: Game, event: Extract<GameEvent, { e: 'defeated' | 'captured' }>): void {
  const rivals = opponents(g, event.seat);
  const seat = rivals.includes(event.by) || rivals.length > 1 ? event.by : rivals[0];
  if (seat === undefined || !isUnit(g, event.card)) return;
  if (rivals.includes(seat)) waitForBounties(g, event.card, seat, event.was);
  else offerBounties(g, event.card, event.seat, event.was);
}

/**
 * 7.5.13F: if no opponent defeated or captured the unit, its player chooses which of several
 * opponents collects.
 */
function offerBounties(g: Game, card: Card, seat: Seat, was: LastKnown): void {
  for (const effect of bountiesOf(g, card)) {
    const scope = {
      ...emptyScope(g, card, seat),
      known: { [card]: was },
      refs: { subject: [card] },
    };
    const collected: Effect = {
      do: 'as',
      who: { named: 'collector' },
      effect: { do: 'may', effect: { do: 'bounty', effect } },
    };
    const chosen: Effect = { do: 'choose-player', among: 'opponents', as: 'collector' };
    g.s.waiting.push({
      seat,
      effect: { do: 'seq', effects: [chosen, collected] },
      scope,
      header: 'bounty',
    });
  }
}

/** Every Bounty that the unit has now: printed, gained, or shared by a unit whose keywords it gains. */
function bountiesOf(g: Game, card: Card, asked: readonly Card[] = []): Effect[] {
  if (isBlank(g, card)) return [];
  const gained = g.q.mods(g, card).flatMap(({ mod, scope }) => {
    if (mod.m === 'gain-keywords-of')
      return g.q
        .refs(g, mod.ref, scope)
        .filter((c) => c !== card && !asked.includes(c))
        .flatMap((c) => bountiesOf(g, c, [...asked, card]));
    return mod.m === 'gain-ability' &&
      mod.ability.a === 'keyword' &&
      mod.ability.keyword === 'bounty' &&
      mod.ability.effect
      ? [mod.ability.effect]
      : [];
  });
  return [...faceOf(g, card).bounties, ...gained];
}

/** Makes each Bounty wait for that player to collect it. */
export function waitForBounties(g: Game, card: Card, seat: Seat, was: LastKnown): void {
  for (const effect of bountiesOf(g, card)) {
    const scope = {
      ...emptyScope(g, card, seat),
      known: { [card]: was },
      refs: { subject: [card] },
    };
    g.s.waiting.push({
      seat,
      effect: { do: 'bounty', effect },
      scope,
      header: 'bounty',
      optional: true,
    });
  }
}
