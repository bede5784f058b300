import type { EventView, PairingsView, StandingRow } from '#contracts';
import { escapeText } from '#platform';
import type { Words } from './words.js';

export interface ShownEvent {
  readonly event: EventView;
  readonly standings: readonly StandingRow[];
  readonly rounds: readonly {
    readonly round: number;
    readonly cut: boolean;
    readonly pairings: PairingsView;
  }[];
  /** Whether the file is the public export. */
  readonly isPublic: boolean;
  /** The result of the file's audit. */
  readonly proof: string;
}

const escape = (text: string | number): string => escapeText(String(text));

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [
    '<table>',
    `<thead><tr>${head.map((cell) => `<th scope="col">${escape(cell)}</th>`).join('')}</tr></thead>`,
    '<tbody>',
    ...rows.map((row) => `<tr>${row.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`),
    '</tbody></table>',
  ].join('\n');

const style =
  'body{font:16px/1.4 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}' +
  'table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #8884}' +
  'footer{margin-top:2rem;font-size:.85rem}:root{color-scheme:light dark}';

const roundSection = (
  { round, cut, pairings: { tables, byes, multiplayer = [] } }: ShownEvent['rounds'][number],
  words: Words,
): string =>
  [
    `<section><h2>${escape(cut ? words.cut : words.round)} ${round}</h2>`,
    table(
      [words.table, words.name, words.name, words.result],
      [
        ...tables.map(({ table: number, a, b, score }) => [
          number,
          a.name,
          b.name,
          score === null ? '' : `${score.a}-${score.b}${score.drawn > 0 ? `-${score.drawn}` : ''}`,
        ]),
        ...multiplayer.map(({ table: number, seats }) => [
          number,
          seats.map(({ name }) => name).join(', '),
          '',
          seats.map(({ place }) => place ?? '').join(' '),
        ]),
        ...byes.map(({ name }) => ['', name, words.bye, '']),
      ],
    ),
    '</section>',
  ].join('\n');

/** A single page without a server and without scripts. */
export const drawPage = (
  { event, standings, rounds, isPublic, proof }: ShownEvent,
  language: string,
  words: Words,
): string =>
  [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(event.name)}</title><style>${style}</style></head><body>`,
    `<header><h1>${escape(event.name)}</h1><p>${escape([event.date, event.venue].filter((part) => part !== '').join(', '))}</p></header>`,
    `<main><section><h2>${escape(words.standings)}</h2>`,
    table(
      [words.rank, words.name, words.points, words.record],
      standings.map(({ rank, name, points, record }) => [rank, name, points, record]),
    ),
    '</section>',
    ...rounds.map((round) => roundSection(round, words)),
    `</main><footer><p>${escape(words.from)}${isPublic ? ` ${escape(words.left)}` : ''}</p><p><code>${escape(proof)}</code></p></footer>`,
    '</body></html>',
    '',
  ].join('\n');
