import {
  type CommandPayload,
  defaultLimited,
  defaultSettings,
  type EventFormat,
  type EventSettings,
  type PickClock,
} from '#contracts';

/**
 * Bots decide quickly: a draft takes a few minutes, with enough time for a visitor who joins it.
 */
const briskClock: PickClock = {
  leaders: [{ from: 1, seconds: 12 }],
  cards: [
    { from: 10, seconds: 20 },
    { from: 5, seconds: 14 },
    { from: 1, seconds: 8 },
  ],
  reviewSeconds: 8,
};
/** Minutes for a visitor to build a deck; the room goes on as soon as everybody has one. */
const buildMinutes = 5;

const room: EventSettings = { ...defaultSettings, confirmAfterMinutes: 1 };
const smallRoom: EventSettings = { ...room, cutSize: 4 };

const settings: { readonly [F in EventFormat]: EventSettings } = {
  premier: room,
  trilogy: { ...smallRoom, banSeconds: 60, pickSeconds: 45, banClock: 'pairing' },
  sealed: { ...smallRoom, limited: { ...defaultLimited('sealed'), buildMinutes } },
  draft: {
    ...room,
    cutSize: 0,
    swissRounds: 3,
    limited: { ...defaultLimited('draft'), clock: briskClock, buildMinutes },
  },
};
const names: { readonly [F in EventFormat]: string } = {
  premier: 'Demo event',
  trilogy: 'Demo Trilogy',
  sealed: 'Demo Sealed',
  draft: 'Demo Draft',
};

/** The settings of a room of bots, by format: smaller and faster than an evening in a shop. */
export const demoEvent = (format: EventFormat, date: string): CommandPayload<'CreateEvent'> => ({
  name: names[format],
  date,
  venue: 'Conclave',
  cap: 32,
  format,
  settings: settings[format],
});
