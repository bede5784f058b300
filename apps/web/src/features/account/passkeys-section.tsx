import { Button, Stack, Text, Title } from '@mantine/core';
import {
  canUsePasskeys,
  type OwnPasskey,
  useAddPasskey,
  useDeletePasskey,
  usePasskeys,
} from '../../api/sign-in-ways.js';
import { ApiFailure } from '../../api/http.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/answer.js';
import { deviceKind } from '../../shared/device-kind.js';
import { useFailureNotice } from '../../shared/notices.js';
import { ago } from '../../shared/times.js';
import { AccountRow } from './account-row.js';

/** A passkey is added soon after signing in: whoever finds a browser open adds none. */
const isTooOld = (error: Error): boolean =>
  error instanceof ApiFailure && error.code === 'auth/session-not-fresh';

const PasskeyRow = ({ passkey }: { passkey: OwnPasskey }) => {
  const { t, language } = useText();
  const remove = useDeletePasskey({ onFailed: useFailureNotice() });
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
        onRemove: () => remove.mutate(passkey.id),
      }}
    />
  );
};

/** Keys of devices and password managers that open the account. */
export const PasskeysSection = () => {
  const { t } = useText();
  const passkeys = usePasskeys();
  const add = useAddPasskey();
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
                  <PasskeyRow key={passkey.id} passkey={passkey} />
                ))}
              </ul>
            )
          }
        </Answer>
        {add.error === null ? null : (
          <Text role="alert" c="var(--cv-bad)">
            {t(isTooOld(add.error) ? 'ways.signInAgain' : 'ways.passkeyFailed')}
          </Text>
        )}
        <Button
          variant="default"
          loading={add.isPending}
          onClick={() => add.mutate(deviceKind(navigator.userAgent) ?? t('ways.passkey'))}
          style={{ alignSelf: 'flex-start' }}
        >
          {t('ways.addPasskey')}
        </Button>
      </Stack>
    </section>
  );
};
