import { Badge } from '@mantine/core';
import type { EventStatus, MatchStatus, PlayerStatus, RosterRow } from '#contracts';
import { useText } from '../../i18n/index.js';

const eventColours: Record<EventStatus, string> = {
  draft: 'gray',
  registration: 'tide',
  closed: 'lamp',
  running: 'green',
  finished: 'gray',
  cancelled: 'red',
};
const playerColours: Record<PlayerStatus, string> = {
  registered: 'gray',
  waitlisted: 'lamp',
  'checked-in': 'tide',
  playing: 'green',
  dropped: 'red',
  withdrawn: 'gray',
};
const matchColours: Record<MatchStatus, string> = {
  open: 'gray',
  reported: 'lamp',
  disputed: 'red',
  completed: 'green',
  void: 'gray',
};

export const EventBadge = ({ status }: { status: EventStatus }) => {
  const { t } = useText();
  return <StateBadge color={eventColours[status]} text={t(`common.status.${status}`)} />;
};

export const PlayerBadge = ({
  status,
  reason = null,
}: {
  status: PlayerStatus;
  reason?: RosterRow['dropReason'];
}) => {
  const { t } = useText();
  if (status === 'dropped' && reason === 'disqualified')
    return <StateBadge color="red" text={t('common.playerStatus.disqualified')} />;
  return <StateBadge color={playerColours[status]} text={t(`common.playerStatus.${status}`)} />;
};

/**
 * The status of a match. Before the round's clock starts, a table without a result is shown as
 * waiting, because nobody needs to be playing there.
 */
export const MatchBadge = ({
  status,
  waiting = false,
}: {
  status: MatchStatus;
  waiting?: boolean;
}) => {
  const { t } = useText();
  const state = waiting && status === 'open' ? 'waiting' : status;
  return <StateBadge color={matchColours[status]} text={t(`common.matchStatus.${state}`)} />;
};

/**
 * Outlined in the state's colour but written in the page's text colour, to be legible in both
 * colour schemes.
 */
export const StateBadge = ({ color, text }: { color: string; text: string }) => (
  <Badge
    variant="light"
    color={color}
    tt="none"
    fw={600}
    styles={{
      label: { color: 'var(--mantine-color-text)', overflow: 'visible' },
      root: {
        flexShrink: 0,
        maxWidth: 'none',
        overflow: 'visible',
        border: `1px solid var(--mantine-color-${color}-6)`,
      },
    }}
  >
    {text}
  </Badge>
);
