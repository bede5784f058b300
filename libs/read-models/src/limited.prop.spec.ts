import { games } from '#games';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catchUp, MemoryProjectionStore, readEverything, readModelLaws } from '#event-store';
import { currentDraft, swissStandings } from '#tournament';
import { queryDefinitions } from './query-definitions.js';
import { readModels } from './models.js';
import { playDraft, playSealed } from './testing/play-limited.js';
import { Luck } from './testing/play-trilogy.js';
import { PlayedEvent } from './testing/played-event.js';

const course = fc.record({
  format: fc.constantFrom('sealed' as const, 'draft' as const),
  players: fc.integer({ min: 5, max: 9 }),
  luck: fc.array(fc.nat({ max: 599 }), { minLength: 97, maxLength: 97 }),
});
type Course = typeof course extends fc.Arbitrary<infer T> ? T : never;

const play = async ({ format, players, luck }: Course): Promise<PlayedEvent> => {
  const event = new PlayedEvent();
  await (format === 'draft' ? playDraft : playSealed)(event, players, new Luck(luck));
  return event;
};

const nobody = { account: null, seats: [] };
const sourcesOf = async (event: PlayedEvent) => {
  const reader = new MemoryProjectionStore();
  await catchUp({ events: event.store, projections: reader, models: readModels });
  return { games, reader, store: event.store };
};
const draft = fc.record({
  ...{
    players: fc.integer({ min: 5, max: 9 }),
    luck: fc.array(fc.nat({ max: 599 }), { minLength: 97, maxLength: 97 }),
  },
  format: fc.constant('draft' as const),
});

describe('the models of a limited event', () => {
  it('keep the laws of every read model', async () => {
    await fc.assert(
      fc.asyncProperty(
        course,
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }),
        async (it, cuts) => {
          const events = await readEverything((await play(it)).store);
          for (const model of readModels.filter(({ name }) =>
            ['pods', 'standings-sealed', 'standings-draft', 'roster'].includes(name),
          ))
            expect(await readModelLaws(model, events, cuts)).toEqual([]);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('give the standings of the event itself, and keep those of other formats empty', async () => {
    await fc.assert(
      fc.asyncProperty(course, async (it) => {
        const event = await play(it);
        const sources = await sourcesOf(event);
        const own = swissStandings(games, event.state, event.results()).map((row) => [
          row.player,
          row.points,
        ]);
        expect(
          (await queryDefinitions.standings.answer(sources, { eventId: 'e1' }, nobody))?.rows.map(
            (row) => [row.playerId, row.points],
          ),
        ).toEqual(own);
        const others = [
          'standings-premier',
          'standings-trilogy',
          'standings-sealed',
          'standings-draft',
        ].filter((name) => name !== `standings-${it.format}`);
        for (const name of others)
          expect((await sources.reader.listDocuments(name, 'e1')).documents).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  it('tell of each pod how far it is and who sits there, replacements included', async () => {
    await fc.assert(
      fc.asyncProperty(draft, async (it) => {
        const event = await play(it);
        const view = await queryDefinitions.pods.answer(
          await sourcesOf(event),
          { eventId: 'e1' },
          nobody,
        );
        expect([view?.draft, view?.drafts, view?.pods.length]).toEqual([2, 2, 4]);
        const seated = currentDraft(event.state)?.pods ?? [];
        for (const pod of view?.pods ?? []) {
          const { state } = event.pods.get(pod.podId)!;
          expect(pod.picked).toBe(state.seats.flatMap((seat) => seat.picks.flat()).length);
          expect(pod.status).toBe(state.pausedAt === null ? 'drafting' : 'paused');
          expect(pod.seats.map((seat) => seat.leaders)).toEqual(
            state.seats.map((seat) => seat.picks[0] ?? []),
          );
        }
        expect(view?.pods.filter((pod) => pod.draft === 2).map((pod) => pod.podId)).toEqual(
          seated.map((pod) => pod.podId),
        );
      }),
      { numRuns: 12 },
    );
  });
});

it('tells whose real boosters have been typed in', async () => {
  const event = await play({ format: 'sealed', players: 5, luck: [1, 2, 3] });
  expect(
    (await queryDefinitions.pods.answer(await sourcesOf(event), { eventId: 'e1' }, nobody))?.pools,
  ).toEqual({
    opened: true,
    set: 'SOR',
    recorded: ['p0'],
  });
});

describe('standings by pod', () => {
  it('rank each pod by the rounds since its draft alone, and everybody by all rounds', async () => {
    await fc.assert(
      fc.asyncProperty(draft, async (it) => {
        const event = await play(it);
        const sources = await sourcesOf(event);
        const overall = (
          await queryDefinitions.standings.answer(sources, { eventId: 'e1' }, nobody)
        )?.rows;
        for (const [asked, from, to] of [
          [1, 0, 1],
          [2, 1, 3],
        ] as const) {
          const found = (await queryDefinitions.draftStandings.answer(
            sources,
            { eventId: 'e1', draft: asked },
            nobody,
          ))!;
          expect(found.overall).toEqual(overall);
          const pods = event.state.limited.drafts.find((each) => each.draft === asked)?.pods ?? [];
          expect(
            found.pods.map((pod) => [
              pod.podId,
              pod.number,
              pod.rows.map((row) => row.playerId).sort(),
            ]),
          ).toEqual(pods.map((pod) => [pod.podId, pod.number, [...pod.seats].sort()]));
          for (const row of found.pods.flatMap((pod) => pod.rows)) {
            const matches = event
              .results()
              .filter(
                (match) =>
                  match.status === 'completed' &&
                  match.round > from &&
                  match.round <= to &&
                  [match.a, match.b].includes(row.playerId),
              );
            const points = matches.reduce((sum, { a, score }) => {
              const [mine, theirs] =
                a === row.playerId ? [score!.a, score!.b] : [score!.b, score!.a];
              return sum + (mine > theirs ? 3 : mine === theirs ? 1 : 0);
            }, 0);
            const byes = event.state.rounds.filter(
              (round) =>
                round.round > from &&
                round.round <= to &&
                round.byes.some((bye) => bye.playerId === row.playerId),
            ).length;
            expect(row.points).toBe(points + 3 * byes);
          }
          for (const pod of found.pods)
            expect(pod.rows.map((row) => row.rank)).toEqual(pod.rows.map((_, index) => index + 1));
        }
      }),
      { numRuns: 12 },
    );
  });

  it('are told of Draft events only', async () => {
    const event = await play({ format: 'sealed', players: 5, luck: [1, 2, 3] });
    expect(
      await queryDefinitions.draftStandings.answer(
        await sourcesOf(event),
        { eventId: 'e1' },
        nobody,
      ),
    ).toBeNull();
  });
});
