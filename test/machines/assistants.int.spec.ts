import path from 'node:path';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { commandDefinitions } from '#application';
import { seededRandom } from '#chance';
import type { ApiSession } from '#client';
import { commandNames, defaultSettings, queries, type TokenScope } from '#contracts';
import { createLogger, GracefulShutdown } from '#platform';
import { tokenOf } from '../../apps/api/test/machines.js';
import { openEvent, runningEvent, signedUp } from '../../apps/api/test/people.js';
import { startStaffedApi, type StaffedApi } from '../../apps/api/test/staffed-api.js';
import { exampleOf } from '../../apps/api/src/docs/example-of.js';
import { startWorker } from '../../apps/worker/src/worker.js';
import { Assistant } from './assistant.js';

const silent = createLogger('worker', { logLevel: 'silent' });
const shutdown = new GracefulShutdown(silent);
const patience = { timeout: 60_000, interval: 100 };
let staffed: StaffedApi;
let address: string;
beforeAll(async () => {
  staffed = await startStaffedApi();
  address = `${staffed.api.url}/api/mcp`;
});
afterAll(async () => {
  await shutdown.stop();
  await staffed?.api.stop();
});

const assistantOf = async (
  person: ApiSession,
  limits: Parameters<typeof tokenOf>[1] = {},
): Promise<Assistant> => Assistant.at(address, (await tokenOf(person, limits)).token);

describe('the tools of an assistant', () => {
  it('are the operations of the version, each with a schema that its example fits', async () => {
    const tools = await (await assistantOf(staffed.owner)).tools();
    const names = tools.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining([...commandNames]));
    const ajv = new Ajv2020({
      strict: false,
      formats: { date: true, 'date-time': true, email: true, uri: true },
    });
    for (const { name, inputSchema, annotations } of tools) {
      expect(name).toMatch(/^\w{1,64}$/);
      expect([name, ajv.validate(inputSchema, exampleOf(inputSchema))]).toEqual([name, true]);
      if (name in commandDefinitions) expect(annotations?.readOnlyHint).toBe(false);
    }
  });

  it('are those that its token may use, and of those the parts that are asked for', async () => {
    const named = async (assistant: Assistant) => (await assistant.tools()).map(({ name }) => name);
    const reader = await named(await assistantOf(staffed.owner, { access: 'read' }));
    expect(reader).toContain('standings');
    expect(reader.filter((name) => name in commandDefinitions)).toEqual([]);
    const scopes: TokenScope[] = ['players:write'];
    const desk = await named(await assistantOf(staffed.owner, { scopes }));
    expect(desk).toEqual(expect.arrayContaining(['RegisterPlayer', 'roster', 'readRule']));
    for (const name of ['StartEvent', 'RequestPairing', 'RuleResult', 'standings'])
      expect(desk).not.toContain(name);
    const { token } = await tokenOf(staffed.owner);
    const part = await named(await Assistant.at(`${address}?parts=judging`, token));
    expect(part).toContain('IssuePenalty');
    expect(part).not.toContain('StartEvent');
  });

  it('are refused with a token that is none, and cannot be pushed or found by another method', async () => {
    await expect(Assistant.at(address, 'conclave_nobody')).rejects.toThrow(/token\/unknown/);
    expect((await fetch(address)).status).toBe(405);
    const foreign = await fetch(address, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example.org', 'content-type': 'application/json' },
      body: '{}',
    });
    expect(foreign.status).toBe(403);
  });
});

describe('a judge who asks an assistant', () => {
  it('gets the number of the rule', async () => {
    const judge = await assistantOf(staffed.owner, { access: 'read', scopes: ['judging:read'] });
    const reasons = z.object({
      reasons: z.array(z.object({ code: z.string(), rule: z.object({ number: z.string() }) })),
    });
    const board = { leader: 'SOR_010', base: 'SOR_023', resources: 3 };
    expect(
      await judge.ask('explainPosition', { want: 'play', card: 'SOR_046', ...board }, reasons),
    ).toMatchObject({ reasons: [{ code: 'too-expensive', rule: { number: '8.1.1' } }] });
    const rule = z.object({ number: z.string(), says: z.array(z.string()) });
    expect((await judge.ask('readRule', { number: '7.5.11a' }, rule)).says).toHaveLength(2);
    expect(await judge.try('readRule', { number: '99.9.9' })).toMatchObject({
      isError: true,
      code: 'rulebook/no-such-rule',
    });
  });
});

