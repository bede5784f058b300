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

/** Before the clock of its round runs, a table without a result waits; nobody need be playing there. */
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

/** Outlined in the state's colour, written in the page's own: legible in both colour schemes. */
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
