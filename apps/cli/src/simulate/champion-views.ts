import type { Cast } from './cast.js';

interface Finished {
  readonly champion: string | null;
  readonly ranking: readonly string[];
}

/**
 * The first place in each view of a finished event that people or programs have, by the name of the
 * view.
 */
export type FirstPlaces = Readonly<Record<string, string>>;

const inFile = (text: string): Finished => {
  const { events } = JSON.parse(text) as { events: readonly { type: string; data: unknown }[] };
  return events.find(({ type }) => type === 'EventFinished')?.data as Finished;
};

/**
 * Reads the first place from every view. The page of the standings, its printed sheet and the big
 * screen show the same answer, so it is requested once, as a visitor.
 */
export const firstPlaces = async ({
  spectator,
  organizer,
  eventId,
  players,
}: Cast): Promise<FirstPlaces> => {
  const whole = inFile(await organizer.get(`/api/events/${eventId}/export`));
  const forAll = inFile(await spectator.get(`/api/events/${eventId}/export`));
  const { rows } = await spectator.query('standings', { eventId });
  const { champion } = await spectator.query('event', { eventId });
  const winner = whole.ranking[0] ?? '';
  const own = await players.get(winner)?.session.query('mySeat', { eventId });
  const player = await spectator.query('player', { eventId, playerId: winner });
  const bracket = await spectator.query('bracket', { eventId });
  return {
    'standings (page, print, screen, API)': rows[0]?.playerId ?? '',
    "the staff's file": winner,
    "everyone's file": forAll.ranking[0] ?? '',
    "the player's page": player.rank === 1 ? winner : `place ${player.rank}`,
    "the player's seat": own?.seat?.rank === 1 ? winner : `place ${own?.seat?.rank}`,
    ...(whole.champion === null ? {} : { "the event's page": champion?.playerId ?? '' }),
    ...(bracket.rounds.length === 0 ? {} : { 'the bracket': bracket.champion?.playerId ?? '' }),
  };
};

/** Views whose first place differs from the announced winner. */
export const firstPlaceFaults = (views: FirstPlaces): readonly string[] => {
  const winner = views["the staff's file"];
  return Object.entries(views)
    .filter(([, first]) => first !== winner)
    .map(([view, first]) => `first in ${view} is ${first}, not ${winner}`);
};
