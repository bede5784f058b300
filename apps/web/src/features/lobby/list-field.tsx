import { Select, Stack, Text } from '@mantine/core';
import type { GameView } from '#contracts';
import { ApiFailure } from '../../api/http.js';
import { useText } from '../../i18n/index.js';
import { SavedDecksRow } from './saved-decks-row.js';
import { GrowingTextarea } from '../../shared/forms/growing-textarea.js';

interface ListFieldProps {
  readonly label: string;
  /** Lists that were played with before are offered, where they are one's own. */
  readonly game?: string;
  readonly value: string;
  /** Decks to be taken at once. */
  readonly starters: GameView['starters'];
  readonly onChange: (text: string) => void;
}

/** A list as the game's players paste it, or a starter deck; empty for a random one. */
export const ListField = ({ label, game, value, starters = [], onChange }: ListFieldProps) => {
  const { t } = useText();
  const starter = starters.find(({ list }) => list === value);
  return (
    <Stack gap="xs">
      {game === undefined ? null : (
        <SavedDecksRow
          game={game}
          isChosen={(deck) => deck.kind === 'text' && deck.text === value}
          onChoose={(deck) => onChange(deck.kind === 'text' ? deck.text : '')}
        />
      )}
      {starters.length === 0 ? null : (
        <Select
          label={label}
          placeholder={t('otherGames.starters')}
          clearable
          value={starter?.name ?? null}
          onChange={(name) => onChange(starters.find((one) => one.name === name)?.list ?? '')}
          data={starters.map(({ name }) => name)}
        />
      )}
      {starter === undefined ? (
        <GrowingTextarea
          {...(starters.length === 0 ? { label } : { 'aria-label': label })}
          description={t('otherGames.random')}
          value={value}
          rows={[4, 14]}
          onChange={(changed) => onChange(changed.currentTarget.value)}
        />
      ) : null}
    </Stack>
  );
};

/** What the server is told of a list: nothing where a random one is wanted. */
export const listTyped = (text: string): { readonly list?: string } =>
  text.trim() === '' ? {} : { list: text };

/** Cards that the refusal of a list names. */
const cardsNamed = (failure: unknown): readonly string[] => {
  const cards = failure instanceof ApiFailure ? failure.data['cards'] : null;
  return Array.isArray(cards) ? cards.filter((card) => typeof card === 'string') : [];
};

/** The cards of a refused list that cannot be played on screen. */
export const UnplayableCards = ({ failure }: { readonly failure: unknown }) => {
  const { t } = useText();
  const cards = cardsNamed(failure);
  if (cards.length === 0) return null;
  return <Text size="sm">{t('otherGames.cards', { cards: cards.join('; ') })}</Text>;
};
