import { Text } from '@mantine/core';
import type { TableView } from '#contracts';
import { useGame } from '../../api/games.js';
import { useText } from '../../i18n/index.js';
import { LinkButton } from '../page/link-button.js';
import { TableObstacle } from './table-obstacle.js';

/** "Play on screen" is never missing without a word. */
const NotNow = ({ view }: { view: TableView }) => {
  const { t } = useText();
  return (
    <section aria-label={t('table.play')}>
      <Text>{t('table.cannotPlay')}</Text>
      <TableObstacle view={view} />
    </section>
  );
};

interface TableLinkProps {
  readonly eventId: string;
  readonly matchId: string;
  /** For those who do not play: only to a game that is running. */
  readonly watching?: boolean;
  /** For those who play on paper and have handed in nothing: a missing deck is no news to them. */
  readonly onPaper?: boolean;
}

/**
 * The way to the table on screen, where there is a game to play
 * or one may be dealt; for players, else what stands in its way.
 */
export const TableLink = ({
  eventId,
  matchId,
  watching = false,
  onPaper = false,
}: TableLinkProps) => {
  const { t } = useText();
  const { data } = useGame({ kind: 'match', id: matchId });
  if (data === undefined || (!data.running && watching)) return null;
  const changing = data.sideboarding !== null;
  if (!data.running && !data.mayOpen && !changing)
    return onPaper && (data.notNow ?? 'decks') === 'decks' ? null : <NotNow view={data} />;
  return (
    <LinkButton
      to="/e/:eventId/table/:matchId"
      params={{ eventId, matchId }}
      variant={data.running ? 'filled' : 'default'}
    >
      {t(data.running || changing ? 'table.goOn' : 'table.play')}
    </LinkButton>
  );
};
