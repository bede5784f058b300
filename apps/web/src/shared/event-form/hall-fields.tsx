import { ActionIcon, Button, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { Hall } from '#contracts';
import { useText } from '../../i18n/index.js';

interface HallFieldsProps {
  readonly value: Hall | undefined;
  readonly onChange: (value: Hall) => void;
}

const noHall: Hall = { areas: [], featured: [] };
const mostTables = 9_999;
const mostAreas = 20;
const tablesEach = 100;

/** Parses table numbers typed as "1, 2 17"; ignores everything else. */
const numbersIn = (typed: string): number[] =>
  [...typed.matchAll(/\d+/g)].map(Number).filter((number) => number > 0 && number <= mostTables);

/** The areas of a large hall with their tables, and the featured tables. */
export const HallFields = ({ value = noHall, onChange }: HallFieldsProps) => {
  const { t } = useText();
  const { areas, featured } = value;
  const setArea = (at: number, change: Partial<Hall['areas'][number]>) =>
    onChange({
      ...value,
      areas: areas.map((area, index) => (index === at ? { ...area, ...change } : area)),
    });
  const next = Math.max(0, ...areas.map(({ to }) => to)) + 1;
  return (
    <Stack gap="xs" role="group" aria-label={t('hall.title')}>
      <div>
        <Text fw={600} size="sm">
          {t('hall.title')}
        </Text>
        <Text size="xs" c="dimmed">
          {t('hall.hint')}
        </Text>
      </div>
      {areas.map((area, at) => (
        <Group key={at} gap="xs" align="flex-end">
          <TextInput
            label={t('hall.area')}
            maxLength={40}
            required
            value={area.name}
            onChange={(typed) => setArea(at, { name: typed.currentTarget.value })}
            style={{ flex: '1 1 200px' }}
          />
          {(['from', 'to'] as const).map((end) => (
            <NumberInput
              key={end}
              label={t(`hall.${end}`)}
              min={1}
              max={mostTables}
              w={110}
              hideControls
              allowDecimal={false}
              value={area[end]}
              onChange={(number) => setArea(at, { [end]: Number(number) || 1 })}
            />
          ))}
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={t('hall.remove', { name: area.name })}
            onClick={() => onChange({ ...value, areas: areas.toSpliced(at, 1) })}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </Group>
      ))}
      <Group>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={16} />}
          disabled={areas.length >= mostAreas || next + tablesEach > mostTables}
          onClick={() =>
            onChange({
              ...value,
              areas: [...areas, { name: '', from: next, to: next + tablesEach - 1 }],
            })
          }
        >
          {t('hall.add')}
        </Button>
      </Group>
      <TextInput
        label={t('hall.featuredTables')}
        description={t('hall.featuredHint')}
        inputMode="numeric"
        key={featured.join()}
        defaultValue={featured.join(', ')}
        onBlur={({ currentTarget }) =>
          onChange({
            ...value,
            featured: [...new Set(numbersIn(currentTarget.value))].slice(0, 20),
          })
        }
      />
    </Stack>
  );
};
