import { html } from '#platform';
import { beatText } from '../live/stream-hub.js';
import { ownPage, ownPolicy } from './own-page.js';

/**
 * Fills the stage and keeps it up to date: reloads the board when something has changed, and when
 * the server is back. The token for a private tournament is in the fragment (`#`), which browsers
 * do not send.
 */
const script = `
const [, , eventId, board] = location.pathname.split('/');
const search = new URLSearchParams(location.search);
const key = new URLSearchParams(location.hash.slice(1)).get('key');
const identity = key === null ? {} : { authorization: 'Bearer ' + key };
const stage = document.getElementById('stage');
for (const [name, value] of search)
  if (name.startsWith('--')) document.documentElement.style.setProperty(name, value);
let etag = null;
let aheadMs = 0;
const halfDayMs = 43200000;
const instantOf = (end) => {
  if (!/^\\d\\d:\\d\\d$/.test(end)) return Date.parse(end);
  const today = new Date().setHours(...end.split(':').map(Number), 0, 0);
  return today < Date.now() - halfDayMs ? today + 2 * halfDayMs : today;
};
const two = (number) => String(number).padStart(2, '0');
const written = (seconds, hours) => {
  const minutes = Math.floor(seconds / 60);
  const rest = ':' + two(seconds % 60);
  return hours && minutes > 59 ? Math.floor(minutes / 60) + ':' + two(minutes % 60) + rest : minutes + rest;
};
const tick = () => {
  for (const clock of document.querySelectorAll('.clock')) {
    const { endsAt, remaining, over, hours } = clock.dataset;
    if (endsAt === '' && remaining === '') continue;
    const seconds = endsAt === '' ? Number(remaining) : Math.ceil((instantOf(endsAt) - Date.now() - aheadMs) / 1000);
    const text = seconds <= 0 ? over : written(seconds, hours !== undefined);
    if (clock.textContent !== text) clock.textContent = text;
  }
};
const ask = async () => {
  const headers = etag === null ? identity : { ...identity, 'if-none-match': etag };
  const answer = await fetch('/api/v1/events/' + eventId + '/boards/' + board + location.search, { headers, credentials: 'omit' });
  if (answer.status === 200) {
    etag = answer.headers.get('etag');
    stage.innerHTML = await answer.text();
    stage.dataset.state = 'shown';
    tick();
  } else if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
    etag = null;
    stage.textContent = '';
    stage.dataset.state = 'refused';
  }
};
const beat = ${JSON.stringify(beatText)};
const hear = async (path, told) => {
  const answer = await fetch(path, { headers: identity, credentials: 'omit' });
  if (!answer.ok) throw new Error(String(answer.status));
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const news = value.replaceAll(beat, '');
    if (news !== '') await told(news);
  }
};
let match = null;
const followMatch = () => {
  const shown = stage.querySelector('[data-match]')?.dataset.match ?? null;
  if (shown === null || shown === match) return;
  match = shown;
  hear('/api/v1/tables/' + shown + '/live?delay=' + (search.get('delay') ?? 0), () => shown === match && ask())
    .catch(() => undefined)
    .then(() => pause(1000))
    .then(() => {
      if (match !== shown) return;
      match = null;
      return ask().then(followMatch);
    })
    .catch(() => undefined);
};
const follow = () =>
  hear('/api/v1/live?eventId=' + eventId, async (value) => {
    const time = /"serverTime":"([^"]+)"/.exec(value);
    if (time) aheadMs = Date.parse(time[1]) - Date.now();
    await ask();
    followMatch();
  });
const pause = (ms) => new Promise((wake) => setTimeout(wake, ms));
setInterval(tick, 250);
const again = async (listen) => {
  for (;;) {
    await listen().catch(() => undefined);
    await pause(1000 + Math.random() * 1000);
  }
};
again(() => ask().then(follow));
if (board === 'table') again(() => hear('/api/v1/events/' + eventId + '/lives', ask));
`;

