import { isPersonName, type EventView } from '#contracts';

/** Whether teams play at this event. */
export const isTeamEvent = ({ play: { shape } }: Pick<EventView, 'play'>): boolean =>
  shape.kind === 'games' && shape.seats !== undefined;

/** Who sits opposite whom: A meets A. */
export const teamSeats = ['A', 'B', 'C'] as const;
export const noMembers: readonly string[] = ['', '', ''];

/** Whether each seat has its member, and there is none beside. */
export const isWholeTeam = (names: readonly string[]): boolean =>
  names.length === teamSeats.length && names.every(isPersonName);

/** The names as a command carries them; nothing where nobody plays in teams. */
export const membersOf = (teams: boolean, names: readonly string[]): { members?: string[] } =>
  teams ? { members: names.map((name) => name.trim()) } : {};
