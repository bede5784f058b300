import { decksOpen, type TournamentState } from '#tournament';

/** Whether the event shows everyone's deck to everyone. */
export const decksArePublic = ({
  settings,
  status,
}: Pick<TournamentState, 'settings' | 'status'>): boolean =>
  decksOpen(settings.decksPublic, status === 'finished');
