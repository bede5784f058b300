import { Suspense, useState } from 'react';
import { Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { isPersonName, type EventView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { freshKey } from '../../api/keys.js';
import { useMe } from '../../api/session.js';
import { useText } from '../../i18n/index.js';
import { useHere } from '../../navigation/here.js';
import { Link } from '../../navigation/link.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { isTeamEvent, isWholeTeam, membersOf, noMembers } from '../../shared/event/team-seats.js';
import { keepGuestCode } from '../../shared/event/kept-code.js';
import { TeamMembers } from './late-pieces.js';

export const RegisterPanel = ({ event, full }: { event: EventView; full: boolean }) => {
  const { t } = useText();
  const client = useQueryClient();
  const location = useHere();
  const account = useMe().data?.account ?? null;
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const teams = isTeamEvent(event);
  const [members, setMembers] = useState(noMembers);
  const name = typed ?? (teams ? '' : (account?.name ?? ''));
  const complete = isPersonName(name) && (!teams || isWholeTeam(members));
  const register = useCommand('Register', {
    eventId: event.eventId,
    onAccepted: ({ guestCode }) => {
      if (guestCode !== undefined) keepGuestCode(event.eventId, guestCode);
      void client.invalidateQueries({ queryKey: ['me'] });
    },
  });
  return (
    <form
      className="cv-panel cv-now"
      aria-labelledby="register"
      onSubmit={(submit) => {
        submit.preventDefault();
        setRefused(!complete);
        if (complete)
          register.send({
            eventId: event.eventId,
            name: name.trim(),
            nonce: freshKey(),
            ...membersOf(teams, members),
          });
      }}
      noValidate
    >
      <Stack>
        <Title order={2} id="register" fz="xl">
          {t(full ? 'seat.register.waitlistTitle' : 'seat.register.title')}
        </Title>
        {full ? <Text>{t('seat.register.full')}</Text> : null}
        <TextInput
          label={t(teams ? 'seat.register.team' : 'account.yourName')}
          description={teams ? null : t('account.yourNameHint')}
          size="lg"
          autoComplete={teams ? 'off' : 'name'}
          maxLength={80}
          value={name}
          error={refused && !isPersonName(name) ? t('account.invalid.name') : null}
          onChange={(change) => {
            setTyped(change.currentTarget.value);
            setRefused(false);
            register.clear();
          }}
        />
        {teams ? (
          <Suspense>
            <TeamMembers names={members} refused={refused} onChange={setMembers} />
          </Suspense>
        ) : null}
        <FailureNote error={register.failure} onRetry={register.again} />
        <Button type="submit" size="lg" loading={register.pending}>
          {t(
            full
              ? 'seat.register.joinWaitlist'
              : account === null
                ? 'seat.register.asGuest'
                : 'seat.register.asAccount',
          )}
        </Button>
        {account === null ? (
          <Text size="sm">
            {t('seat.register.guestHint')}{' '}
            <Link to="/sign-in" search={{ back: location.pathname }}>
              {t('common.signIn')}
            </Link>
          </Text>
        ) : (
          <Text size="sm">{t('common.signedInAs', { name: account.name })}</Text>
        )}
      </Stack>
    </form>
  );
};
