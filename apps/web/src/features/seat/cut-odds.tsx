import { Text } from '@mantine/core';
import type { CutChances } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { localeOf, type Language } from '../../i18n/language.js';

type Odds = CutChances['rows'][number];

/**
 * Thresholds in percent of the simulated outcomes: "nearly all" from here, "hardly any" up to the
 * next one.
 */
const nearlyAll = 95;
const hardlyAny = 5;

/**
 * The result that the player needs according to the simulation, as one word; null while everything
 * is open.
 */
export const simulatedNeed = ({ win, draw, loss }: Odds) => {
  if (loss !== null && loss >= nearlyAll) return 'safe';
  if (draw !== null && draw >= nearlyAll) return 'draw';
  if (win !== null && win >= nearlyAll) return 'win';
  if (win !== null && win <= hardlyAny) return 'slim';
  return draw !== null && draw <= hardlyAny ? 'onlyWin' : null;
};

const shareIn = (language: Language) => {
  const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent' });
  return (share: number | null): string => (share === null ? '–' : percent.format(share / 100));
};

/**
 * What a player needs before a round that is not the last, based on simulated random outcomes,
 * which the text says.
 */
export const CutOdds = ({ eventId, points }: { eventId: string; points: number }) => {
  const { t, language } = useText();
  const { data } = useAnswer('cutChances', { eventId });
  const odds = data?.rows.find((row) => row.points === points);
  if (!data || data.size === null || odds === undefined) return null;
  const { size, simulated } = data;
  const need = simulatedNeed(odds);
  const { win, draw, loss } = odds;
  if (win === null && draw === null && loss === null) return null;
  const percent = shareIn(language);
  const cases = { win: percent(win), draw: percent(draw), loss: percent(loss) };
  return (
    <>
      {need === null ? null : <Text fw={650}>{t(`seat.day.simulated.${need}`, { size })}</Text>}
      <Text size="sm" mb={4}>
        {t('seat.day.simulated.cases', {
          size,
          ends: simulated.toLocaleString(localeOf(language)),
          ...cases,
        })}
      </Text>
    </>
  );
};
