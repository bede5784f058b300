import type { EventView, TableRow } from '#contracts';
import { useText } from '../../i18n/index.js';
import { LinkButton } from '../page/link-button.js';

/** A link to a table's Trilogy match; renders nothing in another format. */
export const TrilogyLink = ({
  event,
  table,
  own = false,
}: {
  event: EventView;
  table: TableRow;
  own?: boolean;
}) => {
  const { t } = useText();
  if (event.format !== 'trilogy') return null;
  return (
    <LinkButton
      to="/e/:eventId/trilogy/:matchId"
      params={{ eventId: event.eventId, matchId: table.matchId }}
      size={own ? 'xl' : 'md'}
      variant={own ? 'filled' : 'default'}
    >
      {t(own ? 'trilogy.toMatch' : 'trilogy.seeMatch')}
    </LinkButton>
  );
};
