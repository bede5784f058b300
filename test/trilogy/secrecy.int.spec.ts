import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiFailure } from '#client';
import { commitmentTo, type JsonObject, PostgresSealedSecrets } from '#event-store';
import { everyDoor } from '../../apps/api/test/every-door.js';
import type { RunningApi } from '../../apps/api/test/running-api.js';
import { LiveReader } from '../../apps/api/test/live-reader.js';
import { outcomeOf, startApi, TrilogyRoom } from './trilogy-room.js';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

type Deck = 0 | 1 | 2;
type Texts = Readonly<Record<string, string>>;

/** Of the list of all events the others are taken out: there are more of them each time. */
const ownOf = (room: TrilogyRoom, door: string, text: string): string => {
  if (!door.startsWith('/api/queries/publicEvents')) return text;
  return JSON.stringify(
    (JSON.parse(text) as { events: { eventId: string }[] }).events.filter(
      ({ eventId }) => eventId === room.eventId,
    ),
  );
};

/**
 * A picture of an address, proofs over hashes, and files that write
 * the event's record once more with ids in an order drawn by lot.
 */
const saysNothingOfItsOwn = (door: string): boolean => /\/qr\.svg|\/log\/|\/files\//.test(door);

/**
 * Everything that anybody can read at this moment: who may
 * read what is the server's business, refusals are read too.
 */
const everythingReadable = async (room: TrilogyRoom): Promise<Texts> => {
  await room.api.settle();
  const texts: Record<string, string> = {};
  const ids = { eventId: room.eventId, matchId: room.matchId, playerId: room.seats.ana };
  const doors = everyDoor(room.api, ids).filter((door) => !saysNothingOfItsOwn(door));
  for (const [who, session] of Object.entries(room.people)) {
    const read = (path: string) =>
      session.get(path).catch((fault: unknown) => {
        if (fault instanceof ApiFailure) return `${fault.status} ${fault.code}`;
        throw fault;
      });
    for (const door of doors)
      texts[`${who} asks ${door.replaceAll(/\b[a-z2-7]{12}\b/g, '<id>')}`] = ownOf(
        room,
        door,
        await read(door),
      );
  }
  texts['every event of the match'] = JSON.stringify(await room.stream());
  texts['every event of the event'] = JSON.stringify(
    await room.api.store.readStream(`event-${room.eventId}`),
  );
  return texts;
};

/**
 * What two matches may differ in though nothing was leaked: ids, times, hashes, places
 * in the store, the order of equals, who sat where before the tables were set by hand.
 */
const canonical = (text: string): string => {
  const known = new Map<string, string>();
  const token = (kind: string) => (found: string) => {
    if (!known.has(found)) known.set(found, `<${kind}${known.size}>`);
    return known.get(found) ?? '';
  };
  return (
    text
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
      .replaceAll(/\d{8}T\d{6}Z/g, '<time>')
      .replaceAll(/[0-9a-f]{64}/g, '<hash>')
      // What tells about people is sealed with a number used once.
      .replaceAll(/sealed:\d+:[\w-]+/g, '<sealed>')
      // What only the rescue key of the event opens: its length is compared.
      .replaceAll(/age1[a-z0-9]{58}/g, '<age>')
      .replaceAll(/"YWdl[A-Za-z0-9+/]+=*"/g, (found) => `"<${found.length} sealed>"`)
      .replaceAll(
        /(\/handover\/1\\n\d+\\n)[A-Za-z0-9+/=]+(\\nheader )[A-Za-z0-9+/=]+/g,
        '$1<root>$2<root>',
      )
      // A receipt's signature is made over ids and hashes.
      .replaceAll(/— (\S+) [A-Za-z0-9+/]+=*/g, '— $1 <signature>')
      .replaceAll(
        /"(seed|nonce|from|correlationId|commandId|prevHash|account|owner|actor|by|email|exportedAt|codeHash)":"(?!a"|b")[^"]*"/g,
        '"$1":"<any>"',
      )
      .replaceAll(/"players":\["[^\]]*\]/g, '"players":<two>')
      .replaceAll(/"a":"[a-z2-7]{12}","b":"[a-z2-7]{12}"/g, '<two>')
      .replaceAll(/"(globalPosition|position|rank)":\d+/g, '"$1":0')
      // Nobody has played: who is listed first is drawn by lot.
      .replaceAll(/\{"rank":0,"playerId":"[a-z2-7]{12}"/g, '{"rank":0,"playerId":"<drawn>"')
      .replaceAll(/\b(?=[a-z0-9]*\d)?[a-z2-7]{12}\b/g, token('id'))
      .replaceAll(/Ana|Bob/g, '<name>')
  );
};

const canonicalAll = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([where, text]) => [where, canonical(text)]));

