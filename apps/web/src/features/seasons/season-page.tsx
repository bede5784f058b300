import { Anchor, Badge, Stack, Table, Text, Title } from '@mantine/core';
import type { SeasonView } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { useParamsOfAny } from '../../navigation/here.js';
import { Answer } from '../../shared/feedback/answer.js';
import { SeasonTools } from './season-tools.js';

// Exported here so that both pages share one file and first views refer to one file fewer.
export { SeasonsPage } from './seasons-page.js';

const SeasonTable = ({ rows, events }: SeasonView) => {
  const { t } = useText();
  if (rows.length === 0) return <Text c="dimmed">{t('season.noResults')}</Text>;
  return (
    <div className="cv-scroll" tabIndex={0} role="region" aria-label={t('season.table')}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('convention.place')}</Table.Th>
            <Table.Th>{t('common.name')}</Table.Th>
            <Table.Th>{t('season.points')}</Table.Th>
            {events.map(({ eventId, name }) => (
              <Table.Th key={eventId}>{name}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ rank, person, name, points, scores }) => (
            <Table.Tr key={person}>
              <Table.Td>{rank}</Table.Td>
              <Table.Td>{name}</Table.Td>
              <Table.Td fw={700}>{points}</Table.Td>
              {events.map(({ eventId }) => {
                const score = scores.find((each) => each.eventId === eventId);
                const text = score === undefined ? '' : String(score.points);
                return (
                  <Table.Td key={eventId}>
                    {score?.counts === false ? <s>{text}</s> : text}
                  </Table.Td>
                );
              })}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
};

const Invitations = ({ invitations, events }: SeasonView) => {
  const { t } = useText();
  if (invitations.length === 0) return null;
  return (
    <section>
      <Title order={2}>{t('convention.invitedTitle')}</Title>
      <ul>
        {invitations.map(({ person, name, eventId, place, passedBy }) => (
          <li key={person}>
            {name}:{' '}
            {t(eventId === null ? 'season.byTable' : 'season.byEvent', {
              place,
              event: events.find((event) => event.eventId === eventId)?.name ?? '',
            })}
            {passedBy > 0 ? ` (${t('season.passed', { count: passedBy })})` : ''}
          </li>
        ))}
      </ul>
    </section>
  );
};

const Ratings = ({ ratings }: SeasonView) => {
  const { t } = useText();
  if (ratings.length === 0) return null;
  return (
    <section>
      <Title order={2}>{t('season.ratings')}</Title>
      <Text size="sm">{t('season.ratingsHint')}</Text>
      <div className="cv-scroll" tabIndex={0} role="region" aria-label={t('season.ratings')}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('common.name')}</Table.Th>
              <Table.Th>{t('season.rating')}</Table.Th>
              <Table.Th>{t('season.matches')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {ratings.map(({ person, name, rating, deviation, provisional, matches }) => (
              <Table.Tr key={person}>
                <Table.Td>{name}</Table.Td>
                <Table.Td>
                  {Math.round(rating)} ± {Math.round(2 * deviation)}{' '}
                  {provisional ? (
                    <Badge variant="light" color="gray" c="var(--mantine-color-text)">
                      {t('season.provisional')}
                    </Badge>
                  ) : null}
                </Table.Td>
                <Table.Td>{matches}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </section>
  );
};

/** A season: the table with what counts, the invited players, and the ratings. */
export const SeasonPage = () => {
  const { t } = useText();
  const { seasonId = '' } = useParamsOfAny();
  const query = useAnswer('season', { seasonId });
  return (
    <Answer of={query} rows={8}>
      {(season) => (
        <Stack>
          <div>
            <Title order={1}>{season.name}</Title>
            <Text>
              {season.rules.best === null
                ? t('season.allCount')
                : t('season.bestCount', { best: season.rules.best, count: season.events.length })}
            </Text>
            <Anchor className="cv-link" href="/seasons">
              {t('season.title')}
            </Anchor>
          </div>
          <SeasonTable {...season} />
          <Invitations {...season} />
          <Ratings {...season} />
          {season.mine ? <SeasonTools season={season} /> : null}
        </Stack>
      )}
    </Answer>
  );
};
