import { Text } from '@mantine/core';
import type { TrilogyMatchView } from '#contracts';
import { useText } from '../../i18n/index.js';
import { leaderName, lotOf, other, type Side } from '../../shared/trilogy/sides.js';

const sides = ['a', 'b'] as const;

/** The public history: the bans, the results of the games, and random choices. */
export const MatchHistory = ({ match }: { match: TrilogyMatchView }) => {
  const { t } = useText();
  const { a, b, games } = match;
  if (a.banned === null || b.banned === null || a.decks.length === 0) return null;
  const ended = games.filter((game) => game.winner !== null);
  const ban = (by: Side): string => {
    const { banned, decks } = match[other(by)];
    const facts = { name: match[by].name, leader: leaderName(decks[banned ?? 0]) };
    const lot = lotOf(match, 0, by);
    return lot === null
      ? t('trilogy.bans', facts)
      : `${t('trilogy.banBy', facts)} ${t(`trilogy.byLot.${lot}`)}`;
  };
  return (
    <ul className="cv-quiet-list" aria-label={t('trilogy.history')}>
      {sides.map((by) => (
        <li key={by}>
          <Text size="sm">{ban(by)}</Text>
        </li>
      ))}
      {ended.map((game) => (
        <li key={game.game}>
          <Text size="sm">
            {t('trilogy.game', { game: game.game })}: {leaderName(a.decks[game.a])} –{' '}
            {leaderName(b.decks[game.b])},{' '}
            <b>
              {game.winner === 'draw'
                ? t('trilogy.drawn')
                : t('trilogy.wonBy', { name: match[game.winner ?? 'a'].name })}
            </b>
          </Text>
          {sides.map((by) => {
            const lot = lotOf(match, game.game, by);
            return lot === null ? null : (
              <Text key={by} size="sm">
                {t(`trilogy.deckByLot.${lot}`, { name: match[by].name })}
              </Text>
            );
          })}
        </li>
      ))}
    </ul>
  );
};
