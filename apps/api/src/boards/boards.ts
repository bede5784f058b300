import { isOver } from '#vocabulary';
import { html, type Markup } from '#platform';
import {
  type BracketView,
  type EventRecord,
  type EventView,
  type GameScore,
  leadersPlayed,
  type PairingsView,
  type QueryResult,
  roundNamed,
  type StandingsView,
  type TableRow,
} from '#contracts';
import type { Life } from './life-counters.js';
import type { Words } from './words.js';

type Roster = QueryResult<'roster'>;
type Side = TableRow['a'];

/** "2–1"; empty without a score. */
export const scoreText = (score: GameScore | null): string =>
  score === null ? '' : `${score.a}–${score.b}${score.drawn > 0 ? `–${score.drawn}` : ''}`;

export const emptyBoard = (words: Words): Markup => html`<p class="nothing">${words.nothing}</p>`;

/** The pairings by table, then the byes. */
export const pairingsBoard = (
  event: Pick<EventView, 'phases'>,
  { key, tables, byes, multiplayer = [] }: PairingsView,
  words: Words,
): Markup => {
  if (tables.length + byes.length + multiplayer.length === 0) return emptyBoard(words);
  return html`<h1>${key === null ? '' : roundNamed(event, key, words)}</h1>
    <ol class="pairings">
      ${tables.map(
        ({ table, a, b, score }) =>
          html`<li>
            <b>${table}</b><span>${a.name}</span><i>${scoreText(score) || '–'}</i
            ><span>${b.name}</span>
          </li>`,
      )}
      ${multiplayer.map(
        ({ table, seats }) =>
          html`<li class="many">
            <b>${table}</b><span>${seats.map(({ name }) => name).join(' · ')}</span>
          </li>`,
      )}
      ${byes.map(({ name }) => html`<li class="many"><b>${words.bye}</b><span>${name}</span></li>`)}
    </ol>`;
};

const figure = (value: number, { unit, digits }: StandingsView['columns'][number]): string =>
  unit === 'percent' ? `${(value * 100).toFixed(digits)} %` : value.toFixed(digits);

/** The top of the standings, this many rows. */
export const standingsBoard = (
  { rows, columns: [first] }: StandingsView,
  words: Words,
  most: number,
): Markup =>
  rows.length === 0
    ? emptyBoard(words)
    : html`<ol class="standings">
        ${rows
          .slice(0, most)
          .map(
            ({ rank, name, points, record, tiebreaks }) =>
              html`<li>
                <b>${rank}</b><span>${name}</span><i>${record}</i
                ><i>${first === undefined ? '' : figure(tiebreaks[first.id] ?? 0, first)}</i
                ><em>${points}</em>
              </li>`,
          )}
      </ol>`;

const bracketSide = (side: Side | null, seed: number | null, isWinner: boolean): Markup =>
  html`<p class="${isWinner ? 'winner' : ''}">
    <b>${seed ?? ''}</b><span>${side?.name ?? ''}</span>
  </p>`;

export const bracketBoard = ({ rounds, champion }: BracketView, words: Words): Markup =>
  rounds.length === 0
    ? emptyBoard(words)
    : html`<div class="bracket">
        ${rounds.map(
          ({ matches }) =>
            html`<section>
              ${matches.map(
                ({ a, b, seedA, seedB, score, winner }) =>
                  html`<article>
                    ${bracketSide(a, seedA, winner === 'a')}
                    ${bracketSide(b, seedB, winner === 'b')}<i>${scoreText(score)}</i>
                  </article>`,
              )}
            </section>`,
        )}
        ${
          champion === null
            ? null
            : html`<section><article class="champion">${champion.name}</article></section>`
        }
      </div>`;

