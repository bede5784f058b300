import { inside, push } from '#game';
import type { Ability, Arena, EffectPart, Filter } from '../card.js';
import { buildCost, holds, isOfKind } from './filters.js';
import type { Machine } from './machine.js';
import { reading } from './reading.js';
import {
  abilitiesOf,
  arenasOf,
  buildZone,
  card,
  facts,
  hand,
  isCampaign,
  locations,
  actsFor,
  locationsFor,
  mayWear,
  sideOf,
  units,
} from './queries.js';
import type { CardState, DamageFrame, Triggered } from './state.js';

interface Moment {
  readonly keyword: string;
  /** The arena whose battle begins or ends. */
  readonly step?: Arena;
}

const isTriggered = (
  g: Machine,
  by: CardState,
  ability: Ability,
  { keyword, step }: Moment,
): boolean =>
  ability.keyword === keyword &&
  (ability.inHand === true) === (by.zone === 'hand') &&
  (step === undefined || (ability.step ?? by.arena) === step) &&
  (ability.only ?? by.arena) === by.arena &&
  (ability.when ?? []).every((condition) => holds(g, by, condition));

const triggeredBy = (
  g: Machine,
  by: CardState,
  moment: Moment,
  seat = by.controller,
): Triggered[] =>
  abilitiesOf(g, by.key)
    .filter((ability) => isTriggered(g, by, ability, moment))
    .map(({ does: parts = [] }) => ({ seat, card: by.key, parts }));

/** Carries out triggered effects in the given order. */
export const doInTurn = (g: Machine, all: readonly Triggered[], on: string | null = null): void => {
  for (const one of all.toReversed()) push(g, { kind: 'parts', at: 0, on, ...one });
};

/** Whether it only gains Force, build points or cards, so that the order does not matter. */
const isGain = ({ parts }: Triggered): boolean =>
  parts.every(({ do: does }) => does === 'gain' || does === 'points' || does === 'draw');

/**
 * Carries out effects that triggered at one moment: the Dark side's first, each side's in the order
 * that it chooses.
 */
const doInChosenOrder = (g: Machine, all: readonly Triggered[]): void => {
  for (const lead of g.state.order.toReversed()) {
    const waiting = all.filter(({ seat }) => sideOf(g, seat)[0] === lead);
    const different = new Set(waiting.map(({ card: key }) => card(g, key).card));
    if (different.size > 1 && !waiting.every(isGain)) push(g, { kind: 'order', at: 0, waiting });
    else doInTurn(g, waiting);
  }
};

/**
 * Carries out the abilities of units and Locations for a moment, optionally only of one player or
 * one arena. Conditions are checked now.
 */
export const trigger = (
  g: Machine,
  keyword: string,
  { seat, arena: where }: { readonly seat?: number; readonly arena?: Arena } = {},
): void => {
  const moment = { keyword, ...(where === undefined ? {} : { step: where }) };
  const waiting = (g.state.later ?? []).filter((one) => one.moment === keyword);
  if (waiting.length > 0) {
    g.state.later = (g.state.later ?? []).filter((one) => one.moment !== keyword);
    doInTurn(
      g,
      waiting.map(({ seat: by, card: key, parts, last }) => ({
        seat: by,
        card: key,
        parts,
        ...(last === undefined ? {} : { last }),
      })),
    );
  }
  const now = reading(g);
  doInChosenOrder(
    g,
    g.state.order
      .filter((one) => seat === undefined || one === seat)
      .flatMap((one) =>
        [
          ...units(now, one),
          // An event of one player also triggers the Locations of that player's side.
          ...(seat === undefined
            ? locations(now).filter((by) => actsFor(now, by) === one)
            : locationsFor(now, one)),
          ...hand(now, one),
          ...buildZone(now, one).filter(({ key, faceDown }) => !faceDown && isCampaign(now, key)),
        ].flatMap((by) => triggeredBy(now, by, moment, one)),
      ),
  );
  springAt(g, keyword);
};

/** Whether the card is ready: a Trap that is fully paid, or a Trait that the unit may carry. */
const isSet = (g: Machine, by: CardState, keyword: string | undefined, on: string | null) => {
  if (keyword === 'Trap') return by.faceDown && by.counters >= buildCost(g, by.key, by.controller);
  if (by.faceDown || on === null) return false;
  const { controller, arena } = card(g, on);
  return (
    controller === by.controller &&
    arena !== null &&
    arenasOf(g, by.key).includes(arena) &&
    mayWear(g, on, by.key)
  );
};

/**
 * Cards in the build zone that wait for a moment, such as the attack of a unit: their players may
 * now complete such Traps and attach such Traits.
 */
export const springAt = (g: Machine, moment: string, on: string | null = null): void => {
  const now = reading(g);
  const fits = (by: CardState, what: Filter): boolean =>
    on !== null && isOfKind(now, card(now, on), what, { seat: by.controller, self: by.key });
  const asked = g.state.order
    .flatMap((seat) => buildZone(now, seat))
    .flatMap((by) =>
      (facts(now, by.key).abilities ?? []).flatMap(({ keyword, springs, what, when = [] }) => {
        if (springs !== moment || !isSet(now, by, keyword, on)) return [];
        if (what !== undefined && !fits(by, what)) return [];
        if (!when.every((condition) => holds(now, by, condition))) return [];
        const then: readonly EffectPart[] = [
          { do: keyword === 'Trap' ? 'spring' : 'attach', n: 1 },
        ];
        const parts: readonly EffectPart[] = [{ do: 'may', n: 1, then }];
        return [{ seat: by.controller, card: by.key, parts }];
      }),
    );
  doInTurn(g, asked, on);
};

