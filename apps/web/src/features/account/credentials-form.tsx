import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { isPersonName } from '#contracts';
import { usePasswordHelp } from '../../api/password.js';
import { signIn, signUp, useIdentityChanged } from '../../api/session.js';
import { useText } from '../../i18n/index.js';
import { useNavigate } from '../../navigation/here.js';
import { EntryPanel } from './entry-panel.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { fieldCheck } from '../../shared/forms/field-check.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { OtherWays } from './other-ways.js';

const credentials = (withName: boolean) =>
  z.object({
    name: withName ? z.string().refine(isPersonName) : z.string(),
    email: z.email(),
    password: z.string().min(8),
  });

/**
 * One form for signing in and, with a name, for signing up. `back`: the address to return to;
 * `name`: a guest's present name.
 */
export const CredentialsForm = ({
  purpose,
  back,
  name = '',
}: {
  purpose: 'sign-in' | 'sign-up';
  back: string;
  name?: string;
}) => {
  const { t, language } = useText();
  const navigate = useNavigate();
  const identityChanged = useIdentityChanged();
  const { data: help } = usePasswordHelp();
  const newcomer = purpose === 'sign-up';
  const form = useForm({
    initialValues: { name, email: '', password: '' },
    validate: fieldCheck(credentials(newcomer), t),
  });
  const entering = useMutation({
    mutationFn: async ({ email, password, name }: typeof form.values): Promise<boolean> => {
      if (newcomer)
        return (await signUp({ name, email, password, language })).confirmation === true;
      await signIn({ email, password, language });
      return false;
    },
    networkMode: 'always',
    onSuccess: async (hasToConfirm) => {
      if (hasToConfirm) return;
      await identityChanged();
      navigate({ href: back });
    },
  });
  if (entering.data === true)
    return (
      <EntryPanel title={t('account.lookIntoMail')}>
        <Text role="status" style={{ overflowWrap: 'anywhere' }}>
          {t('account.confirmationOnItsWay', { email: form.values.email })}
        </Text>
        <LinkButton to="/sign-in" search={{ back }} size="md">
          {t('common.signIn')}
        </LinkButton>
      </EntryPanel>
    );
  return (
    <EntryPanel title={t(newcomer ? 'account.signUpTitle' : 'account.signInTitle')}>
      <form onSubmit={form.onSubmit((values) => entering.mutate(values))} noValidate>
        <Stack>
          {newcomer ? (
            <TextInput
              label={t('account.yourName')}
              description={t('account.yourNameHint')}
              autoComplete="name"
              size="md"
              {...form.getInputProps('name')}
            />
          ) : null}
          <TextInput
            label={t('account.email')}
            type="email"
            autoComplete="email"
            size="md"
            {...form.getInputProps('email')}
          />
          <PasswordInput
            label={t('account.password')}
            description={newcomer ? t('account.passwordHint') : undefined}
            autoComplete={newcomer ? 'new-password' : 'current-password'}
            size="md"
            {...form.getInputProps('password')}
          />
          <FailureNote error={entering.error} />
          {entering.isError && help?.byMail && !newcomer ? (
            <Text size="sm">{t('account.confirmFirst')}</Text>
          ) : null}
          <Button type="submit" size="md" loading={entering.isPending}>
            {t(newcomer ? 'common.signUp' : 'common.signIn')}
          </Button>
          <OtherWays back={back} newcomer={newcomer} />
          {newcomer ? null : (
            <LinkButton to="/forgotten-password" variant="subtle">
              {t('password.forgotten')}
            </LinkButton>
          )}
          <LinkButton to={newcomer ? '/sign-in' : '/sign-up'} search={{ back }} variant="subtle">
            {t(newcomer ? 'account.haveAccount' : 'account.noAccount')}
          </LinkButton>
          <Text size="sm" c="dimmed">
            {t('account.guestHint')}
          </Text>
        </Stack>
      </form>
    </EntryPanel>
  );
};
