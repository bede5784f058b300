import { useState } from 'react';
import { Button, Group, Stack, Table, Text, TextInput, Title } from '@mantine/core';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { useFailureNotice } from '../../shared/feedback/notices.js';
import { eventOffers } from '../../shared/event/event-offers.js';
import { useEvent } from '../../shared/event/use-event.js';
import { InviteStaff, RoleSelect, type StaffRole } from './invite-staff.js';
import { RoleTable } from './role-table.js';

/** The staff of the event and their roles. */
export const DeskStaffPage = () => {
  const { t } = useText();
  const event = useEvent();
  const { eventId } = event;
  const offers = eventOffers(event);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('judge');
  const grant = useCommand('GrantRole', { onAccepted: () => setEmail('') });
  const revoke = useCommand('RevokeRole', { onFailed: useFailureNotice() });
  return (
    <Stack>
      <InviteStaff event={event} />
      {offers.grantRoles ? (
        <form
          className="cv-panel"
          onSubmit={(submit) => {
            submit.preventDefault();
            grant.send({ eventId, email: email.trim(), role });
          }}
        >
          <Title order={2} fz="lg" mb="xs">
            {t('staff.add')}
          </Title>
          <Text size="sm" mb="xs">
            {t('staff.hint')}
          </Text>
          <Group align="flex-end">
            <TextInput
              type="email"
              label={t('account.email')}
              value={email}
              onChange={(change) => setEmail(change.currentTarget.value)}
              style={{ flex: 1, minWidth: 200 }}
              required
              withAsterisk={false}
            />
            <RoleSelect role={role} onChange={setRole} />
            <Button type="submit" loading={grant.pending}>
              {t('staff.grant')}
            </Button>
          </Group>
          <FailureNote error={grant.failure} />
        </form>
      ) : null}
      <Table className="cv-dense">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('common.name')}</Table.Th>
            <Table.Th>{t('staff.role')}</Table.Th>
            <Table.Th>{t('common.actions')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {event.staff.map((one) => (
            <Table.Tr key={`${one.account}.${one.role}`}>
              <Table.Td>{one.name}</Table.Td>
              <Table.Td>{t(`common.role.${one.role}`)}</Table.Td>
              <Table.Td>
                {one.role === 'owner' || !offers.grantRoles ? null : (
                  <Button
                    size="compact-md"
                    variant="subtle"
                    color="red"
                    onClick={() =>
                      revoke.send({ eventId, account: one.account, role: one.role as StaffRole })
                    }
                    aria-label={t('staff.revokeName', {
                      name: one.name,
                      role: t(`common.role.${one.role}`),
                    })}
                  >
                    {t('staff.revoke')}
                  </Button>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <RoleTable />
    </Stack>
  );
};
