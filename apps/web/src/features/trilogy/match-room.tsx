import { Group } from '@mantine/core';
import type { EventView, TrilogyMatchView } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { OwnCall } from '../../shared/match/own-call.js';
import { currentRound } from '../../shared/event/round-name.js';
import { useWakeLock } from '../../shared/page/use-wake-lock.js';
import { RoundClock } from '../../shared/time/round-clock.js';

interface MatchRoomProps {
  readonly event: EventView;
  readonly match: TrilogyMatchView;
}

/** The clock of the match's round with the table's extra time, until that round is completed. */
const OwnRoundClock = ({ event, match }: MatchRoomProps) => {
  const round = currentRound(event);
  const { data } = useAnswer('match', { matchId: match.matchId });
  if (round?.phase !== match.phase || round.round !== match.round || round.state === 'completed')
    return null;
  return <RoundClock round={round} extensionSeconds={data?.row.extensionSeconds ?? 0} fz={28} />;
};

/**
 * The tools around a match: the round's clock and the call for a judge. Keeps the screen awake
 * while the match lasts.
 */
export const MatchRoom = ({ event, match }: MatchRoomProps) => {
  const open = match.stage !== 'over' && match.stage !== 'void';
  useWakeLock(open && match.mine !== null);
  if (!open) return null;
  return (
    <Group justify="space-between" gap="xs">
      <OwnRoundClock event={event} match={match} />
      {match.mine === null ? null : <OwnCall eventId={match.eventId} />}
    </Group>
  );
};