/** All tables of the database as text, as a thief would carry them off. */
const dump = async (): Promise<string> => {
  const { rows: tables } = await api.pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const parts = await Promise.all(
    tables.map(async ({ name }) =>
      (
        await api.pool.query<{ row: string }>(`select row_to_json(t)::text as row from ${name} t`)
      ).rows
        .map(({ row }) => row)
        .join('\n'),
    ),
  );
  return parts.join('\n');
};

const reveal = async (room: TrilogyRoom, type: 'BansRevealed' | 'DecksRevealed') =>
  (await room.stream()).findLast((event) => event.type === type)?.data as unknown as Readonly<
    Record<'a' | 'b', { choice: number; nonce: string }>
  >;

const sealedBy = async (
  room: TrilogyRoom,
  type: 'BanSealed' | 'DeckSealed',
): Promise<readonly JsonObject[]> =>
  (await room.stream()).filter((event) => event.type === type).map((event) => event.data);

it('the comparison tells texts apart by a choice and by nothing that differs anyway', () => {
  const event = (choice: number, id: string) =>
    JSON.stringify({
      streamId: `match-${id}`,
      position: Number(choice) * 7,
      at: '2026-11-21T10:00:00.000Z',
      data: { by: 'a', choice },
    });
  expect(canonical(event(1, 'abcdefgh2345'))).not.toBe(canonical(event(2, 'abcdefgh2345')));
  expect(canonical(event(1, 'abcdefgh2345'))).toBe(canonical(event(1, 'zyxwvuts7654')));
});

