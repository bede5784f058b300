import { Popover, Stack, Text } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import type { PracticeView } from '#contracts';
import { useText } from '../../i18n/index.js';
import { useServerText } from '../../shared/table/in-language.js';

/** Why the bot did what it did last, a line for each of its moves, on demand. */
export const BotReasons = ({ reasons }: Pick<PracticeView, 'reasons'>) => {
  const { t } = useText();
  const say = useServerText();
  return (
    <Popover position="bottom-end" width={300} zIndex={400} shadow="md">
      <Popover.Target>
        <button
          type="button"
          className="cg-btn"
          data-kind="quiet"
          aria-label={t('practice.why')}
          title={t('practice.why')}
        >
          <IconBulb size={18} />
        </button>
      </Popover.Target>
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
