import { inside, pop, push } from '#game';
import type { Ability, Arena, EffectPart, EffectTime } from '../../card.js';
import { openWindow, rollDice, type Machine } from '../machine.js';
import { countOf, holds } from '../filters.js';
import { candidates } from '../targets.js';
import { disrupt, isFoilOffered } from './disrupt.js';
import { canPay, pay, putAway } from '../moves.js';
import { tellPrevented } from '../triggers.js';
import type { Option } from '../options.js';
import { forEachX, isBattle, priceOf } from '../prices.js';
import {
  abilitiesOf,
  buildZone,
  card,
  discardPile,
  foeUnits,
  hand,
  hasTwin,
  isCampaign,
  locationsFor,
  stackOf,
  totalsOf,
  units,
} from '../queries.js';
import type { DamageFrame, Harm, UseFrame } from '../state.js';

/** The copies of a keyword on a card that its player can pay for, with their ability index. */
export const usable = (
  g: Machine,
  seat: number,
  key: string,
  { keyword, used = [] }: { readonly keyword: string; readonly used?: readonly string[] },
): { readonly at: number; readonly ability: Ability }[] => {
  const found = copiesToUse(g, seat, key, { keyword, used });
  return found.length > 0 && (isForbidden(g, seat, keyword) || isBarred(g, key, keyword))
    ? []
    : found;
};

/** Whether effects forbid a unit to use this keyword. */
const isBarred = (g: Machine, key: string, keyword: string): boolean =>
  abilitiesOf(g, key).some(
    (ability) =>
      ability.keyword === 'No Abilities' || (ability.keyword === 'No Evade' && keyword === 'Evade'),
  );

/**
 * Some cards forbid opponents certain keywords; abilities with the same effect but other wording
 * stay usable.
 */
const isForbidden = (g: Machine, seat: number, keyword: string): boolean =>
  foeUnits(g, seat).some(({ key }) =>
    abilitiesOf(g, key).some(
      (ability) => ability.keyword === "Can't Use" && ability.of?.includes(keyword),
    ),
  );

const copiesToUse = (
  g: Machine,
  seat: number,
  key: string,
  { keyword, used }: { readonly keyword: string; readonly used: readonly string[] },
): { readonly at: number; readonly ability: Ability }[] =>
  abilitiesOf(g, key)
    .map((ability, at) => ({ at, ability }))
    .filter(
      ({ ability, at }) =>
        ability.keyword === keyword &&
        (ability.often === true || !used.includes(`${key}:${at}`)) &&
        (ability.when ?? []).every((condition) => holds(g, card(g, key), condition)) &&
        canPay(g, seat, priceOf(g, seat, { card: key }, ability.cost), { key }),
    );

export const battleCards = (g: Machine, seat: number): string[] =>
  hand(g, seat).flatMap(({ key }) => (isBattle(g, key) ? [key] : []));

/**
 * Whether an ability deals damage without a target of its own; it goes to a unit that is named when
 * the cost is paid.
 */
const hurts = ({ does = [] }: Ability): boolean =>
  does.some((part) => part.do === 'damage' && part.to === undefined);

/** Whether there are dice that may be rerolled now. */
const isRolled = (g: Machine): boolean => {
  const window = inside(g, 'window');
  return window?.what === 'reroll' && (inside(g, 'attack')?.dice.length ?? 0) > 0;
};

/** Whether an effect may be used at this point of an attack, or outside attacks. */
const isTime = (
  g: Machine,
  seat: number,
  key: string,
  { time, step }: { readonly time: EffectTime | undefined; readonly step: Arena | undefined },
): boolean => {
  const attack = inside(g, 'attack');
  switch (time) {
    case undefined:
      return true;
    case 'no-attack':
      return attack === undefined;
    case 'step-start': {
      const battle = inside(g, 'arena');
      return attack === undefined && battle?.opening === true && battle.arena === step;
    }
    case 'instead':
      return false;
    case 'build':
      return g.state.phase === 'command';
    case 'attack':
      return attack !== undefined;
    case 'attacking':
      return attack?.attacker === key;
    case 'attacked':
      return attack?.defender === key;
    case 'rolled':
      return attack?.seat === seat && isRolled(g);
    case 'enemy-rolled':
      return attack !== undefined && attack.seat !== seat && isRolled(g);
    case 'own-attack':
      return attack?.seat === seat;
    case 'enemy-attack':
      return attack !== undefined && attack.seat !== seat;
  }
};

/** Whether there is a target for the first part of an effect; without one it is not offered. */
const findsTarget = (g: Machine, seat: number, key: string, { does = [] }: Ability): boolean => {
  const to = does[0]?.to;
  if (typeof to !== 'object' || !('choose' in to)) return true;
  return candidates(g, { seat, card: key }, to).length > 0;
};

const fits = (g: Machine, seat: number, key: string, ability: Ability): boolean =>
  isTime(g, seat, key, { time: ability.time, step: ability.step }) &&
  findsTarget(g, seat, key, ability);