describe('an organizer who speaks to an assistant', () => {
  it('runs a day of 32 players to the champion, over standard input and output', async () => {
    await startWorker({ ...staffed.api.configuration, logLevel: 'silent' }, silent, shutdown);
    const { token } = await tokenOf(staffed.owner);
    const desk = await Assistant.over(
      new StdioClientTransport({
        command: process.execPath,
        args: [path.resolve('apps/cli/bin/conclave.mjs'), 'mcp'],
        env: { CONCLAVE: staffed.api.url, TOKEN: token },
      }),
    );
    const { eventId = '' } = await desk.change('CreateEvent', {
      name: 'By speaking',
      date: '2026-11-21',
      venue: 'Hall',
      cap: 32,
      format: 'premier',
      settings: { ...defaultSettings, swissRounds: 5, cutSize: 8, deckRequired: false },
    });
    await desk.change('OpenRegistration', { eventId });
    for (let player = 1; player <= 32; player++)
      await desk.change('RegisterPlayer', { eventId, name: `Player ${player}` });
    await desk.change('CheckInAll', { eventId });
    await desk.change('StartEvent', { eventId });
    const event = async () => desk.ask('event', { eventId }, queries.event.result);
    let rounds = 0;
    for (;;) {
      const next = await nextRoundOf(event);
      if (next === null) break;
      rounds += 1;
      await desk.change('RequestPairing', { eventId, ...next, repair: false });
      const { phase, round } = next;
      const pairings = async () => desk.ask('pairings', { eventId }, queries.pairings.result);
      await expect
        .poll(async () => {
          const told = await pairings();
          return [told.key?.phase, told.key?.round, told.tables.length];
        }, patience)
        .toEqual([phase, round, phase === 0 ? 16 : 4 / 2 ** (round - 1)]);
      for (const { matchId } of (await pairings()).tables)
        await desk.change('RuleResult', { matchId, score: { a: 2, b: 0, drawn: 0 }, note: '' });
    }
    expect(rounds).toBe(8);
    await desk.change('FinishEvent', { eventId });
    const { status, champion } = await event();
    expect([status, champion?.name]).toEqual(['finished', expect.stringContaining('Player')]);
    await desk.client.close();
  });
});

/** Once the round before is closed by the server; null when none is to come. */
const nextRoundOf = async (
  event: () => Promise<z.output<typeof queries.event.result>>,
): Promise<{ phase: number; round: number; attempt: number } | null> => {
  await expect
    .poll(async () => {
      const { rounds, nextRound } = await event();
      return nextRound !== null || rounds.at(-1)?.state === 'completed';
    }, patience)
    .toBe(true);
  return (await event()).nextRound;
};

describe('what an assistant may not do', () => {
  it('it does not do, in 2,000 tries by a seed', async () => {
    const { api, connection, owner } = staffed;
    const { eventId, seats, tables } = await runningEvent(api, connection, owner, [
      'Ana',
      'Ben',
      'Cleo',
      'Dan',
    ]);
    const other = await openEvent(owner, { name: 'Another' });
    await api.settle();
    const ids: Readonly<Record<string, readonly string[]>> = {
      eventId: [eventId],
      playerId: seats.map(({ playerId }) => playerId),
      matchId: tables.map(({ matchId }) => matchId),
    };
    const stranger = await signedUp(connection, 'Sam');
    const all = await (await assistantOf(owner)).tools();
    const schemas = new Map(all.map(({ name, inputSchema }) => [name, inputSchema]));
    const ofEvent = commandNames.filter((name) => {
      const { grants } = commandDefinitions[name];
      const { properties = {} } = schemas.get(name) ?? {};
      const isOpen = grants.some((grant) => grant === 'anyone' || grant === 'account');
      return !isOpen && ('eventId' in properties || 'matchId' in properties);
    });
    const scopes: TokenScope[] = ['players:read', 'judging:write'];
    /** Who tries, and what none of it may be. */
    const tries: readonly (readonly [Assistant, readonly string[], string])[] = [
      [await assistantOf(stranger), ofEvent, eventId],
      [await assistantOf(owner, { access: 'read' }), [...commandNames], eventId],
      [await assistantOf(owner, { eventId: other }), ofEvent, eventId],
      [
        await assistantOf(owner, { scopes }),
        commandNames.filter((name) => commandDefinitions[name].token !== 'judging'),
        eventId,
      ],
      [await Assistant.at(address, null), ofEvent, eventId],
    ];
    const recorded = async (): Promise<unknown> =>
      (await api.pool.query('SELECT count(*) AS all FROM "events"')).rows[0];
    const before = await recorded();
    const random = seededRandom('forbidden acts');
    const pick = <T>(from: readonly T[]): T => from[random.below(from.length)] as T;
    const codes = new Map<string, number>();
    for (let n = 0; n < 2000; n++) {
      const [assistant, names] = pick(tries);
      const name = pick(names);
      const given = {
        ...(exampleOf(schemas.get(name) ?? {}) as Readonly<Record<string, unknown>>),
        ...Object.fromEntries(
          Object.entries(ids)
            .filter(([id]) => id in (schemas.get(name)?.properties ?? {}))
            .map(([id, known]) => [id, pick(known)]),
        ),
        ...(random.below(20) === 0 && { idempotencyKey: '../../../api/me/tokens' }),
        ...(random.below(20) === 0 && { matchId: '..' }),
      };
      const { isError, code, text } = await assistant.try(name, given);
      expect([name, isError, isError ? '' : text]).toEqual([name, true, '']);
      codes.set(code ?? '', (codes.get(code ?? '') ?? 0) + 1);
    }
    expect(await recorded()).toEqual(before);
    const byRights = [
      'token/read-only',
      'token/out-of-scope',
      'token/other-event',
      'policy/forbidden',
      'auth/required',
    ];
    const counted = byRights.reduce((sum, code) => sum + (codes.get(code) ?? 0), 0);
    expect([counted > 1500, Object.fromEntries(codes)]).toEqual([true, expect.anything()]);
  });
});
