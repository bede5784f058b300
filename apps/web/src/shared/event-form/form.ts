import { createFormContext } from '@mantine/form';
import {
  defaultLimited,
  defaultSettings,
  type EventFormat,
  type EventSettings,
  type GameView,
} from '#contracts';
import { isLimited } from '../limited/limited.js';
import { today } from '../time/times.js';

/** The fields that an organizer fills in; the same for a new event and for changing one. */
export interface EventDraft {
  name: string;
  /** After the event is created, only the command `ChangeFormat` changes it. */
  format: string;
  game: string;
  date: string;
  venue: string;
  /** Largest number of players; empty: no limit. */
  cap: number | '';
  settings: EventSettings;
}

export const [EventFormProvider, useEventFormContext, useEventForm] =
  createFormContext<EventDraft>();

/** The game used when none is named. */
export const mainGame = 'swu';

export const emptyDraft = (): EventDraft => ({
  name: '',
  format: 'premier',
  game: mainGame,
  date: today(),
  venue: '',
  cap: '',
  settings: { ...structuredClone(defaultSettings), publishPairings: 'by-hand-above-16' },
});

/** The draft in another format of its game, with the settings that exist only in that format. */
export const inFormat = (draft: EventDraft, format: EventFormat): EventDraft => ({
  ...draft,
  format,
  settings: {
    ...draft.settings,
    limited: isLimited(format)
      ? {
          ...defaultLimited(format),
          set: draft.settings.limited?.set ?? defaultLimited(format).set,
        }
      : undefined,
  },
});

/**
 * The draft as an event of a game in one of its formats: settings come from the format's defaults,
 * otherwise from the house defaults.
 */
export const asGame = (
  {
    settings: { scoring: _scoring, limited: _limited, placePoints: _places, ...before },
    ...draft
  }: EventDraft,
  game: GameView,
  formatId?: string,
): EventDraft => {
  const format = game.formats.find(({ id }) => id === formatId) ?? game.formats[0];
  const { points, chain, scoring, ...rest } = format?.defaults ?? {};
  const settings: EventSettings = {
    ...before,
    bestOf: defaultSettings.bestOf,
    roundMinutes: defaultSettings.roundMinutes,
    lastRoundByStanding: defaultSettings.lastRoundByStanding,
    drawByAgreement: defaultSettings.drawByAgreement,
    ...rest,
    points: points ?? defaultSettings.points,
    // At tables of three and four, the rounds have their own structure and there are no teams.
    ...(rest.placePoints === undefined ? {} : { structure: undefined, teamSeats: undefined }),
    tiebreaks: { ...before.tiebreaks, chain: [...(chain ?? game.chains[0] ?? ['points'])] },
    ...(scoring === undefined ? {} : { scoring }),
  };
  return { ...draft, game: game.id, format: format?.id ?? '', settings };
};

export const detailsOf = (draft: EventDraft) => ({
  name: draft.name.trim(),
  date: draft.date,
  venue: draft.venue.trim(),
  cap: draft.cap === '' ? null : draft.cap,
});

/**
 * Splits a typed list of set or card codes at commas, semicolons, spaces and lines; upper case,
 * each once.
 */
export const codesOf = (text: string): string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter((part) => part !== ''),
  ),
];
