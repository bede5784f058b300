import { Alert, Button, Checkbox, PasswordInput, Stack, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { z } from 'zod';
import { useChangePassword } from '../../api/devices.js';
import { useText, type Translate } from '../../i18n/index.js';
import { FailureNote } from '../../shared/failure-note.js';

const change = (t: Translate) =>
  z.object({
    currentPassword: z.string().min(1, t('devices.currentMissing')),
    newPassword: z.string().min(8, t('account.invalid.password')),
    endSessions: z.boolean(),
    endTokens: z.boolean(),
  });

/** Another password, and what ends with the former one. */
export const ChangePassword = () => {
  const { t } = useText();
  const form = useForm({
    initialValues: { currentPassword: '', newPassword: '', endSessions: true, endTokens: true },
    validate: schemaResolver(change(t), { sync: true }),
  });
  const changing = useChangePassword();
  const send = ({ endSessions, endTokens, ...passwords }: typeof form.values): void =>
    changing.mutate(
      { ...passwords, keepSessions: !endSessions, keepTokens: !endTokens },
      { onSuccess: () => form.reset() },
    );
  return (
    <section className="cv-panel" aria-labelledby="change-password">
      <form onSubmit={form.onSubmit(send)} noValidate>
        <Stack align="stretch" maw={480}>
          <Title order={2} id="change-password" fz="lg">
            {t('password.change')}
          </Title>
          <PasswordInput
            label={t('devices.currentPassword')}
            autoComplete="current-password"
            {...form.getInputProps('currentPassword')}
          />
          <PasswordInput
            label={t('password.choose')}
            description={t('account.passwordHint')}
            autoComplete="new-password"
            {...form.getInputProps('newPassword')}
          />
          <Checkbox
            label={t('devices.endSessions')}
            {...form.getInputProps('endSessions', { type: 'checkbox' })}
          />
          <Checkbox
            label={t('devices.endTokens')}
            {...form.getInputProps('endTokens', { type: 'checkbox' })}
          />
          <FailureNote error={changing.error} />
          {changing.isSuccess ? (
            <Alert role="status" color="green">
              {t('devices.passwordChanged')}
            </Alert>
          ) : null}
          <Button type="submit" loading={changing.isPending} style={{ alignSelf: 'flex-start' }}>
            {t('password.change')}
          </Button>
        </Stack>
      </form>
    </section>
  );
};
