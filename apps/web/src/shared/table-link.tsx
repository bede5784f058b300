import { useTable } from '../api/tables.js';
import { useText } from '../i18n/index.js';
import { LinkButton } from './link-button.js';

interface TableLinkProps {
  readonly eventId: string;
  readonly matchId: string;
  /** For those who do not play: only to a game that is running. */
  readonly watching?: boolean;
}

/** The way to the table on screen, where there is a game to play or one may be dealt; nothing otherwise. */
export const TableLink = ({ eventId, matchId, watching = false }: TableLinkProps) => {
  const { t } = useText();
  const { data } = useTable(matchId);
  if (data === undefined || (!data.running && (watching || !data.mayOpen))) return null;
  return (
    <LinkButton
      to="/e/$eventId/table/$matchId"
      params={{ eventId, matchId }}
      variant={data.running ? 'filled' : 'default'}
    >
      {t(data.running ? 'table.goOn' : 'table.play')}
    </LinkButton>
  );
};
