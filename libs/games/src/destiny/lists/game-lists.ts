import { notPlayable } from '../cards/behaviours.js';
import type { CardType } from '../facts/card.js';
import { fullName, knownCard } from '../facts/catalogue.js';
import type { GameLists, ListLine, ListProblem, ListSection, StoredList } from '#game';
import { textOf } from '../../texts.js';
import { checkList } from './construction.js';
import { destinyFormat } from './formats.js';
import type { DestinyList } from './list.js';
import { faultFinding, problemFinding } from './list-texts.js';
import { looksLikeJson, readListJson, writeListJson } from './list-json.js';
import { readListText } from './list-text.js';

/** Lists are stored in the form in which they are read. */
const listOf = (list: StoredList): DestinyList => list as unknown as DestinyList;

const unknownFormat = (format: string): ListProblem => ({
  code: 'destiny-list/unknown-format',
  severity: 'error',
  path: null,
  text: textOf('destiny-list/unknown-format', { format }),
});

const line = (id: string, count: number, points: number | null): ListLine => {
  const card = knownCard(id);
  return { id, name: card.name, detail: card.subtitle ?? null, count, points };
};

const sections = (stored: StoredList): readonly ListSection[] => {
  const { team, plots, battlefields, deck } = listOf(stored);
  const ofDeck = (type: CardType): ListLine[] =>
    deck
      .filter(({ card }) => knownCard(card).type === type)
      .map(({ card, copies }) => line(card, copies, knownCard(card).cost));
  const members = (of: DestinyList['team']): ListLine[] =>
    of.map(({ card, dice }) => line(card, dice, knownCard(card).points[dice - 1] ?? null));
  const all: readonly (readonly [CardType, readonly ListLine[]])[] = [
    ['character', members(team)],
    ['battlefield', battlefields.map((card) => line(card, 1, null))],
    ['plot', members(plots)],
    ['upgrade', ofDeck('upgrade')],
    ['downgrade', ofDeck('downgrade')],
    ['support', ofDeck('support')],
    ['event', ofDeck('event')],
  ];
  return all
    .filter(([, lines]) => lines.length > 0)
    .map(([type, lines]) => ({ title: textOf(`destiny.part.${type}`), lines }));
};

/** A team and its deck in the text and JSON forms of swdestinydb. */
export const destinyLists: GameLists = {
  kept: 'in-own-form',
  help: textOf('destiny.help'),
  read: (text) => {
    const reading = looksLikeJson(text) ? readListJson(text) : readListText(text);
    if (!reading.ok) return { kind: 'unreadable', problems: reading.faults.map(faultFinding) };
    return { kind: 'read', list: { ...reading.list }, problems: [] };
  },
  check: (stored, { format }) => {
    const list = listOf(stored);
    const rules = destinyFormat(format);
    if (!rules) return [unknownFormat(format)];
    const cannot = notPlayable(list).map(fullName);
    const notice: ListProblem[] =
      cannot.length === 0
        ? []
        : [
            {
              code: 'destiny-list/not-on-screen',
              severity: 'notice',
              path: null,
              text: textOf('destiny-list/not-on-screen', { cards: cannot.join(', ') }),
            },
          ];
    return [...checkList(list, rules).map(problemFinding), ...notice];
  },
  write: (list) => writeListJson(listOf(list)),
  view: sections,
  label: (list) =>
    listOf(list)
      .team.map(({ card }) => knownCard(card).name)
      .join(', ') || null,
};
