import { Group, Text } from '@mantine/core';
import type { TrilogyMatchView } from '#contracts';
import { useServerNow } from '../../api/server-time.js';
import { useText } from '../../i18n/index.js';
import { clockFace } from '../time/clock.js';
import { isWarning, secondsLeft } from './sides.js';
import './choice-timer.css';

/**
 * The time left to choose, in server time; warns when little is left and says what happens when it
 * runs out.
 */
export const ChoiceTimer = ({ match }: { match: TrilogyMatchView }) => {
  const { t } = useText();
  const now = useServerNow(match.chooseBy !== null);
  const left = secondsLeft(match.chooseBy, now);
  if (left === null) return null;
  const warning = isWarning(left, match.chooseSeconds);
  return (
    <div>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text size="sm">{t('trilogy.timer')}</Text>
        <Text
          role="timer"
          aria-label={t('trilogy.timer')}
          fw={750}
          fz={24}
          c={warning ? 'var(--cv-bad)' : undefined}
        >
          {clockFace(left)}
        </Text>
      </Group>
      <div className="cv-trilogy-timer" data-warning={warning} aria-hidden>
        <div
          style={{
            width: `${match.chooseSeconds === 0 ? 0 : Math.min(100, (left / match.chooseSeconds) * 100)}%`,
          }}
        />
      </div>
      {warning ? (
        <Text role="alert" size="sm" fw={650} c="var(--cv-bad)" mt={4}>
          {t(left === 0 ? 'trilogy.lot' : 'trilogy.soon')}
        </Text>
      ) : null}
    </div>
  );
};
