import { Button } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import type { EventView } from '#contracts';
import { useText } from '../../i18n/index.js';
import { lazily } from '../page/lazily.js';
import { OnDemand } from '../page/on-demand.js';

const EventFilesMenu = lazily(async () => (await import('./event-files-menu.js')).EventFilesMenu);

/** The event as files, for spreadsheets and for other programs. */
export const EventFiles = ({ event }: { readonly event: EventView }) => {
  const { t } = useText();
  return (
    <OnDemand
      button={(onPress) => (
        <Button
          variant="default"
          leftSection={<IconFileExport size={18} />}
          aria-haspopup="menu"
          {...(onPress && { onClick: onPress })}
        >
          {t('files.title')}
        </Button>
      )}
    >
      {(button) => <EventFilesMenu event={event} button={button} />}
    </OnDemand>
  );
};
