import { useState } from 'react';
import { Button, PasswordInput, Stack, Text, Title } from '@mantine/core';
import {
  canUsePasskeys,
  type OwnPasskey,
  useAddPasskey,
  useDeletePasskey,
  useOwnSignIn,
  usePasskeys,
} from '../../api/sign-in-ways.js';
import { ApiFailure } from '../../api/http.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/feedback/answer.js';
import { deviceKind } from './device-kind.js';
import { useFailureNotice } from '../../shared/feedback/notices.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { ago } from '../../shared/time/times.js';
import { AccountRow } from './account-row.js';

interface RowProps {
  readonly passkey: OwnPasskey;
  readonly currentPassword: string;
  readonly onRemoved: () => void;
}

const PasskeyRow = ({ passkey, currentPassword, onRemoved }: RowProps) => {
  const { t, language } = useText();
  const remove = useDeletePasskey({ onFailed: useFailureNotice(), onDone: onRemoved });
  const name = passkey.name ?? t('ways.passkey');
  return (
    <AccountRow
      name={name}
      facts={
        passkey.createdAt === null
          ? ''
          : t('ways.passkeyMade', { when: ago(passkey.createdAt, language) })
      }
      removal={{
        text: t('ways.removePasskey'),
        label: t('ways.removePasskeyName', { name }),
        pending: remove.isPending,
        onRemove: () => remove.mutate({ id: passkey.id, currentPassword }),
      }}
    />
  );
};

/**
 * Shows the server's refusals; if the browser created no key, a general text, because the browser's
 * error would not help a person.
 */
const AddFailure = ({ error }: { error: Error | null }) => {
  const { t } = useText();
  if (error === null || error instanceof ApiFailure) return <FailureNote error={error} />;
  return (
    <Text role="alert" c="var(--cv-bad)">
      {t('ways.passkeyFailed')}
    </Text>
  );
};

/**
 * The passkeys that open the account. Adding and removing one needs the password, so that a person
 * who finds an open browser can do neither.
 */
export const PasskeysSection = () => {
  const { t } = useText();
  const passkeys = usePasskeys();
  const own = useOwnSignIn();
  const [currentPassword, setPassword] = useState('');
  const forget = (): void => setPassword('');
  const add = useAddPasskey({ onDone: forget });
  if (!canUsePasskeys()) return null;
  return (
    <section className="cv-panel" aria-labelledby="passkeys">
      <Stack align="stretch">
        <Title order={2} id="passkeys" fz="lg">
          {t('ways.passkeys')}
        </Title>
        <Text size="sm">{t('ways.passkeysHint')}</Text>
        <Answer of={passkeys}>
          {(all) =>
            all.length === 0 ? (
              <Text c="dimmed">{t('ways.noPasskeys')}</Text>
            ) : (
              <ul className="cv-quiet-list">
                {all.map((passkey) => (
                  <PasskeyRow
                    key={passkey.id}
                    passkey={passkey}
                    currentPassword={currentPassword}
                    onRemoved={forget}
                  />
                ))}
              </ul>
            )
          }
        </Answer>
        {own.data?.hasPassword ? (
          <PasswordInput
            label={t('devices.currentPassword')}
            autoComplete="current-password"
            maw={480}
            value={currentPassword}
            onChange={(typed) => setPassword(typed.currentTarget.value)}
          />
        ) : null}
        <AddFailure error={add.error} />
        <Button
          variant="default"
          loading={add.isPending}
          onClick={() =>
            add.mutate({
              name: deviceKind(navigator.userAgent) ?? t('ways.passkey'),
              currentPassword,
            })
          }
          style={{ alignSelf: 'flex-start' }}
        >
          {t('ways.addPasskey')}
        </Button>
      </Stack>
    </section>
  );
};
