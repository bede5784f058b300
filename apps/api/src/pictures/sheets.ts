import type { Markup } from '#platform';
import {
  type DeckView,
  type EventView,
  inLanguage,
  type PairingsView,
  roundNamed,
  type StandingsView,
} from '#contracts';
import { textIn } from '#game';
import type { Language } from '#rules';
import { scoreText } from '../boards/boards.js';
import type { Words } from '../boards/words.js';
import { dateIn } from '../pages/heads.js';
import { drawSheet, inks, linesOf, plateAt, writeIn } from './drawing.js';

/** The heading of a sheet, and its language. */
export interface Heading {
  readonly event: Pick<EventView, 'name' | 'phases'>;
  readonly words: Words;
}

const left = 60;
const inner = 1_080;
const gap = 24;
const firstRow = 176;
const lastRow = 570;

const headingOf = (title: string, subtitle: string): readonly Markup[] => [
  writeIn({ x: left, y: 82, width: inner, size: 46, bold: true }, title),
  writeIn({ x: left, y: 132, width: inner, size: 30, ink: inks.accent, bold: true }, subtitle),
];

interface Place {
  readonly x: number;
  /** The text's baseline. */
  readonly y: number;
  readonly width: number;
  /** The font size. */
  readonly size: number;
}

/** Rows below each other, in two columns if there are more than `few`; `most` are shown. */
const inColumns = <Row>(
  rows: readonly Row[],
  { few, most }: { readonly few: number; readonly most: number },
  draw: (row: Row, place: Place) => readonly Markup[],
): readonly Markup[] => {
  const shown = rows.slice(0, most);
  const columns = shown.length > few ? 2 : 1;
  const perColumn = Math.max(few, Math.ceil(shown.length / columns));
  const width = (inner - (columns - 1) * gap) / columns;
  const height = (lastRow - firstRow) / perColumn;
  const size = Math.min(28, Math.round(height * 0.6));
  return shown.flatMap((row, index) => {
    const x = left + Math.floor(index / perColumn) * (width + gap);
    const y = firstRow + (index % perColumn) * height;
    const line = Math.round(y + (height - 6) / 2 + size * 0.36);
    return [plateAt(x, y, width, height - 6), ...draw(row, { x, y: line, width, size })];
  });
};

const restOf = (all: number, shown: number): Markup | null =>
  all <= shown
    ? null
    : writeIn({ x: left, y: 606, width: 200, size: 22, ink: inks.dim }, `+ ${all - shown}`);

const drawParts = (...parts: readonly (readonly Markup[] | Markup | null)[]): string =>
  drawSheet(
    parts.flatMap((part) =>
      part === null ? [] : Array.isArray(part) ? part : [part],
    ) as readonly Markup[],
  );

/** A tournament like the top of its page: name, date, place and champion. */
export const eventSheet = (event: EventView, words: Words, language: Language): string => {
  const { name, date, venue, game, status, champion } = event;
  const title = linesOf(name, inner / 66, 2);
  const below = 150 + title.length * 84;
  const line = (index: number) => ({ x: left, y: below + index * 58, width: inner, size: 38 });
  return drawParts(
    title.map((text, index) =>
      writeIn({ x: left, y: 150 + index * 84, width: inner, size: 66, bold: true }, text),
    ),
    writeIn(line(0), `${textIn(game.name, language)} · ${textIn(game.format, language)}`),
    writeIn(line(1), [dateIn(date, language), venue].filter((part) => part !== '').join(' · ')),
    writeIn(
      { ...line(2), ink: inks.dim },
      `${words.statuses[status]} · ${words.players(event.players)}`,
    ),
    champion === null
      ? null
      : writeIn({ ...line(3), ink: inks.accent, bold: true }, words.champion(champion.name)),
  );
};

const standingsShown = { few: 8, most: 16 };

/** The first sixteen places. */
export const standingsSheet = (
  { rows, afterRound, order }: StandingsView,
  { event, words }: Heading,
  isOver: boolean,
): string =>
  drawParts(
    headingOf(
      event.name,
      isOver && order === 'places' ? words.finalStandings : words.standingsAfter(afterRound),
    ),
    inColumns(rows, standingsShown, ({ rank, name, record, points }, { x, y, width, size }) => [
      writeIn({ x: x + 14, y, width: 50, size, ink: inks.dim, bold: true }, String(rank)),
      writeIn({ x: x + 72, y, width: width - 230, size }, name),
      writeIn({ x: x + width - 146, y, width: 80, size: 22, ink: inks.dim, end: true }, record),
      writeIn(
        { x: x + width - 62, y, width: 48, size, ink: inks.accent, bold: true, end: true },
        String(points),
      ),
    ]),
    restOf(rows.length, standingsShown.most),
  );

interface Seating {
  readonly table: string;
  readonly sides: readonly string[];
  readonly score: string;
}

const seatingsOf = (
  { tables, byes, multiplayer = [] }: PairingsView,
  words: Words,
  withScores: boolean,
): readonly Seating[] => [
  ...[...tables]
    .sort((one, other) => one.table - other.table)
    .map(({ table, a, b, score }) => ({
      table: String(table),
      sides: [a.name, b.name],
      score: (withScores && scoreText(score)) || '–',
    })),
  ...multiplayer.map(({ table, seats }) => ({
    table: String(table),
    sides: [seats.map(({ name }) => name).join(' · ')],
    score: '',
  })),
  ...byes.map(({ name }) => ({ table: words.bye, sides: [name], score: '' })),
];

const pairingsShown = { few: 6, most: 26 };

/** The pairings, with results if they are wanted. */
export const pairingsSheet = (
  pairings: PairingsView,
  { event, words }: Heading,
  withScores: boolean,
): string => {
  const { key } = pairings;
  const rows = seatingsOf(pairings, words, withScores);
  return drawParts(
    headingOf(event.name, key === null ? '' : roundNamed(event, key, words)),
    inColumns(rows, pairingsShown, ({ table, sides, score }, { x, y, width, size }) => {
      const [a = '', b] = sides;
      const side = (width - 152) / 2;
      return [
        writeIn({ x: x + 12, y, width: 54, size, ink: inks.dim, bold: true }, table),
        writeIn({ x: x + 70, y, width: b === undefined ? 2 * side : side, size }, a),
        writeIn({ x: x + 70 + side, y, width: 60, size, ink: inks.accent, end: true }, score),
        ...(b === undefined
          ? []
          : [writeIn({ x: x + width - 12 - side, y, width: side, size, end: true }, b)]),
      ];
    }),
    restOf(rows.length, pairingsShown.most),
  );
};

const deckShown = { few: 8, most: 32 };

interface DeckHeading extends Heading {
  readonly player: string;
  readonly lang: string;
}

/** A deck: its leaders and base, and its cards in two columns. */
export const deckSheet = (
  { leaders, bases, main, sections = [] }: DeckView,
  { player, event, lang }: DeckHeading,
): string => {
  const leading = [...leaders, ...bases].map(({ name }) => name).join(' · ');
  const lines = [...main, ...sections.flatMap((section) => section.lines)];
  const listed = sections.map(({ title }) => inLanguage(title, lang)).join(' · ');
  return drawParts(
    headingOf(leading === '' ? listed : leading, `${player} · ${event.name}`),
    inColumns(lines, deckShown, ({ name, count }, { x, y, width, size }) => [
      writeIn({ x: x + 12, y, width: 36, size, ink: inks.accent, bold: true }, String(count)),
      writeIn({ x: x + 52, y, width: width - 64, size }, name),
    ]),
    restOf(lines.length, deckShown.most),
  );
};
