import type { Ability, EffectPart } from '../../card.js';
import {
  takeAnswer,
  ask,
  inside,
  openWindow,
  pop,
  push,
  rollDice,
  type Machine,
} from '../machine.js';
import { canPay, draw, gainForce, pay, putAway, search } from '../moves.js';
import type { Option } from '../options.js';
import {
  abilitiesOf,
  buildZone,
  card,
  discardPile,
  facts,
  hand,
  seatOf,
  units,
} from '../queries.js';
import type { DamageFrame, Frame, Harm, UseFrame } from '../state.js';

type Of<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;

/** The copies of a keyword on a card that its player can pay, by their number. */
export const usable = (
  g: Machine,
  seat: number,
  key: string,
  { keyword, used = [] }: { readonly keyword: string; readonly used?: readonly string[] },
): { readonly at: number; readonly ability: Ability }[] => {
  const found = copiesToUse(g, seat, key, { keyword, used });
  return found.length > 0 && isForbidden(g, seat, keyword) ? [] : found;
};

/** Some cards say which keywords the other player cannot use; what does the same by other words goes on. */
const isForbidden = (g: Machine, seat: number, keyword: string): boolean =>
  units(g, 1 - seat).some(({ key }) =>
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
        !used.includes(`${key}:${at}`) &&
        canPay(g, seat, ability.cost),
    );

const isBattle = (g: Machine, key: string): boolean => facts(g, key).types.includes('Battle');

export const battleCards = (g: Machine, seat: number): string[] =>
  hand(g, seat).flatMap(({ key }) => (isBattle(g, key) ? [key] : []));

const hurts = ({ does = [] }: Ability): boolean => does.some((part) => part.do === 'damage');

/** Effects of their own that may be used now: of units, of Battle cards in hand and in the discard pile, of the build zone by Reserves. */
export const effectOptions = (g: Machine, seat: number, keyword: string): Option[] => {
  const { used } = g.state;
  const of = (key: string, word: string): Option[] =>
    usable(g, seat, key, { keyword: word, used }).flatMap(({ at, ability }): Option[] => {
      const use = { do: 'use', card: key, ability: at } as const;
      return hurts(ability) ? units(g).map((one) => ({ ...use, on: one.key })) : [use];
    });
  const own = units(g, seat).flatMap(({ key }) => of(key, keyword));
  if (keyword !== 'Effect') return own;
  const zone = buildZone(g, seat).filter(({ faceDown }) => !faceDown);
  return [
    ...own,
    ...zone.flatMap(({ key }) => of(key, 'Reserves')),
    ...battleCards(g, seat).flatMap((key) => of(key, 'Effect')),
    ...meditating(g, seat, 'Effect').map(({ key, at }) => ({
      do: 'use' as const,
      card: key,
      ability: at,
    })),
  ];
};

/** Battle cards in the discard pile with Meditate, and what they do by another of their abilities. */
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

/** The frame that remembers which copies were used: the attack, the damage, the arrival, or the turn. */
const remember = (g: Machine, { card: key, ability }: UseFrame, keyword: string): void => {
  const copy = `${key}:${ability}`;
  const frame =
    keyword === 'Evade' || keyword === 'Deflect' || keyword === 'Protect'
      ? inside(g, 'damage')
      : keyword === 'Ambush'
        ? inside(g, 'arrived')
        : keyword === 'Effect' || keyword === 'Build Effect' || keyword === 'Reserves'
          ? g.state
          : inside(g, 'attack');
  frame?.used.push(copy);
};

/** Pays, lets it be disrupted when it costs something or is a card, then does it. */
export const useStep = (g: Machine, frame: UseFrame): void => {
  const ability = abilitiesOf(g, frame.card)[frame.ability] ?? {};
  const from = card(g, frame.card).zone;
  if (frame.at === 0) {
    remember(g, frame, ability.keyword ?? '');
    g.tell({ what: 'used', seat: frame.seat, card: frame.card, number: frame.ability });
    // While a Battle card resolves it lies in neither pile; Meditate plays it out of the discard pile.
    if (from === 'hand' || from === 'discard') card(g, frame.card).zone = 'playing';
    frame.at = 1;
    // What is paid with cards is paid before anybody may disrupt.
    if (ability.cost !== undefined || from === 'hand') openWindow(g, 'disrupt');
    pay(g, frame.seat, ability.cost, frame.x);
    return;
  }
  pop(g);
  const meditated = ability.keyword === 'Meditate';
  const effect = meditated
    ? abilitiesOf(g, frame.card).find(
        ({ keyword }) => keyword !== undefined && keyword !== 'Meditate',
      )
    : ability;
  if (frame.disrupted) g.tell({ what: 'disrupted', card: frame.card });
  else if (effect) resolve(g, frame, effect);
  if (from === 'playing') putAway(g, frame.card, meditated ? 'out' : 'discard');
};

