import { useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { type EventView, type OverlayBoard, overlayBoards } from '#contracts';
import { useText } from '../../i18n/index.js';
import { useSharedLink } from '../../api/share-address.js';
import { Dialog } from '../../shared/feedback/dialog.js';
import { CopyButton } from '../../shared/sharing/copy-button.js';

/** The overlays about a single table: the first featured one, otherwise table 1. */
const ofTable: readonly OverlayBoard[] = ['table', 'board', 'decks'];

const pathOf = ({ eventId, information }: EventView, board: OverlayBoard, lang: string): string => {
  const search = new URLSearchParams({ lang });
  if (ofTable.includes(board)) search.set('table', String(information?.hall?.featured[0] ?? 1));
  return `/overlay/${eventId}/${board}?${search.toString()}`;
};

const Address = ({ event, board }: { event: EventView; board: OverlayBoard }) => {
  const { t, language } = useText();
  const link = useSharedLink(pathOf(event, board, language));
  const name = t(`desk.overlay.board.${board}`);
  return (
    <Group component="li" justify="space-between" wrap="wrap" gap="xs">
      <Stack gap={0} style={{ minWidth: 0, flex: '1 1 14rem' }}>
        <Text size="sm" fw={600}>
          {name}
        </Text>
        <Text
          size="sm"
          className="cv-code"
          style={{ letterSpacing: 0, overflowWrap: 'anywhere', minHeight: '1lh' }}
        >
          {link}
        </Text>
      </Stack>
      <CopyButton value={link} label={t('desk.overlay.copy', { board: name })} size="compact-md" />
    </Group>
  );
};

/** The addresses of all stream overlays, ready to paste. */
export const OverlayList = ({ event }: { event: EventView }) => {
  const { t } = useText();
  return (
    <Stack>
      <Text size="sm">{t('desk.overlay.hint')}</Text>
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {overlayBoards.map((board) => (
          <Address key={board} event={event} board={board} />
        ))}
      </Stack>
      <Text size="sm" c="dimmed">
        {t('desk.overlay.table')}
      </Text>
      <Text size="sm" c="dimmed">
        {t('desk.overlay.delay')}
      </Text>
      <Text size="sm" c="dimmed">
        {t('desk.overlay.private')}
      </Text>
    </Stack>
  );
};

export const OverlayAddresses = ({ event }: { event: EventView }) => {
  const { t } = useText();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button size="compact-md" variant="default" onClick={() => setOpened(true)}>
        {t('desk.overlay.open')}
      </Button>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        size="lg"
        title={t('desk.overlay.title')}
      >
        <OverlayList event={event} />
      </Dialog>
    </>
  );
};
