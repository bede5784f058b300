import type { Random } from '#chance';
import { behaviourOf } from '../cards/behaviours.js';
import { areCopies, destinyCards, knownCard } from '../facts/catalogue.js';
import type { DestinyCard } from '../facts/card.js';
import { fitsTeam, listPoints } from '../lists/construction.js';
import { destinyFormat, type DestinyFormat } from '../lists/formats.js';
import { sortedList, type DeckEntry, type DestinyList, type TeamMember } from '../lists/list.js';
import type { SeatSetup } from '../engine/layout.js';

/** Cards that can be played on screen and that a format permits without restriction. */
const playableIn = (format: DestinyFormat): DestinyCard[] => {
  const { sets, banned, restricted, restrictedPairs } = format;
  const left = new Set([...banned, ...restricted, ...Object.keys(restrictedPairs)]);
  return destinyCards().filter(
    ({ set, id }) => sets.includes(set) && !left.has(id) && behaviourOf(id) !== undefined,
  );
};

const draftTeam = (
  random: Random,
  format: DestinyFormat,
  cards: readonly DestinyCard[],
): TeamMember[] => {
  const side = random.below(2) === 0 ? 'hero' : 'villain';
  const team: TeamMember[] = [];
  const candidates = cards.filter(
    ({ type, affiliation }) => type === 'character' && affiliation === side,
  );
  const pointsOf = (members: readonly TeamMember[]) =>
    listPoints({ name: '', team: members, plots: [], battlefields: [], deck: [] }, format);
  for (let tries = 0; tries < 40; tries += 1) {
    const one = candidates[random.below(candidates.length)] as DestinyCard;
    const taken = one.unique && team.some(({ card }) => areCopies(knownCard(card), one));
    const more = { card: one.id, dice: 1 + random.below(one.points.length) };
    if (!taken && (pointsOf([...team, more]) ?? 99) <= 30) team.push(more);
  }
  return team;
};

/** A random plot that fits the points left by the team, if the format has plots. */
const draftPlots = (
  random: Random,
  format: DestinyFormat,
  cards: readonly DestinyCard[],
  team: readonly TeamMember[],
): TeamMember[] => {
  if (!format.plots) return [];
  const plots = cards
    .filter(({ type }) => type === 'plot')
    .map(({ id }): TeamMember => ({ card: id, dice: 1 }))
    .filter((plot) => {
      const list = { name: '', team, plots: [plot], battlefields: [], deck: [] };
      return (listPoints(list, format) ?? 99) <= 30 && fitsTeam(knownCard(plot.card), list);
    });
  const plot = plots[random.below(Math.max(plots.length, 1))];
  return plot ? [plot] : [];
};

/**
 * A random legal list of a format, by default of the first set, from all cards that can be played
 * on screen.
 */
export const randomList = (random: Random, formatId = 'destiny-awakenings'): DestinyList => {
  const format = destinyFormat(formatId);
  if (!format) throw new Error(`there is no format ${formatId}`);
  const all = playableIn(format);
  const team = draftTeam(random, format, all);
  const battlefields = all.filter(({ type }) => type === 'battlefield').map(({ id }) => id);
  const base = {
    name: 'random',
    team,
    plots: draftPlots(random, format, all, team),
    battlefields: [],
  };
  const titles = new Set<string>();
  // One printing of each card: two with the same title would exceed the number of copies.
  const allowed = all.filter((card) => {
    const fits = !['character', 'battlefield', 'plot'].includes(card.type) && fitsTeam(card, base);
    return fits && titles.size < titles.add(card.name).size;
  });
  const deck: DeckEntry[] = random
    .shuffle(allowed.flatMap(({ id }) => [id, id]))
    .slice(0, 30)
    .map((card) => ({ card, copies: 1 }));
  const battlefield = battlefields[random.below(battlefields.length)] as string;
  return sortedList({ ...base, battlefields: [battlefield], deck });
};

/** The setup for the engine from a list. */
export const seatSetup = (list: DestinyList): SeatSetup => ({
  team: list.team,
  deck: list.deck.flatMap(({ card, copies }) => Array.from({ length: copies }, () => card)),
  battlefield: list.battlefields[0] ?? '',
  ...(list.plots.length > 0 ? { plots: list.plots.map(({ card }) => card) } : {}),
});
