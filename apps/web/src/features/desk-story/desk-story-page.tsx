import { useState } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { QueryResult } from '#contracts';
import { ask, useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { isLimited } from '../../shared/limited/limited.js';
import { useEvent } from '../../shared/event/use-event.js';
import { StoryFilter } from './story-filter.js';
import { StoryLine } from './story-line.js';
import { toStoryParams, everything } from './story-wish.js';

/**
 * Pods and tables produce dozens of events a second, which are not pushed to this page; it
 * refetches a running event's story at this interval, in ms.
 */
const lookAgainMs = 5_000;

/**
 * Everything that was recorded, newest first, in plain words; one click below each line shows the
 * record itself.
 */
export const DeskStoryPage = () => {
  const { t } = useText();
  const event = useEvent();
  const { eventId } = event;
  const roster = useAnswer('roster', { eventId });
  const [wish, setWish] = useState(everything);
  const wanted = toStoryParams(wish);
  const story = useInfiniteQuery({
    queryKey: ['story', eventId, wanted],
    queryFn: ({ pageParam }) =>
      ask('story', { eventId, ...wanted, ...(pageParam === null ? {} : { before: pageParam }) }),
    initialPageParam: null as number | null,
    placeholderData: keepPreviousData,
    refetchInterval: event.status === 'running' ? lookAgainMs : false,
    getNextPageParam: (last: QueryResult<'story'>) =>
      last.more ? (last.entries.at(-1)?.position ?? null) : null,
  });
  const names = new Map(roster.data?.players.map((row) => [row.playerId, row.name]));
  const entries = story.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Stack gap="xs">
      <Text size="sm">{t('record.hint')}</Text>
      <StoryFilter
        players={roster.data?.players ?? []}
        limited={isLimited(event.format)}
        wish={wish}
        onWish={setWish}
      />
      <Text size="sm" c="dimmed" role="status">
        {story.isSuccess && entries.length === 0 ? t('record.nothing') : ''}
      </Text>
      <FailureNote error={story.error} onRetry={() => void story.refetch()} />
      <ol className="cv-quiet-list cv-story" aria-label={t('desk.story')}>
        {entries.map((entry) => (
          <StoryLine
            key={`${entry.streamId}.${entry.version}`}
            entry={entry}
            names={names}
            event={event}
          />
        ))}
      </ol>
      {story.hasNextPage ? (
        <Button
          variant="default"
          loading={story.isFetchingNextPage}
          onClick={() => void story.fetchNextPage()}
        >
          {t('record.older')}
        </Button>
      ) : null}
    </Stack>
  );
};
