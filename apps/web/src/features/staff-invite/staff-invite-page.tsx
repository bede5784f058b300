import { useState } from 'react';
import { Button, Group, Loader, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { EventRole } from '#contracts';
import { useStaffInvite } from '../../api/own-account.js';
import { useCommand } from '../../api/commands.js';
import { useMe } from '../../api/session.js';
import { useText } from '../../i18n/index.js';
import { useNavigate, useParams } from '../../navigation/here.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { forgetInvite, inviteCode } from './kept-invite.js';

/**
 * The page where a role works: judges at the judges' page, casters at the event's page, all others
 * at the desk.
 */
const workplaceOf = (role: EventRole | undefined) =>
  role === undefined || role === 'caster'
    ? '/e/:eventId'
    : role === 'judge'
      ? '/e/:eventId/judge'
      : '/e/:eventId/desk';

/** The target of a staff invitation link: sign in, then accept by one button. */
export const StaffInvitePage = () => {
  const { t } = useText();
  const navigate = useNavigate();
  const { eventId } = useParams('/staff/:eventId');
  const [code] = useState(() => inviteCode(eventId));
  const me = useMe().data;
  const offer = useStaffInvite({ eventId, code });
  const what = offer.data && {
    event: offer.data.event,
    role: t(`common.role.${offer.data.role}`),
  };
  const accept = useCommand('AcceptStaffInvite', {
    eventId,
    onAccepted: () => {
      forgetInvite(eventId);
      if (what)
        notifications.show({
          message: t('staff.invited.taken', what),
          autoClose: 15_000,
        });
      navigate({ to: workplaceOf(offer.data?.role), params: { eventId } });
    },
  });
  const back = `/staff/${eventId}`;
  return (
    <Stack maw={560} mx="auto" className="cv-panel">
      <Title order={1} fz="xl">
        {t('staff.invited.title')}
      </Title>
      {what === undefined ? null : (
        <Text fw={650} fz="lg" style={{ overflowWrap: 'anywhere' }}>
          {t('staff.invited.offer', what)}
        </Text>
      )}
      <FailureNote error={offer.error} />
      {me === undefined ? (
        <Loader aria-label={t('common.loading')} />
      ) : code === '' ? (
        <Text>{t('staff.invited.noCode')}</Text>
      ) : me.account === null ? (
        <>
          <Text>{t('staff.invited.signIn')}</Text>
          <Group>
            <LinkButton to="/sign-up" search={{ back }} size="md">
              {t('common.signUp')}
            </LinkButton>
            <LinkButton to="/sign-in" search={{ back }} size="md" variant="default">
              {t('common.signIn')}
            </LinkButton>
          </Group>
        </>
      ) : (
        <>
          <Text>{t('staff.invited.as', { name: me.account.name })}</Text>
          <FailureNote error={accept.failure} onRetry={accept.again} />
          <Group>
            <Button
              size="md"
              loading={accept.pending}
              onClick={() => accept.send({ eventId, code })}
            >
              {t('staff.invited.accept')}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
};
