import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useIdentityChanged } from '../../api/session.js';
import {
  canUsePasskeys,
  signInByPasskey,
  signInElsewhere,
  useSignInWays,
} from '../../api/sign-in-ways.js';
import { ApiFailure } from '../../api/http.js';
import { useText } from '../../i18n/index.js';
import { useNavigate } from '../../navigation/here.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';

/** Signing in without a password: by a passkey, or by an account at another provider. */
export const OtherWays = ({ back, newcomer }: { back: string; newcomer: boolean }) => {
  const { t } = useText();
  const navigate = useNavigate();
  const identityChanged = useIdentityChanged();
  const { data: ways } = useSignInWays();
  const refused = new URLSearchParams(window.location.search).has('error');
  const byKey = useMutation({
    mutationFn: signInByPasskey,
    networkMode: 'always',
    onSuccess: async () => {
      await identityChanged();
      navigate({ href: back });
    },
  });
  const elsewhere = useMutation({
    mutationFn: (provider: string) => signInElsewhere(provider, back),
    networkMode: 'always',
  });
  return (
    <Stack gap="xs">
      {refused ? (
        <Text role="alert" c="var(--cv-bad)">
          {t('ways.refusedElsewhere')}
        </Text>
      ) : null}
      {canUsePasskeys() && !newcomer ? (
        <Button variant="default" loading={byKey.isPending} onClick={() => byKey.mutate()}>
          {t('ways.byPasskey')}
        </Button>
      ) : null}
      {/* Closing the browser's dialog is no failure to report. */}
      {byKey.error instanceof ApiFailure ? <FailureNote error={byKey.error} /> : null}
      {ways?.providers.map(({ id, name }) => (
        <Button
          key={id}
          variant="default"
          loading={elsewhere.isPending}
          onClick={() => elsewhere.mutate(id)}
        >
          {t('ways.by', { name })}
        </Button>
      ))}
      <FailureNote error={elsewhere.error} />
    </Stack>
  );
};
