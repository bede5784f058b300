// npm run kill-test: a whole event on two apis and two workers while processes are killed, PostgreSQL is restarted and Redis wiped.
import { parseArgs } from 'node:util';
import { build } from '../../infra/run/build.mjs';
import { apiKilledWhileReporting, calm, everythingAtOnce, postgresCrashed, postgresRestarted, redisWiped, workersKilledWhilePairing } from './assaults.js';
import { eventUnderFire } from './event-under-fire.js';

const { values } = parseArgs({ options: { players: { type: 'string', default: '48' }, seed: { type: 'string', default: '1' } } });
const players = Number(values.players);
if (!Number.isInteger(players) || players < 20 || players > 1024) {
  console.error('Usage: npm run kill-test -- [--players 20..1024] [--seed TEXT]');
  process.exit(1);
}

// The moments differ, because nobody knows which line of the worker is the bad one.
const moments = [0, 5, 15, 40, 100].map(workersKilledWhilePairing);
const assaults = [calm, ...moments, apiKilledWhileReporting(0), apiKilledWhileReporting(1), postgresRestarted, postgresCrashed, redisWiped, everythingAtOnce];

await build();
const began = performance.now();
const verdict = await eventUnderFire({ players, seed: values.seed, assaults, say: (line) => console.log(line) });
for (const fault of verdict.faults) console.error(`FAULT ${fault}`);
console.log(JSON.stringify({ players, rounds: assaults.length, ...verdict, faults: verdict.faults.length, seconds: Math.round((performance.now() - began) / 1000) }));
process.exitCode = verdict.faults.length === 0 ? 0 : 1;
