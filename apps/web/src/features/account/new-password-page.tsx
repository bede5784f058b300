import { Alert, Button, Checkbox, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { ApiFailure } from '../../api/http.js';
import { choosePassword } from '../../api/password.js';
import { useIdentityChanged } from '../../api/session.js';
import { useText } from '../../i18n/index.js';
import { EntryPanel } from './entry-panel.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { fieldCheck } from '../../shared/forms/field-check.js';
import { LinkButton } from '../../shared/page/link-button.js';

const chosen = z.object({
  newPassword: z.string().min(8),
  keepTokens: z.boolean(),
  keepPasskeys: z.boolean(),
});

const ChoosePassword = ({ token }: { token: string }) => {
  const { t } = useText();
  const identityChanged = useIdentityChanged();
  const form = useForm({
    initialValues: { newPassword: '', keepTokens: false, keepPasskeys: false },
    validate: fieldCheck(chosen, t),
  });
  const change = useMutation({
    mutationFn: (values: typeof form.values) => choosePassword({ token, ...values }),
    networkMode: 'always',
    // The new password has ended the previous session.
    onSuccess: () => identityChanged(),
  });
  if (change.isSuccess) {
    return (
      <>
        <Alert role="status" color="green">
          {t('password.changed')}
        </Alert>
        <LinkButton to="/sign-in" search={{ back: '/events' }} size="md">
          {t('common.signIn')}
        </LinkButton>
      </>
    );
  }
  const worthless =
    change.error instanceof ApiFailure &&
    ['auth/invalid-token', 'auth/user-not-found'].includes(change.error.code);
  return (
    <form onSubmit={form.onSubmit((values) => change.mutate(values))} noValidate>
      <Stack>
        <PasswordInput
          label={t('account.password')}
          description={t('account.passwordHint')}
          autoComplete="new-password"
          size="md"
          {...form.getInputProps('newPassword')}
        />
        <Text size="sm">{t('password.changeHint')}</Text>
        <Checkbox
          label={t('password.keepTokens')}
          {...form.getInputProps('keepTokens', { type: 'checkbox' })}
        />
        <Checkbox
          label={t('password.keepPasskeys')}
          {...form.getInputProps('keepPasskeys', { type: 'checkbox' })}
        />
        <FailureNote error={change.error} />
        {worthless ? <AnotherLink /> : null}
        <Button type="submit" size="md" loading={change.isPending}>
          {t('password.change')}
        </Button>
      </Stack>
    </form>
  );
};

const AnotherLink = () => {
  const { t } = useText();
  return (
    <LinkButton to="/forgotten-password" variant="default">
      {t('password.another')}
    </LinkButton>
  );
};

/**
 * The target of a password reset link. Its token follows the #, which browsers do not send to a
 * server.
 */
export const NewPasswordPage = () => {
  const { t } = useText();
  const token = window.location.hash.slice(1);
  return (
    <EntryPanel title={t('password.choose')}>
      {token === '' ? (
        <>
          <Text>{t('password.noLink')}</Text>
          <AnotherLink />
        </>
      ) : (
        <ChoosePassword token={token} />
      )}
    </EntryPanel>
  );
};
