import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { EventView } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';

/** The results in the file format of the game's community; hidden for a game without one. */
export const ResultsFile = ({ event }: { event: EventView }) => {
  const { t } = useText();
  const file = useAnswer('resultsFile', { eventId: event.eventId }).data?.file ?? null;
  if (file === null) return null;
  const save = () => {
    const address = URL.createObjectURL(new Blob([file.text], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${event.name}.${file.ending}`;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <Button
      variant="default"
      size="md"
      mt="xs"
      leftSection={<IconDownload size={20} />}
      onClick={save}
    >
      {t('print.file.results', { name: file.name })}
    </Button>
  );
};
