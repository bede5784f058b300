import { Group, Text } from '@mantine/core';
import type { EventView, TableRow } from '#contracts';
import { useText } from '../../i18n/index.js';
import { useParamsOfAny } from '../../navigation/here.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { PlaceOfTable } from '../../shared/event/place-of-table.js';
import { ReasonList } from '../../shared/feedback/reason-list.js';
import { useInPart } from '../../shared/event/in-part.js';
import { scoreText } from '../../shared/match/score.js';
import { MatchBadge } from '../../shared/feedback/status-badge.js';

interface PairingCardsProps {
  readonly event: EventView;
  readonly tables: readonly TableRow[];
  readonly mine: string | null;
  readonly why: boolean;
  /** Whether the round's clock has not started. */
  readonly waiting: boolean;
}

const Side = ({ side, own }: { side: TableRow['a']; own: boolean }) => (
  <Text component="div" fw={own ? 800 : 600} lh={1.25} style={{ overflowWrap: 'anywhere' }}>
    <bdi>{side.name}</bdi>{' '}
    <Text span size="sm" c="dimmed" fw={400} style={{ whiteSpace: 'nowrap' }}>
      {side.record}
    </Text>
  </Text>
);

/**
 * A link to the game that is being played on screen: for its players to play, for others to watch.
 */
const Watch = ({ row, own }: { row: TableRow; own: boolean }) => {
  const { t } = useText();
  const { eventId } = useParamsOfAny();
  if (!row.onScreen || eventId === undefined) return null;
  return (
    <LinkButton
      to="/e/:eventId/table/:matchId"
      params={{ eventId, matchId: row.matchId }}
      size="compact-sm"
      variant="default"
    >
      {t(own ? 'table.goOn' : 'table.watch')}
    </LinkButton>
  );
};

/** The tables with the reader's own on top. */
const ownFirst = (tables: readonly TableRow[], mine: string | null): readonly TableRow[] => {
  const own = (row: TableRow) => Number(row.a.playerId === mine || row.b.playerId === mine);
  return mine === null ? tables : tables.toSorted((one, other) => own(other) - own(one));
};

export const PairingCards = ({ event, tables, mine, why, waiting }: PairingCardsProps) => {
  const { shown, rest } = useInPart(ownFirst(tables, mine));
  return (
    <>
      <ul className="cv-quiet-list cv-tables">
        {shown.map((row) => (
          <li
            key={row.matchId}
            className={
              row.a.playerId === mine || row.b.playerId === mine ? 'cv-panel cv-now' : 'cv-panel'
            }
          >
            <Group wrap="nowrap" gap="md" align="flex-start">
              <div style={{ minWidth: 40, maxWidth: 96, flexShrink: 0 }}>
                <Text fz={28} fw={800} lh={1.1}>
                  {row.table}
                </Text>
                <PlaceOfTable event={event} table={row.table} />
              </div>
              <div style={{ flex: 1, minWidth: 0 }}>
                <Side side={row.a} own={row.a.playerId === mine} />
                <Side side={row.b} own={row.b.playerId === mine} />
                {why ? <ReasonList reasons={row.reasons} people={[row.a, row.b]} /> : null}
              </div>
              <div style={{ textAlign: 'right', flexShrink: 0 }}>
                {row.score === null ? (
                  <MatchBadge status={row.status} waiting={waiting} />
                ) : (
                  <Text fw={750}>{scoreText(row.score)}</Text>
                )}
                <Watch row={row} own={row.a.playerId === mine || row.b.playerId === mine} />
              </div>
            </Group>
          </li>
        ))}
      </ul>
      {rest}
    </>
  );
};
