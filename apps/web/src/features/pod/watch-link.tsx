import { Stack, Text } from '@mantine/core';
import type { PodView } from '#contracts';
import { useText } from '../../i18n/index.js';
import { CopyLink } from '../../shared/sharing/copy-link.js';

export const minutesOf = (seconds: number): number => Math.round(seconds / 60);

/** Tells the players of a draft that spectators watch it, and with what delay. */
export const WatchedNote = ({ view: { watchDelaySeconds } }: { view: PodView }) => {
  const { t } = useText();
  return watchDelaySeconds === null ? null : (
    <Text size="sm">{t('pod.watch.watched', { count: minutesOf(watchDelaySeconds) })}</Text>
  );
};

/** The link for watching the pod, for those who may share it. */
export const WatchLink = ({ view }: { view: PodView }) => {
  const { t } = useText();
  const { eventId, podId, watchKey, watchDelaySeconds } = view;
  if (watchKey === null || watchDelaySeconds === null) return null;
  return (
    <Stack gap={4} mt="sm" align="flex-start">
      <CopyLink
        path={`/e/${eventId}/pods/${podId}/watch?key=${watchKey}`}
        label={t('pod.watch.link')}
        variant="default"
      />
      <Text size="sm">{t('pod.watch.hint', { count: minutesOf(watchDelaySeconds) })}</Text>
    </Stack>
  );
};
