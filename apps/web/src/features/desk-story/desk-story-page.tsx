import { Button, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { QueryResult } from '#contracts';
import { ask, useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/failure-note.js';
import { useEvent } from '../../shared/use-event.js';
import { StoryLine } from './story-line.js';

/** Everything that was recorded, newest first, in plain words; the record itself is one click below each line. */
export const DeskStoryPage = () => {
  const { t } = useText();
  const event = useEvent();
  const { eventId } = event;
  const roster = useAnswer('roster', { eventId });
  const story = useInfiniteQuery({
    queryKey: ['story', eventId, {}],
    queryFn: ({ pageParam }) => ask('story', { eventId, ...(pageParam === null ? {} : { before: pageParam }) }),
    initialPageParam: null as number | null,
    getNextPageParam: (last: QueryResult<'story'>) => (last.more ? (last.entries.at(-1)?.position ?? null) : null),
  });
  const names = new Map(roster.data?.players.map((row) => [row.playerId, row.name]));
  const entries = story.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Stack gap="xs">
      <Text size="sm">{t('record.hint')}</Text>
      <FailureNote error={story.error} onRetry={() => void story.refetch()} />
      <ol className="cv-quiet-list cv-story" aria-label={t('desk.story')}>
        {entries.map((entry) => (
          <StoryLine key={`${entry.streamId}.${entry.version}`} entry={entry} names={names} staff={event.staff} />
        ))}
      </ol>
      {story.hasNextPage ? (
        <Button variant="default" loading={story.isFetchingNextPage} onClick={() => void story.fetchNextPage()}>
          {t('record.older')}
        </Button>
      ) : null}
    </Stack>
  );
};
