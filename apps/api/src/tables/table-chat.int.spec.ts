import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiSession, Connection } from '#client';
import { type TableChat, tableChat } from '#contracts';
import { codeOf } from '../../test/answers.js';
import { searchedForHiddenCards } from '../../test/hidden-cards.js';
import { drawKnownSeeds } from '../../test/known-seeds.js';
import { LiveReader } from '../../test/live-reader.js';
import { visitor } from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';
import { lookAt, seatedTable } from '../../test/tables.js';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
  drawKnownSeeds(api, 'table chat');
});
afterAll(() => api?.stop());

const read = async (session: ApiSession, matchId: string): Promise<TableChat> =>
  tableChat.parse(JSON.parse(await session.get(`/api/tables/${matchId}/chat`)));
const wordsOf = ({ messages }: TableChat) => messages.map(({ text, phrase }) => text ?? phrase);
const finish = async (eventId: string, matchId: string): Promise<void> => {
  await owner.command('CancelEvent', { eventId, reason: `Enough of ${matchId}` });
  await api.settle();
};

describe('the chat at a table', () => {
  it('is written and read by the two players, read by staff, and by nobody else', async () => {
    const { matchId, a, b } = await seatedTable(api, connection, owner);
    const onlooker = visitor(connection);
    const line = await LiveReader.openAt(b.session, `/api/tables/${matchId}/live`);
    const deaf = await LiveReader.openAt(onlooker, `/api/tables/${matchId}/live`);
    await a.session.command('SendMessage', { matchId, text: '  Hi \n  there ' });
    await b.session.command('SendPhrase', { matchId, phrase: 'hello' });
    await expect.poll(() => line.heard).toContain('event: chat\ndata: {"version":2}');
    expect(deaf.heard).not.toContain('event: chat');
    line.close();
    deaf.close();
    for (const session of [a.session, b.session, owner])
      expect(wordsOf(await read(session, matchId))).toEqual(['Hi there', 'hello']);
    expect((await lookAt(a.session, matchId)).chat).toBe('write');
    expect((await lookAt(owner, matchId)).chat).toBe('read');
    expect((await lookAt(onlooker, matchId)).chat).toBeNull();
    expect(await codeOf(read(onlooker, matchId))).toBe('policy/forbidden');
    expect(await codeOf(owner.command('SendMessage', { matchId, text: 'Hush' }))).toBe(
      'policy/forbidden',
    );
    expect(await codeOf(onlooker.command('SendMessage', { matchId, text: 'Me' }))).toBe(
      'auth/required',
    );
  });

  it('takes nothing that cannot be seen or is too long, and no flood', async () => {
    const { matchId, a } = await seatedTable(api, connection, owner);
    const say = (text: string) => codeOf(a.session.command('SendMessage', { matchId, text }));
    for (const text of ['', ' \n ', 'left\u202eright', 'no\u200bspace', 'x'.repeat(281)])
      expect([text, await say(text)]).toEqual([text, 'request/malformed']);
    const answers: string[] = [];
    for (let n = 0; n < 6; n += 1) answers.push(await say(`message ${n}`));
    expect(answers.slice(0, 4)).toEqual(['accepted', 'accepted', 'accepted', 'accepted']);
    expect(answers).toContain('chat/too-fast');
  });

  it('is hidden from whoever mutes it and closed to whoever is blocked; staff still read all', async () => {
    const { matchId, a, b } = await seatedTable(api, connection, owner);
    await b.session.command('SendMessage', { matchId, text: 'Bad words' });
    await a.session.command('SetChatReception', { matchId, reception: 'muted' });
    expect(await read(a.session, matchId)).toMatchObject({ messages: [], reception: 'muted' });
    expect(await codeOf(b.session.command('SendMessage', { matchId, text: 'More' }))).toBe(
      'accepted',
    );
    await a.session.command('SetChatReception', { matchId, reception: 'blocked' });
    expect(await codeOf(b.session.command('SendMessage', { matchId, text: 'Yet more' }))).toBe(
      'chat/blocked',
    );
    expect((await read(b.session, matchId)).blocked).toBe(true);
    expect(wordsOf(await read(owner, matchId))).toEqual(['Bad words', 'More']);
    await a.session.command('SetChatReception', { matchId, reception: 'open' });
    expect(wordsOf(await read(a.session, matchId))).toEqual(['Bad words', 'More']);
  });

  it('is closed by the organizer for one event; staff still read what was written', async () => {
    const { eventId, matchId, a } = await seatedTable(api, connection, owner);
    await a.session.command('SendPhrase', { matchId, phrase: 'hello' });
    const { settings } = await owner.query('event', { eventId });
    await owner.command('ChangeSettings', { eventId, settings: { ...settings, tableChat: false } });
    expect(await codeOf(a.session.command('SendPhrase', { matchId, phrase: 'back' }))).toBe(
      'chat/closed',
    );
    await expect.poll(async () => (await lookAt(a.session, matchId)).chat).toBeNull();
    expect(wordsOf(await read(owner, matchId))).toEqual(['hello']);
  });

  it('is stored sealed, gone with either person, and ends with the event', async () => {
    const { eventId, matchId, a, b } = await seatedTable(api, connection, owner);
    await a.session.command('SendMessage', { matchId, text: 'Ben was here' });
    const stored = await api.pool.query<{ data: object }>(
      'SELECT data FROM events WHERE stream_id = $1',
      [`chat-${matchId}`],
    );
    expect(stored.rows).toHaveLength(1);
    expect(JSON.stringify(stored.rows)).not.toContain('Ben was here');
    await finish(eventId, matchId);
    expect(await codeOf(a.session.command('SendMessage', { matchId, text: 'Late' }))).toBe(
      'tournament/cancelled',
    );
    const file = await owner.get(`/api/events/${eventId}/export`);
    expect(file).toContain('Ben was here');
    await owner.command('ErasePlayer', { eventId, playerId: b.playerId });
    expect(wordsOf(await read(a.session, matchId))).toEqual(['']);
    expect(await owner.get(`/api/events/${eventId}/export`)).not.toContain('Ben was here');
  });

  it('of a match of no event belongs to its two players, and shows no hidden card to anybody', async () => {
    const [ana, ben, cleo] = [visitor(connection), visitor(connection), visitor(connection)];
    const asked = {
      deck: { kind: 'starter', name: 'luke' },
      name: 'Ana',
      format: 'premier',
      bestOf: 1,
      listed: false,
    } as const;
    const matchId = (await ana.command('OpenFreeMatch', asked)).ids['matchId'] ?? '';
    const deck = { kind: 'starter', name: 'vader' } as const;
    await ben.command('JoinFreeMatch', { matchId, deck, name: 'Ben' });
    await ana.command('SendMessage', { matchId, text: 'Good luck' });
    expect(wordsOf(await read(ben, matchId))).toEqual(['Good luck']);
    expect(await codeOf(read(cleo, matchId))).toBe('policy/forbidden');
    expect(await codeOf(cleo.command('SendMessage', { matchId, text: 'Me too' }))).toBe(
      'policy/forbidden',
    );
    await searchedForHiddenCards(
      api,
      { matchId, a: { session: ana }, b: { session: ben } },
      {
        onlooker: cleo,
        seed: 5,
        most: 60,
        also: (session) => session.get(`/api/tables/${matchId}/chat`),
      },
    );
  });
});
