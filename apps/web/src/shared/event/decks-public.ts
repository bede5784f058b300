import type { EventView } from '#contracts';

/** Whether everybody may see everybody's deck now; the server decides what is shown. */
export const decksArePublic = ({
  settings,
  status,
}: Pick<EventView, 'settings' | 'status'>): boolean =>
  settings.decksPublic === 'always' ||
  (settings.decksPublic === 'after-event' && status === 'finished');
