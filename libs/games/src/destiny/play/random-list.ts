import type { Random } from '#chance';
import { behaviourOf } from '../cards/behaviours.js';
import { destinyCards } from '../facts/catalogue.js';
import type { DestinyCard } from '../facts/card.js';
import { fitsTeam, listPoints } from '../lists/construction.js';
import { destinyFormat } from '../lists/formats.js';
import { sortedList, type DeckEntry, type DestinyList, type TeamMember } from '../lists/list.js';
import type { SeatSetup } from '../engine/layout.js';

const awakenings = () => {
  const format = destinyFormat('destiny-awakenings');
  if (!format) throw new Error('the format of the first set is known');
  return format;
};

/** Cards of the first set that can be played on screen. */
const playable = (): DestinyCard[] =>
  destinyCards().filter(({ set, id }) => set === 'AW' && behaviourOf(id) !== undefined);

const draftTeam = (random: Random): TeamMember[] => {
  const side = random.below(2) === 0 ? 'hero' : 'villain';
  const team: TeamMember[] = [];
  const candidates = playable().filter(
    ({ type, affiliation }) => type === 'character' && affiliation === side,
  );
  const pointsOf = (members: readonly TeamMember[]) =>
    listPoints({ name: '', team: members, plots: [], battlefields: [], deck: [] }, awakenings());
  for (let tries = 0; tries < 40; tries += 1) {
    const one = candidates[random.below(candidates.length)] as DestinyCard;
    const taken = one.unique && team.some(({ card }) => card === one.id);
    const more = { card: one.id, dice: 1 + random.below(one.points.length) };
    if (!taken && (pointsOf([...team, more]) ?? 99) <= 30) team.push(more);
  }
  return team;
};

/** A legal list of the first set, drawn by chance from all cards that can be played on screen. */
export const randomList = (random: Random): DestinyList => {
  const team = draftTeam(random);
  const all = playable();
  const battlefields = all.filter(({ type }) => type === 'battlefield').map(({ id }) => id);
  const base = { name: 'random', team, plots: [], battlefields: [] };
  const allowed = all.filter(
    (card) => card.type !== 'character' && card.type !== 'battlefield' && fitsTeam(card, base),
  );
  const deck: DeckEntry[] = random
    .shuffle(allowed.flatMap(({ id }) => [id, id]))
    .slice(0, 30)
    .map((card) => ({ card, copies: 1 }));
  const battlefield = battlefields[random.below(battlefields.length)] as string;
  return sortedList({ ...base, battlefields: [battlefield], deck });
};

/** What the engine needs of a list. */
export const seatSetup = (list: DestinyList): SeatSetup => ({
  team: list.team,
  deck: list.deck.flatMap(({ card, copies }) => Array.from({ length: copies }, () => card)),
  battlefield: list.battlefields[0] ?? '',
});
