import { useState } from 'react';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useCommand } from '../api/commands.js';
import { useText } from '../i18n/index.js';
import { FailureNote } from './failure-note.js';
import { ListField } from './list-field.js';
import { UploadButton } from './upload-button.js';

const longestList = 20_000;

interface TrioFormProps {
  readonly eventId: string;
  readonly playerId: string;
  readonly first: boolean;
}

/** Three lists, pasted or uploaded, judged together when they are handed in; what is wrong then stands below. */
export const TrioForm = ({ eventId, playerId, first }: TrioFormProps) => {
  const { t } = useText();
  const [texts, setTexts] = useState<readonly string[]>(['', '', '']);
  // The lists stay: whoever has to correct one does not paste the other two again.
  const submit = useCommand('SubmitTrio', { eventId });
  const become = (index: number, text: string) => {
    setTexts((before) => before.map((old, at) => (at === index ? text : old)));
    submit.clear();
  };
  return (
    <section className="cv-panel cv-now" aria-labelledby="trio-form">
      <Stack>
        <Title order={2} id="trio-form" fz="xl">
          {t(first ? 'trilogy.trio.hand' : 'trilogy.trio.change')}
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
            onClick={() => submit.send({ eventId, playerId, texts: [...texts] })}
          >
            {t('trilogy.trio.submit')}
          </Button>
        </Group>
        <div aria-live="polite">
          <FailureNote error={submit.failure} onRetry={submit.again} />
          {submit.accepted === null ? null : <Text fw={650}>{t('deck.received')}</Text>}
        </div>
      </Stack>
    </section>
  );
};
