import { Suspense, useSyncExternalStore } from 'react';
import { notificationsStore } from '@mantine/notifications';
import { lazily } from '../shared/page/lazily.js';

const Shown = lazily(async () => (await import('./shown-notices.js')).Notifications);

let any = false;
const isAny = (): boolean => (any ||= notificationsStore.getState().notifications.length > 0);

/** The place where notifications appear; loaded with the first one, which waits for it. */
export const Notices = () => {
  const wanted = useSyncExternalStore(notificationsStore.subscribe, isAny);
  return <Suspense>{wanted ? <Shown position="bottom-center" limit={3} /> : null}</Suspense>;
};
