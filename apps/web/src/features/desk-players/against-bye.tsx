import { Select } from '@mantine/core';
import type { EventView } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import type { Missed } from './rounds-missed.js';

/** Players with a bye in the current Swiss round: a late player may play one of them at once. */
const useOpenByes = (event: EventView) => {
  const round = event.rounds.at(-1);
  const open =
    event.status === 'running' &&
    round !== undefined &&
    event.phases[round.phase]?.kind === 'swiss' &&
    (round.state === 'paired' || round.state === 'running' || round.state === 'paused');
  const { data } = useAnswer('pairings', { eventId: event.eventId }, { enabled: open });
  return open ? (data?.byes ?? []) : [];
};

/** The missed rounds, without the current one if it is played after all. */
export const settledWith = (
  event: EventView,
  missed: readonly Missed[],
  against: string | null,
): Missed[] =>
  missed.filter(({ round }) => against === null || round !== event.rounds.at(-1)?.round);

/** The missed rounds, with the changed ones replaced. */
export const changedIn = (missed: readonly Missed[], changed: readonly Missed[]): Missed[] =>
  missed.map((one) => changed.find(({ round }) => round === one.round) ?? one);

/** Instead of a loss or a bye in the current round: a match against a player who has the bye. */
export const AgainstBye = ({
  event,
  against,
  onChange,
}: {
  readonly event: EventView;
  readonly against: string | null;
  readonly onChange: (playerId: string | null) => void;
}) => {
  const { t } = useText();
  const byes = useOpenByes(event);
  if (byes.length === 0) return null;
  return (
    <Select
      clearable
      label={t('hand.atOnce')}
      description={t('hand.atOnceHint')}
      placeholder={t('hand.atOnceNobody')}
      value={against}
      onChange={onChange}
      data={byes.map(({ playerId, name }) => ({ value: playerId, label: name }))}
    />
  );
};
