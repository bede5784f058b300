import { Group, Text, Title } from '@mantine/core';
import { type OwnGame, ownGames } from '../../api/own-games.js';
import { useText } from '../../i18n/index.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { moment } from '../../shared/time/times.js';

/** The games played in this browser, to be continued or viewed again. */
export const OwnGamesList = () => {
  const { t, language } = useText();
  const games = ownGames.all();
  if (games.length === 0) return null;
  // A random list may have no name.
  const titleOf = ({ game, own, bot }: Pick<OwnGame, 'game' | 'own' | 'bot'>): string =>
    [
      ...(game === undefined ? [] : [game]),
      ...(own === '' ? [] : [t('practice.against', { own, other: bot })]),
    ].join(': ');
  return (
    <section className="cv-panel" aria-labelledby="own-games">
      <Title order={2} id="own-games" fz="lg" mb="xs">
        {t('practice.games')}
      </Title>
      <ul className="cv-quiet-list">
        {games.map(({ practiceId, winner, at, other = false, ...game }) => (
          <Group component="li" key={practiceId} justify="space-between" gap="xs" py={4}>
            <div>
              <Text fw={600}>{titleOf(game)}</Text>
              <Text size="sm" c="dimmed">
                {moment(at, language)} ·{' '}
                {t(winner === null ? 'practice.running' : `practice.result.${winner}`)}
              </Text>
            </div>
            <LinkButton
              to={other ? '/other-games/:practiceId' : '/practice/:practiceId'}
              params={{ practiceId }}
              variant={winner === null ? 'light' : 'subtle'}
              size="compact-md"
              aria-label={`${t(winner === null ? 'practice.goOn' : 'practice.lookAgain')}: ${titleOf(game)}`}
            >
              {t(winner === null ? 'practice.goOn' : 'practice.lookAgain')}
            </LinkButton>
          </Group>
        ))}
      </ul>
    </section>
  );
};