/**
 * Carries out a unit's own abilities for an event, such as its attack; `on` is the unit that the
 * event happened to.
 */
export const triggerOf = (
  g: Machine,
  key: string,
  keyword: string,
  on: string | null = null,
): void => doInTurn(g, triggeredBy(g, card(g, key), { keyword }), on);

/** Carries out the abilities of a unit or a Location for its own deployment. */
export const triggerDeployment = (g: Machine, key: string): void => {
  const { zone } = card(g, key);
  if (zone !== 'arena' && zone !== 'location') return;
  triggerOf(g, key, 'Deployed');
  if (zone === 'arena') triggerOfAllies(g, 'Ally Deployed', card(g, key), key);
};

/** Carries out the abilities of a player's cards for an event of one of their units. */
export const triggerOfAllies = (
  g: Machine,
  keyword: 'Ally Deployed' | 'Ally Kills',
  doer: CardState,
  on: string,
): void => {
  const { controller: seat } = doer;
  const now = reading(g);
  for (const { key } of [...units(now, seat), ...locationsFor(now, seat)])
    for (const { keyword: word, what = {}, does: parts = [] } of abilitiesOf(now, key))
      if (word === keyword && isOfKind(now, doer, what, { seat, self: key }))
        push(g, { kind: 'parts', at: 0, seat, card: key, on, parts });
};

/**
 * Queues the abilities of a player's cards for each card drawn. They wait until the whole effect
 * that caused the draw is finished: they go below its remaining frames on the stack.
 */
export const triggerDrawing = (g: Machine, seat: number, cards: number): void => {
  const { stack } = g.state;
  const now = reading(g);
  const triggered = [...units(now, seat), ...locationsFor(now, seat)].flatMap((by) =>
    triggeredBy(now, by, { keyword: 'Drawn' }, seat),
  );
  const below = stack.findLastIndex(({ kind }) => kind !== 'parts' && kind !== 'order') + 1;
  for (let drawn = 0; drawn < cards; drawn += 1)
    for (const one of triggered.toReversed())
      stack.splice(below, 0, { kind: 'parts', at: 0, on: null, ...one });
};

/**
 * Reports prevented damage, and carries out the decrees of this turn about prevented damage of an
 * attack.
 */
export const tellPrevented = (
  g: Machine,
  { attack, source }: Pick<DamageFrame, 'attack' | 'source'>,
  key: string,
  n: number,
): void => {
  g.tell({ what: 'prevented', card: key, number: n });
  if (!attack || source === null) return;
  const attacker = card(g, source);
  if (attacker.zone !== 'arena' || card(g, key).controller === attacker.controller) return;
  for (const { seat, card: by, says } of g.state.decrees ?? [])
    if (says.keyword === 'Prevented' && isOfKind(g, attacker, says.what ?? {}, { seat, self: by }))
      push(g, { kind: 'parts', at: 0, seat, card: by, on: key, parts: says.does ?? [] });
};

/**
 * Carries out a unit's abilities for units that it damages or discards, judged by their state
 * before that.
 */
export const triggerAgainst = (
  g: Machine,
  source: string,
  keyword: 'Damages' | 'Kills',
  victims: readonly CardState[],
): void => {
  const by = card(g, source);
  const asker = { seat: by.controller, self: source };
  for (const victim of victims)
    for (const { keyword: word, what = {}, does: parts = [] } of abilitiesOf(g, source))
      if (word === keyword && victim.key !== source && isOfKind(g, victim, what, asker))
        push(g, {
          kind: 'parts',
          at: 0,
          seat: by.controller,
          card: source,
          on: victim.key,
          parts,
        });
};

/**
 * Records the bounties for units that this one discarded; they are paid in its player's next build
 * step.
 */
export const earnBounties = (g: Machine, source: string, victims: readonly CardState[]): void => {
  const { controller: seat } = card(g, source);
  const bounties = abilitiesOf(g, source).filter(({ keyword }) => keyword === 'Bounty');
  for (const { key } of victims)
    if (key !== source)
      for (const { does: parts = [] } of bounties)
        (g.state.bounties ??= []).push({ seat, card: source, parts });
};

/** Pays the bounties of a player, each once. */
export const payBounties = (g: Machine, seat: number): void => {
  const { bounties } = g.state;
  if (bounties === undefined || bounties.length === 0) return;
  doInTurn(
    g,
    bounties.filter((one) => one.seat === seat),
  );
  g.state.bounties = bounties.filter((one) => one.seat !== seat);
};

/** Queues an effect for a later moment; without a named moment, for the end of the attack. */
export const doLater = (g: Machine, one: Triggered, moment: EffectPart['moment']): void => {
  if (moment === 'next-build') {
    (g.state.bounties ??= []).push(one);
    return;
  }
  if (moment !== undefined) {
    (g.state.later ??= []).push({ ...one, moment });
    return;
  }
  const attack = inside(g, 'attack');
  if (attack) (attack.ends ??= []).push(one);
  else doInTurn(g, [one]);
};
