import { useTable } from '../api/tables.js';
import { useText } from '../i18n/index.js';
import { LinkButton } from './link-button.js';

/** The way to the table on screen, where there is a game to play or one may be dealt; nothing otherwise. */
export const TableLink = ({ eventId, matchId }: { eventId: string; matchId: string }) => {
  const { t } = useText();
  const { data } = useTable(matchId);
  if (data === undefined || (!data.running && !data.mayOpen)) return null;
  return (
    <LinkButton to="/e/$eventId/table/$matchId" params={{ eventId, matchId }} variant={data.running ? 'filled' : 'default'}>
      {t(data.running ? 'table.goOn' : 'table.play')}
    </LinkButton>
  );
};
