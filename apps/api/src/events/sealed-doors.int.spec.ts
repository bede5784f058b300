import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiSession, Connection } from '#client';
import { podView } from '#contracts';
import { honours, PostgresSealedSecrets } from '#event-store';
import { deriveKey } from '#platform';
import { draftSettings, pickOnce, podIdsOf, truePacks } from '../../test/drafts.js';
import { everyDoor } from '../../test/every-door.js';
import {
  details,
  openEvent,
  pairAsWorker,
  register,
  type Seated,
  signedUp,
  visitor,
} from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';
import { seatedTable, starterText } from '../../test/tables.js';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
});
afterAll(() => api?.stop());

const recipient = `age1${'q'.repeat(58)}`;
const secrets = () =>
  new PostgresSealedSecrets(api.pool, deriveKey(api.configuration.secret, 'sealed-secrets'));
const codeOf = (sent: Promise<unknown>): Promise<string> =>
  sent.then(
    () => 'accepted',
    (error: { code?: string }) => error.code ?? String(error),
  );

/** The ids of cards in one deck list that are in no other. */
const cardsOnlyIn = (text: string, other: string): readonly string[] => {
  const idsOf = (list: string) =>
    (JSON.parse(list) as { deck: { id: string }[] }).deck.map(({ id }) => id);
  const others = new Set(idsOf(other));
  return idsOf(text).filter((id) => !others.has(id));
};

interface World {
  readonly people: Readonly<Record<string, ApiSession>>;
  /** The secrets by name: texts that no answer may contain. */
  readonly sealed: Readonly<Record<string, readonly string[]>>;
  readonly doors: readonly string[];
  readonly eventId: string;
}

/** A tournament of Sonia's, with Jo as a judge and Otto as an organizer. */
const staffedEvent = async (about?: Parameters<typeof openEvent>[1]) => {
  const [seatedOwner, seatedJudge, organizer] = await Promise.all(
    ['Sonia', 'Jo', 'Otto'].map((name) => signedUp(connection, name)),
  );
  if (!seatedOwner || !seatedJudge || !organizer) throw new Error('nobody signed up');
  const eventId = await openEvent(seatedOwner, about);
  for (const [session, role] of [
    [seatedJudge, 'judge'],
    [organizer, 'organizer'],
  ] as const)
    await seatedOwner.command('GrantRole', {
      eventId,
      email: (await session.me()).account?.email ?? '',
      role,
    });
  return { eventId, seatedOwner, seatedJudge, organizer };
};

/**
 * Four players and two members of staff who also play; a game on screen is running at a table of
 * two of the players, who send each other messages.
 */
const worldWithSecrets = async (): Promise<World> => {
  const { eventId, seatedOwner, seatedJudge, organizer } = await staffedEvent();
  const seats = await Promise.all(
    ['Ana', 'Ben', 'Cleo', 'Dan'].map((name) => register(connection, eventId, name)),
  );
  await seatedOwner.command('Register', { eventId, name: 'Sonia' });
  await seatedJudge.command('Register', { eventId, name: 'Jo' });
  await organizer.command('CheckInAll', { eventId });
  await organizer.command('StartEvent', { eventId });
  const key = { phase: 0, round: 1, attempt: 1 };
  await organizer.command('RequestPairing', { eventId, ...key, repair: false });
  const tables = await pairAsWorker(api, eventId);
  const seatOf = (playerId: string) => seats.find((seat) => seat.playerId === playerId);
  const table = tables.find(({ a, b }) => seatOf(a) && seatOf(b));
  const [a, b] = [seatOf(table?.a ?? ''), seatOf(table?.b ?? '')];
  if (!table || !a || !b) throw new Error('no table of two guests');
  const [luke, vader] = [starterText('luke'), starterText('vader')];
  await organizer.command('SubmitDeck', { eventId, playerId: a.playerId, text: luke });
  await organizer.command('SubmitDeck', { eventId, playerId: b.playerId, text: vader });
  const { matchId } = table;
  await a.session.command('OpenTable', { matchId });
  const message = 'my hand is all Wookiees';
  await a.session.command('SendMessage', { matchId, text: message });
  await api.settle();
  const bystander = seats.find(
    ({ playerId }) => playerId !== a.playerId && playerId !== b.playerId,
  );
  const [seed, game] = await Promise.all([
    secrets().get(`event-${eventId}`, 'seed'),
    secrets().get(`match-${matchId}`, 'game-1'),
  ]);
  if (!seed || !game) throw new Error('no seeds were drawn');
  const known = { eventId, matchId, playerId: a.playerId, phase: '0', round: '1', position: '99' };
  return {
    eventId,
    people: {
      outsider: visitor(connection),
      player: bystander?.session ?? visitor(connection),
      'seated owner': seatedOwner,
      'seated judge': seatedJudge,
      'unseated organizer': organizer,
    },
    sealed: {
      decks: cardsOnlyIn(luke, vader),
      seeds: [seed.choice, seed.nonce, game.choice, game.nonce],
      chats: [message],
    },
    doors: everyDoor(api, known),
  };
};

/** The secrets that an answer contains; refusals count as answers. */
const foundIn = (answer: string, { sealed }: World): readonly string[] =>
  Object.entries(sealed).flatMap(([what, texts]) =>
    texts.some((text) => answer.includes(text)) ? [what] : [],
  );

