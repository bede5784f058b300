import { Text } from '@mantine/core';
import type { TableView } from '#contracts';
import { useGame } from '../../api/games.js';
import { useText } from '../../i18n/index.js';
import { LinkButton } from '../page/link-button.js';
import { TableObstacle } from './table-obstacle.js';

/** Says why "Play on screen" is missing. */
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
  /** For spectators: link only to a running game. */
  readonly watching?: boolean;
  /** For players who play on paper and have submitted no deck: do not report the missing deck. */
  readonly onPaper?: boolean;
}

/**
 * A link to the table on screen, if a game is running or may be started; otherwise, for players,
 * the reason why not.
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
