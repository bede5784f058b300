import { useState } from 'react';
import { Stack, Text, Title } from '@mantine/core';
import { useAnswer } from '../../api/queries.js';
import { useServerNow } from '../../api/server-time.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/feedback/answer.js';
import { judges } from '../../shared/event/roles.js';
import { floorOffers, nextOfCall } from '../../shared/event/table-offers.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { MultiplayerCard } from '../../shared/match/multiplayer-cards.js';
import { seatedTables } from '../../shared/match/seated-tables.js';
import { TellMe } from '../../shared/event/tell-me.js';
import { useEvent } from '../../shared/event/use-event.js';
import { StaffLanguageNote } from '../../shared/feedback/staff-language-note.js';
import { CallCard } from './call-card.js';
import { DisputeCard } from './dispute-card.js';
import { PutJudge } from './put-judge.js';
import { FloorTools } from './floor-tools.js';

/** What waits for a judge, oldest first; usable with one hand while walking through the hall. */
export const JudgePage = () => {
  const { t } = useText();
  const event = useEvent();
  const now = useServerNow();
  const [resolved, setResolved] = useState(false);
  const calls = useAnswer('judgeCalls', { eventId: event.eventId });
  const pairings = useAnswer(
    'pairings',
    { eventId: event.eventId },
    { enabled: event.rounds.length > 0 },
  );
  const games = useAnswer('games', {}).data?.games ?? [];
  const hasMat = games.some(({ id, judgesMat }) => judgesMat && id === event.game.id);
  if (!judges(event)) return <Text>{t('desk.closedText')}</Text>;
  const at = pairings.data?.key ?? null;
  const seated = pairings.data === undefined ? [] : seatedTables(pairings.data);
  const disputes = seated.filter(({ status }) => status === 'disputed');
  const offers = floorOffers(event);
  const open = offers.tables ? seated.filter(({ status }) => status !== 'completed') : [];
  return (
    <Stack maw={760} w="100%" mx="auto">
      <StaffLanguageNote />
      <Answer of={calls} rows={4}>
        {({ calls: all }) => {
          const waiting = all
            .filter((call) => nextOfCall(event, call) !== null)
            .toSorted((one, other) => one.at.localeCompare(other.at));
          return (
            <Stack gap="sm" aria-live="polite">
              <Title order={2} fz="xl">
                {t('judge.waiting', { count: waiting.length + disputes.length })}
              </Title>
              {waiting.length + disputes.length === 0 ? (
                <Text c="dimmed">{t('desk.calls.none')}</Text>
              ) : null}
              {disputes.map(({ id, of }) =>
                of.kind === 'match' ? (
                  <DisputeCard key={id} event={event} row={of.row} />
                ) : at === null ? null : (
                  <MultiplayerCard key={id} event={event} at={at} row={of.row} />
                ),
              )}
              {waiting.map((call) => (
                <CallCard key={call.callId} event={event} call={call} now={now} />
              ))}
              <details onToggle={(toggle) => setResolved(toggle.currentTarget.open)}>
                <summary>{t('judge.resolved', { count: all.length - waiting.length })}</summary>
                {resolved
                  ? all
                      .filter((call) => call.state === 'resolved')
                      .map((call) => (
                        <Text key={call.callId} size="sm">
                          {call.table === null ? '' : `${t('common.table')} ${call.table} · `}
                          {call.name} · {call.note}
                        </Text>
                      ))
                  : null}
              </details>
            </Stack>
          );
        }}
      </Answer>
      {hasMat ? (
        <LinkButton to="/mat" variant="default">
          {t('mat.title')}
        </LinkButton>
      ) : null}
      <TellMe eventId={event.eventId} sort="floor" />
      {open.length === 0 ? null : (
        <section className="cv-panel" aria-label={t('judge.atTables')}>
          <PutJudge event={event} tables={open} />
        </section>
      )}
      <FloorTools event={event} tables={pairings.data?.tables ?? []} />
    </Stack>
  );
};
