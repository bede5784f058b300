import { useState } from 'react';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { EventView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { blankInformation, InformationFields } from '../../shared/event-form/information-fields.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { useUnsaved } from '../../shared/forms/use-unsaved.js';

/** The information for visitors of the event's page. */
export const InformationForm = ({ event }: { event: EventView }) => {
  const { t } = useText();
  const [information, setInformation] = useState(event.information ?? blankInformation());
  const [stage, setStage] = useState<'as-found' | 'changed' | 'saved'>('as-found');
  useUnsaved(stage === 'changed');
  const save = useCommand('SetEventInformation', { onAccepted: () => setStage('saved') });
  return (
    <form
      className="cv-panel"
      onSubmit={(submit) => {
        submit.preventDefault();
        save.send({ eventId: event.eventId, information });
      }}
    >
      <Stack>
        <Title order={2} fz="lg">
          {t('page.title')}
        </Title>
        <InformationFields
          value={information}
          onChange={(value) => {
            setStage('changed');
            setInformation(value);
          }}
        />
        <FailureNote error={save.failure} />
        <Group justify="flex-end">
          <Text size="sm" role="status">
            {stage === 'saved' ? t('common.saved') : ''}
          </Text>
          <Button type="submit" loading={save.pending}>
            {t('common.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
