import { Text } from '@mantine/core';
import { useShownAge } from '../../api/shown-age.js';
import { useText } from '../../i18n/index.js';
import { timeOfDay } from '../time/times.js';

/**
 * The one place in which a page says that it shows what was, and from when. Nothing while it shows what is.
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
