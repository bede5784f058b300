import type { TournamentState } from '#tournament';

/** Whether the event shows everyone's deck to everyone. */
export const decksArePublic = ({
  settings,
  status,
}: Pick<TournamentState, 'settings' | 'status'>): boolean =>
  settings.decksPublic === 'always' ||
  (settings.decksPublic === 'after-event' && status === 'finished');
