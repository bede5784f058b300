import { Select, Stack, Text } from '@mantine/core';
import type { GameView } from '#contracts';
import { ApiFailure } from '../../api/http.js';
import { useText } from '../../i18n/index.js';
import { SavedDecksRow } from './saved-decks-row.js';
import { GrowingTextarea } from '../../shared/forms/growing-textarea.js';

interface ListFieldProps {
  readonly label: string;
  /** The game whose previously used lists are offered; set only for the player's own list. */
  readonly game?: string;
  readonly value: string;
  /** Starter decks that can be chosen directly. */
  readonly starters: GameView['starters'];
  readonly onChange: (text: string) => void;
}

/** A list in the usual format of the game's players, or a starter deck; empty for a random list. */
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

/** The list for the server; no field if a random one is wanted. */
export const listTyped = (text: string): { readonly list?: string } =>
  text.trim() === '' ? {} : { list: text };

/** The cards named by the refusal of a list. */
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
