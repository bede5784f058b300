import { Text } from '@mantine/core';
import type { TrilogyMatchView } from '#contracts';
import { useText } from '../../i18n/index.js';
import { leaderName } from './sides.js';

/** What is out in the open: who banned what, and how each game went. */
export const MatchHistory = ({ match }: { match: TrilogyMatchView }) => {
  const { t } = useText();
  const { a, b, games } = match;
  if (a.banned === null || b.banned === null || a.decks.length === 0) return null;
  const ended = games.filter((game) => game.winner !== null);
  return (
    <ul className="cv-quiet-list" aria-label={t('trilogy.revealed')}>
      <li>
        <Text size="sm">
          {t('trilogy.bans', { name: a.name, leader: leaderName(b.decks[b.banned]) })}
        </Text>
      </li>
      <li>
        <Text size="sm">
          {t('trilogy.bans', { name: b.name, leader: leaderName(a.decks[a.banned]) })}
        </Text>
      </li>
      {ended.map((game) => (
        <li key={game.game}>
          <Text size="sm">
            {t('trilogy.game', { game: game.game })}: {leaderName(a.decks[game.a])} –{' '}
            {leaderName(b.decks[game.b])},{' '}
            <b>
              {game.winner === 'draw'
                ? t('trilogy.drawn')
                : t('trilogy.theyWon', { name: match[game.winner ?? 'a'].name })}
            </b>
          </Text>
        </li>
      ))}
    </ul>
  );
};
