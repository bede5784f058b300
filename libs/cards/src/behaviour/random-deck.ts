import type { CardBook, SeatSetup } from '#rules';

/**
 * A deck of any playable cards, for fuzzing: without deck rules, so that every card may meet every
 * other. `roll(n)` returns an integer below n.
 */
export function randomDeck(book: CardBook, roll: (n: number) => number, size = 40): SeatSetup {
  const all = [...book.cards.values()].filter((c) => !c.token);
  const of = (...types: string[]) => all.filter((c) => types.includes(c.type)).map((c) => c.id);
  const pick = (ids: readonly string[]): string => ids[roll(ids.length)] as string;
  const cards = of('Unit', 'Event', 'Upgrade');
  return {
    leaders: [pick(of('Leader'))],
    base: pick(of('Base')),
    deck: Array.from({ length: size }, () => pick(cards)),
  };
}
