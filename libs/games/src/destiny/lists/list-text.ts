import type { CardType, DestinyCard } from '../facts/card.js';
import { cardAt, cardsNamed, fullName, knownCard, setCode, setName } from '../facts/catalogue.js';
import {
  boundedReading,
  longestList,
  sortedList,
  type DestinyList,
  type ListFault,
  type ListReading,
} from './list.js';
import { emptyList, placeCard } from './place-card.js';

/** Headings of the swdestinydb text export, singular and plural. */
const headings: Readonly<Record<string, CardType>> = {
  battlefield: 'battlefield',
  battlefields: 'battlefield',
  character: 'character',
  characters: 'character',
  plot: 'plot',
  plots: 'plot',
  upgrade: 'upgrade',
  upgrades: 'upgrade',
  downgrade: 'downgrade',
  downgrades: 'downgrade',
  support: 'support',
  supports: 'support',
  event: 'event',
  events: 'event',
};

const cardLine = /^(?:(\d{1,9})\s*x?\s+)?(.+?)(?:\s*\(([^()]+?)\s+#?(\d{1,4})\))?$/i;
/** Underlines, and the footer with the list's address. */
const ignored = /^[¯\-=_–—\s]*$|https?:\/\//u;

type Found = { card: DestinyCard } | { fault: ListFault['code'] };

/**
 * Finds a card by its number in the set if the line has one, otherwise by title; a title that
 * several cards share needs the number.
 */
const findCard = (line: RegExpExecArray, type: CardType): Found => {
  const [, , name = '', set, number] = line;
  const named = cardsNamed(name).filter((card) => card.type === type);
  if (set !== undefined) {
    const code = setCode(set);
    const inSet = named.find((card) => card.set === code && card.number === Number(number));
    const card = inSet ?? (code === undefined ? undefined : cardAt(code, Number(number)));
    if (!card) return { fault: 'destiny-list/no-card' };
    return card.type === type ? { card } : { fault: 'destiny-list/wrong-section' };
  }
  if (named.length > 1) return { fault: 'destiny-list/ambiguous' };
  if (named[0]) return { card: named[0] };
  const elsewhere = cardsNamed(name).length > 0;
  return { fault: elsewhere ? 'destiny-list/wrong-section' : 'destiny-list/no-card' };
};

/**
 * Reads the text export of swdestinydb: name, affiliation, colours and sets, then sections of lines
 * such as `2x Aim (Awakenings #151)`. Under CHARACTER the number counts dice, and every character
 * has its own line.
 */
export const readListText = (text: string): ListReading => {
  if (text.length > longestList)
    return { ok: false, faults: [{ code: 'destiny-list/too-long', place: '1', text: '' }] };
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const first = lines.find((line) => line.trim() !== '')?.trim() ?? '';
  const list = emptyList(headings[first.toLowerCase()] === undefined ? first : '');
  const faults: ListFault[] = [];
  let section: CardType | undefined;
  lines.forEach((raw, index) => {
    const line = raw.trim();
    const heading = headings[line.toLowerCase()];
    if (heading !== undefined) section = heading;
    if (heading !== undefined || section === undefined || ignored.test(line)) return;
    const match = cardLine.exec(line);
    const found: Found = match ? findCard(match, section) : { fault: 'destiny-list/no-card' };
    if ('fault' in found) {
      faults.push({ code: found.fault, place: String(index + 1), text: line.slice(0, 120) });
      return;
    }
    const count = Number(match?.[1] ?? 1);
    if (count < 1 || count > 99) {
      faults.push({
        code: 'destiny-list/not-a-number',
        place: String(index + 1),
        text: line.slice(0, 120),
      });
      return;
    }
    placeCard(list, found.card, count, [count]);
  });
  if (faults.length > 0) return { ok: false, faults };
  if (section === undefined)
    return { ok: false, faults: [{ code: 'destiny-list/empty', place: '1', text: '' }] };
  return boundedReading(list);
};

const underline = (title: string): string => '-'.repeat(title.length);

const line = (id: string, count?: number): string => {
  const card = knownCard(id);
  const name = `${fullName(card)} (${setName(card.set)} #${card.number})`;
  return count === undefined ? name : `${count}x ${name}`;
};

/** Writes the text form that `readListText` reads. */
export const writeListText = (list: DestinyList): string => {
  const { name, team, plots, battlefields, deck } = sortedList(list);
  const ofType = (type: CardType) =>
    deck
      .filter(({ card }) => knownCard(card).type === type)
      .map(({ card, copies }) => line(card, copies));
  const sections: readonly (readonly [string, readonly string[]])[] = [
    ['BATTLEFIELD', battlefields.map((card) => line(card))],
    ['PLOT', plots.map(({ card, dice }) => line(card, dice))],
    ['CHARACTER', team.map(({ card, dice }) => line(card, dice))],
    ['UPGRADE', ofType('upgrade')],
    ['DOWNGRADE', ofType('downgrade')],
    ['SUPPORT', ofType('support')],
    ['EVENT', ofType('event')],
  ];
  const written = sections
    .filter(([title, lines]) => lines.length > 0 || title === 'CHARACTER')
    .map(([title, lines]) => [title, underline(title), ...lines, ''].join('\n'));
  return `${name.replace(/\s+/g, ' ')}\n\n${written.join('\n')}`;
};
