import { useState } from 'react';
import { Button, Card, Group, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { planTemplates, type PlanFile } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { useNavigate } from '../../navigation/here.js';
import { UploadButton } from '../../shared/forms/upload-button.js';
import { useUnsaved } from '../../shared/forms/use-unsaved.js';
import { type PlanFault, readPlan } from './plan-file.js';
import { PlanFailure } from './plan-failure.js';
import { PlanFaults } from './plan-faults.js';

const mostBytes = 256 * 1024;
const today = (): string => new Date().toISOString().slice(0, 10);

/** Creates a convention from a template or from a file. */
export const NewConvention = () => {
  const { t } = useText();
  const templateNames: Readonly<Record<string, string>> = {
    weekend: t('convention.templates.weekend'),
    twoDays: t('convention.templates.twoDays'),
    teams: t('convention.templates.teams'),
    twinSuns: t('convention.templates.twinSuns'),
  };
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [date, setDate] = useState(today());
  const [venue, setVenue] = useState('');
  const [template, setTemplate] = useState(planTemplates[0]?.id ?? '');
  const [file, setFile] = useState<PlanFile | null>(null);
  const [wrong, setWrong] = useState<readonly PlanFault[] | null>(null);
  const create = useCommand('CreateConvention', {
    onAccepted: ({ ids }) =>
      navigate({
        to: '/c/:conventionId',
        params: { conventionId: ids['conventionId'] ?? '' },
      }),
  });
  useUnsaved((name !== '' || venue !== '' || file !== null) && create.accepted === null);
  const plan = file?.plan ?? planTemplates.find(({ id }) => id === template)?.plan;
  const take = (text: string): void => {
    const read = readPlan(text);
    setWrong('faults' in read ? read.faults : null);
    setFile('file' in read ? read.file : null);
  };
  return (
    <Card withBorder>
      <Stack
        component="form"
        onSubmit={(event: { preventDefault(): void }) => {
          event.preventDefault();
          if (plan !== undefined) create.send({ name, date, venue, plan });
        }}
      >
        <Title order={2}>{t('convention.create')}</Title>
        <TextInput
          required
          label={t('convention.name')}
          value={name}
          maxLength={80}
          onChange={(change) => setName(change.currentTarget.value)}
        />
        <Group grow align="flex-start">
          <TextInput
            required
            type="date"
            label={t('convention.date')}
            value={date}
            onChange={(change) => setDate(change.currentTarget.value)}
          />
          <TextInput
            label={t('convention.venue')}
            value={venue}
            maxLength={120}
            onChange={(change) => setVenue(change.currentTarget.value)}
          />
        </Group>
        {file === null ? (
          <Select
            label={t('convention.template')}
            data={planTemplates.map(({ id }) => ({
              value: id,
              label: templateNames[id] ?? id,
            }))}
            value={template}
            allowDeselect={false}
            onChange={(value) => setTemplate(value ?? '')}
          />
        ) : (
          <Text>{t('convention.templates.file', { name: file.name })}</Text>
        )}
        {wrong === null ? null : <PlanFaults faults={wrong} />}
        <Group>
          <UploadButton
            accept="application/json,.json"
            mostBytes={mostBytes}
            name={t('convention.planFile')}
            onText={take}
          />
          <Button type="submit" loading={create.pending}>
            {t('convention.create')}
          </Button>
        </Group>
        <PlanFailure error={create.failure} />
      </Stack>
    </Card>
  );
};
