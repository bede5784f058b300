import { Alert, Anchor, Stack, Text, Title } from '@mantine/core';
import type { ConventionView } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { atStart } from '../../i18n/at-start.js';
import { useText } from '../../i18n/index.js';
import { useParamsOfAny } from '../../navigation/here.js';
import { Answer } from '../../shared/feedback/answer.js';
import { calendarDate } from '../../shared/time/times.js';
import { ConventionTools } from './convention-tools.js';
import { FinalPlaces } from './final-places.js';
import { StageCard } from './stage-card.js';
import './convention.css';

const Problems = ({ stages, problems }: ConventionView) => {
  const { t, code } = useText();
  const nameOf = (stageId: string | number | undefined): string =>
    stages.find((stage) => stage.stageId === stageId)?.name ?? String(stageId ?? '');
  if (problems.length === 0) return null;
  return (
    <Alert color="orange" title={t('convention.problems')}>
      <ul>
        {problems.map(({ stageId, code: problem, data }) => (
          <li key={`${stageId} ${problem}`}>
            {nameOf(stageId)}:{' '}
            {code('errors', `plan/${problem}`, {
              ...data,
              ...('from' in data ? { from: nameOf(data['from']) } : {}),
            }) ?? problem}
          </li>
        ))}
      </ul>
    </Alert>
  );
};

const dateOfDay = ({ stages, date }: ConventionView, day: number): string =>
  stages.find((stage) => stage.day === day)?.date ?? date;

/** A convention: its days, its schedule, the qualified players and the winners. */
export const ConventionPage = () => {
  const { t, language } = useText();
  const { conventionId = '' } = useParamsOfAny();
  const query = useAnswer('convention', { conventionId });
  return (
    <Answer of={query} rows={6}>
      {(convention) => {
        const days = [...new Set(convention.stages.map(({ day }) => day))].sort((a, b) => a - b);
        return (
          <Stack>
            <div className="cv-banner">
              <Title order={1}>{convention.name}</Title>
              <Text>
                {[atStart(calendarDate(convention.date, language), language), convention.venue]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </Text>
              <Anchor className="cv-link" href="/conventions">
                {t('convention.title')}
              </Anchor>
            </div>
            <Problems {...convention} />
            {days.map((day) => (
              <Stack key={day} gap="xs" component="section">
                <Title order={2}>
                  {t('convention.day', { day })} ·{' '}
                  {calendarDate(dateOfDay(convention, day), language)}
                </Title>
                {convention.stages
                  .filter((stage) => stage.day === day)
                  .sort((one, other) => one.startsAt.localeCompare(other.startsAt))
                  .map((stage) => (
                    <StageCard key={stage.stageId} convention={convention} stage={stage} />
                  ))}
              </Stack>
            ))}
            {convention.results.map((result) => (
              <FinalPlaces key={result.stageId} convention={convention} result={result} />
            ))}
            {convention.mine ? <ConventionTools convention={convention} /> : null}
          </Stack>
        );
      }}
    </Answer>
  );
};