const strength = ({ x }: Ability, frame: UseFrame): number =>
  x === 'X' ? frame.x : Number(x ?? 0);

/** Takes damage that is pending for a unit away; answers how much it was. */
const prevent = (g: Machine, key: string, most: number): number => {
  const harm = inside(g, 'damage')?.harms.find(({ to }) => to === key);
  const taken = Math.min(harm?.n ?? 0, most);
  if (harm) harm.n -= taken;
  if (taken > 0) g.tell({ what: 'prevented', card: key, number: taken });
  return taken;
};

/** What is done just before: an attack or another use. */
const disrupt = (g: Machine): void => {
  const target = g.state.stack.findLast(({ kind }) => kind === 'use' || kind === 'attack');
  if (target?.kind === 'use' || target?.kind === 'attack') target.disrupted = true;
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
  const n = strength(ability, frame);
  const { keyword = '', does } = ability;
  if (does) {
    push(g, {
      kind: 'parts',
      at: 0,
      seat: frame.seat,
      card: frame.card,
      on: frame.on,
      parts: does,
    });
  } else if (keyword === 'Evade') {
    prevent(g, frame.card, n);
  } else if (keyword === 'Protect' || keyword === 'Prevent') {
    prevent(g, frame.on ?? '', n);
  } else if (keyword === 'Deflect') {
    const taken = prevent(g, frame.card, n);
    if (taken > 0)
      inside(g, 'damage')?.deflected.push({ by: frame.card, to: frame.on ?? '', n: taken });
  } else if (keyword === 'Ambush') {
    const arrived = inside(g, 'arrived');
    if (arrived) push(g, damageFrame(frame.card, [{ to: arrived.card, n: 0, dice: n }]));
  } else if (keyword === 'Disrupt') {
    disrupt(g);
  } else {
    attackEffects[keyword]?.(g, frame, n);
  }
};

/** The parts of an effect, one after the other: what a part begins is over before the next. */
export const partsStep = (g: Machine, frame: Of<'parts'>): void => {
  const part = frame.parts[frame.at];
  const answer = takeAnswer(g);
  const targets = part?.do === 'damage' && frame.on === null ? units(g) : [];
  if (answer === null && targets.length > 0) {
    const options = targets.map(({ key }) => ({ pick: 'card', card: key }) as const);
    ask(g, { seat: frame.seat, question: 'target', source: frame.card, options });
    return;
  }
  frame.at += 1;
  if (!part) {
    pop(g);
    return;
  }
  const on = answer !== null && 'pick' in answer && answer.pick === 'card' ? answer.card : frame.on;
  doPart(g, { ...frame, on }, part);
};

const doPart = (g: Machine, { seat, card: key, on }: Of<'parts'>, part: EffectPart): void => {
  switch (part.do) {
    case 'search':
      return search(g, seat, part.n, part.named ?? '');
    case 'return':
      return putAway(g, key, 'hand');
    case 'extra-attack':
      seatOf(g, seat).extra += part.n;
      return;
    case 'gain':
      return gainForce(g, seat, part.n);
    case 'lose':
      return gainForce(g, seat, -part.n);
    case 'heal': {
      const one = card(g, on ?? key);
      one.damage = Math.max(0, one.damage - part.n);
      return g.tell({ what: 'healed', card: one.key, number: part.n });
    }
    case 'draw':
      return draw(g, seat, part.n);
    case 'discard':
      return push(g, { kind: 'discard', at: 0, seat, left: part.n });
    case 'damage':
      if (on !== null) push(g, damageFrame(key, [{ to: on, n: part.n }]));
  }
};
