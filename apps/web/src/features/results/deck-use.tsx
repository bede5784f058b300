import { Text } from '@mantine/core';
import type { PairUse } from '#contracts';
import { useText } from '../../i18n/index.js';
import './standings.css';

/** Trilogy: what happened to a player's three decks in the finished matches. */
export const DeckUse = ({ decks }: { decks: readonly PairUse[] }) => {
  const { t } = useText();
  return (
    <ul className="cv-deck-use">
      {decks.map((deck) => (
        <li key={`${deck.leader.id} ${deck.base.id}`}>
          <Text span size="sm" fw={600}>
            {deck.leader.name}
          </Text>{' '}
          <Text span size="xs" c="dimmed">
            {deck.base.name}
          </Text>
          <Text size="xs">
            {t('standings.decks.banned', { banned: deck.banned, presented: deck.presented })} ·{' '}
            {t('standings.decks.games', { won: deck.won, lost: deck.lost })}
            {deck.drawn === 0 ? '' : ` · ${t('standings.decks.drawn', { drawn: deck.drawn })}`}
          </Text>
        </li>
      ))}
    </ul>
  );
};
