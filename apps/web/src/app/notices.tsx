import { Suspense, useSyncExternalStore } from 'react';
import { notificationsStore } from '@mantine/notifications';
import { lazily } from '../shared/page/lazily.js';

const Shown = lazily(async () => (await import('./shown-notices.js')).Notifications);

let any = false;
const isAny = (): boolean => (any ||= notificationsStore.getState().notifications.length > 0);

/** Where notices appear; fetched with the first of them, which waits for it. */
export const Notices = () => {
  const wanted = useSyncExternalStore(notificationsStore.subscribe, isAny);
  return <Suspense>{wanted ? <Shown position="bottom-center" limit={3} /> : null}</Suspense>;
};
