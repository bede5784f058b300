import { useState } from 'react';
import { Button, Modal, ScrollArea, Stack, Table, Text } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../api/http.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/failure-note.js';

interface SeatCode {
  readonly playerId: string;
  readonly name: string;
  readonly code: string;
}

const byName = (one: SeatCode, other: SeatCode): number => one.name.localeCompare(other.name);

const CodeList = ({ eventId }: { eventId: string }) => {
  const { t } = useText();
  const query = useQuery({
    queryKey: ['seatCodes', eventId],
    queryFn: () =>
      requestJson<{ players: readonly SeatCode[] }>(`/api/events/${eventId}/guest-codes`),
    staleTime: 0,
  });
  if (query.error) return <FailureNote error={query.error} />;
  if (!query.data) return <Text c="dimmed">{t('common.loading')}</Text>;
  if (query.data.players.length === 0) return <Text>{t('people.seatCodesNone')}</Text>;
  return (
    <ScrollArea.Autosize mah="60vh">
      <Table striped>
        <Table.Tbody>
          {query.data.players.toSorted(byName).map((row) => (
            <Table.Tr key={row.playerId}>
              <Table.Td>{row.name}</Table.Td>
              <Table.Td ff="monospace" fw={700}>
                {row.code}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  );
};

/** Codes of the seats that no account has claimed: for players entered by staff or by a list, and for codes that were lost. */
export const SeatCodes = ({ eventId }: { eventId: string }) => {
  const { t } = useText();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTicket size={18} />}
        onClick={() => setOpened(true)}
      >
        {t('people.seatCodes')}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('people.seatCodes')}
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        <Stack>
          <Text size="sm">{t('people.seatCodesHint')}</Text>
          {opened ? <CodeList eventId={eventId} /> : null}
        </Stack>
      </Modal>
    </>
  );
};