/**
 * Effects that may be used now: of units, Locations, Battle cards in hand and in the discard pile,
 * and of the build zone with Reserves.
 */
export const effectOptions = (g: Machine, seat: number, keyword: string): Option[] => {
  const { used } = g.state;
  const of = (key: string, word: string): Option[] =>
    usable(g, seat, key, { keyword: word, used })
      .filter(({ ability }) => fits(g, seat, key, ability))
      .flatMap(({ at, ability }): Option[] => {
        const use = { do: 'use', card: key, ability: at } as const;
        if (hurts(ability)) return units(g).map((one) => ({ ...use, on: one.key }));
        return forEachX(g, seat, ability.cost, use);
      });
  const own = [...units(g, seat), ...locationsFor(g, seat)].flatMap(({ key }) => of(key, keyword));
  const dear =
    keyword === 'Build Effect'
      ? hand(g, seat).flatMap(({ key }) =>
          hasTwin(g, seat, key) ? [] : of(key, 'Alternative Cost'),
        )
      : [];
  const waiting = buildZone(g, seat)
    .filter(({ faceDown }) => !faceDown)
    .flatMap(({ key }) => of(key, 'Reserves'));
  if (keyword !== 'Effect')
    return g.state.phase === 'command' ? [...own, ...waiting, ...dear] : own;
  return [
    ...own,
    ...waiting,
    ...battleCards(g, seat).flatMap((key) => of(key, 'Effect')),
    ...meditating(g, seat, 'Effect')
      .filter(({ key, effect }) => fits(g, seat, key, effect))
      .map(({ key, at }) => ({
        do: 'use' as const,
        card: key,
        ability: at,
      })),
  ];
};

/** What a unit may do instead of its attack. */
export const insteadOptions = (g: Machine, seat: number, key: string): Option[] =>
  usable(g, seat, key, { keyword: 'Effect', used: g.state.used })
    .filter(({ ability }) => ability.time === 'instead' && findsTarget(g, seat, key, ability))
    .map(({ at }) => ({ do: 'use', card: key, ability: at }));

/** Battle cards in the discard pile with Meditate, and their other ability that it uses. */
export const meditating = (
  g: Machine,
  seat: number,
  keyword: string,
): { readonly key: string; readonly at: number; readonly effect: Ability }[] =>
  discardPile(g, seat).flatMap(({ key }) => {
    if (!isBattle(g, key)) return [];
    const effect = abilitiesOf(g, key).find((ability) => ability.keyword === keyword);
    const [meditate] = usable(g, seat, key, { keyword: 'Meditate' });
    return effect && meditate ? [{ key, at: meditate.at, effect }] : [];
  });

export const startUse = (
  g: Machine,
  seat: number,
  { card: key, ability, on, x }: Extract<Option, { do: 'use' }>,
): void =>
  push(g, {
    kind: 'use',
    at: 0,
    seat,
    card: key,
    ability,
    on: on ?? null,
    x: x ?? 0,
    disrupted: false,
  });

/** Carries out a completed Mission, unless it is disrupted; then the Mission is discarded. */
export const startMission = (
  g: Machine,
  seat: number,
  key: string,
  on: string | null = null,
): void => {
  const ability = abilitiesOf(g, key).findIndex(
    ({ keyword }) => keyword === 'Mission' || keyword === 'Trap',
  );
  push(g, { kind: 'use', at: 1, seat, card: key, ability, on, x: 0, disrupted: false });
  openWindow(g, 'disrupt');
  pay(g, seat, abilitiesOf(g, key)[ability]?.cost, { key });
};

export const damageFrame = (
  source: string | null,
  harms: Harm[],
  more: Partial<DamageFrame> = {},
): DamageFrame => ({
  kind: 'damage',
  at: 0,
  source,
  attack: false,
  double: false,
  ferocity: false,
  stun: 0,
  harms,
  used: [],
  deflected: [],
  ...more,
});

/**
 * Records the use of a copy in the frame that it is limited by: the attack, the damage, the
 * arrival, or else the turn.
 */
const remember = (g: Machine, { card: key, ability }: UseFrame, keyword: string): void => {
  const copy = `${key}:${ability}`;
  const frame = ['Absorb', 'Evade', 'Deflect', 'Protect', 'Prevent'].includes(keyword)
    ? inside(g, 'damage')
    : keyword === 'Ambush'
      ? inside(g, 'arrived')
      : keyword === 'Effect' || keyword === 'Build Effect' || keyword === 'Reserves'
        ? g.state
        : inside(g, 'attack');
  frame?.used.push(copy);
};

/**
 * Pays for a use, opens a window to disrupt it if it has a cost or is a card from hand, then
 * carries it out.
 */
