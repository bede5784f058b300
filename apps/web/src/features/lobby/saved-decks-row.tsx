import { Button, Group, Text } from '@mantine/core';
import type { OwnDeck } from '../../api/own-decks.js';
import { useText } from '../../i18n/index.js';
import { isOffered, savedDecks } from './saved-decks.js';

interface SavedProps {
  readonly game: string;
  readonly isChosen: (deck: OwnDeck['deck']) => boolean;
  readonly onChoose: (deck: OwnDeck['deck']) => void;
}

/** Decks previously used in this browser, each chosen by one press; hidden if there are none. */
export const SavedDecksRow = ({ game, isChosen, onChoose }: SavedProps) => {
  const { t } = useText();
  const decks = savedDecks(game).filter(isOffered);
  if (decks.length === 0) return null;
  return (
    <div role="group" aria-label={t('lobby.saved')}>
      <Text size="sm" fw={600} mb={4}>
        {t('lobby.saved')}
      </Text>
      <Group gap={6}>
        {decks.map(({ name, deck, at }) => (
          <Button
            key={at}
            size="compact-sm"
            variant={isChosen(deck) ? 'filled' : 'default'}
            aria-pressed={isChosen(deck)}
            onClick={() => onChoose(deck)}
            maw="100%"
            styles={{ label: { display: 'block', textOverflow: 'ellipsis' } }}
          >
            {name}
          </Button>
        ))}
      </Group>
    </div>
  );
};