/** A pod in which everybody has their leaders and one card; nobody else has Ana's card. */
const worldWithPicks = async (): Promise<World> => {
  const { eventId, seatedOwner, seatedJudge, organizer } = await staffedEvent(
    details({ format: 'draft', settings: draftSettings() }),
  );
  const ana = await register(connection, eventId, 'Ana');
  const ben = await register(connection, eventId, 'Ben');
  const seated = async (session: ApiSession, name: string): Promise<Seated> => {
    const { ids } = await session.command('Register', { eventId, name });
    return { session, playerId: ids['playerId'] ?? '' } as Seated;
  };
  const all = [ana, ben, await seated(seatedOwner, 'Sonia'), await seated(seatedJudge, 'Jo')];
  await organizer.command('CheckInAll', { eventId });
  await organizer.command('StartEvent', { eventId });
  await organizer.command('FormPods', { eventId, draft: 1, fixed: [] });
  const podId = (await podIdsOf(organizer, eventId, 1))[0] ?? '';
  const { packs, seed } = await truePacks(api, podId);
  const counts = new Map<string, number>();
  for (const id of packs.flat(2)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const isAlone = (id: string): boolean => counts.get(id) === 1;
  const chosen = (cards: readonly string[]): string => cards.find(isAlone) ?? cards[0] ?? '';
  const leadersAndOne = 4;
  for (let pick = 0; pick < leadersAndOne; pick += 1)
    for (const player of all) await pickOnce(podId, [player], chosen);
  await api.settle();
  const view = podView.parse(JSON.parse(await ana.session.get(`/api/pods/${podId}`)));
  const picks = (view.mine?.pool ?? [])
    .filter(({ card }) => card.type !== 'Leader' && isAlone(card.id))
    .map(({ card }) => card.id);
  if (picks.length === 0) throw new Error('nothing was picked that only Ana can have');
  return {
    eventId,
    people: {
      outsider: visitor(connection),
      player: ben.session,
      'seated owner': seatedOwner,
      'seated judge': seatedJudge,
      'unseated organizer': organizer,
      'whoever picked': ana.session,
    },
    sealed: { picks, seeds: [seed.choice, seed.nonce] },
    doors: everyDoor(api, { eventId, podId, playerId: ana.playerId, draft: '1' }),
  };
};

/** The secrets that each person finds through any route. */
const whatsFound = async (world: World): Promise<Readonly<Record<string, readonly string[]>>> => {
  const found: Record<string, readonly string[]> = {};
  for (const [person, session] of Object.entries(world.people)) {
    const seen = new Set<string>();
    for (const door of world.doors) {
      const answer = await session.get(door).catch((error: Error) => error.message);
      for (const what of foundIn(answer, world)) seen.add(what);
    }
    found[person] = [...seen].sort();
  }
  return found;
};

describe('what is sealed', () => {
  it('is given out by no door to who may not see it', async () => {
    const world = await worldWithSecrets();
    const expected: Readonly<Record<string, readonly string[]>> = {
      outsider: [],
      player: [],
      'seated owner': [],
      'seated judge': [],
      'unseated organizer': ['chats', 'decks'],
    };
    expect(await whatsFound(world)).toEqual(expected);
  });

  it('is a pick too, while the pod drafts', async () => {
    const world = await worldWithPicks();
    expect(await whatsFound(world)).toEqual({
      outsider: [],
      player: [],
      'seated owner': [],
      'seated judge': [],
      // Staff without a seat see the pools, against which decks are checked.
      'unseated organizer': ['picks'],
      'whoever picked': ['picks'],
    });
  });

  it('is not opened by an owner who plays and hands the event over to a key of their own', async () => {
    const { eventId, people } = await worldWithSecrets();
    const asked = Object.entries(people).map(async ([person, session]) => [
      person,
      await codeOf(session.command('HandOverEvent', { eventId, recipient })),
    ]);
    expect(Object.fromEntries((await Promise.all(asked)) as [string, string][])).toEqual({
      outsider: 'auth/required',
      player: 'policy/forbidden',
      'seated owner': 'policy/seated-staff',
      'seated judge': 'policy/forbidden',
      'unseated organizer': 'policy/forbidden',
    });
  });

  it('is not handed over while it is played with, and chance is drawn anew for an event kept here', async () => {
    const { eventId, matchId, a } = await seatedTable(api, connection, owner);
    await a.session.command('OpenTable', { matchId });
    expect(await codeOf(owner.command('HandOverEvent', { eventId, recipient }))).toBe(
      'handover/under-way',
    );
    await owner.command('RuleTable', { matchId, game: 1, winner: 'a' });
    await owner.command('HandOverEvent', { eventId, recipient });
    await owner.command('KeepEventHere', { eventId, reason: 'The stick is lost' });
    expect(await codeOf(owner.get(`/api/events/${eventId}/handover`))).toBe('handover/not-allowed');
    const facts = await api.store.readStream(`event-${eventId}`);
    const [created, kept] = ['EventCreated', 'EventKeptHere'].map((type) =>
      String(facts.find((fact) => fact.type === type)?.data['seedCommitment']),
    );
    const shown = facts.find(({ type }) => type === 'SeedRevealed')?.data as {
      readonly secret: string;
      readonly nonce: string;
    };
    expect(honours({ choice: shown.secret, nonce: shown.nonce }, created ?? '')).toBe(true);
    const next = await secrets().get(`event-${eventId}`, 'seed-2');
    expect(next && honours(next, kept ?? '')).toBe(true);
  });
});