export const useStep = (g: Machine, frame: UseFrame): void => {
  const ability = abilitiesOf(g, frame.card)[frame.ability] ?? {};
  const from = card(g, frame.card).zone;
  if (frame.at === 0) {
    remember(g, frame, ability.keyword ?? '');
    g.tell({ what: 'used', seat: frame.seat, card: frame.card, number: frame.ability });
    // A resolving Battle card is in neither zone; Meditate plays one from the discard pile.
    if (from === 'hand' || from === 'discard') card(g, frame.card).zone = 'playing';
    frame.at = 1;
    // Costs that are paid with cards are paid before the window to disrupt.
    if (ability.cost !== undefined || from === 'hand') openWindow(g, 'disrupt');
    const cost = priceOf(g, frame.seat, frame, ability.cost);
    pay(g, frame.seat, cost, { x: frame.x, key: frame.card });
    return;
  }
  if (isFoilOffered(g, frame, ability)) return;
  pop(g);
  const meditated = ability.keyword === 'Meditate';
  const effect = meditated
    ? abilitiesOf(g, frame.card).find(
        ({ keyword }) => keyword !== undefined && keyword !== 'Meditate',
      )
    : ability;
  if (frame.disrupted) g.tell({ what: 'disrupted', card: frame.card });
  else if (effect) resolve(g, frame, effect);
  if (from !== 'playing') return;
  if (isCampaign(g, frame.card) && !frame.disrupted) card(g, frame.card).zone = 'build';
  else putAway(g, frame.card, meditated ? 'out' : 'discard');
};

const strength = (g: Machine, { x, per }: Ability, { seat, card: self, x: chosen }: UseFrame) => {
  if (x === 'X') return chosen;
  if (x === 'all') return Infinity;
  if (x === 'stack') return stackOf(g, self).length + 1;
  if (x === 'power') return totalsOf(g, self).power;
  return Number(x ?? 0) * (per === undefined ? 1 : countOf(g, { seat, self }, per));
};

/** Reduces the damage that is pending for a unit; returns by how much. */
const prevent = (g: Machine, key: string, most: number): number => {
  const damage = inside(g, 'damage');
  const harm = damage?.harms.find(({ to }) => to === key);
  const taken = Math.min(harm?.n ?? 0, most);
  if (harm) harm.n -= taken;
  if (taken > 0 && damage) tellPrevented(g, damage, key, taken);
  return taken;
};

/**
 * The additional effect of a card that prevents damage, and the damage that its unit may pass on.
 */
const afterPreventing = (
  g: Machine,
  frame: UseFrame,
  { after, deflects }: Ability,
  n: number,
): void => {
  const { seat, card: key, on } = frame;
  const unit = on ?? key;
  const { arena } = card(g, unit);
  if (after !== undefined)
    push(g, { kind: 'parts', at: 0, seat, card: key, on: unit, parts: after });
  if (deflects === true && n > 0 && arena !== null) {
    const parts: readonly EffectPart[] = [
      {
        do: 'may',
        n: 1,
        then: [{ do: 'damage', n, to: { choose: { arenas: [arena] } } }],
      },
    ];
    push(g, { kind: 'parts', at: 0, seat, card: unit, on: null, parts });
  }
};

const attackEffects: Readonly<Record<string, (g: Machine, frame: UseFrame, n: number) => void>> = {
  Retaliate: (g, frame, n) => {
    inside(g, 'attack')?.retaliate.push({ card: frame.card, dice: n });
  },
  Intercept: (g, frame) => {
    const attack = inside(g, 'attack');
    if (!attack) return;
    attack.defender = frame.card;
    g.tell({ what: 'intercepted', card: frame.card });
  },
  'Critical Hit': (g, _frame, n) => {
    const attack = inside(g, 'attack');
    if (attack) attack.critical += n;
  },
  Fury: (g, _frame, n) => {
    const attack = inside(g, 'attack');
    if (!attack) return;
    attack.fury += n;
    attack.dice.push(...rollDice(g, n));
  },
  Lucky: (g, frame, n) => push(g, { kind: 'reroll', at: 0, seat: frame.seat, left: n }),
};

const resolve = (g: Machine, frame: UseFrame, ability: Ability): void => {
  const n = strength(g, ability, frame);
  const { keyword = '', does } = ability;
  if (does) {
    push(g, {
      kind: 'parts',
      at: 0,
      seat: frame.seat,
      card: frame.card,
      on: frame.on,
      parts: does,
      x: frame.x,
    });
  } else if (keyword === 'Evade') {
    prevent(g, frame.card, n);
  } else if (keyword === 'Absorb') {
    card(g, frame.card).focused += prevent(g, frame.card, n);
  } else if (keyword === 'Protect' || keyword === 'Prevent') {
    afterPreventing(g, frame, ability, prevent(g, frame.on ?? '', n));
  } else if (keyword === 'Deflect') {
    const taken = prevent(g, frame.card, n);
    if (taken > 0)
      inside(g, 'damage')?.deflected.push({ by: frame.card, to: frame.on ?? '', n: taken });
  } else if (keyword === 'Ambush') {
    const arrived = inside(g, 'arrived');
    if (arrived) push(g, damageFrame(frame.card, [{ to: arrived.card, n: 0, dice: n }]));
  } else if (keyword === 'Disrupt') {
    disrupt(g, frame, ability);
  } else {
    attackEffects[keyword]?.(g, frame, n);
  }
};
