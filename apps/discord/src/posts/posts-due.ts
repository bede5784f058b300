import {
  type EventView,
  type PairingsView,
  roundNamed,
  type StandingsView,
  type TableRow,
} from '#contracts';
import { confirmButton, disputeButton } from '../messages/buttons.js';
import type { Button } from '../messages/said.js';
import type { Words } from '../words/words.js';

/** A message that a channel should show, with its present content. */
export interface Post {
  /** Identifies the post permanently: a post with a known key is edited, never posted again. */
  readonly key: string;
  readonly text: string;
  readonly buttons?: readonly Button[];
  /** The name of the message's thread. */
  readonly thread?: string;
  /** Discord ids of the people whom it mentions. */
  readonly calls?: readonly string[];
  /** The picture posted with it: its path on the server. */
  readonly picture?: string;
}

/** The data from which the posts of an event are made. */
export interface EventFacts {
  readonly event: EventView;
  /** The rounds that may still change, oldest first. */
  readonly rounds: readonly PairingsView[];
  /** The standings after each finished Swiss round, first round first. */
  readonly standings: readonly StandingsView[];
  /** The final places; null while the event is being played. */
  readonly places: StandingsView | null;
}

/** How posts address people: by their Discord mention if they are known there. */
export interface Telling {
  readonly words: Words;
  /** The language's tag, in which pictures are rendered, too. */
  readonly language: string;
  readonly publicUrl: string;
  /** Returns a player's Discord id; null if they are not known there. */
  readonly holder: (playerId: string) => string | null;
}

/** The key of the standings after a Swiss round. */
export const standingsKey = (round: number): string => `standings:${round}`;

/** Discord accepts 2,000 characters per message. */
const longest = 1_900;
const shownPlaces = 20;

/** Distributes lines over as few messages as possible. */
export const inPages = (lines: readonly string[]): readonly string[] => {
  const pages: string[] = [];
  for (const line of lines) {
    const last = pages.at(-1);
    if (last === undefined || last.length + line.length + 1 > longest) pages.push(line);
    else pages[pages.length - 1] = `${last}\n${line}`;
  }
  return pages;
};

/** Escapes a person's name, so that nothing in it mentions anybody or formats the text. */
const plain = (name: string): string => name.replaceAll(/([\\*_~`|>@#<[\]])/g, '\\$1');

const pictureOf = (
  { eventId }: EventView,
  { language }: Telling,
  name: 'pairings' | 'results' | 'standings',
  more: Readonly<Record<string, number>> = {},
): string => {
  const search = new URLSearchParams({ lang: language });
  for (const [key, value] of Object.entries(more)) search.set(key, String(value));
  return `/pictures/${eventId}/${name}.png?${search.toString()}`;
};

const threadOf = (row: TableRow, round: string, { words, holder }: Telling): Post => {
  const sides = [row.a, row.b] as const;
  const ids = sides.map(({ playerId }) => holder(playerId));
  const names = sides.map(({ name }, index) => (ids[index] ? `<@${ids[index]}>` : plain(name)));
  const [a = '', b = ''] = names;
  const lines = [words.tableOf(round, row.table, a, b)];
  const scored = row.score ?? row.report?.score;
  const said = scored && words.score({ won: scored.a, lost: scored.b, drawn: scored.drawn });
  let buttons: readonly Button[] = [];
  if (row.status === 'completed' && said !== undefined)
    lines.push(words.result(plain(row.a.name), said, plain(row.b.name)));
  else if (row.status === 'disputed') lines.push(words.disputeStands);
  else if (row.report && said !== undefined) {
    const by = row.report.by === 'a' ? row.a.name : row.b.name;
    lines.push(words.reportStands(plain(by), plain(row.a.name), said, plain(row.b.name)));
    buttons = [
      confirmButton(words, row.matchId, row.report.score),
      disputeButton(words, row.matchId),
    ];
  }
  return {
    key: `match:${row.matchId}`,
    text: lines.join('\n'),
    buttons,
    thread: words.thread(round, row.table, row.a.name, row.b.name).slice(0, 100),
    calls: ids.filter((id): id is string => id !== null),
  };
};

const ofRound = (event: EventView, view: PairingsView, telling: Telling): readonly Post[] => {
  if (view.key === null || view.tables.length + view.byes.length === 0) return [];
  const { phase, round, attempt } = view.key;
  const { words } = telling;
  const name = roundNamed(event, view.key, words);
  const rows = [...view.tables].sort((one, other) => one.table - other.table);
  const lines = [
    words.pairings(event.name, name),
    ...rows.map(({ table, a, b }) => words.tableLine(table, plain(a.name), plain(b.name))),
    ...view.byes.map((bye) => words.byeLine(plain(bye.name))),
  ];
  const isOver = event.rounds.some(
    (each) => each.phase === phase && each.round === round && each.state === 'completed',
  );
  return [
    ...inPages(lines).map((text, page) => ({
      key: `pairings:${phase}:${round}:${attempt}:${page}`,
      text,
      ...(page === 0 ? { picture: pictureOf(event, telling, 'pairings', { phase, round }) } : {}),
    })),
    ...rows.map((row) => threadOf(row, name, telling)),
    ...(isOver
      ? [
          {
            key: `results:${phase}:${round}:${attempt}`,
            text: words.results(event.name, name),
            picture: pictureOf(event, telling, 'results', { phase, round }),
          },
        ]
      : []),
  ];
};

const placesIn = ({ rows }: StandingsView): readonly string[] =>
  rows
    .slice(0, shownPlaces)
    .map(({ rank, name, points, record }) => `${rank}. ${plain(name)} · ${points} (${record})`);

/** All posts of an event that a channel should show, in chronological order. */
export const postsDue = (
  { event, rounds, standings, places }: EventFacts,
  telling: Telling,
): readonly Post[] => {
  const { words, publicUrl } = telling;
  const whole = words.more(`${publicUrl}/e/${event.eventId}/standings`);
  return [
    ...[...event.announcements].reverse().map(({ announcementId, text }) => ({
      key: `announcement:${announcementId}`,
      text: words.announcement(event.name, text),
    })),
    ...rounds.flatMap((view) => ofRound(event, view, telling)),
    ...standings.map((view) => ({
      key: standingsKey(view.afterRound),
      text: [words.standings(event.name, view.afterRound), ...placesIn(view), whole].join('\n'),
      picture: pictureOf(event, telling, 'standings', { after: view.afterRound }),
    })),
    ...(places === null || event.champion === null
      ? []
      : [
          {
            key: 'final',
            picture: pictureOf(event, telling, 'standings'),
            text: [
              words.final(event.name, plain(event.champion.name)),
              ...placesIn(places),
              whole,
            ].join('\n'),
          },
        ]),
  ];
};
