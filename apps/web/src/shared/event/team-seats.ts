import { isPersonName, type EventView } from '#contracts';

export const isTeamEvent = ({ play: { shape } }: Pick<EventView, 'play'>): boolean =>
  shape.kind === 'games' && shape.seats !== undefined;

/** The seats of a team; equal letters play each other: A against A. */
export const teamSeats = ['A', 'B', 'C'] as const;
export const noMembers: readonly string[] = ['', '', ''];

/** Whether each seat has a member and there are no further names. */
export const isWholeTeam = (names: readonly string[]): boolean =>
  names.length === teamSeats.length && names.every(isPersonName);

/** The members as a command carries them; empty if the event has no teams. */
export const membersOf = (teams: boolean, names: readonly string[]): { members?: string[] } =>
  teams ? { members: names.map((name) => name.trim()) } : {};
