import { Button, Group } from '@mantine/core';
import { IconLink, IconUsers } from '@tabler/icons-react';
import { useText } from '../../i18n/index.js';

interface ButtonsProps {
  readonly pending: boolean;
  /** Whether the player's deck or name is missing. */
  readonly disabled: boolean;
  readonly onOpen: (listed: boolean) => void;
}

/** Opens a table, either for people with its link or for everybody. */
export const OpenTableButtons = ({ pending, disabled, onOpen }: ButtonsProps) => {
  const { t } = useText();
  return (
    <Group>
      <Button
        size="lg"
        leftSection={<IconLink size={20} />}
        loading={pending}
        disabled={disabled}
        onClick={() => onOpen(false)}
      >
        {t('play.invite')}
      </Button>
      <Button
        size="lg"
        variant="default"
        leftSection={<IconUsers size={20} />}
        loading={pending}
        disabled={disabled}
        onClick={() => onOpen(true)}
      >
        {t('play.openTable')}
      </Button>
    </Group>
  );
};
