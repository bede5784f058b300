import { useState } from 'react';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { TrioView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../feedback/failure-note.js';
import { ListField } from '../forms/list-field.js';
import { errorsOf, showVerdict } from './trio-sheet.js';
import { UploadButton } from '../forms/upload-button.js';

const longestList = 20_000;

interface TrioFormProps {
  readonly eventId: string;
  readonly playerId: string;
  /** As they were handed in last. */
  readonly trio: TrioView | null;
}

const Verdict = ({ trio }: { readonly trio: TrioView }) => {
  const { t } = useText();
  if (trio.legal) return <Text>{t('trilogy.trio.legal')}</Text>;
  return (
    <Group>
      <Text c="red" fw={650}>
        {t('trilogy.trio.illegal', { count: errorsOf(trio) })}
      </Text>
      <Button variant="default" onClick={showVerdict}>
        {t('trilogy.trio.toProblems')}
      </Button>
    </Group>
  );
};

/** Three lists, pasted or uploaded, judged together when they are handed in; the verdict stands over the form, and in short at the button. */
export const TrioForm = ({ eventId, playerId, trio }: TrioFormProps) => {
  const { t } = useText();
  const [texts, setTexts] = useState<readonly string[]>(['', '', '']);
  // The lists stay: whoever has to correct one does not paste the other two again.
  const submit = useCommand('SubmitTrio', { eventId });
  const [sentOver, setSentOver] = useState(0);
  const judged = submit.accepted !== null && trio !== null && trio.revision > sentOver;
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
            onClick={() => {
              setSentOver(trio?.revision ?? 0);
              submit.send({ eventId, playerId, texts: [...texts] });
            }}
          >
            {t('trilogy.trio.submit')}
          </Button>
        </Group>
        <div aria-live="polite">
          <FailureNote error={submit.failure} onRetry={submit.again} />
          {submit.accepted === null ? null : <Text fw={650}>{t('trilogy.trio.received')}</Text>}
          {judged ? <Verdict trio={trio} /> : null}
        </div>
      </Stack>
    </section>
  );
};
