import type { ApiSession } from '#client';
import { type CommandPayload, defaultSettings } from '#contracts';

/** Two stages, the second for the best of the first. */
export const plan: CommandPayload<'CreateConvention'>['plan'] = {
  stages: (['day-1', 'day-2'] as const).map((stageId, index) => ({
    stageId,
    name: `Day ${index + 1}`,
    format: 'premier',
    day: index + 1,
    startsAt: '10:00',
    breakMinutes: 10,
    expected: 8,
    cap: null,
    entry:
      index === 0
        ? { kind: 'open' as const }
        : { kind: 'qualified' as const, from: 'day-1', by: 'place' as const, least: 4 },
    carry: 'none' as const,
    decks: 'new' as const,
    settings: { ...defaultSettings, cutSize: 0 as const, swissRounds: 2 },
  })),
};

export const seasonRules: CommandPayload<'CreateSeason'>['rules'] = {
  placePoints: [10, 6, 4, 2],
  attendance: 1,
  best: null,
  invitedPerEvent: 1,
  invitedFromTable: 2,
  passDown: true,
};

/**
 * A convention whose second stage has an invited player, with its first stage opened, and a season;
 * returns their ids.
 */
export const preparedClub = async (
  owner: ApiSession,
): Promise<Readonly<Record<string, string[]>>> => {
  const date = '2026-11-21';
  const about = { name: 'Attacked convention', date, venue: 'Hall', plan };
  const { ids } = await owner.command('CreateConvention', about);
  const conventionId = ids['conventionId'] ?? '';
  const opened = await owner.command('OpenStage', { conventionId, stageId: 'day-1' });
  const guest = { conventionId, stageId: 'day-2', name: 'Guest', points: 0, note: '' };
  const invited = await owner.command('InviteToStage', guest);
  const season = await owner.command('CreateSeason', { name: 'Attacked', rules: seasonRules });
  return {
    conventionId: [conventionId],
    invitationId: [invited.ids['invitationId'] ?? ''],
    seasonId: [season.ids['seasonId'] ?? ''],
    eventId: [opened.ids['eventId'] ?? ''],
  };
};
