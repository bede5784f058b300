import { html, type Markup } from '#platform';
import { ownPage, ownPolicy } from './own-page.js';
import type { Words } from './words.js';

/**
 * Updates the phone at once and sends the new state to the server a moment later, repeatedly until
 * it arrives. Starts anew when the table is paired anew.
 */
const script = `
const [, , eventId, number] = location.pathname.split('/');
const base = '/api/v1/events/' + eventId + '/lives/';
const say = document.getElementById('say');
const { staffOnly, notSent, nothing } = say.dataset;
const full = 30;
const sides = ['a', 'b'];
let match = null;
let life = { a: full, b: full };
let timer = null;
const show = () => {
  for (const side of sides) document.getElementById(side).textContent = life[side];
};
const send = async () => {
  timer = null;
  const told = JSON.stringify(life);
  try {
    const answer = await fetch(base + match, { method: 'POST', headers: { 'content-type': 'application/json' }, body: told });
    if (answer.status === 401 || answer.status === 403) return void (say.textContent = staffOnly);
    if (!answer.ok) throw new Error(String(answer.status));
    say.textContent = '';
    if (told !== JSON.stringify(life)) later(250);
  } catch {
    say.textContent = notSent;
    later(2000);
  }
};
const later = (ms) => { timer ??= setTimeout(send, ms); };
const set = (next) => {
  if (match === null) return;
  life = next;
  show();
  later(250);
};
for (const button of document.querySelectorAll('[data-by]'))
  button.onclick = () => {
    const { side, by } = button.dataset;
    set({ ...life, [side]: Math.max(0, Math.min(99, life[side] + Number(by))) });
  };
document.getElementById('again').onclick = () => set({ a: full, b: full });
const look = async () => {
  const answer = await fetch('/api/v1/queries/pairings?eventId=' + eventId);
  if (!answer.ok) return void (say.textContent = answer.status === 401 || answer.status === 403 ? staffOnly : notSent);
  const { tables } = await answer.json();
  const row = tables.find(({ table }) => String(table) === number);
  if (!row) return void (say.textContent = nothing);
  if (row.matchId === match) return;
  const kept = await (await fetch(base + row.matchId)).json();
  match = row.matchId;
  life = kept ?? { a: full, b: full };
  say.textContent = '';
  for (const side of sides) {
    document.getElementById('name-' + side).textContent = row[side].name;
    for (const button of document.querySelectorAll('[data-side=' + side + ']'))
      button.setAttribute('aria-label', row[side].name + ': ' + button.textContent.trim());
  }
  show();
};
const awake = () => navigator.wakeLock?.request('screen').catch(() => undefined);
document.addEventListener('visibilitychange', () => document.hidden || awake());
awake();
const asked = () => look().catch(() => { say.textContent = notSent; });
asked();
setInterval(asked, 15000);
`;

const style = `
:root { color-scheme: light dark; --ground: light-dark(#fff, #101826); --ink: light-dark(#16202e, #f4f6fb); --plate: light-dark(#eef1f6, #1b2536); --accent: light-dark(#8a5a00, #ffd166); }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100dvh; display: flex; flex-direction: column; gap: 12px; padding: 12px; background: var(--ground); color: var(--ink); font: 600 18px/1.3 system-ui, sans-serif; }
h1 { font-size: 20px; }
main { flex: 1; display: grid; gap: 12px; grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr)); }
section { display: flex; flex-direction: column; justify-content: center; gap: 8px; padding: 12px; background: var(--plate); border-radius: 8px; text-align: center; }
h2 { font-size: 20px; overflow-wrap: anywhere; }
output { font-size: 72px; line-height: 1; color: var(--accent); font-variant-numeric: tabular-nums; }
div { display: grid; grid-template-columns: repeat(4, 1fr); gap: 8px; }
button { min-height: 64px; font: inherit; font-size: 22px; color: inherit; background: var(--ground); border: 1px solid currentColor; border-radius: 8px; touch-action: manipulation; }
#again { min-height: 48px; font-size: 18px; }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
#say { min-height: 1.3em; }
`;

const steps = ['−5', '−1', '+1', '+5'] as const;

const side = (name: 'a' | 'b'): Markup =>
  html`<section>
    <h2 id="name-${name}">…</h2>
    <output id="${name}" aria-live="polite">–</output>
    <div>
      ${steps.map(
        (step) =>
          html`<button type="button" data-side="${name}" data-by="${step.replace('−', '-')}">
            ${step}
          </button>`,
      )}
    </div>
  </section>`;

export const casterPage = (lang: string, words: Words): string => {
  const { staffOnly, notSent, nothing, life, bothFull } = words;
  return ownPage({
    ...{ lang, title: `${life} · Conclave`, style, script },
    body: html`<h1>${life}</h1>
      <main>${side('a')}${side('b')}</main>
      <p
        id="say"
        role="status"
        data-staff-only="${staffOnly}"
        data-not-sent="${notSent}"
        data-nothing="${nothing}"
      ></p>
      <button type="button" id="again">${bothFull}</button>`,
  });
};

export const casterPolicy = ownPolicy({ script });
