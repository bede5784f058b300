// Stays beside a process that starts servers for tests. However that one ends, also by
// SIGKILL, the pipe between them closes: what it left running is stopped then, and its folder
// removed. Told by lines: the identities of processes that are in no file of the folder.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { discardPostgres } from '../../infra/run/postgres.mjs';
import { stopProcess } from '../../infra/run/processes.mjs';
import { stopLeftoverRedis } from '../../infra/run/redis.mjs';

const AT_ONCE = [['SIGKILL', 5_000]];

const folder = process.argv[2];
const others = [];
for await (const line of createInterface({ input: process.stdin })) others.push(JSON.parse(line));
await Promise.all(others.map((identity) => stopProcess(identity, AT_ONCE)));
await discardPostgres(path.join(folder, 'postgres'));
await stopLeftoverRedis(path.join(folder, 'redis'));
rmSync(folder, { recursive: true, force: true });
