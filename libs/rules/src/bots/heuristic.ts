/**
 * A quick opponent: one rule of thumb for each kind of question, no search. It reads only what its
 * own view shows.
 */
import type { View, UnitView } from '../cr/01-concepts/17-information.js';
import type { CardBook, Def } from '../kernel/definition.js';
import type { Decision, Move, Option } from '../kernel/decisions.js';
import type { Dice } from './random.js';

interface Table {
  view: View;
  book: CardBook;
  seat: number;
  units: Map<number, UnitView & { mine: boolean }>;
}

function tableOf(view: View, book: CardBook, seat: number): Table {
  const units = new Map<number, UnitView & { mine: boolean }>();
  view.players.forEach((p, s) => {
    for (const u of p.units) units.set(u.card, { ...u, mine: s === seat });
  });
  return { view, book, seat, units };
}

const definitionOf = (t: Table, card: number): Def | undefined =>
  t.book.cards.get(t.view.shown[card] ?? '');
const hpLeft = (u: UnitView): number => u.hp - u.damage;
const worth = (u: UnitView): number => u.power * 2 + hpLeft(u) + u.upgrades.length;

/** How desirable it is that something bad happens to this card; negative for its own cards. */
function harm(t: Table, card: number): number {
  const u = t.units.get(card);
  if (u) return u.mine ? -worth(u) : worth(u);
  const owner = t.view.players.findIndex(
    (p) => p.base.card === card || p.leaders.some((l) => l.card === card),
  );
  return owner === t.seat ? -5 : owner >= 0 ? 5 : 0;
}

/**
 * The value of attacking this defender: a unit that can be defeated without dying first, or the
 * base if no fight is worth it.
 */
function attackValue(t: Table, attacker: number, defender: number): number {
  const a = t.units.get(attacker);
  const d = t.units.get(defender);
  if (!a) return 0;
  if (!d) {
    const base = t.view.players.find((p) => p.base.card === defender)?.base;
    return a.power * 2 + (base && base.hp - base.damage <= a.power ? 1000 : 0);
  }
  const kills = a.power >= hpLeft(d);
  const dies = d.power >= hpLeft(a);
  return (kills ? worth(d) * 2 : Math.min(a.power, hpLeft(d))) - (dies ? worth(a) : 0);
}

function best(
  options: readonly Option[],
  value: (o: Option) => number,
): { index: number; value: number } {
  let found = { index: 0, value: -Infinity };
  options.forEach((o, index) => {
    const v = value(o);
    if (v > found.value) found = { index, value: v };
  });
  return found;
}

/** Whether one of its own units has the traits that an upgrade requires. */
function hasBearer(t: Table, upgrade: Def): boolean {
  const { type, trait, notTrait } = upgrade.front.attach ?? {};
  // With Fortify it is attached to a base.
  if (type === 'Base') return true;
  return [...t.units.values()].some(({ id, mine }) => {
    const traits = t.book.cards.get(id)?.traits ?? [];
    return (
      mine &&
      (trait === undefined || [trait].flat().some((each) => traits.includes(each))) &&
      (notTrait === undefined || !traits.includes(notTrait))
    );
  });
}

function actionValue(t: Table, o: Option): number {
  if (o.o === 'play') {
    const d = definitionOf(t, o.card);
    // An upgrade that only an enemy unit could have stays in the hand.
    const isGift = d?.type === 'Upgrade' && !hasBearer(t, d);
    return 20 + (d?.printedCost ?? 0) * 3 + (d?.type === 'Unit' ? 4 : 0) - (isGift ? 100 : 0);
  }
  if (o.o === 'attack') {
    const a = t.units.get(o.card);
    return a && a.power > 0 ? 12 + a.power : -5;
  }
  if (o.o === 'use')
    return t.view.players[t.seat]?.leaders.some((l) => l.card === o.card && !l.epicUsed) &&
      o.ability > 0
      ? 60
      : 8;
  return o.o === 'take-initiative' ? 2 : 1;
}

