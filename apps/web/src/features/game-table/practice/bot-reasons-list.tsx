import type { ReactElement } from 'react';
import { Popover, Stack, Text } from '@mantine/core';
import type { PracticeView } from '#contracts';
import { useText } from '../../../i18n/index.js';
import { useServerText } from '../../../shared/table/in-language.js';

interface ListProps extends Pick<PracticeView, 'reasons'> {
  readonly button: ReactElement;
}

/** The bot's reasons, above the board and initially open. */
export const BotReasonsList = ({ reasons, button }: ListProps) => {
  const { t } = useText();
  const say = useServerText();
  return (
    <Popover defaultOpened position="bottom-end" width={300} zIndex={400} shadow="md">
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown>
        <Stack gap={6} data-testid="bot-reasons">
          <Text fw={600}>{t('practice.why')}</Text>
          {reasons.length === 0 ? <Text size="sm">{t('practice.whyNone')}</Text> : null}
          {reasons.map(({ at, text }) => (
            <Text key={at} size="sm">
              {say(text)}
            </Text>
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
};
