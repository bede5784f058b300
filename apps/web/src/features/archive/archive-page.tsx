import { useState } from 'react';
import { Button, Group, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ask, useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { Link } from '../../navigation/link.js';
import { Answer } from '../../shared/feedback/answer.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { Metagame } from './metagame.js';
import { PastEvent } from './past-event.js';

// Exported here so that both pages share one file and first views refer to one file fewer.
export { CalendarPage } from './calendar-page.js';

interface Wish {
  readonly search: string;
  readonly format: string | null;
  readonly from: string;
  readonly to: string;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/** The query parameters, without empty fields. */
const toQueryParams = ({ search, format, from, to }: Wish) => ({
  ...(search.trim() === '' ? {} : { search: search.trim() }),
  ...(format === null ? {} : { format }),
  ...(day.test(from) ? { from } : {}),
  ...(day.test(to) ? { to } : {}),
});

const Filters = ({
  wish,
  onChange,
}: {
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}) => {
  const { t, translated } = useText();
  const games = useAnswer('games', {}).data?.games ?? [];
  const formats = new Map(
    games.flatMap(({ name, formats: of }) =>
      of.map((format) => [format.id, `${translated(format.name)} · ${translated(name)}`] as const),
    ),
  );
  const dayField = (label: string, value: string, put: (value: string) => Partial<Wish>) => (
    <TextInput
      type="date"
      label={label}
      value={value}
      onChange={(change) => onChange({ ...wish, ...put(change.currentTarget.value) })}
      style={{ flex: '1 1 140px' }}
    />
  );
  return (
    <Group align="flex-end" component="search" aria-label={t('archive.find')}>
      <TextInput
        label={t('archive.words')}
        value={wish.search}
        maxLength={60}
        onChange={(change) => onChange({ ...wish, search: change.currentTarget.value })}
        style={{ flex: '2 1 200px' }}
      />
      <Select
        label={t('archive.format')}
        data={[...formats].map(([value, label]) => ({ value, label }))}
        value={wish.format}
        placeholder={t('archive.everyFormat')}
        clearable
        onChange={(format) => onChange({ ...wish, format })}
        style={{ flex: '1 1 180px' }}
      />
      {dayField(t('archive.from'), wish.from, (from) => ({ from }))}
      {dayField(t('archive.to'), wish.to, (to) => ({ to }))}
    </Group>
  );
};

/** Past events with their winners and decks, and the metagame. */
export const ArchivePage = () => {
  const { t } = useText();
  const [wish, setWish] = useState<Wish>({ search: '', format: null, from: '', to: '' });
  const [settled] = useDebouncedValue(wish, 300);
  const params = toQueryParams(settled);
  const pages = useInfiniteQuery({
    queryKey: ['archive', null, params],
    queryFn: ({ pageParam }) =>
      ask('archive', { ...params, ...(pageParam === null ? {} : { cursor: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });
  const metagame = useAnswer('metagame', params);
  const events = pages.data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <Stack gap="lg">
      <Stack gap={4}>
        <Title order={1} fz={{ base: 26, sm: 32 }}>
          {t('archive.title')}
        </Title>
        <Text>{t('archive.lead')}</Text>
        <Link to="/calendar" className="cv-link">
          {t('calendar.title')}
        </Link>
      </Stack>
      <Filters wish={wish} onChange={setWish} />
      <Stack component="section" gap="sm" aria-labelledby="past-events">
        <Title order={2} fz="xl" id="past-events">
          {t('archive.events')}
        </Title>
        <FailureNote error={pages.error} />
        {pages.isPending ? <Text c="dimmed">{t('archive.loading')}</Text> : null}
        {pages.isSuccess && events.length === 0 ? (
          <Text c="dimmed">{t('archive.none')}</Text>
        ) : null}
        {events.map((event) => (
          <PastEvent key={event.eventId} event={event} />
        ))}
        {pages.hasNextPage ? (
          <Button
            variant="default"
            loading={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {t('archive.more')}
          </Button>
        ) : null}
      </Stack>
      <Answer of={metagame} rows={6}>
        {(answer) => <Metagame metagame={answer} />}
      </Answer>
    </Stack>
  );
};