describe('a sealed choice', () => {
  it('leaves no trace in anything that anybody can read before both have spoken', async () => {
    // The same match over and over, but for one choice: whatever a
    // reader could tell the choice by would tell two of them apart.
    const courses = [
      { ban: 0, pick: 1 },
      { ban: 0, pick: 2 },
      { ban: 1, pick: 0 },
      { ban: 2, pick: 0 },
    ] as const;
    const afterBan: Texts[] = [];
    const afterPick: Texts[] = [];
    /** What could be read, or stolen, while this nonce was a secret. */
    const secret: { readonly nonce: string; readonly texts: readonly string[] }[] = [];
    for (const { ban, pick } of courses) {
      const room = await TrilogyRoom.open(api);
      const feeds = await Promise.all(
        Object.values(room.people).map((session) => LiveReader.open(session, room.eventId)),
      );
      const live: string[] = [];
      for (const feed of feeds) feed.stream.on('data', (chunk: string) => live.push(chunk));
      const answer = JSON.stringify(await room.ban('ana', ban));
      await Promise.all(feeds.map((feed) => feed.until('trilogyMatch')));
      const banned = { ...(await everythingReadable(room)), 'the answer to the choice': answer };
      const stolenBefore = await dump();
      await room.ban('bob', 0);
      // Bob banned Ana's first deck, so she has the other two.
      const own = (pick === 0 ? 1 : pick) as Deck;
      afterBan.push(canonicalAll(banned));
      secret.push({
        nonce: (await reveal(room, 'BansRevealed')).a.nonce,
        texts: [...Object.values(banned), ...live.splice(0), stolenBefore],
      });
      await room.pick('ana', 1, own);
      const picked = await everythingReadable(room);
      const stolenLater = await dump();
      if (ban === 0) afterPick.push(canonicalAll(picked));
      await room.pick('bob', 1, ban === 1 ? 2 : 1);
      secret.push({
        nonce: (await reveal(room, 'DecksRevealed')).a.nonce,
        texts: [...Object.values(picked), ...live, stolenLater],
      });
      for (const feed of feeds) feed.close();
    }
    for (const texts of afterBan) expect(texts).toEqual(afterBan[0]);
    expect(afterPick).toHaveLength(2);
    expect(afterPick[1]).toEqual(afterPick[0]);
    expect(secret).toHaveLength(8);
    for (const { nonce, texts } of secret) {
      expect(nonce).toMatch(/^[0-9a-f]{32}$/);
      expect(texts.filter((text) => text.includes(nonce))).toEqual([]);
    }
  }, 240_000);

  it('is told to nobody, not even to the one who made it; that it was made is told to all', async () => {
    const room = await TrilogyRoom.open(api);
    await room.ban('ana', 2);
    for (const who of ['ana', 'bob', 'owner', 'judge', 'spectator'] as const) {
      const view = await room.view(who);
      expect(view).toMatchObject({
        stage: 'ban',
        a: { choosing: true, chosen: true, banned: null },
        b: { choosing: true, chosen: false, banned: null },
      });
      expect(view.mine).toBe(who === 'ana' ? 'a' : who === 'bob' ? 'b' : null);
      expect(view.b.decks).toHaveLength(who === 'spectator' ? 0 : 3);
    }
  });

  it('matches its commitment once it is revealed', async () => {
    const room = await TrilogyRoom.open(api);
    await room.ban('bob', 1);
    await room.ban('ana', 2);
    await room.pick('ana', 1, 0);
    await room.pick('bob', 1, 0);
    for (const [type, revealed] of [
      ['BanSealed', 'BansRevealed'],
      ['DeckSealed', 'DecksRevealed'],
    ] as const) {
      const opened = await reveal(room, revealed);
      for (const { by, commitment } of await sealedBy(room, type)) {
        const { choice, nonce } = opened[by as 'a' | 'b'];
        expect(commitmentTo({ nonce, choice: String(choice) })).toBe(commitment);
      }
    }
  });

  it('cannot be opened without the key, nor guessed from its commitment', async () => {
    const room = await TrilogyRoom.open(api);
    await room.ban('ana', 1);
    const [{ commitment }] = (await sealedBy(room, 'BanSealed')) as [{ commitment: string }];
    const thief = new PostgresSealedSecrets(api.pool, Buffer.alloc(32, 7));
    await expect(thief.get(`match-${room.matchId}`, `choice/${commitment}`)).rejects.toThrow();
    expect(
      [0, 1, 2].map((choice) => commitmentTo({ nonce: '', choice: String(choice) })),
    ).not.toContain(commitment);
    const { rows } = await api.pool.query<{ length: number }>(
      'select distinct length(sealed) as length from sealed_secrets where name like $1',
      ['choice/%'],
    );
    expect(rows).toHaveLength(1);
    // Beside the sealed bytes a row holds the stream and the commitment, which are public.
    const { rows: names } = await api.pool.query<{ name: string }>(
      'select name from sealed_secrets where stream_id like $1',
      ['match-%'],
    );
    expect(names.filter(({ name }) => !/^choice\/[0-9a-f]{64}$/.test(name))).toEqual([]);
  });

  it("is nobody else's to make", async () => {
    const room = await TrilogyRoom.open(api);
    for (const who of ['owner', 'judge', 'spectator'] as const) {
      expect(
        await outcomeOf(room.people[who].command('SealBan', { matchId: room.matchId, deck: 0 })),
      ).toBe(who === 'spectator' ? 'auth/required' : 'policy/forbidden');
    }
  });
});
