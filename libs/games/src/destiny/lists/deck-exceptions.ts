import type { DestinyCard } from '../facts/card.js';
import { knownCard } from '../facts/catalogue.js';
import type { DestinyList } from './list.js';

/**
 * Characters whose team may include certain cards of the other side, whatever the team's colours.
 */
const openings: Readonly<Record<string, (card: DestinyCard) => boolean>> = {
  // Finn
  '01045': ({ affiliation, color, subtypes }) =>
    affiliation === 'villain' &&
    color === 'red' &&
    (subtypes.includes('weapon') || subtypes.includes('vehicle')),
  // Bo-Katan Kryze
  '07089': ({ affiliation, color, type }) =>
    affiliation === 'villain' && color === 'yellow' && type === 'upgrade',
};

/** Whether a character of the team permits this card in the deck despite its side or colour. */
export const mayEnterDeck = (card: DestinyCard, list: Pick<DestinyList, 'team'>): boolean =>
  list.team.some((member) => openings[member.card]?.(card) ?? false);

interface Saving {
  /** Which other members of the team cost a point less. */
  readonly on: (other: DestinyCard) => boolean;
  /** True: one point for each of them; false: one point in total. */
  readonly each: boolean;
}

const isNamed =
  (...names: string[]) =>
  ({ name }: DestinyCard): boolean =>
    names.includes(name);
const subtype =
  (wanted: string) =>
  ({ subtypes }: DestinyCard): boolean =>
    subtypes.includes(wanted);

/** Characters and plots that reduce the points of other members of the team. */
const savings: Readonly<Record<string, Saving>> = {
  '08073': { on: ({ id }) => id === '05038', each: true },
  '09021': { on: subtype('droid'), each: true },
  '12055': { on: subtype('spectre'), each: false },
  '13002A': { on: isNamed('Obi-Wan Kenobi', 'Yoda'), each: true },
  '13006A': { on: subtype('bounty-hunter'), each: true },
  '13007A': {
    on: isNamed('Chewbacca', 'Lando Calrissian', 'Leia Organa', 'Luke Skywalker'),
    each: true,
  },
  '701044B': {
    on: isNamed('Chewbacca', 'Han Solo', 'Luke Skywalker', 'Obi-Wan Kenobi'),
    each: true,
  },
};

/** Characters that reduce the points of a plot with this subtype by one. */
const plotSavings: Readonly<Record<string, string>> = {
  '12021': 'death-star',
  '12056': 'death-star',
};

/** The points saved by members of the list that make others cheaper. */
export const pointsSaved = (list: DestinyList): number => {
  const plots = list.plots.map(({ card }) => knownCard(card));
  const sources = new Set([...list.team, ...list.plots].map(({ card }) => card));
  let saved = 0;
  for (const source of sources) {
    const saving = savings[source];
    if (saving) {
      const others = list.team.filter(
        ({ card }) => card !== source && saving.on(knownCard(card)),
      ).length;
      saved += saving.each ? others : Math.min(others, 1);
    }
    const subtypeOfPlot = plotSavings[source];
    if (subtypeOfPlot !== undefined && plots.some(subtype(subtypeOfPlot))) saved += 1;
  }
  return saved;
};
