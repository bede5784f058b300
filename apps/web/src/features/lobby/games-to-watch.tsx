import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { WatchedGame } from '#contracts';
import { useHeardTables } from '../../api/open-tables.js';
import { useText } from '../../i18n/index.js';
import { AddressLink } from '../../navigation/link.js';
import { Answer } from '../../shared/feedback/answer.js';
import { pageOfTable } from '../../navigation/page-of-table.js';
import { moment } from '../../shared/time/times.js';

const Row = ({ game }: { readonly game: WatchedGame }) => {
  const { t, translated, language } = useText();
  const names = game.names.join(', ');
  const what = game.kind === 'twin-suns' ? t('twinSuns.meta') : translated(game.game);
  return (
    <Group component="li" justify="space-between" gap="xs">
      <div style={{ minWidth: 0, flex: '1 1 12rem' }}>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {names}
        </Text>
        <Text size="sm" c="dimmed">
          {what} · {moment(game.begunAt, language)}
        </Text>
      </div>
      <Button
        component={AddressLink}
        href={pageOfTable(game)}
        variant="light"
        aria-label={t('lobby.watchOf', { names })}
      >
        {t('lobby.watch')}
      </Button>
    </Group>
  );
};

/** Running games whose players allow spectators. */
export const GamesToWatch = () => {
  const { t } = useText();
  const query = useHeardTables();
  return (
    <section className="cv-panel" aria-labelledby="games-to-watch">
      <Title order={2} id="games-to-watch" fz="lg" mb="xs">
        {t('lobby.games')}
      </Title>
      <Answer of={query} rows={1}>
        {({ watched }) =>
          watched.length === 0 ? (
            <Text>{t('lobby.noGames')}</Text>
          ) : (
            <Stack component="ul" className="cv-quiet-list" gap="xs">
              {watched.map((game) => (
                <Row key={game.id} game={game} />
              ))}
            </Stack>
          )
        }
      </Answer>
    </section>
  );
};
