import { useState } from 'react';
import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { TrioView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { ApiFailure } from '../../api/http.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../feedback/failure-note.js';
import { ListField } from '../forms/list-field.js';
import { useUnsaved } from '../forms/use-unsaved.js';
import { countErrors } from './findings.js';
import { showVerdict, TrioFindings } from './trio-sheet.js';
import { UploadButton } from '../forms/upload-button.js';

const longestList = 20_000;

interface TrioFormProps {
  readonly eventId: string;
  readonly playerId: string;
  /** The three decks as last submitted; null if none were. */
  readonly trio: TrioView | null;
}

type Problems = TrioView['problems'];

/** The findings for which three decks were refused; null for every other refusal. */
const problemsIn = (failure: unknown): Problems | null =>
  failure instanceof ApiFailure &&
  (failure.code === 'deck/trio-illegal' || failure.code === 'deck/unreadable') &&
  Array.isArray(failure.data['problems'])
    ? (failure.data['problems'] as Problems)
    : null;

interface NotLegalProps {
  readonly problems: Problems;
  /** Submits the decks despite the findings; undefined if a list could not even be read. */
  readonly onAnyway: (() => void) | undefined;
  readonly busy: boolean;
}

/**
 * The findings in the three lists before they are submitted, and a button that submits them anyway.
 */
const NotLegal = ({ problems, onAnyway, busy }: NotLegalProps) => {
  const { t } = useText();
  return (
    <Alert
      color="red"
      role="alert"
      icon={<IconAlertTriangle size={18} />}
      title={t('trilogy.trio.illegal', { count: countErrors(problems) })}
    >
      <TrioFindings problems={problems} />
      {onAnyway === undefined ? null : (
        <Button mt="sm" size="md" color="red" loading={busy} onClick={onAnyway}>
          {t('deck.submitAnyway')}
        </Button>
      )}
    </Alert>
  );
};

/**
 * Three lists, pasted or uploaded, that are checked together on submission; illegal ones are only
 * submitted after the player has confirmed it.
 */
export const TrioForm = ({ eventId, playerId, trio }: TrioFormProps) => {
  const { t } = useText();
  const [texts, setTexts] = useState<readonly string[]>(['', '', '']);
  // The lists stay in the form: a player who corrects one does not paste the other two again.
  const submit = useCommand('SubmitTrio', { eventId });
  useUnsaved(texts.some((text) => text.trim() !== '') && submit.accepted === null);
  const problems = problemsIn(submit.failure);
  const readable =
    submit.failure instanceof ApiFailure && submit.failure.code !== 'deck/unreadable';
  const send = (legal: { readonly onlyLegal?: true }) =>
    submit.send({ eventId, playerId, texts: [...texts], ...legal });
  const become = (index: number, text: string) => {
    setTexts((before) => before.map((old, at) => (at === index ? text : old)));
    submit.clear();
  };
  return (
    <section className="cv-panel cv-now" aria-labelledby="trio-form">
      <Stack>
        <Title order={2} id="trio-form" fz="xl">
          {t(trio === null ? 'trilogy.trio.hand' : 'trilogy.trio.change')}
        </Title>
        <Text size="sm">{t('trilogy.trio.rule')}</Text>
        <Text size="sm" c="dimmed">
          {t('deck.formats')}
        </Text>
        {texts.map((text, index) => (
          <div key={index}>
            <ListField
              label={t('trilogy.trio.text', { number: index + 1 })}
              value={text}
              onChange={(typed) => become(index, typed)}
              rows={[4, 10]}
              maxLength={longestList}
            />
            <UploadButton
              accept=".json,.txt,.csv,text/plain,application/json"
              mostBytes={longestList}
              name={`${t('deck.upload')} ${index + 1}`}
              onText={(read) => become(index, read)}
            />
          </div>
        ))}
        <Group>
          <Button
            size="lg"
            disabled={texts.some((text) => text.trim() === '')}
            loading={submit.pending}
            onClick={() => send({ onlyLegal: true })}
          >
            {t('trilogy.trio.submit')}
          </Button>
        </Group>
        <div aria-live="polite">
          {problems === null ? (
            <FailureNote error={submit.failure} onRetry={submit.again} />
          ) : (
            <NotLegal
              problems={problems}
              busy={submit.pending}
              onAnyway={readable ? () => send({}) : undefined}
            />
          )}
          {submit.accepted === null ? null : (
            <Group>
              <Text fw={650}>{t('trilogy.trio.received')}</Text>
              {trio?.legal === false ? (
                <Button variant="default" onClick={showVerdict}>
                  {t('trilogy.trio.toProblems')}
                </Button>
              ) : null}
            </Group>
          )}
        </div>
      </Stack>
    </section>
  );
};
