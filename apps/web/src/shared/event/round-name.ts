import { cutSizeOf, type EventView } from '#contracts';
import { useText } from '../../i18n/index.js';

/** A round of the top cut by how many play in it: "Semifinals", "Octavos de final". */
export const useCutRoundName = () => {
  const { t } = useText();
  return (size: number): string => {
    if (size <= 2) return t('common.cutRound.final');
    if (size === 4) return t('common.cutRound.semi');
    if (size === 8) return t('common.cutRound.quarter');
    return size === 16 ? t('common.cutRound.eighth') : t('common.cutRound.of', { size });
  };
};

/** "Round 3", "Semifinals": a round's name as players call it. */
export const useRoundName = (event: Pick<EventView, 'phases'>) => {
  const { t } = useText();
  const cutRoundName = useCutRoundName();
  return (at: { phase: number; round: number }): string => {
    const size = cutSizeOf(event.phases, at);
    return size === null ? t('common.swissRound', { round: at.round }) : cutRoundName(size);
  };
};

/** Whether a round is paired and its clock has not been started: nobody need be playing yet. */
export const isBeforeClock = (
  { rounds }: Pick<EventView, 'rounds'>,
  at: { readonly phase: number; readonly round: number } | null,
): boolean =>
  rounds.some(
    ({ phase, round, state }) => phase === at?.phase && round === at.round && state === 'paired',
  );

/** The round that is on: the last one created. */
export const currentRound = (event: Pick<EventView, 'rounds'>) => event.rounds.at(-1) ?? null;
