import { Alert, Button, Checkbox, PasswordInput, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { z } from 'zod';
import type { WaysIn } from '#contracts';
import { useChangePassword } from '../../api/devices.js';
import { useWaysIn } from '../../api/sign-in-ways.js';
import { useText, type Translate } from '../../i18n/index.js';
import { deviceKind } from './device-kind.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { fieldCheck } from '../../shared/forms/field-check.js';
import { ago } from '../../shared/time/times.js';

const change = z.object({
  currentPassword: z.string().min(1),
  newPassword: z.string().min(8),
  endSessions: z.boolean(),
  endTokens: z.boolean(),
  endPasskeys: z.array(z.string()),
});

const devicesText = (t: Translate, waysIn: WaysIn | undefined): string => {
  const others = (waysIn?.devices ?? []).filter(({ current }) => !current);
  const names = others.map(({ userAgent }) => deviceKind(userAgent) ?? t('devices.unknown'));
  return names.length === 0
    ? t('devices.none')
    : t('devices.others', { count: names.length, names: names.join(', ') });
};

const tokensText = (t: Translate, waysIn: WaysIn | undefined): string => {
  const names = (waysIn?.tokens ?? []).map(({ name }) => name);
  return names.length === 0
    ? t('devices.none')
    : t('devices.tokens', { count: names.length, names: names.join(', ') });
};

/** Form for a new password, with the choice of what ends together with the old one. */
export const ChangePassword = () => {
  const { t, language } = useText();
  const { data: waysIn } = useWaysIn();
  const form = useForm({
    initialValues: {
      currentPassword: '',
      newPassword: '',
      endSessions: true,
      endTokens: true,
      endPasskeys: [] as string[],
    },
    validate: fieldCheck(change, t),
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
          <Text size="sm">{t('devices.waysIn')}</Text>
          <Checkbox
            label={t('devices.endSessions')}
            description={devicesText(t, waysIn)}
            {...form.getInputProps('endSessions', { type: 'checkbox' })}
          />
          <Checkbox
            label={t('devices.endTokens')}
            description={tokensText(t, waysIn)}
            {...form.getInputProps('endTokens', { type: 'checkbox' })}
          />
          {waysIn === undefined || waysIn.passkeys.length === 0 ? null : (
            <Checkbox.Group label={t('devices.endPasskeys')} {...form.getInputProps('endPasskeys')}>
              <Stack gap="xs" mt="xs">
                {waysIn.passkeys.map(({ passkeyId, name, createdAt }) => (
                  <Checkbox
                    key={passkeyId}
                    value={passkeyId}
                    label={name ?? t('ways.passkey')}
                    description={
                      createdAt === null
                        ? undefined
                        : t('ways.passkeyMade', { when: ago(createdAt, language) })
                    }
                  />
                ))}
              </Stack>
            </Checkbox.Group>
          )}
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
