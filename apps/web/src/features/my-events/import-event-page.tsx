import { useState } from 'react';
import { Alert, Loader, Stack, Text, TextInput, Title } from '@mantine/core';
import { useImportEvent, useTransferKey } from '../../api/handover.js';
import { ApiFailure } from '../../api/http.js';
import { useMe } from '../../api/session.js';
import { useText } from '../../i18n/index.js';
import { useNavigate } from '../../navigation/here.js';
import { Navigate } from '../../navigation/link.js';
import { Answer } from '../../shared/feedback/answer.js';
import { CopyButton } from '../../shared/sharing/copy-button.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { UploadButton } from '../../shared/forms/upload-button.js';
import { StaffLanguageNote } from '../../shared/feedback/staff-language-note.js';

const mostBytes = 64 * 1024 * 1024;

const contentOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Continues an event from another server: first this server's key, then the file. */
export const ImportEventPage = () => {
  const { t } = useText();
  const navigate = useNavigate();
  const me = useMe();
  const key = useTransferKey();
  const [unreadable, setUnreadable] = useState(false);
  const [rescueKey, setRescueKey] = useState('');
  const take = useImportEvent({
    onDone: (eventId) => navigate({ to: '/e/:eventId/desk/players', params: { eventId } }),
  });
  if (me.data !== undefined && me.data.account === null)
    return <Navigate to="/sign-in" search={{ back: '/events/import' }} />;
  const faults = take.error instanceof ApiFailure ? take.error.fields : [];
  return (
    <Stack maw={720} mx="auto">
      <StaffLanguageNote />
      <Title order={1}>{t('events.import.title')}</Title>
      <section className="cv-panel">
        <Title order={2} fz="lg">
          {t('events.import.keyTitle')}
        </Title>
        <Text mb="xs">{t('events.import.keyHint')}</Text>
        <Answer of={key}>
          {({ recipient }) => (
            <Stack gap="xs" align="flex-start">
              <Text className="cv-code" fz="sm">
                {recipient}
              </Text>
              <CopyButton value={recipient} />
            </Stack>
          )}
        </Answer>
      </section>
      <section className="cv-panel">
        <Title order={2} fz="lg">
          {t('events.import.fileTitle')}
        </Title>
        <Text mb="xs">{t('events.import.fileHint')}</Text>
        {key.data?.mayImport === false ? (
          <Alert color="yellow" title={t('events.import.closed')}>
            {t('events.import.closedHint')}
          </Alert>
        ) : (
          <Stack gap="xs" align="flex-start">
            <TextInput
              label={t('events.import.rescueKey')}
              placeholder="AGE-SECRET-KEY-1…"
              autoComplete="off"
              w="100%"
              value={rescueKey}
              onChange={(typed) => setRescueKey(typed.currentTarget.value)}
            />
            <UploadButton
              accept="application/json,.json"
              mostBytes={mostBytes}
              onText={(text) => {
                const content = contentOf(text);
                setUnreadable(content === undefined);
                if (content !== undefined) take.mutate({ content, rescueKey: rescueKey.trim() });
              }}
            />
          </Stack>
        )}
        <div aria-live="polite">
          {take.isPending ? <Loader aria-label={t('events.import.busy')} /> : null}
          {unreadable ? <Alert color="red">{t('events.import.unreadable')}</Alert> : null}
        </div>
        {faults.length > 0 ? (
          <Alert color="red" role="alert" title={t('events.import.faults')}>
            <ul className="cv-reasons">
              {faults.map(({ path, message }) => (
                <li key={`${path} ${message}`}>
                  <code>{path}</code>: {message}
                </li>
              ))}
            </ul>
          </Alert>
        ) : (
          <FailureNote error={take.error} />
        )}
      </section>
      <Text>{t('events.import.after')}</Text>
    </Stack>
  );
};
