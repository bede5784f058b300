import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ApiSession, Chance } from '#client';
import { auditFile } from '../../apps/cli/src/audit.js';
import type { Say } from '../../apps/cli/src/command-line/verb.js';
import type { Attackers } from './attackers.js';
import type { AnswerCheck } from './answer-check.js';
import type { Operation } from './operations.js';
import type { PreparedEvents } from './prepared-events.js';
import { type Json, mutate } from './schema-values.js';

export interface Siege {
  readonly url: string;
  readonly operations: readonly Operation[];
  readonly attackers: Attackers;
  readonly preparedEvents: PreparedEvents;
  readonly answerCheck: AnswerCheck;
  readonly chance: Chance;
  readonly recipient: string;
  readonly say: Say;
}

const isClean = async (text: string, key: string, lines: string[]): Promise<boolean> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'conclave-attack-'));
  try {
    const file = path.join(folder, 'event.json');
    writeFileSync(file, text);
    return await auditFile(file, (line) => lines.push(line), { key });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Files of an event with one value changed: the audit must detect each. Returns the number of files
 * tried.
 */
export const tryPublicFiles = async (
  { attackers, preparedEvents, answerCheck, chance, url }: Siege,
  count: number,
): Promise<number> => {
  const key = (await (await fetch(`${url}/.well-known/conclave-key`)).text()).trim();
  const eventId = preparedEvents.at('finished').ids['eventId']?.[0] ?? '';
  const text = await attackers.people.visitor.get(`/api/events/${eventId}/export`);
  const said: string[] = [];
  if (!(await isClean(text, key, said)))
    answerCheck.findings.note('honest file refused', 'audit', said.join(' | '));
  const honest = JSON.parse(text) as Json;
  for (let made = 0; made < count; made += 1) {
    const forged = JSON.stringify(mutate(honest, chance));
    if (forged === JSON.stringify(honest)) continue;
    const lines: string[] = [];
    const clean = await isClean(forged, key, lines).catch(() => false);
    if (clean)
      answerCheck.findings.note('forged file believed', 'audit', differenceOf(text, forged));
  }
  return count;
};

const differenceOf = (honest: string, forged: string): string => {
  let at = 0;
  while (at < honest.length && honest[at] === forged[at]) at += 1;
  return `${honest.slice(Math.max(0, at - 60), at + 60)} => ${forged.slice(Math.max(0, at - 60), at + 60)}`;
};

const handoverOf = async (
  owner: ApiSession,
  preparedEvents: PreparedEvents,
  recipient: string,
): Promise<string> => {
  const eventId = preparedEvents.at('paired').ids['eventId']?.[0] ?? '';
  await owner.command('HandOverEvent', { eventId, recipient });
  const text = await owner.get(`/api/events/${eventId}/handover`);
  // Gets a different id, so that it is not refused as an event that already exists.
  return text.replaceAll(eventId, `${eventId.slice(0, -4)}0000`);
};

/** Large meaningless content, up to the size limit of the server. */
const shapeless = (): readonly string[] => [
  '[]',
  'null',
  '{"format":"conclave-handover"}',
  `{"format":"conclave-handover","version":1,"events":[${'{},'.repeat(400_000)}{}]}`,
  `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
  `{"events":"${'A'.repeat(20_000_000)}"}`,
  `{${Array.from({ length: 100_000 }, (_, n) => `"m${n}":${n}`).join(',')}}`,
];

/**
 * Forged handover files: none may be accepted, and none may keep others waiting. Returns the number
 * of files sent.
 */
export const tryHandoverFiles = async (campaign: Siege, count: number): Promise<number> => {
  const { attackers, preparedEvents, answerCheck, chance, operations, recipient, url } = campaign;
  const gate = operations.find(({ path }) => path === '/api/events/import');
  if (!gate) throw new Error('the document has no import');
  const honest = JSON.parse(
    await handoverOf(attackers.people.owner, preparedEvents, recipient),
  ) as Json;
  const texts = [
    ...shapeless(),
    JSON.stringify(honest),
    ...Array.from({ length: count }, () => JSON.stringify(mutate(honest, chance))),
  ];
  const headers = { ...attackers.headersOf('account'), 'content-type': 'application/json' };
  for (const text of texts) {
    const sent = { method: 'POST', target: gate.path, headers, body: text } as const;
    const [{ status }] = await Promise.all([
      answerCheck.send(sent, gate),
      tryOthers(url, answerCheck),
    ]);
    if (status >= 200 && status < 300)
      answerCheck.findings.note('forged file taken', gate.key, text.slice(0, 300));
  }
  return texts.length;
};

const tryOthers = async (url: string, { findings }: AnswerCheck): Promise<void> => {
  const began = performance.now();
  await fetch(`${url}/health`).catch((error: Error) =>
    findings.note('no answer', 'GET /health', error.message),
  );
  const ms = Math.round(performance.now() - began);
  if (ms > 5_000) findings.note('others kept waiting', 'GET /health', `${ms} ms`);
};
