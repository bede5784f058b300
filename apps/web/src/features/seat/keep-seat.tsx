import { useEffect } from 'react';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useCommand } from '../../api/commands.js';
import { useIdentityChanged, useMe } from '../../api/session.js';
import { useText } from '../../i18n/index.js';
import { useHere } from '../../navigation/here.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { CodeEntry } from '../../shared/event/code-entry.js';
import { keptGuestCode, takeWishToKeep, wishToKeep } from '../../shared/event/kept-code.js';

/**
 * Moves the seat to the account: with one tap if this device has stored the guest code, otherwise
 * after typing it.
 */
const Claim = ({ eventId }: { eventId: string }) => {
  const { t } = useText();
  const identityChanged = useIdentityChanged();
  const claim = useCommand('ClaimPlayer', { eventId, onAccepted: () => void identityChanged() });
  const kept = keptGuestCode(eventId);
  const { send } = claim;
  useEffect(() => {
    if (kept !== null && takeWishToKeep(eventId)) send({ eventId, code: kept.code });
    // Only once, when the page is opened after the sign-up.
  }, []);
  if (kept === null) return <CodeEntry eventId={eventId} />;
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">{t('seat.keep.claimText')}</Text>
      <Button
        variant="light"
        loading={claim.pending}
        onClick={() => claim.send({ eventId, code: kept.code })}
      >
        {t('seat.keep.claim')}
      </Button>
      <FailureNote error={claim.failure} onRetry={claim.again} />
    </Stack>
  );
};

/**
 * For guests: explains that with an account, the seat, its results and its decks are available on
 * every device.
 */
export const KeepSeat = ({ eventId, name }: { eventId: string; name: string }) => {
  const { t } = useText();
  const { pathname } = useHere();
  const account = useMe().data?.account ?? null;
  return (
    <section className="cv-panel cv-noprint" aria-labelledby="keep-seat">
      <Title order={2} id="keep-seat" fz="md" mb={4}>
        {t('seat.keep.title')}
      </Title>
      {account === null ? (
        <>
          <Text size="sm" mb="xs">
            {t('seat.keep.text')}
          </Text>
          <Group gap="xs" onClick={() => wishToKeep(eventId)}>
            <LinkButton to="/sign-up" search={{ back: pathname, name }} variant="light">
              {t('common.signUp')}
            </LinkButton>
            <LinkButton to="/sign-in" search={{ back: pathname }} variant="subtle">
              {t('common.signIn')}
            </LinkButton>
          </Group>
        </>
      ) : (
        <Claim eventId={eventId} />
      )}
    </section>
  );
};
