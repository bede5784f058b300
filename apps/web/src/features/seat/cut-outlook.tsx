import { Text } from '@mantine/core';
import type { EventView, MySeat } from '#contracts';
import { useText } from '../../i18n/index.js';

type Cut = NonNullable<MySeat['cut']>;

/**
 * The result that the player needs next for the cut: a draw suffices, a win does, or others decide;
 * null if nothing definite can be said.
 */
export const needOf = ({ chance, needs }: Pick<Cut, 'chance' | 'needs'>) => {
  if (chance !== 'open' || needs === null) return null;
  const { win, draw, loss } = needs;
  if (draw === 'certain') return 'draw';
  if (win === 'certain') return draw === 'open' ? 'winOrMaybeDraw' : 'win';
  if (loss !== 'gone') return null;
  return draw === 'gone' ? 'onlyWin' : 'notLose';
};

/** Whether points alone do not decide what the next result is worth, and more rounds follow it. */
export const isToBeSimulated = (cut: Cut): boolean =>
  cut.chance === 'open' && cut.needs !== null && cut.roundsLeft > 1;

/**
 * Whether the player has no result in the current round yet. The simulation describes the time
 * before a round and would be outdated for a player who has finished it.
 */
export const isBeforeOwnResult = (
  { rounds }: { readonly rounds: readonly Pick<EventView['rounds'][number], 'state'>[] },
  {
    current,
    bye,
  }: { readonly current: Pick<NonNullable<MySeat['current']>, 'status'> | null } & Pick<
    MySeat,
    'bye'
  >,
): boolean => {
  const round = rounds.at(-1);
  const played = round !== undefined && round.state !== 'completed';
  return !(played && (bye || current?.status === 'completed'));
};

/** What the player needs to reach the top cut. */
export const CutOutlook = ({ cut }: { cut: Cut }) => {
  const { t } = useText();
  const { size, points, roundsLeft, chance } = cut;
  if (points === null) return null;
  const need = needOf(cut);
  return (
    <>
      {need === null ? null : <Text fw={650}>{t(`seat.day.need.${need}`, { size })}</Text>}
      <Text size="sm" mb={4}>
        {chance === 'open'
          ? t('seat.day.cut', { size, count: points })
          : t(`seat.day.cutChance.${chance}`, { size })}
        {chance === 'open' && roundsLeft > 0 ? ` ${t('seat.day.left', { count: roundsLeft })}` : ''}
      </Text>
    </>
  );
};
