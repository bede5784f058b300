import { Group, Select, Text } from '@mantine/core';
import { useText } from '../../i18n/index.js';
import { useCardWords } from '../../shared/card/pool-card.js';
import type { CardFilter } from './deck-building.js';
import type { Grouping } from './zone.js';

interface FiltersProps {
  readonly filter: CardFilter;
  readonly onFilter: (filter: CardFilter) => void;
  readonly grouping: Grouping;
  readonly onGrouping: (grouping: Grouping) => void;
}

/** The filter and the order of the cards. */
export const Filters = ({ filter, onFilter, grouping, onGrouping }: FiltersProps) => {
  const { t } = useText();
  const words = useCardWords();
  const common = {
    size: 'sm',
    clearable: true,
    placeholder: t('pool.all'),
    style: { flex: '1 1 120px' },
  } as const;
  const active = [
    filter.aspect === null ? null : words.aspect(filter.aspect),
    filter.type === null ? null : words.type(filter.type),
    filter.cost === null ? null : `${t('pool.cost')} ${filter.cost}`,
  ].filter((part) => part !== null);
  return (
    <details>
      <Text component="summary" size="sm" fw={600}>
        {t('pool.filters')}
        {active.length === 0 ? '' : `: ${active.join(', ')}`}
      </Text>
      <Group gap="xs" mt={4}>
        <Select
          {...common}
          label={t('pool.aspect')}
          data={[
            'Vigilance',
            'Command',
            'Aggression',
            'Cunning',
            'Heroism',
            'Villainy',
            'none',
          ].map((value) => ({ value, label: words.aspect(value) }))}
          value={filter.aspect}
          onChange={(aspect) => onFilter({ ...filter, aspect })}
        />
        <Select
          {...common}
          label={t('pool.type')}
          data={['Unit', 'Event', 'Upgrade'].map((value) => ({ value, label: words.type(value) }))}
          value={filter.type}
          onChange={(type) => onFilter({ ...filter, type })}
        />
        <Select
          {...common}
          label={t('pool.cost')}
          data={Array.from({ length: 8 }, (_, cost) => ({
            value: String(cost),
            label: cost === 7 ? '7+' : String(cost),
          }))}
          value={filter.cost === null ? null : String(filter.cost)}
          onChange={(cost) => onFilter({ ...filter, cost: cost === null ? null : Number(cost) })}
        />
        <Select
          size="sm"
          label={t('pool.sort')}
          allowDeselect={false}
          style={{ flex: '1 1 120px' }}
          data={(['aspect', 'type', 'cost'] as const).map((value) => ({
            value,
            label: t(`pool.by.${value}`),
          }))}
          value={grouping}
          onChange={(value) => onGrouping(value as Grouping)}
        />
      </Group>
    </details>
  );
};
