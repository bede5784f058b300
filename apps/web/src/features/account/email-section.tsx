import { Alert, Button, Group, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { z } from 'zod';
import type { OwnSignIn } from '#contracts';
import { useChangeEmail, useOwnSignIn, useSendConfirmation } from '../../api/sign-in-ways.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/feedback/answer.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { fieldCheck } from '../../shared/forms/field-check.js';
import { StateBadge } from '../../shared/feedback/status-badge.js';

const change = (hasPassword: boolean) =>
  z.object({
    newEmail: z.email(),
    currentPassword: hasPassword ? z.string().min(1) : z.string(),
  });

const Confirmation = ({ email }: { email: string }) => {
  const { t, language } = useText();
  const send = useSendConfirmation();
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">{t('ways.unconfirmedHint')}</Text>
      <FailureNote error={send.error} />
      {send.isSuccess ? (
        <Alert role="status" color="green">
          {t('ways.confirmationSent')}
        </Alert>
      ) : (
        <Button
          variant="default"
          loading={send.isPending}
          onClick={() => send.mutate({ email, language })}
        >
          {t('ways.sendConfirmation')}
        </Button>
      )}
    </Stack>
  );
};

const ChangeEmail = ({ confirmed, hasPassword }: OwnSignIn) => {
  const { t, language } = useText();
  const changing = useChangeEmail();
  const form = useForm({
    initialValues: { newEmail: '', currentPassword: '' },
    validate: fieldCheck(change(hasPassword), t),
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((values) =>
        changing.mutate({ ...values, language }, { onSuccess: () => form.reset() }),
      )}
    >
      <Stack align="stretch" maw={480}>
        <TextInput
          label={t('ways.newEmail')}
          type="email"
          autoComplete="email"
          {...form.getInputProps('newEmail')}
        />
        {hasPassword ? (
          <PasswordInput
            label={t('devices.currentPassword')}
            autoComplete="current-password"
            {...form.getInputProps('currentPassword')}
          />
        ) : null}
        <FailureNote error={changing.error} />
        {changing.isSuccess ? (
          <Alert role="status" color="green">
            {t(confirmed === null ? 'ways.emailChanged' : 'ways.newEmailSent')}
          </Alert>
        ) : null}
        <Button type="submit" loading={changing.isPending} style={{ alignSelf: 'flex-start' }}>
          {t('ways.changeEmail')}
        </Button>
      </Stack>
    </form>
  );
};

/** The account's email address: whether it is confirmed, and a form to change it. */
export const EmailSection = () => {
  const { t } = useText();
  const own = useOwnSignIn();
  return (
    <section className="cv-panel" aria-labelledby="own-email">
      <Stack>
        <Title order={2} id="own-email" fz="lg">
          {t('account.email')}
        </Title>
        <Answer of={own}>
          {(signIn) => (
            <>
              <Group gap="xs">
                <Text style={{ overflowWrap: 'anywhere' }}>{signIn.email}</Text>
                {signIn.confirmed === null ? null : (
                  <StateBadge
                    color={signIn.confirmed ? 'green' : 'gray'}
                    text={t(signIn.confirmed ? 'ways.confirmed' : 'ways.unconfirmed')}
                  />
                )}
              </Group>
              {signIn.confirmed === false ? <Confirmation email={signIn.email} /> : null}
              <ChangeEmail {...signIn} />
            </>
          )}
        </Answer>
      </Stack>
    </section>
  );
};
