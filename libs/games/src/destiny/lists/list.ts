/** One character of a team with its number of dice (two: elite). */
export interface TeamMember {
  readonly card: string;
  readonly dice: number;
}

/** A card of the deck with its number of copies. */
export interface DeckEntry {
  readonly card: string;
  readonly copies: number;
}

/** A team, its battlefield and its deck; cards by id, such as `01028`. */
export interface DestinyList {
  readonly name: string;
  readonly team: readonly TeamMember[];
  readonly plots: readonly TeamMember[];
  readonly battlefields: readonly string[];
  readonly deck: readonly DeckEntry[];
}

/**
 * Why a text or file could not be read. `place` is a 1-based line number or a path such as
 * `slots.01028.dice`.
 */
export interface ListFault {
  readonly code:
    | 'destiny-list/empty'
    | 'destiny-list/not-json'
    | 'destiny-list/not-a-list'
    | 'destiny-list/no-card'
    | 'destiny-list/ambiguous'
    | 'destiny-list/not-a-number'
    | 'destiny-list/too-long'
    | 'destiny-list/wrong-section';
  readonly place: string;
  readonly text: string;
}

export type ListReading =
  | { readonly ok: true; readonly list: DestinyList }
  | { readonly ok: false; readonly faults: readonly ListFault[] };

/** The maximum length of a list, to limit hostile input. */
export const longestList = 50_000;

/** The list in a canonical order: equal lists become equal data. */
export const sortedList = (list: DestinyList): DestinyList => {
  const members = (of: readonly TeamMember[]) =>
    [...of].sort((a, b) => (a.card === b.card ? b.dice - a.dice : a.card < b.card ? -1 : 1));
  const copies = new Map<string, number>();
  for (const entry of list.deck)
    copies.set(entry.card, (copies.get(entry.card) ?? 0) + entry.copies);
  return {
    name: list.name,
    team: members(list.team),
    plots: members(list.plots),
    battlefields: [...list.battlefields].sort(),
    deck: [...copies]
      .map(([card, count]) => ({ card, copies: count }))
      .sort((a, b) => (a.card < b.card ? -1 : 1)),
  };
};

/** The maximum number of cards over all sections, copies included, to limit hostile input. */
const mostCards = 500;

/** A list that was read without a fault, unless it is too large. */
export const boundedReading = (list: DestinyList): ListReading => {
  const { team, plots, battlefields, deck } = list;
  const cards =
    team.length +
    plots.length +
    battlefields.length +
    deck.reduce((sum, { copies }) => sum + copies, 0);
  return cards > mostCards
    ? { ok: false, faults: [{ code: 'destiny-list/too-long', place: '1', text: '' }] }
    : { ok: true, list: sortedList(list) };
};