const HARMFUL: ReadonlySet<string> = new Set([
  'damage',
  'defeat',
  'exhaust',
  'discard',
  'capture',
  'control',
  'put',
]);

function targetValue(t: Table, d: Decision, o: Option): number {
  if (o.o === 'play') return 10 + (definitionOf(t, o.card)?.printedCost ?? 0);
  if (!('card' in o)) return 0;
  if (d.note === 'attack') return t.units.get(o.card)?.power ?? 0;
  const own = t.view.players[t.seat]?.hand?.some((c) => c.card === o.card);
  if (own) return -(definitionOf(t, o.card)?.printedCost ?? 0);
  return HARMFUL.has(d.note ?? '') ? harm(t, o.card) : -harm(t, o.card);
}

function top(d: Decision, n: number, value: (o: Option) => number): number[] {
  return d.options
    .map((o, i) => ({ i, v: value(o) }))
    .sort((a, b) => b.v - a.v || a.i - b.i)
    .slice(0, n)
    .map((x) => x.i);
}

/** As much as is needed on the first card it can finish off, the rest on the next. */
function division(t: Table, d: Decision): number[] {
  const amounts = d.options.map(() => 0);
  let rest = d.total ?? 0;
  for (const i of top(d, d.options.length, (o) => ('card' in o ? harm(t, o.card) : 0))) {
    const o = d.options[i] as Option;
    const u = 'card' in o ? t.units.get(o.card) : undefined;
    const n = Math.min(rest, d.caps?.[i] ?? 0, u ? Math.max(1, hpLeft(u)) : rest);
    amounts[i] = n;
    rest -= n;
  }
  for (let i = 0; i < amounts.length && rest > 0; i++) {
    const n = Math.min(rest, (d.caps?.[i] ?? 0) - (amounts[i] as number));
    amounts[i] = (amounts[i] as number) + n;
    rest -= n;
  }
  return amounts;
}

function pick(t: Table, d: Decision, roll: Dice): number[] {
  switch (d.kind) {
    case 'action':
      return [best(d.options, (o) => actionValue(t, o)).index];
    case 'defender':
      return [best(d.options, (o) => ('card' in o ? attackValue(t, d.source, o.card) : 0)).index];
    case 'first-player':
      return [
        Math.max(
          0,
          d.options.findIndex((o) => o.o === 'seat' && o.seat === t.seat),
        ),
      ];
    case 'mulligan': {
      const cheap =
        t.view.players[t.seat]?.hand?.filter((c) => (t.book.cards.get(c.id)?.printedCost ?? 9) <= 3)
          .length ?? 0;
      return [cheap >= 2 ? 1 : 0];
    }
    case 'resource':
      return top(
        d,
        d.min === 0 && (t.view.players[t.seat]?.resources.length ?? 0) >= 9 ? 0 : d.max,
        (o) => ('card' in o ? (definitionOf(t, o.card)?.printedCost ?? 0) : 0),
      );
    case 'optional':
      return [0];
    case 'search':
      return top(d, d.max, (o) => ('card' in o ? (definitionOf(t, o.card)?.printedCost ?? 0) : 0));
    case 'target':
    case 'payment':
    case 'unique': {
      const good = d.options.filter((o) => targetValue(t, d, o) > 0).length;
      return top(d, Math.max(d.min, Math.min(d.max, good)), (o) => targetValue(t, d, o));
    }
    default:
      if (d.min > 1) return top(d, d.min, () => roll(d.options.length));
      return d.options.length === 0 ? [] : [roll(d.options.length)];
  }
}

export function heuristicMove(view: View, book: CardBook, roll: Dice): Move {
  const d = view.decision as Decision;
  const t = tableOf(view, book, d.seat);
  if (d.kind === 'divide') return { seat: d.seat, at: d.at, amounts: division(t, d) };
  if (d.kind === 'name')
    return { seat: d.seat, at: d.at, name: book.names[roll(book.names.length)] as string };
  return { seat: d.seat, at: d.at, pick: pick(t, d, roll) };
}
