import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { weekendPlan } from '#contracts';
import { hasBrowser } from '../support/browser.js';
import { Conductor } from './conductor.js';
import { decks } from './decks.js';
import { faultsOf, smallTargets } from './page-faults.js';
import { Stage, type Device, type Seat } from './stage.js';
import { picture } from '../support/picture.js';
import { tellAsStory } from './story.js';

/** Each page is looked at twice: on a desk in English by day, on a small phone in Spanish by night. */
const looks = [
  { language: 'en', kind: 'desk', colours: 'light' },
  { language: 'es', kind: 'phone', colours: 'dark' },
] as const satisfies readonly Device[];

type Who = 'stranger' | 'organizer' | string;

interface Visit {
  readonly who: Who;
  /** Below the event's address, or from the root when it begins with a slash. */
  readonly place: string;
  readonly name?: string;
}

const deskPages = [
  'desk',
  'desk/players',
  'desk/decks',
  'desk/rounds',
  'desk/print',
  'desk/staff',
  'desk/settings',
  'desk/story',
];
const of = (who: Who, ...places: string[]): Visit[] => places.map((place) => ({ who, place }));

describe.skipIf(!hasBrowser)('every page, for every eye', () => {
  let stage: Stage;
  let room: Conductor;
  const seats = new Map<string, Seat>();

  /** One browser for each person and look. */
  async function seatOf(who: Who, look: Device): Promise<Seat> {
    const key = `${who}/${look.kind}`;
    const known = seats.get(key);
    if (known !== undefined) return known;
    const seat = await stage.seat(look);
    seats.set(key, seat);
    if (who === 'organizer') await stage.signIn(seat, room.organizer);
    else if (who !== 'stranger') await stage.sitDown(seat, room.eventId, room.guest(who).code);
    return seat;
  }

  async function inspect(chapter: string, visits: readonly Visit[]): Promise<string[]> {
    const inspectAs = async (look: (typeof looks)[number]): Promise<string[]> => {
      const faults: string[] = [];
      for (const { who, place, name } of visits) {
        const { page } = await seatOf(who, look);
        await page.goto(place.startsWith('/') ? place : `/e/${room.eventId}/${place}`);
        await page.locator('h1, h2, .cv-screen-head').first().waitFor();
        await expect.poll(() => page.locator('.mantine-Skeleton-root').count()).toBe(0);
        const where = `${chapter} ${name ?? `${who} ${place === '' ? 'event' : place}`}`;
        await picture(page, `${where.replaceAll(/[^a-z0-9]+/gi, '-')}-${look.language}`, {
          whole: true,
        });
        faults.push(
          ...[
            ...(await faultsOf(page, look.language)),
            // Players have a phone in one hand and cards in the other.
            ...(look.kind === 'phone' && who !== 'organizer' && place !== 'screen'
              ? await smallTargets(page)
              : []),
          ].map((fault) => `${where} (${look.language}): ${fault}`),
        );
      }
      return faults;
    };
    return (await Promise.all(looks.map(inspectAs))).flat();
  }

  beforeAll(async () => {
    stage = await Stage.open();
    room = await Conductor.withPlayers(stage.url, {
      names: ['Ada', 'Ben', 'Cleo', 'Dov', 'Eva', 'Finn', 'Gil'],
      settings: { deckRequired: true, confirmAfterMinutes: 0 },
    });
    await room.command('SetEventInformation', {
      eventId: room.eventId,
      information: {
        startsAt: '2027-03-06T09:30:00.000Z',
        timeZone: 'Europe/Madrid',
        registrationOpensAt: null,
        description: 'Three rounds and a cut.',
        organizer: 'Olga',
        contact: 'olga@example.org',
        address: 'Calle Mayor 1, Madrid',
        fee: '10 €',
        prizes: 'Promos',
        schedule: '10:30 players meeting',
        visibility: 'public',
        hall: {
          areas: [
            { name: 'Gallery', from: 1, to: 2 },
            { name: 'Hall North', from: 3, to: 40 },
          ],
          featured: [1],
        },
      },
    });
    await room.handInDeck('Ada', decks.legal);
    await room.handInDeck('Ben', decks.rotatedOut);
  });
  afterAll(async () => {
    room?.close();
    await stage?.close();
  });
  tellAsStory(() => stage.pictureAll('every-page'));

  it('shows the card of an event from top to bottom on a phone, nothing of it beside the rest', async () => {
    const { page } = await seatOf('stranger', looks[1]);
    await page.goto('/');
    const parts = page.locator('.cv-event').first().locator(':scope > *');
    await parts.first().waitFor();
    const lefts = await parts.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().left),
    );
    expect(new Set(lefts).size).toBe(1);
  });

  it('is readable before the event', async () => {
    const faults = await inspect('before', [
      ...of(
        'stranger',
        '/',
        '/calendar',
        '/practice',
        '/play',
        '/sign-in',
        '/sign-up',
        '/forgotten-password',
        '/new-password',
        '/new-password#token',
        '/nowhere',
        '',
        'screen',
      ),
      ...of(
        'organizer',
        '/events',
        '/events/new',
        '/floor',
        '/conventions',
        '/seasons',
        ...deskPages,
      ),
      ...of('Ada', '', 'deck'),
      ...of('Ben', '', 'deck'),
      ...of('Cleo', '', 'deck'),
    ]);
    expect(faults).toEqual([]);
  });

  it('is readable during a round', async () => {
    await room.start();
    const { tables, byes } = await room.pair();
    await room.command('StartRoundClock', {
      eventId: room.eventId,
      phase: 0,
      round: 1,
      attempt: 1,
      minutes: 50,
    });
    const [reported, disputed, open] = tables.map(({ matchId, a, b }) => ({
      matchId,
      a: a.name,
      b: b.name,
    }));
    await room.guest(reported!.a).session.command('ReportResult', {
      matchId: reported!.matchId,
      score: { a: 2, b: 1, drawn: 0 },
    });
    await room.guest(disputed!.a).session.command('ReportResult', {
      matchId: disputed!.matchId,
      score: { a: 2, b: 0, drawn: 0 },
    });
    await room.guest(disputed!.b).session.command('DisputeResult', {
      matchId: disputed!.matchId,
      claim: { a: 1, b: 2, drawn: 0 },
      note: 'He forgot a game',
    });
    await room.callJudge(open!.b, 'Is this a trigger?');
    await room.command('IssuePenalty', {
      eventId: room.eventId,
      playerId: tables[2]!.a.playerId,
      level: 'warning',
      infraction: 'Slow play',
      note: '',
    });
    const faults = await inspect('round', [
      { who: open!.a, place: '', name: 'seat, to report' },
      { who: reported!.a, place: '', name: 'seat, reported' },
      { who: reported!.b, place: '', name: 'seat, to confirm' },
      { who: disputed!.b, place: '', name: 'seat, disputed' },
      { who: byes[0]!.name, place: '', name: 'seat, bye' },
      ...of('stranger', '', 'pairings', 'standings', 'bracket', 'screen'),
      ...of('organizer', 'judge', ...deskPages),
    ]);
    expect(faults).toEqual([]);
  });

  it('is readable after the event', async () => {
    await room.playToTheEnd();
    const convention = await room.command('CreateConvention', {
      name: 'Sector weekend',
      date: '2026-11-28',
      venue: 'Hall',
      plan: weekendPlan({ players: 64, set: 'SOR' }),
    });
    const season = await room.command('CreateSeason', {
      name: 'Winter',
      rules: {
        placePoints: [3, 2, 1],
        attendance: 1,
        best: 8,
        invitedPerEvent: 1,
        invitedFromTable: 0,
        passDown: true,
      },
    });
    const [conventionPage, seasonPage] = [
      `/c/${convention.ids['conventionId']}`,
      `/s/${season.ids['seasonId']}`,
    ];
    const faults = await inspect('after', [
      ...of('stranger', '', 'standings', 'bracket', 'screen', 'moments', '/archive'),
      { who: 'stranger', place: conventionPage, name: 'convention' },
      { who: 'organizer', place: conventionPage, name: 'convention of mine' },
      { who: 'stranger', place: seasonPage, name: 'season' },
      { who: 'organizer', place: seasonPage, name: 'season of mine' },
      ...of('organizer', 'desk', 'desk/rounds'),
      { who: 'Ada', place: '', name: 'seat, final place' },
    ]);
    expect(faults).toEqual([]);
    expect(stage.faults).toEqual([]);
  });
});
