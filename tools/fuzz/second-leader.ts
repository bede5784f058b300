import type { CardBook, Dice, SeatSetup } from '#rules';

/** Adds another leader that does not belong to the opposing side (12.3.1). */
export const withSecondLeader = (book: CardBook, seat: SeatSetup, roll: Dice): SeatSetup => {
  const first = seat.leaders[0] as string;
  const fitting = [...book.cards.values()].filter(({ id, type }) => {
    const icons = [first, id].flatMap((each) => book.cards.get(each)?.aspects ?? []);
    const isDivided = icons.includes('Heroism') && icons.includes('Villainy');
    return type === 'Leader' && id !== first && !isDivided;
  });
  return { ...seat, leaders: [first, fitting[roll(fitting.length)]?.id ?? first] };
};
