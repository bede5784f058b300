import { useState } from 'react';
import { Button, Group, NumberInput, Stack, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { FoundCard } from '#contracts';
import { useFoundCards } from '../../api/card-faces.js';
import { useText } from '../../i18n/index.js';

/**
 * Enters a paper list card by card: type a few letters, choose the number of copies, tap the card.
 */
export const AddCard = ({
  onAdd,
}: {
  readonly onAdd: (count: number, card: FoundCard) => void;
}) => {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const [count, setCount] = useState(3);
  const found = useFoundCards(typed);
  const add = (card: FoundCard) => {
    onAdd(card.section === 'main' ? count : 1, card);
    setTyped('');
  };
  return (
    <Stack gap="xs">
      <Group align="flex-end" gap="xs">
        <NumberInput
          label={t('deck.add.count')}
          w={90}
          size="md"
          min={1}
          max={15}
          allowDecimal={false}
          clampBehavior="strict"
          value={count}
          onChange={(value) => setCount(Number(value) || 1)}
        />
        <TextInput
          label={t('deck.add.label')}
          placeholder={t('deck.add.hint')}
          size="md"
          style={{ flex: 1, minWidth: 180 }}
          leftSection={<IconSearch size={18} />}
          value={typed}
          autoComplete="off"
          onChange={(change) => setTyped(change.currentTarget.value)}
          onKeyDown={(key) => {
            const [first] = found;
            if (key.key !== 'Enter') return;
            key.preventDefault();
            if (first !== undefined) add(first);
          }}
        />
      </Group>
      <Group gap={6} aria-live="polite">
        {found.map((card) => (
          <Button key={card.id} variant="default" size="md" onClick={() => add(card)}>
            {card.subtitle === null ? card.name : `${card.name}, ${card.subtitle}`}
          </Button>
        ))}
      </Group>
    </Stack>
  );
};
