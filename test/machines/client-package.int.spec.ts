import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEvent, playOnlyRound, register, runningEvent } from '../../apps/api/test/people.js';
import { tokenOf } from '../../apps/api/test/machines.js';
import { startStaffedApi, type StaffedApi } from '../../apps/api/test/staffed-api.js';
import { describedVersion } from '../../tools/client/described-version.js';
import { generateClient } from '../../tools/client/generate.js';
import { clearPlace, followRecipe, installPackage, recipes, runRecipe } from './recipes.js';

/** Each of these lines asks for what the description does not have. */
const wrongLines = [
  'readEvent({ path: { eventId: 5 } })',
  "readEventFile({ path: { eventId: 'a', name: 'passwd' } })",
  "readStandings({ path: { eventId: 'a' } }).then(({ data }) => data?.rows[0]?.nothing)",
  "registerPlayer({ body: { eventId: 'a', name: 'Ana' } })",
];
const wrong = `import { readEvent, readEventFile, readStandings, registerPlayer } from 'conclave-client';
${wrongLines.map((line) => `void ${line};`).join('\n')}
`;

let staffed: StaffedApi;
let faults: readonly string[];
beforeAll(async () => {
  staffed = await startStaffedApi();
  await generateClient();
  faults = installPackage({ wrong });
});
afterAll(async () => {
  await staffed?.api.stop();
  clearPlace();
});

const settingsOf = async (eventId: string) => ({
  CONCLAVE: staffed.api.url,
  TOKEN: (await tokenOf(staffed.owner, { eventId })).token,
  EVENT: eventId,
});

describe('the TypeScript client', () => {
  it('describes what a server describes', async () => {
    const answer = await fetch(`${staffed.api.url}/docs/v1/openapi.json`);
    const { servers, ...told } = (await answer.json()) as Record<string, unknown>;
    expect(servers).toHaveLength(1);
    expect(told).toEqual(JSON.parse(JSON.stringify(describedVersion())));
  });

  it('compiles in strict mode, and tells wrong requests and answers by type', () => {
    const lines = new Set(faults.map((fault) => fault.split(' ')[0]));
    expect(faults.filter((fault) => !fault.startsWith('wrong.ts:'))).toEqual([]);
    expect([...lines]).toEqual(wrongLines.map((_line, index) => `wrong.ts:${index + 2}`));
  });

  it('has ten recipes, each tried here', () => {
    expect([...recipes.keys()].sort()).toEqual(
      [
        'calendar',
        'file',
        'follow',
        'next-round',
        'past-events',
        'register',
        'results',
        'seat',
        'standings',
        'unchanged',
      ].sort(),
    );
  });
});

describe('its recipes, built as a package and run by Node', () => {
  it('tell what is coming, and fill and pair it', async () => {
    const { owner, api } = staffed;
    const eventId = await openEvent(owner, { name: 'Coming' });
    await api.settle();
    const settings = await settingsOf(eventId);
    expect(await runRecipe('calendar', settings)).toContain(
      '2026-11-21 Coming, Hall (registration)',
    );
    const entered = ['Ana', 'Ben', 'Ana'];
    const told = ['Ana is registered', 'Ben is registered', 'Ana tournament/name-taken'];
    expect(await runRecipe('register', settings, entered)).toEqual(told);
    expect(await runRecipe('register', settings, entered)).toEqual(told);
    const followed = followRecipe('follow', settings, () =>
      owner.command('RegisterPlayer', { eventId, name: 'Cleo' }),
    );
    expect(await followed).toContain('the list of players has changed');
    await owner.command('CheckInAll', { eventId });
    await owner.command('StartEvent', { eventId });
    await api.settle();
    expect(await runRecipe('next-round', settings)).toEqual(['round 1 is being paired']);
  });

  it('seat people and take results', async () => {
    const { owner, api, connection } = staffed;
    const { eventId, tables } = await runningEvent(api, connection, owner, ['Eva', 'Finn']);
    await api.settle();
    const settings = await settingsOf(eventId);
    expect(await runRecipe('seat', settings, ['Eva'])).toEqual(['Eva: table 1']);
    expect(await runRecipe('results', settings, ['1:2-1'])).toEqual(['table 1 2-1']);
    const [{ matchId } = { matchId: '' }] = tables;
    const facts = await api.store.readStream(`match-${matchId}`);
    expect(facts.map(({ type }) => type)).toContain('MatchCompleted');
  });

  it('read what was', async () => {
    const { owner, api, connection } = staffed;
    const past = async (name: string) => {
      const eventId = await openEvent(owner, { name });
      const gus = await register(connection, eventId, 'Gus');
      await register(connection, eventId, 'Hana');
      await owner.command('CheckInAll', { eventId });
      await owner.command('StartEvent', { eventId });
      await playOnlyRound(api, owner, eventId, gus.playerId);
      await owner.command('FinishEvent', { eventId });
      return eventId;
    };
    const eventId = await past('First');
    await past('Second');
    await api.settle();
    const settings = await settingsOf(eventId);
    expect([...(await runRecipe('past-events', settings))].sort()).toEqual([
      '2026-11-21 First: Gus',
      '2026-11-21 Second: Gus',
    ]);
    expect(await runRecipe('standings', settings, ['1'])).toEqual(['1. Gus 3', '2. Hana 0']);
    expect(await runRecipe('unchanged', settings)).toEqual(['200 304']);
    expect((await runRecipe('file', settings))[0]).toContain('TeamPlayers1DisplayName');
  });
});
