import { useState } from 'react';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { EventView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { useFailureNotice } from '../../shared/feedback/notices.js';
import { useUnsaved } from '../../shared/forms/use-unsaved.js';
import { moment } from '../../shared/time/times.js';
import { GrowingTextarea } from '../../shared/forms/growing-textarea.js';

/**
 * Form for an announcement: it appears on all pages, on the big screen and as a notification on
 * subscribed phones.
 */
export const Announce = ({ event }: { event: EventView }) => {
  const { t, language } = useText();
  const [text, setText] = useState('');
  useUnsaved(text.trim() !== '');
  const say = useCommand('MakeAnnouncement', { onAccepted: () => setText('') });
  const takeBack = useCommand('WithdrawAnnouncement', { onFailed: useFailureNotice() });
  const { eventId, announcements } = event;
  return (
    <section className="cv-panel" aria-labelledby="announce">
      <form
        onSubmit={(submit) => {
          submit.preventDefault();
          say.send({ eventId, text: text.trim() });
        }}
      >
        <Stack gap="xs">
          <Title order={2} fz="lg" id="announce">
            {t('page.announce')}
          </Title>
          <GrowingTextarea
            rows={[1, 12]}
            aria-labelledby="announce"
            description={t('page.announceHint')}
            value={text}
            maxLength={500}
            onChange={(typed) => setText(typed.currentTarget.value)}
          />
          <FailureNote error={say.failure} />
          <Group justify="flex-end">
            <Button type="submit" disabled={text.trim() === ''} loading={say.pending}>
              {t('page.announceGo')}
            </Button>
          </Group>
        </Stack>
      </form>
      <ul className="cv-quiet-list">
        {announcements.map(({ announcementId, text: said, at }) => (
          <li key={announcementId}>
            <Group justify="space-between" wrap="nowrap" gap="xs">
              <Text style={{ overflowWrap: 'anywhere' }}>
                <Text span size="sm" c="dimmed">
                  {moment(at, language)}
                </Text>{' '}
                {said}
              </Text>
              <Button
                size="compact-md"
                variant="default"
                loading={takeBack.pending}
                onClick={() => takeBack.send({ eventId, announcementId })}
              >
                {t('page.withdraw')}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </section>
  );
};
