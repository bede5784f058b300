import { createFormContext } from '@mantine/form';
import { defaultLimited, defaultSettings, type EventFormat, type EventSettings } from '#contracts';
import { isLimited } from '../limited.js';
import { today } from '../times.js';

/** What an organizer fills in; the same fields for a new event and for changing one. */
export interface EventDraft {
  name: string;
  /** Of a new event; it never changes afterwards. */
  format: EventFormat;
  date: string;
  venue: string;
  /** Empty means no limit. */
  cap: number | '';
  settings: EventSettings;
}

export const [EventFormProvider, useEventFormContext, useEventForm] =
  createFormContext<EventDraft>();

export const emptyDraft = (): EventDraft => ({
  name: '',
  format: 'premier',
  date: today(),
  venue: '',
  cap: '',
  settings: structuredClone(defaultSettings),
});

/** The draft in another format, with the settings that only this one has. */
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

export const detailsOf = (draft: EventDraft) => ({
  name: draft.name.trim(),
  date: draft.date,
  venue: draft.venue.trim(),
  cap: draft.cap === '' ? null : draft.cap,
});

/** Typed lists of sets or cards: separated by commas, spaces or lines; upper case. */
export const codesOf = (text: string): string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter((part) => part !== ''),
  ),
];
