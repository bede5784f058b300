import { useState } from 'react';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { EventView, JudgeCall } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { nextOfCall } from '../../shared/event/table-offers.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { minutesSince } from '../../shared/time/times.js';

export const CallCard = ({
  event,
  call,
  now,
}: {
  event: EventView;
  call: JudgeCall;
  now: number;
}) => {
  const { t } = useText();
  const [note, setNote] = useState('');
  const accept = useCommand('AcceptJudgeCall');
  const resolve = useCommand('ResolveJudgeCall');
  const { eventId } = event;
  const next = nextOfCall(event, call);
  const key = { eventId, callId: call.callId };
  return (
    <section
      className={call.state === 'waiting' ? 'cv-panel cv-now' : 'cv-panel'}
      aria-label={`${call.name}, ${call.table ?? ''}`}
    >
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <div>
            <Text fz={26} fw={800} lh={1.1}>
              {call.table === null ? call.name : `${t('common.table')} ${call.table}`}
            </Text>
            {call.table === null ? null : <Text fw={600}>{call.name}</Text>}
            {call.note === '' ? null : <Text>{t('common.quoted', { text: call.note })}</Text>}
            {call.fault === undefined ? null : (
              <LinkButton
                to="/e/:eventId/fault/:matchId/:number"
                params={{
                  eventId,
                  matchId: call.fault.matchId,
                  number: String(call.fault.number),
                }}
                variant="default"
              >
                {t('judge.openFault')}
              </LinkButton>
            )}
          </div>
          <Text fw={700} style={{ whiteSpace: 'nowrap' }}>
            {minutesSince(call.at, now)} min
          </Text>
        </Group>
        {next === 'accept' ? (
          <Button size="lg" loading={accept.pending} onClick={() => accept.send(key)}>
            {t('judge.accept')}
          </Button>
        ) : next === null ? null : (
          <>
            <Text size="sm">{t('judge.acceptedBy', { name: call.acceptedBy ?? '' })}</Text>
            <Group align="flex-end" wrap="nowrap">
              <TextInput
                label={t('common.note')}
                value={note}
                maxLength={500}
                onChange={(change) => setNote(change.currentTarget.value)}
                style={{ flex: 1 }}
              />
              <Button
                size="md"
                loading={resolve.pending}
                onClick={() => resolve.send({ ...key, note: note.trim() })}
              >
                {t('judge.resolve')}
              </Button>
            </Group>
          </>
        )}
        <FailureNote error={accept.failure ?? resolve.failure} />
      </Stack>
    </section>
  );
};
