import { Card, Stack, Text, Title } from '@mantine/core';
import { useAnswer } from '../../api/queries.js';
import { useMe } from '../../api/session.js';
import { atStart } from '../../i18n/at-start.js';
import { useText } from '../../i18n/index.js';
import { Link } from '../../navigation/link.js';
import { Answer } from '../../shared/feedback/answer.js';
import { calendarDate } from '../../shared/time/times.js';
import { NewConvention } from './new-convention.js';

/** Public conventions, and the reader's own. */
export const ConventionsPage = () => {
  const { t, language } = useText();
  const me = useMe();
  const found = useAnswer('conventions', {});
  const signedIn = (me.data?.account ?? null) !== null;
  return (
    <Stack>
      <Title order={1}>{t('convention.title')}</Title>
      <Text>{t('convention.lead')}</Text>
      <Answer of={found}>
        {({ conventions }) =>
          conventions.length === 0 ? (
            <Text c="dimmed">{t('convention.none')}</Text>
          ) : (
            <Stack component="ul" p={0} m={0} gap="xs" style={{ listStyle: 'none' }}>
              {conventions.map(({ conventionId, name, date, venue, stages }) => (
                <Card component="li" key={conventionId} withBorder padding="sm">
                  <Link to="/c/:conventionId" params={{ conventionId }}>
                    {name}
                  </Link>
                  <Text size="sm">
                    {[
                      atStart(calendarDate(date, language), language),
                      venue,
                      t('convention.stages', { count: stages }),
                    ]
                      .filter((part) => part !== '')
                      .join(' · ')}
                  </Text>
                </Card>
              ))}
            </Stack>
          )
        }
      </Answer>
      {signedIn ? <NewConvention /> : null}
    </Stack>
  );
};
