import { cutSizeOf, type EventView } from '#contracts';
import { useText } from '../../i18n/index.js';

/** Names a round of the top cut by its number of players: "Semifinals", "Octavos de final". */
export const useCutRoundName = () => {
  const { t } = useText();
  return (size: number): string => {
    if (size <= 2) return t('common.cutRound.final');
    if (size === 4) return t('common.cutRound.semi');
    if (size === 8) return t('common.cutRound.quarter');
    return size === 16 ? t('common.cutRound.eighth') : t('common.cutRound.of', { size });
  };
};

/** The name of a round: "Round 3", "Semifinals". */
export const useRoundName = (event: Pick<EventView, 'phases'>) => {
  const { t } = useText();
  const cutRoundName = useCutRoundName();
  return (at: { phase: number; round: number }): string => {
    const size = cutSizeOf(event.phases, at);
    return size === null ? t('common.swissRound', { round: at.round }) : cutRoundName(size);
  };
};

/**
 * Whether a round is paired but its clock has not started, so that nobody needs to be playing yet.
 */
export const isBeforeClock = (
  { rounds }: Pick<EventView, 'rounds'>,
  at: { readonly phase: number; readonly round: number } | null,
): boolean =>
  rounds.some(
    ({ phase, round, state }) => phase === at?.phase && round === at.round && state === 'paired',
  );

/** The current round: the last one created. */
export const currentRound = (event: Pick<EventView, 'rounds'>) => event.rounds.at(-1) ?? null;
