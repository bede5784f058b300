import { useState } from 'react';
import { Button, Group, Select, Stack, Text, Title } from '@mantine/core';
import { eventRole, type CommandPayload, type EventView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { eventOffers } from '../../shared/event/event-offers.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { useFailureNotice } from '../../shared/feedback/notices.js';
import { ShareLink } from '../../shared/sharing/share-link.js';

export type StaffRole = CommandPayload<'GrantRole'>['role'];
const staffRole = eventRole.exclude(['owner']);

export const RoleSelect = ({
  role,
  onChange,
}: {
  readonly role: StaffRole;
  readonly onChange: (role: StaffRole) => void;
}) => {
  const { t } = useText();
  return (
    <Select
      label={t('staff.role')}
      allowDeselect={false}
      value={role}
      onChange={(value) => onChange(staffRole.catch('judge').parse(value))}
      data={staffRole.options.map((value) => ({ value, label: t(`common.role.${value}`) }))}
      w={200}
    />
  );
};

/** Creates an invitation link with a role for one person, and lists the unused ones. */
export const InviteStaff = ({ event }: { readonly event: EventView }) => {
  const { t } = useText();
  const { eventId } = event;
  const offers = eventOffers(event);
  const [role, setRole] = useState<StaffRole>('judge');
  const [made, setMade] = useState<{ path: string; role: StaffRole } | null>(null);
  const invite = useCommand('InviteStaff', {
    onAccepted: ({ inviteCode }, payload) =>
      setMade({ path: `/staff/${eventId}#${inviteCode ?? ''}`, role: payload.role }),
  });
  const withdraw = useCommand('WithdrawStaffInvite', {
    onAccepted: () => setMade(null),
    onFailed: useFailureNotice(),
  });
  if (!offers.invite && event.staffInvites.length === 0) return null;
  return (
    <section className="cv-panel" aria-labelledby="invite-staff">
      <Stack>
        <Title order={2} id="invite-staff" fz="lg">
          {t('staff.invite.title')}
        </Title>
        <Text size="sm">{t('staff.invite.hint')}</Text>
        {offers.invite ? (
          <Group align="flex-end">
            <RoleSelect role={role} onChange={setRole} />
            <Button loading={invite.pending} onClick={() => invite.send({ eventId, role })}>
              {t('staff.invite.make')}
            </Button>
          </Group>
        ) : null}
        <FailureNote error={invite.failure} />
        {made === null ? null : (
          <div role="status">
            <ShareLink path={made.path}>
              <Text>{t('staff.invite.made', { role: t(`common.role.${made.role}`) })}</Text>
            </ShareLink>
          </div>
        )}
        {event.staffInvites.length === 0 ? null : (
          <ul className="cv-quiet-list" aria-label={t('staff.invite.open')}>
            {event.staffInvites.map((one) => (
              <li key={one.inviteId}>
                <Group justify="space-between">
                  <Text size="sm">
                    {t('staff.invite.waits', { role: t(`common.role.${one.role}`) })}
                  </Text>
                  {offers.grantRoles ? (
                    <Button
                      size="compact-md"
                      variant="subtle"
                      color="red"
                      onClick={() => withdraw.send({ eventId, inviteId: one.inviteId })}
                    >
                      {t('staff.invite.withdraw')}
                    </Button>
                  ) : null}
                </Group>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </section>
  );
};
