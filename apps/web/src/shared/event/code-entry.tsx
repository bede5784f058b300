import { useState } from 'react';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useCommand } from '../../api/commands.js';
import { guestSignIn, useIdentityChanged, useMe } from '../../api/session.js';
import { useText } from '../../i18n/index.js';
import { keepGuestCode, markCodeSeen } from './kept-code.js';
import { FailureNote } from '../feedback/failure-note.js';

/**
 * Form for a guest code. It lets a guest back to their seat from another device; a signed-in person
 * takes the seat over permanently.
 */
export const CodeForm = ({ eventId }: { eventId: string }) => {
  const { t } = useText();
  const [code, setCode] = useState('');
  const identityChanged = useIdentityChanged();
  const signedIn = (useMe().data?.account ?? null) !== null;
  const entering = useMutation({
    mutationFn: () => guestSignIn({ eventId, code: code.trim() }),
    networkMode: 'always',
    onSuccess: () => {
      // The code is kept, so that a guest who creates an account afterwards takes the seat along
      // without typing it again.
      keepGuestCode(eventId, code.trim());
      markCodeSeen(eventId);
      return identityChanged();
    },
  });
  const claim = useCommand('ClaimPlayer', { eventId, onAccepted: () => void identityChanged() });
  return (
    <form
      onSubmit={(submit) => {
        submit.preventDefault();
        if (signedIn) claim.send({ eventId, code: code.trim() });
        else entering.mutate();
      }}
    >
      <Stack mt="sm" gap="xs">
        <Text size="sm">{t(signedIn ? 'seat.code.claimHint' : 'seat.code.enterHint')}</Text>
        <Group align="flex-end">
          <TextInput
            label={t('seat.code.label')}
            value={code}
            onChange={(change) => setCode(change.currentTarget.value)}
            autoComplete="off"
            autoCapitalize="characters"
            size="md"
            maxLength={32}
            classNames={{ input: 'cv-code' }}
            style={{ flex: 1, minWidth: 160 }}
          />
          <Button
            type="submit"
            size="md"
            variant="light"
            loading={entering.isPending || claim.pending}
            disabled={code.trim() === ''}
          >
            {t(signedIn ? 'seat.code.claim' : 'seat.code.enter')}
          </Button>
        </Group>
        <FailureNote error={signedIn ? claim.failure : entering.error} />
      </Stack>
    </form>
  );
};

/** The same form, collapsed behind a line of text, because most people have no code. */
export const CodeEntry = ({ eventId }: { eventId: string }) => {
  const { t } = useText();
  return (
    <details className="cv-panel">
      <Text component="summary" fw={600}>
        {t('seat.code.have')}
      </Text>
      <CodeForm eventId={eventId} />
    </details>
  );
};
