import { destinyCard, knownCard } from '../facts/catalogue.js';
import {
  boundedReading,
  longestList,
  sortedList,
  type DestinyList,
  type ListFault,
  type ListReading,
} from './list.js';
import { emptyList, placeCard } from './place-card.js';

/** A slot of swdestinydb: `dices` lists the dice of each copy of a character, such as `2,1`. */
interface Slot {
  readonly quantity: number;
  readonly dice: number;
  readonly dices: string | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 99
    ? value
    : undefined;

const readSlot = (value: unknown): Slot | string => {
  if (!isRecord(value)) return '';
  const quantity = count(value['quantity']);
  if (quantity === undefined || quantity === 0) return 'quantity';
  const dice = value['dice'] === undefined || value['dice'] === null ? 0 : count(value['dice']);
  if (dice === undefined) return 'dice';
  const dices = value['dices'] ?? null;
  if (dices !== null && !(typeof dices === 'string' && /^$|^\d(,\d){0,29}$/.test(dices)))
    return 'dices';
  return { quantity, dice, dices: dices === '' ? null : (dices as string | null) };
};

/**
 * The number of dice of each character in a slot: as listed, or all for a single unique character,
 * or one each.
 */
const diceOf = (slot: Slot, unique: boolean): number[] => {
  if (slot.dices !== null) return slot.dices.split(',').map(Number);
  if (unique && slot.quantity === 1) return [Math.max(slot.dice, 1)];
  return Array.from({ length: slot.quantity }, () => 1);
};

/**
 * Reads the JSON export of swdestinydb: an object with `name` and `slots`, which maps card ids to
 * quantity and dice.
 */
export const readListJson = (text: string): ListReading => {
  const fault = (code: ListFault['code'], place: string, shown = ''): ListReading => ({
    ok: false,
    faults: [{ code, place, text: shown }],
  });
  if (text.length > longestList) return fault('destiny-list/too-long', '');
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return fault('destiny-list/not-json', '');
  }
  if (!isRecord(file) || !isRecord(file['slots'])) return fault('destiny-list/not-a-list', 'slots');
  const list = emptyList(typeof file['name'] === 'string' ? file['name'].trim() : '');
  const faults: ListFault[] = [];
  for (const [id, value] of Object.entries(file['slots'])) {
    const card = destinyCard(id);
    const slot = readSlot(value);
    if (!card) {
      faults.push({ code: 'destiny-list/no-card', place: `slots.${id.slice(0, 40)}`, text: '' });
    } else if (typeof slot === 'string') {
      const place = slot === '' ? `slots.${id}` : `slots.${id}.${slot}`;
      faults.push({ code: 'destiny-list/not-a-number', place, text: card.name });
    } else {
      placeCard(list, card, slot.quantity, diceOf(slot, card.unique || card.type === 'plot'));
    }
  }
  if (faults.length > 0) return { ok: false, faults };
  return boundedReading(list);
};

/** Writes the slots that `readListJson` reads, sorted by id. */
export const writeListJson = (list: DestinyList): string => {
  const slots = new Map<string, { quantity: number; dice: number; dices: string | null }>();
  const { name, team, plots, battlefields, deck } = sortedList(list);
  for (const { card, dice } of [...team, ...plots]) {
    const slot = slots.get(card);
    const dices = slot ? `${slot.dices},${dice}` : `${dice}`;
    slots.set(card, { quantity: (slot?.quantity ?? 0) + 1, dice: (slot?.dice ?? 0) + dice, dices });
  }
  for (const card of battlefields)
    slots.set(card, { quantity: (slots.get(card)?.quantity ?? 0) + 1, dice: 0, dices: null });
  for (const { card, copies } of deck)
    slots.set(card, {
      quantity: copies,
      dice: knownCard(card).die.length > 0 ? copies : 0,
      dices: null,
    });
  const ordered = Object.fromEntries([...slots].sort(([a], [b]) => (a < b ? -1 : 1)));
  return JSON.stringify({ name, slots: ordered }, null, 2);
};

/** Whether a list is JSON, as opposed to text. */
export const looksLikeJson = (text: string): boolean => /^\s*[[{]/.test(text);
