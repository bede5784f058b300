import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Chance } from '#client';
import { games } from '#games';
import type { RecordedEvent, StoredSecret } from '#event-store';
import { packSeedName, poolSeedName } from '#draft';
import { eventResults, type QueryDefinition, queryDefinitions } from '#read-models';
import { finalRanking, nextRound, planRound, repairKey } from '#tournament';
import { factFaultsIn, playEvent } from '../../libs/handover/src/examine.js';
import { courseFaults } from '../../libs/handover/src/examine-course.js';
import { answerFaults, subjectsIn } from '../../libs/handover/src/examine-answers.js';
import type { HandoverFile } from '../../libs/handover/src/handover-file.js';
import type { PlayedEvent } from '../../libs/handover/src/played-event.js';
import { stateOf } from '../../libs/handover/src/tournament-facts.js';
import { changeFacts } from '../support/changed-facts.js';
import { type Editable, renumber } from '../support/well-chained.js';

const release = path.join(import.meta.dirname, '../restore/fixtures/release-0.1.0');
const formats = ['premier', 'trilogy', 'sealed', 'draft'] as const;
const keptEvent = (format: string): { eventId: string; events: Editable[] } =>
  (
    JSON.parse(
      gunzipSync(readFileSync(path.join(release, `${format}.json.gz`))).toString('utf8'),
    ) as { whole: { eventId: string; events: Editable[] } }
  ).whole;

const asFile = ({ eventId, events }: { eventId: string; events: Editable[] }): HandoverFile =>
  ({ eventId, events }) as unknown as HandoverFile;

/** What the server works out by itself when the event goes on. */
const goOn = async ({ state, reader }: PlayedEvent): Promise<void> => {
  const results = await eventResults(reader, state.eventId);
  finalRanking(games, state, results);
  for (const repair of [false, true]) {
    const key = repair ? repairKey(state) : nextRound(state);
    if (key === null) continue;
    const matchIdFor = (table: number): string => `made-${table}`;
    planRound({ games, state, results, key, repair, seed: 'a seed', matchIdFor });
  }
};

/** The seeds that the event has shown, as its server kept them. */
const seedsIn = (events: readonly RecordedEvent[]): readonly StoredSecret[] =>
  events.flatMap(({ type, streamId, data }) => {
    if (type !== 'PoolsRevealed' && type !== 'PacksRevealed') return [];
    const name = type === 'PoolsRevealed' ? poolSeedName : packSeedName;
    return [{ streamId, name, choice: String(data['seed']), nonce: String(data['nonce']) }];
  });

const faultsOf = async (file: HandoverFile): Promise<readonly string[]> => {
  try {
    const played = {
      games,
      ...(await playEvent(stateOf(file), file.events, seedsIn(file.events))),
    };
    const faults = await answerFaults(played);
    await goOn(played);
    return faults.map(({ path: at, message }) => `${at}: ${message}`);
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? '') : String(error)];
  }
};

/** What speaks against it, hashes and seals aside, which whoever forges makes anew. */
const refusedFor = async (file: HandoverFile): Promise<readonly unknown[]> => {
  const faults = await factFaultsIn(file, file.events, games);
  return faults.length > 0 ? faults : courseFaults(file.events);
};

/** Of each event. */
const count = 150;

describe.each(formats)('a file of an event of %s', (format) => {
  it('is taken as its server made it, and everything about it is answered', async () => {
    const file = asFile(keptEvent(format));
    expect(await refusedFor(file)).toEqual([]);
    expect(await faultsOf(file)).toEqual([]);
  });

  it('is refused where what was revealed is not what was sealed', async () => {
    const kept = keptEvent(format);
    for (const { type, data } of kept.events) if (type === 'SeedRevealed') data['secret'] = 'other';
    expect(await refusedFor(asFile(kept))).toMatchObject([
      { message: expect.stringContaining('commitment-differs') as string },
    ]);
  });

  it('is refused where the seed was shown of what is still played', async () => {
    const kept = keptEvent(format);
    const ends = ['EventFinished', 'EventReopened'];
    const events = kept.events.filter(({ type }) => !ends.includes(type));
    renumber(events);
    expect(await refusedFor(asFile({ ...kept, events }))).toMatchObject([
      { message: 'the seed was shown, and chance is still drawn from it' },
    ]);
  });

  it(`is refused, or everything about it is answered, ${count} times changed`, async () => {
    const chance = Chance.from(`forged facts/${format}`);
    let taken = 0;
    const faults: string[] = [];
    const honest = JSON.stringify(keptEvent(format));
    for (let made = 1; made <= count; made += 1) {
      const kept = JSON.parse(honest) as ReturnType<typeof keptEvent>;
      changeFacts(kept.events, chance);
      renumber(kept.events);
      const file = asFile(kept);
      if ((await refusedFor(file)).length > 0) continue;
      taken += 1;
      faults.push(...(await faultsOf(file)).slice(0, 1).map((fault) => `${made}: ${fault}`));
    }
    expect(faults).toEqual([]);
    expect(taken).toBeGreaterThan(count / 50);
  });
});

it('asks every question that names an event, or what is in one', async () => {
  const { eventId, events } = keptEvent('draft');
  const subjects = subjectsIn({
    games,
    ...(await playEvent(stateOf(asFile({ eventId, events })), events, [])),
  });
  const unasked = Object.values<QueryDefinition>(queryDefinitions).filter(
    ({ params }) => !subjects.some((subject) => params.safeParse(subject.params).success),
  );
  // A file brings no convention and no season; the legend of a game concerns no event.
  expect(unasked.map(({ name }) => name).sort()).toEqual(['convention', 'gameLegend', 'season']);
});

describe('boosters of a file', () => {
  const changed = (format: 'sealed' | 'draft', change: (events: Editable[]) => void) => {
    const kept = keptEvent(format);
    change(kept.events);
    renumber(kept.events);
    return asFile(kept);
  };

  it('are refused where they were opened and no seed says which', async () => {
    const file = changed('sealed', (events) => {
      for (const { type, data } of events)
        if (type === 'PoolsOpened') data['seedCommitment'] = null;
    });
    expect(courseFaults(file.events)).toMatchObject([
      { message: 'PoolsOpened: draws boosters otherwise than the settings say' },
    ]);
  });

  it.each(['sealed', 'draft'] as const)(
    'are refused where their seed is not in the file, of %s',
    async (format) => {
      const { eventId, events } = keptEvent(format);
      const played = {
        games,
        ...(await playEvent(stateOf(asFile({ eventId, events })), events, [])),
      };
      expect(await answerFaults(played)).toContainEqual(
        expect.objectContaining({ message: expect.stringContaining('is lost') as string }),
      );
    },
  );

  it('are refused where the settings make others of them once they are open', async () => {
    const file = changed('sealed', (events) => {
      const created = events.find(({ type }) => type === 'EventCreated');
      const at = events.findIndex(({ type }) => type === 'PoolsOpened');
      const settings = structuredClone(created?.data['settings']) as {
        limited: { source: string };
      };
      settings.limited.source = 'recorded';
      const event = { ...structuredClone(events[at] as Editable), type: 'SettingsChanged' };
      events.splice(at + 1, 0, { ...event, data: { settings } });
    });
    expect(courseFaults(file.events)).toMatchObject([
      { message: 'SettingsChanged: changes boosters that are open' },
    ]);
  });
});