/** The clock of the round: the page counts down to this instant, or shows a paused clock. */
export const clockBoard = (event: EventView, words: Words): Markup => {
  const { rounds, status, name } = event;
  const round = rounds.at(-1);
  if (status !== 'running' || round === undefined)
    return html`<h1>${name}</h1>
      <p>${words.statuses[status]}</p>`;
  const { endsAt, remainingSeconds, completed, tables } = round;
  return html`<h1>${roundNamed(event, round, words)}</h1>
    <time
      class="clock"
      data-ends-at="${endsAt ?? ''}"
      data-remaining="${remainingSeconds ?? ''}"
      data-over="${words.timeUp}"
    ></time>
    <p>${round.state === 'paused' ? words.paused : words.settled(completed, tables)}</p>`;
};

/**
 * Counts down to the start of the tournament, or to `until`, an instant or a time of day where the
 * page is shown. While the tournament runs and `until` is not set, it shows the clock of the round.
 */
export const countdownBoard = (event: EventView, words: Words, until: string | null): Markup => {
  const end = until ?? (event.status === 'running' ? null : event.information?.startsAt);
  if (typeof end !== 'string' || (until === null && isOver(event))) return clockBoard(event, words);
  return html`<h1>${event.name}</h1>
    <time
      class="clock"
      data-hours
      data-ends-at="${end}"
      data-remaining=""
      data-over="${words.soon}"
    ></time>`;
};

/**
 * The two players at a table: names, records, score in games, leader and base once they are public,
 * and the life of their bases if somebody tracks it.
 */
export const nameTags = (
  { tables }: PairingsView,
  roster: Roster,
  {
    table,
    words,
    life,
  }: { readonly table: number; readonly words: Words; readonly life: Life | null },
): Markup => {
  const row = tables.find((each) => each.table === table);
  if (!row) return emptyBoard(words);
  const plays = ({ playerId }: Side): string => {
    const { leader, base } = roster.players.find((each) => each.playerId === playerId) ?? {};
    return [leader, base].filter((each) => typeof each === 'string').join(', ');
  };
  const tag = (name: 'a' | 'b', games: number | undefined): Markup =>
    html`<article>
      <strong>${row[name].name}</strong><span>${plays(row[name])}</span><i>${row[name].record}</i
      ><em>${games ?? ''}</em>${life === null ? null : html`<u>${life[name]}</u>`}
    </article>`;
  const score = row.score ?? row.report?.score;
  return html`<div class="tags">
    ${tag('a', score?.a)}<b>${words.table} ${table}</b>${tag('b', score?.b)}
  </div>`;
};

type NameOf = (cardId: string) => string;

/** The lists of the two players at a table, once lists are public. */
export const decksBoard = (
  { tables }: PairingsView,
  { players }: EventRecord,
  shown: { readonly table: number; readonly words: Words; readonly nameOf: NameOf },
): Markup => {
  const row = tables.find((each) => each.table === shown.table);
  const decks = [row?.a, row?.b].flatMap((side) => {
    const deck = players.find(({ playerId }) => playerId === side?.playerId)?.decks[0];
    return side && deck ? [{ name: side.name, deck }] : [];
  });
  if (decks.length === 0) return emptyBoard(shown.words);
  return html`<div class="decks">
    ${decks.map(
      ({ name, deck }) =>
        html`<section>
          <h2>${name}</h2>
          <p>${[...deck.leaders, ...deck.bases].map(({ id }) => shown.nameOf(id)).join(' · ')}</p>
          <ul>
            ${deck.main.map(({ id, count }) => html`<li><b>${count}</b> ${shown.nameOf(id)}</li>`)}
          </ul>
        </section>`,
    )}
  </div>`;
};

/** Leaders by number of players, as far as decks are public. */
export const metagameBoard = ({ players }: Roster, words: Words, most: number): Markup => {
  const leaders = leadersPlayed(players);
  if (leaders.length === 0) return emptyBoard(words);
  const all = leaders.reduce((sum, { count }) => sum + count, 0);
  return html`<ol class="metagame">
    ${leaders
      .slice(0, most)
      .map(({ leader, count }) => ({ leader, count, percent: Math.round((count * 100) / all) }))
      .map(
        ({ leader, count, percent }) =>
          html`<li>
            <b>${count}</b><span>${leader}</span><i>${percent} %</i>
            <div><div style="width:${percent}%"></div></div>
          </li>`,
      )}
  </ol>`;
};
