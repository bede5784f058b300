import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiSession, Connection } from '#client';
import { openEvent, runningEvent, signedUp, visitor } from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';

/** What only staff may read: the judge's note on a penalty, and their colleagues' accounts. */
const judgesNote = 'seen looking at the top card';
/** What players and judges wrote to each other: only for staff and those concerned. */
const words = {
  dispute: 'I had lethal before time was called',
  ruling: 'the attack was declared in time',
  call: 'a question about timing',
  extension: 'a drink was spilt over the table',
};

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
let askers: readonly (readonly [name: string, session: ApiSession])[];
let questions: readonly string[];
/** The two players for whom a judge has ruled. */
let ruledUpon: readonly ApiSession[];
let ruledMatch: string;
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
  const { eventId, seats, tables } = await runningEvent(api, connection, owner, [
    'Ana',
    'Ben',
    'Cleo',
    'Dan',
  ]);
  const [ana, ben] = seats;
  if (!ana || !ben) throw new Error('nobody is seated');
  const table = tables.find(({ a, b }) => a === ana.playerId || b === ana.playerId);
  if (!table) throw new Error('Ana has no table');
  await owner.command('IssuePenalty', {
    eventId,
    playerId: ana.playerId,
    level: 'warning',
    infraction: 'other',
    note: judgesNote,
  });
  await ana.session.command('CallJudge', {
    eventId,
    playerId: ana.playerId,
    note: words.call,
  });
  await ana.session.command('ReportResult', {
    matchId: table.matchId,
    score: { a: 2, b: 1, drawn: 0 },
  });
  const opponent = seats.find(
    ({ playerId }) => playerId === (table.a === ana.playerId ? table.b : table.a),
  );
  await opponent?.session.command('DisputeResult', {
    matchId: table.matchId,
    claim: null,
    note: words.dispute,
  });
  await owner.command('ExtendTime', {
    matchId: table.matchId,
    seconds: 120,
    reason: words.extension,
  });
  const other = tables.find((each) => each !== table);
  if (!other) throw new Error('there is one table only');
  await owner.command('RuleResult', {
    matchId: other.matchId,
    score: { a: 2, b: 0, drawn: 0 },
    note: words.ruling,
  });
  ruledMatch = other.matchId;
  ruledUpon = seats.flatMap(({ playerId, session }) =>
    playerId === other.a || playerId === other.b ? [session] : [],
  );
  askers = [
    ['owner', owner],
    ['Ana', ana.session],
    ['Ben', ben.session],
    ['an account without a part', await signedUp(connection, 'Paul')],
    ['visitor', visitor(connection)],
  ];
  const ofEvent = [
    'event',
    'roster',
    'pairings',
    'standings',
    'cutChances',
    'bracket',
    'mySeat',
    'judgeCalls',
    'corrections',
    'story',
    'pods',
    'moment',
  ].map((name) => `${name}?eventId=${eventId}`);
  questions = [
    ...ofEvent,
    ...[ana, ben].map(({ playerId }) => `deck?eventId=${eventId}&playerId=${playerId}`),
    ...tables.map(({ matchId }) => `match?matchId=${matchId}`),
    'publicEvents',
    'myEvents',
  ];
});
afterAll(() => api?.stop());

/**
 * Asks like a browser and decompresses the answer. Omits the models' position, which changes by
 * itself.
 */
const ask = async (session: ApiSession, question: string, encoding: string): Promise<string> => {
  const answer = await fetch(`${api.url}/api/queries/${question}`, {
    headers: { ...session.identity(), 'accept-encoding': encoding },
  });
  return `${answer.status} ${(await answer.text()).replaceAll(/"(position|correlationId)":("[^"]*"|\d+)/g, '')}`;
};

/** Invalidates everything that was cached. */
const startAfresh = async (): Promise<void> => {
  await openEvent(owner, { name: 'Another day' });
  await api.settle();
};

describe('answers that are shared', () => {
  it('are the same for each asker whoever has asked before them, however they are packed', async () => {
    const alone = new Map<string, string>();
    for (const [name, session] of askers) {
      await startAfresh();
      for (const question of questions)
        if (question !== 'myEvents' && question !== 'publicEvents')
          alone.set(`${name} ${question}`, await ask(session, question, 'identity'));
    }
    for (const order of [askers, [...askers].reverse()]) {
      await startAfresh();
      for (const encoding of ['br', 'gzip', 'identity']) {
        for (const [name, session] of order) {
          for (const question of questions) {
            const answer = await ask(session, question, encoding);
            const expected = alone.get(`${name} ${question}`);
            if (expected !== undefined)
              expect([name, question, answer]).toEqual([name, question, expected]);
          }
        }
      }
    }
  });

  it("never show the staff's knowledge to others after the staff have asked", async () => {
    const { account } = await owner.me();
    const secrets = [judgesNote, account?.id ?? 'nobody'];
    await startAfresh();
    const [, ...others] = askers;
    for (const encoding of ['identity', 'br']) {
      const told = await Promise.all(questions.map((question) => ask(owner, question, encoding)));
      for (const secret of secrets)
        expect(told.some((answer) => answer.includes(secret))).toBe(true);
      for (const [name, session] of others) {
        const answers = await Promise.all(
          questions.map((question) => ask(session, question, encoding)),
        );
        for (const secret of secrets)
          expect([name, answers.filter((answer) => answer.includes(secret))]).toEqual([name, []]);
      }
    }
  });

  it('tell the two at the table why a judge ruled so', async () => {
    const own = questions.filter((question) => question.startsWith('mySeat'));
    expect([own.length, ruledUpon.length]).toEqual([1, 2]);
    for (const session of ruledUpon) {
      expect(await ask(session, own[0] ?? '', 'identity')).toContain(words.ruling);
      const { row } = await session.query('match', { matchId: ruledMatch });
      expect(row.ruling).toBe(words.ruling);
    }
  });

  it('never show what players and judges wrote to each other to those who have no part in it', async () => {
    await startAfresh();
    const told = await Promise.all(questions.map((question) => ask(owner, question, 'identity')));
    for (const said of Object.values(words))
      expect(told.some((answer) => answer.includes(said))).toBe(true);
    const outsiders = askers.filter(
      ([name]) => name === 'visitor' || name.startsWith('an account'),
    );
    expect(outsiders).toHaveLength(2);
    for (const [name, session] of outsiders) {
      const answers = await Promise.all(
        questions.map((question) => ask(session, question, 'identity')),
      );
      const heard = answers.filter((answer) =>
        Object.values(words).some((said) => answer.includes(said)),
      );
      expect([name, heard]).toEqual([name, []]);
    }
  });
});
