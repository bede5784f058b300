import { Text } from '@mantine/core';
import type { MySeat } from '#contracts';
import { useText } from '../../i18n/index.js';

/** What became of the player's call for a judge, until it is answered. */
export const CallNote = ({ call }: { readonly call: NonNullable<MySeat['call']> }) => {
  const { t } = useText();
  return (
    <Text className="cv-panel" fw={650}>
      {call.state === 'waiting'
        ? t('seat.call.waiting')
        : call.judge === null || call.judge === ''
          ? t('seat.call.comes')
          : t('seat.call.judgeComes', { judge: call.judge })}
    </Text>
  );
};
