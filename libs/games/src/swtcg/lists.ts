import type { GameLists, ListProblem, ReadList, StoredList, Texts } from '#game';
import { textOf, type TextKey } from '../texts.js';
import { fullName, isUnit, type SwtcgCard } from './card.js';
import { deckFaults, type DeckEntry } from './construction.js';
import { allCards } from './facts/catalogue.js';

interface Line {
  /** Includes the version of a unique card: `Luke Skywalker (A)`. */
  readonly name: string;
  readonly count: number;
}

const linesOf = (list: StoredList): readonly Line[] => list['cards'] as readonly Line[];

const plain = (name: string): string =>
  name.toLowerCase().replace(/[’`]/g, "'").replace(/\s+/g, ' ').trim();

/** The name with its set, because cards of several sets can share a name: `Jerec (C) [JK]`. */
const withSet = (card: SwtcgCard): string =>
  `${fullName(card)} [${card.id.slice(0, card.id.indexOf('_'))}]`;

/** Cards by name. Of several cards with the same name the name without a set means the first. */
const byName: ReadonlyMap<string, SwtcgCard> = new Map(
  [...allCards].reverse().flatMap((card) => [
    [plain(fullName(card)), card],
    [plain(withSet(card)), card],
  ]),
);
const cardNamed = (name: string): SwtcgCard | null => byName.get(plain(name)) ?? null;

const longest = 65_536;
const mostLines = 500;
/** The maximum number of cards, copies included. */
const mostCards = 500;

/** A .dek file of LackeyCCG lists every copy of a card separately. */
const fromDek = (text: string): readonly Line[] => {
  const counts = new Map<string, number>();
  for (const [, found = ''] of text.matchAll(/<name\b[^<>]{0,80}>([^<>]{1,120})<\/name>/g)) {
    const name = found.replaceAll('&apos;', "'").replaceAll('&amp;', '&').trim();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count }));
};

const heading = /^(?:deck|units?|space|ground|character|battle|mission|location|equipment)s?:?$/i;

type TextLine = Line | { readonly fault: number } | null;

/** Reads `4 Jedi Airhooks` or `4x Jedi Airhooks`; skips headings, empty lines and comments. */
const textLine = (line: string, index: number): TextLine => {
  const text = line.trim();
  if (text === '' || text.startsWith('#') || text.startsWith('//') || heading.test(text))
    return null;
  const match = /^(\d{1,2})\s*x?\s+(\S.{0,119})$/i.exec(text);
  return match ? { name: match[2] ?? '', count: Number(match[1]) } : { fault: index + 1 };
};

type Fault = Extract<TextKey, `swtcg/${string}`>;

const unreadable = (code: Fault, values: Readonly<Record<string, number>> = {}): ReadList => ({
  kind: 'unreadable',
  problems: [{ code, severity: 'error', path: null, text: textOf(code, values) }],
});

const read = (text: string): ReadList => {
  if (text.length > longest || text.split('\n').length > mostLines)
    return unreadable('swtcg/too-long');
  const dek = /<deck\b|<superzone\b/i.test(text);
  const lines: readonly TextLine[] = dek ? fromDek(text) : text.split('\n').map(textLine);
  const fault = lines.find((line) => line !== null && 'fault' in line);
  if (fault && 'fault' in fault) return unreadable('swtcg/line', { line: fault.fault });
  const cards = lines.flatMap((line) => (line !== null && 'name' in line ? [line] : []));
  if (cards.reduce((sum, { count }) => sum + count, 0) > mostCards)
    return unreadable('swtcg/too-long');
  return cards.length === 0
    ? unreadable('swtcg/empty')
    : { kind: 'read', list: { cards }, problems: [] };
};

const check = (list: StoredList): readonly ListProblem[] => {
  const lines = linesOf(list);
  const unknown = lines.flatMap(({ name }, index): readonly ListProblem[] =>
    cardNamed(name)
      ? []
      : [
          {
            code: 'swtcg/unknown-card',
            severity: 'error',
            path: `cards[${index}]`,
            text: textOf('swtcg/unknown-card', { name }),
          },
        ],
  );
  const deck = lines.flatMap(({ name, count }): readonly DeckEntry[] => {
    const card = cardNamed(name);
    return card ? [{ card, count }] : [];
  });
  // While some cards are unknown, missing cards cannot be judged.
  const faults = unknown.length > 0 ? [] : deckFaults(deck);
  return [
    ...unknown,
    ...faults.map((fault): ListProblem => ({
      code: `swtcg/${fault}`,
      severity: 'error',
      path: null,
      text: textOf(`swtcg/${fault}`),
    })),
  ];
};

const section = (title: Texts, lines: readonly Line[]) => ({
  title,
  lines: lines.map(({ name, count }) => {
    const card = cardNamed(name);
    return {
      id: card?.id ?? name,
      name: card ? fullName(card) : name,
      detail: card?.types.join(' · ') ?? null,
      count,
      points: null,
    };
  }),
});

/**
 * Decks as text or as a .dek file of LackeyCCG; the rules of construction are checked once all
 * cards are known.
 */
export const swtcgLists: GameLists = {
  kept: 'in-own-form',
  help: textOf('swtcg.help'),
  read,
  check,
  write: (list) =>
    `${linesOf(list)
      .map(({ name, count }) => `${count} ${name}`)
      .join('\n')}\n`,
  view: (list) => {
    const isUnitLine = ({ name }: Line): boolean => isUnit(cardNamed(name) ?? { types: [] });
    const lines = linesOf(list);
    return [
      section(textOf('swtcg.part.units'), lines.filter(isUnitLine)),
      section(
        textOf('swtcg.part.others'),
        lines.filter((line) => !isUnitLine(line)),
      ),
    ];
  },
  label: (list) => {
    const sides = linesOf(list).map(({ name }) => cardNamed(name)?.side);
    const found = sides.find((side) => side !== undefined && side !== 'N');
    return found === undefined ? null : { L: 'Light', D: 'Dark', Y: 'Yuuzhan Vong', N: '' }[found];
  },
};
