import { Text } from '@mantine/core';
import { useShownAge } from '../../api/shown-age.js';
import { useText } from '../../i18n/index.js';
import { timeOfDay } from '../time/times.js';

/**
 * Says that the page shows old data, and from when; empty while the data are current. Every page
 * uses this one place for it.
 */
export const ShownAge = () => {
  const { t, language } = useText();
  const age = useShownAge();
  return (
    <div role="status" className="cv-age">
      {age === null ? null : (
        <Text size="sm" c="lamp.8" bg="lamp.0" px="xs" py={4} mb="xs">
          {t('common.asOf', { time: timeOfDay(age, language) })}
        </Text>
      )}
    </div>
  );
};
