import type { ConventionView, EventView, SeasonView } from '#contracts';
import { textIn } from '#game';
import { type Language, LANGUAGE_TAGS } from '#rules';
import type { PageHead } from './page-head.js';

/**
 * The language of a preview, by the Accept-Language header; English if none of the languages exists
 * here.
 */
export const headLanguage = (accepted: string | undefined): Language => {
  const wanted = (accepted ?? '').toLowerCase().split(',')[0]?.trim().split(/[-;]/)[0];
  return LANGUAGE_TAGS.find((tag) => tag === wanted) ?? 'en';
};

/**
 * The locale of a language, with the country whose conventions apply: English dates are written as
 * in Britain.
 */
const localeOf = (language: Language): Intl.Locale =>
  new Intl.Locale(language === 'en' ? 'en-GB' : language);

/** "es_ES" */
const placeOf = (language: Language): string =>
  `${language}_${localeOf(language).maximize().region}`;

/** A YYYY-MM-DD date in words; a date has no time zone. */
export const dateIn = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));

/**
 * The local time in the hall with the name of its time zone, because readers of the preview may be
 * elsewhere.
 */
const hourIn = (at: string, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(at));

const longestDescription = 200;

const sentence = (parts: readonly string[]): string =>
  parts
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(' · ')
    .slice(0, longestDescription);

const place = (venue: string, address: string): object => ({
  '@type': 'Place',
  name: venue === '' ? address : venue,
  ...(address === '' ? {} : { address }),
});

/**
 * A tournament as structured data for search engines. Without names of players, because copies of
 * the markup would outlive their erasure.
 */
const structuredEvent = (event: EventView, url: string): object | null => {
  const { name, date, venue, status, information, cap } = event;
  const { startsAt, description = '', address = '', organizer = '' } = information ?? {};
  // Search engines require a place for an event and would reject the data without one.
  if (venue === '' && address === '') return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    url,
    startDate: startsAt?.replace(/\.\d+Z$/, 'Z') ?? date,
    eventStatus: `https://schema.org/Event${status === 'cancelled' ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: place(venue, address),
    ...(description === '' ? {} : { description }),
    ...(organizer === '' ? {} : { organizer: { '@type': 'Organization', name: organizer } }),
    ...(cap === null ? {} : { maximumAttendeeCapacity: cap }),
  };
};

/** The page of a tournament that is shared. */
export interface SharedPage {
  /** The path below the tournament's, with a leading slash; empty for the tournament's own page. */
  readonly page: string;
  /** The player whose deck the page shows, if everybody may see it; null otherwise. */
  readonly deckOf: string | null;
}

interface Wish {
  readonly language: Language;
  readonly origin: string;
}

/**
 * The picture for a page of a tournament: of its round, its standings or a player's deck; otherwise
 * of the tournament. The address contains the tournament's progress, because chats cache what they
 * have fetched.
 */
const pictureOf = (
  { eventId, name, rounds, status, players }: EventView,
  { page, deckOf }: SharedPage,
  language: Language,
): NonNullable<PageHead['picture']> => {
  const state = [status, players, rounds.length, rounds.at(-1)?.completed ?? 0].join('-');
  const search = new URLSearchParams({ lang: language, at: state });
  if (deckOf !== null) search.set('player', deckOf);
  const ofRounds = rounds.length > 0 && /^\/(?:pairings|standings)$/.test(page);
  const file = deckOf === null ? (ofRounds ? page : '/event') : '/deck';
  return { path: `/pictures/${eventId}${file}.png?${search.toString()}`, alt: name };
};

export const eventHead = (
  event: EventView,
  { language, origin }: Wish,
  shared: SharedPage,
): PageHead => {
  const { eventId, name, date, venue, game, information, demo } = event;
  const { startsAt, timeZone = 'UTC', description = '', visibility = 'public' } = information ?? {};
  const path = `/e/${eventId}`;
  const listed = visibility === 'public' && !demo;
  return {
    title: name,
    description: sentence([
      textIn(game.format, language),
      dateIn(date, language),
      startsAt ? hourIn(startsAt, timeZone, language) : '',
      venue,
      description,
    ]),
    path,
    locale: placeOf(language),
    listed,
    picture: pictureOf(event, shared, language),
    sharedPath: `${path}${shared.page}`,
    structured: listed ? structuredEvent(event, `${origin}${path}`) : null,
    alternates: [
      { media: 'text/calendar', path: `/api/events/${eventId}/calendar.ics` },
      { media: 'application/json', path: `/api/v1/events/${eventId}` },
      {
        media: 'application/json+oembed',
        path: `/api/v1/oembed?url=${encodeURIComponent(`${origin}${path}`)}`,
      },
    ],
  };
};

const dayMs = 86_400_000;
const laterDay = (first: string, day: number): string =>
  new Date(Date.parse(`${first}T00:00:00Z`) + (day - 1) * dayMs).toISOString().slice(0, 10);

export const conventionHead = (
  { conventionId, name, date, venue, stages }: ConventionView,
  { language, origin }: Wish,
): PageHead => {
  const path = `/c/${conventionId}`;
  const location = place(venue, '');
  const last = Math.max(1, ...stages.map(({ day }) => day));
  return {
    title: name,
    description: sentence([dateIn(date, language), venue, ...stages.map((stage) => stage.name)]),
    path,
    locale: placeOf(language),
    listed: true,
    structured:
      venue === ''
        ? null
        : {
            '@context': 'https://schema.org',
            '@type': 'Event',
            name,
            url: `${origin}${path}`,
            startDate: date,
            endDate: laterDay(date, last),
            eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
            location,
            subEvent: stages.map((stage) => ({
              '@type': 'Event',
              name: stage.name,
              startDate: laterDay(date, stage.day),
              location,
              ...(stage.event === null ? {} : { url: `${origin}/e/${stage.eventId}` }),
            })),
          },
    alternates: [],
  };
};

/** The preview of a season; its newest tournaments describe it. */
export const seasonHead = (
  { seasonId, name, events }: SeasonView,
  { language }: Wish,
): PageHead => ({
  title: name,
  description: sentence(
    events.slice(-3).map((event) => `${event.name}, ${dateIn(event.date, language)}`),
  ),
  path: `/s/${seasonId}`,
  locale: placeOf(language),
  listed: true,
  structured: null,
  alternates: [],
});