const style = `
:root { --ink: #f4f6fb; --dim: #aab4c8; --accent: #ffd166; --plate: rgb(10 16 30 / 82%); --ground: transparent; --letters: system-ui, sans-serif; --size: 34px; }
.embed { --ink: #16202e; --dim: #5b6778; --accent: #8a5a00; --plate: #f2f4f8; --ground: #fff; --size: 16px; }
@media (prefers-color-scheme: dark) { .embed { --ink: #f4f6fb; --dim: #aab4c8; --accent: #ffd166; --plate: #1b2536; --ground: #101826; } }
* { box-sizing: border-box; margin: 0; padding: 0; }
html, body { background: var(--ground); color: var(--ink); font: 600 var(--size)/1.25 var(--letters); }
.overlay { width: 1920px; height: 1080px; overflow: hidden; }
#stage { padding: 1em; }
h1 { font-size: 1.3em; margin-bottom: .4em; color: var(--accent); }
ol, ul { list-style: none; }
i, em { font-style: normal; }
i { color: var(--dim); }
em { color: var(--accent); font-weight: 800; }
.overlay h1, .overlay #stage > p { display: inline-block; background: var(--plate); padding: .1em .5em; border-radius: .25em; }
li, article { background: var(--plate); border-radius: .25em; padding: .2em .6em; margin-bottom: .2em; }
span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.pairings { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(26em, 100%), 1fr)); gap: 0 .5em; }
.pairings li { display: grid; grid-template-columns: 1.5em minmax(0, 1fr) 2.2em minmax(0, 1fr); gap: .4em; }
.overlay .pairings { font-size: .92em; }
.pairings li > i { text-align: center; white-space: nowrap; }
.pairings li span:last-child { text-align: right; }
.pairings .many { grid-template-columns: 2.2em minmax(0, 1fr); }
.pairings .many span:last-child { text-align: left; }
.standings li { display: grid; grid-template-columns: 2em 1fr 5em 5em 2em; gap: .5em; max-width: 34em; }
.standings em { text-align: right; }
.bracket { display: flex; gap: .8em; }
.bracket section { display: flex; flex: 1 1 0; min-width: 0; flex-direction: column; justify-content: space-around; gap: .3em; }
.bracket article { position: relative; padding-right: 3em; }
.bracket p { display: grid; grid-template-columns: 1.6em 1fr; min-height: 1.25em; }
.bracket p b { color: var(--dim); }
.bracket .winner span { color: var(--accent); }
.bracket article > i { position: absolute; right: .5em; top: 50%; transform: translateY(-50%); }
.bracket .champion { color: var(--accent); font-size: 1.3em; padding-right: .6em; text-align: center; }
.clock { display: table; margin-bottom: .08em; font-size: 4em; font-variant-numeric: tabular-nums; background: var(--plate); padding: 0 .3em; border-radius: .15em; }
.tags { display: grid; grid-template-columns: 1fr auto 1fr; gap: 1em; align-items: end; }
.overlay .tags { position: absolute; left: 1em; right: 1em; bottom: 1em; }
.tags > b { background: var(--plate); color: var(--dim); padding: .2em .6em; border-radius: .25em; margin-bottom: .2em; }
.tags article { display: grid; grid-template-columns: 1fr auto; gap: 0 .6em; }
.tags strong { font-size: 1.3em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.tags article span { grid-row: 2; color: var(--dim); }
.tags article i { grid-row: 2; }
.tags em { grid-column: 2; grid-row: 1; font-size: 1.3em; }
.tags u { grid-column: 3; grid-row: 1 / 3; align-self: center; font-size: 2.4em; text-decoration: none; font-variant-numeric: tabular-nums; }
.tags article { grid-template-columns: 1fr auto auto; }
.table { display: grid; gap: .3em; font-size: .72em; }
.table section { background: var(--plate); border-radius: .3em; padding: .3em .8em; border-left: .25em solid transparent; }
.table .active { border-left-color: var(--accent); }
.table header { display: grid; grid-template-columns: auto auto 1fr auto; gap: .6em; align-items: baseline; }
.table header strong { font-size: 1.4em; }
.table .life { font-size: 2em; font-variant-numeric: tabular-nums; }
.table .leaders { display: flex; gap: 1em; }
.table .arenas { display: grid; grid-template-columns: 1fr 1fr; gap: .3em 1em; min-height: 5em; align-content: start; }
.table .arena li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: .5em; background: none; padding: 0 .3em; margin: 0; }
.table .arena i { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 400; }
.table .led span { color: var(--accent); }
.table .spent { opacity: .55; }
.table .hand { display: flex; gap: .8em; overflow: hidden; color: var(--dim); }
.table .turn { justify-self: center; background: var(--plate); padding: 0 .6em; border-radius: .25em; }
.decks { display: flex; gap: 1em; font-size: .72em; }
.decks section { flex: 1 1 0; min-width: 0; background: var(--plate); border-radius: .3em; padding: .5em .8em; }
.decks li { background: none; padding: 0; margin: 0; break-inside: avoid; }
.decks ul { columns: 2; }
.metagame li { display: grid; grid-template-columns: 2em 1fr 4em; gap: 0 .5em; max-width: 30em; }
.metagame i { text-align: right; }
.metagame div { grid-column: 1 / -1; height: .4em; margin: .1em 0 .2em; border-radius: .2em; background: rgb(128 128 128 / 30%); }
.metagame div div { height: 100%; margin: 0; background: var(--accent); }
`;

/**
 * A page without data of any tournament: its script loads the board with the rights of the person
 * who opens it.
 */
export const framePage = (kind: 'overlay' | 'embed'): string =>
  ownPage({
    ...{ lang: 'en', title: 'Conclave', kind, style, script },
    body: html`<main id="stage"></main>`,
  });

/** Any site may embed an embed page, and none an overlay. */
export const framePolicy = (kind: 'overlay' | 'embed'): string =>
  ownPolicy({ script, framedBy: kind === 'embed' ? '*' : "'none'" });
