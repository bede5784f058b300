import { useState } from 'react';
import { Alert, Button, Checkbox, Group, ScrollArea, Stack, Table, Text } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CommandAccepted } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { requestJson } from '../../api/http.js';
import { Dialog } from '../../shared/feedback/dialog.js';
import { useText } from '../../i18n/index.js';
import { byName } from '../../shared/event/by-name.js';
import {
  addMadeCodes,
  codesFile,
  keepMadeCodes,
  madeCodes,
  validCodes,
} from '../../shared/event/made-codes.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { saveFile } from '../../shared/sharing/save-file.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';

interface GuestSeat {
  readonly playerId: string;
  readonly name: string;
  readonly issued: number;
}

const SeatRow = ({
  seat,
  code,
  onIssue,
}: {
  seat: GuestSeat;
  code: string | undefined;
  onIssue: (() => void) | null;
}) => {
  const { t } = useText();
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>{seat.name}</Table.Td>
      <Table.Td ff={code === undefined ? undefined : 'monospace'} fw={700}>
        {code ?? (seat.issued === 0 ? t('people.noCodeYet') : '')}
      </Table.Td>
      <Table.Td ta="right">
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={onIssue === null}
          onClick={() => onIssue?.()}
          aria-label={t('people.newCodeFor', { name: seat.name })}
        >
          {t('people.newCode')}
        </Button>
      </Table.Td>
    </Table.Tr>
  );
};

const CodeList = ({ eventId }: { eventId: string }) => {
  const { t, language } = useText();
  const [made, setMade] = useState(() => madeCodes(eventId));
  const [endDevices, setEndDevices] = useState(false);
  const query = useQuery({
    queryKey: ['seatCodes', eventId],
    queryFn: () =>
      requestJson<{ players: readonly GuestSeat[] }>(`/api/events/${eventId}/guest-codes`),
    staleTime: 0,
  });
  const onAccepted = ({ guestCodes = [] }: CommandAccepted) => {
    const seats = new Map(query.data?.players.map((seat) => [seat.playerId, seat]));
    const codes = guestCodes.map(({ playerId, code }) => {
      const { name = '', issued = 0 } = seats.get(playerId) ?? {};
      return { playerId, name, code, issued: issued + 1 };
    });
    setMade(addMadeCodes(eventId, codes, made));
    void query.refetch();
  };
  const one = useCommand('IssueGuestCode', { onAccepted });
  const missing = useCommand('IssueMissingCodes', { onAccepted });
  const busy = one.pending || missing.pending;
  if (query.error) return <FailureNote error={query.error} />;
  if (!query.data) return <Text c="dimmed">{t('common.loading')}</Text>;
  const { players } = query.data;
  if (players.length === 0) return <Text>{t('people.seatCodesNone')}</Text>;
  const codes = validCodes(made, players.toSorted(byName(language)));
  const codeOf = new Map(codes.map(({ playerId, code }) => [playerId, code]));
  return (
    <Stack gap="sm">
      {codes.length === 0 ? null : (
        <Alert color="yellow" role="status">
          <Stack gap="xs">
            {t('people.seatCodesMade')}
            <Group gap="xs" onClick={() => keepMadeCodes(eventId, codes)}>
              <LinkButton
                to="/e/:eventId/print/:sheet"
                params={{ eventId, sheet: 'seat-codes' }}
                search={{ paper: 'a4' }}
                size="compact-md"
                variant="default"
              >
                {t('people.printCodes')}
              </LinkButton>
              <Button
                size="compact-md"
                variant="default"
                onClick={() =>
                  saveFile('seat-codes.csv', new Blob([codesFile(codes)], { type: 'text/csv' }))
                }
              >
                {t('people.saveCodes')}
              </Button>
            </Group>
          </Stack>
        </Alert>
      )}
      {players.some(({ issued }) => issued === 0) ? (
        <Button loading={missing.pending} disabled={busy} onClick={() => missing.send({ eventId })}>
          {t('people.seatCodesMissing')}
        </Button>
      ) : null}
      {players.some(({ issued }) => issued > 0) ? (
        <Button
          variant="default"
          loading={missing.pending}
          disabled={busy}
          onClick={() => missing.send({ eventId, all: true })}
        >
          {t('people.seatCodesAnew')}
        </Button>
      ) : null}
      <Checkbox
        label={t('people.endDevices')}
        checked={endDevices}
        onChange={(change) => setEndDevices(change.currentTarget.checked)}
      />
      <FailureNote error={one.failure ?? missing.failure} />
      <ScrollArea.Autosize mah="50vh">
        <Table striped>
          <Table.Tbody>
            {players.toSorted(byName(language)).map((seat) => (
              <SeatRow
                key={seat.playerId}
                seat={seat}
                code={codeOf.get(seat.playerId)}
                onIssue={
                  busy ? null : () => one.send({ eventId, playerId: seat.playerId, endDevices })
                }
              />
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
    </Stack>
  );
};

/**
 * Guest codes for seats without an account: for players added by staff or imported, and to replace
 * lost codes.
 */
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
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('people.seatCodes')}>
        <Stack>
          <Text size="sm">{t('people.seatCodesHint')}</Text>
          {opened ? <CodeList eventId={eventId} /> : null}
        </Stack>
      </Dialog>
    </>
  );
};
