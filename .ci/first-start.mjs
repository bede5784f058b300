// `npm start` as a newcomer runs it: succeeds once the page behind
// the printed address has answered and Ctrl-C has ended everything.
import { spawn } from 'node:child_process';

const WITHIN_MS = 15 * 60_000;
const begun = performance.now();
const child = spawn('npm', ['start'], {
  detached: true,
  stdio: ['ignore', 'pipe', 'pipe'],
});
let output = '';
const ended = new Promise((resolve) => child.once('close', resolve));
const addressPrinted = new Promise((resolve) => {
  const read = (text) => {
    process.stdout.write(text);
    output += text;
    const address = /Conclave runs at (\S+)/.exec(output)?.[1];
    if (address !== undefined) resolve(address);
  };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', read);
});

/** What Ctrl-C does on a terminal: the signal goes to the whole group. */
const interrupt = () => process.kill(-child.pid, 'SIGINT');

const tooLate = setTimeout(() => {
  console.error('npm start printed no address in time');
  interrupt();
}, WITHIN_MS);
const address = await Promise.race([addressPrinted, ended]);
clearTimeout(tooLate);
if (typeof address !== 'string') throw new Error('npm start ended before it printed an address');

const page = await fetch(address);
const ready = await fetch(new URL('/ready', address));
const seconds = Math.round((performance.now() - begun) / 1000);
interrupt();
await ended;
if (!page.ok || !(await page.text()).includes('<div id="root">'))
  throw new Error(`${address} answered ${page.status}, not the page`);
if (!ready.ok) throw new Error(`${address}/ready answered ${ready.status}`);
console.log(`The page and /ready answered after ${seconds} s; Ctrl-C ended everything.`);
