import { Stack, Text, Title } from '@mantine/core';
import { useMe } from '../../api/session.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/feedback/answer.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { ChangePassword } from './change-password.js';
import { DevicesSection } from './devices-section.js';
import { DiscordSection } from './discord-section.js';
import { EmailSection } from './email-section.js';
import { NameSection } from './name-section.js';
import { LinkedSection } from './linked-section.js';
import { PasskeysSection } from './passkeys-section.js';
import { DeleteAccount } from './delete-account.js';
import { TokensSection } from './tokens-section.js';

/** The account's settings, devices, keys and tokens. */
export const AccountPage = () => {
  const { t } = useText();
  const me = useMe();
  return (
    <Stack>
      <Title order={1}>{t('tokens.accountPage')}</Title>
      <Answer of={me}>
        {({ account }) =>
          account === null ? (
            <Stack align="flex-start">
              <Text>{t('tokens.signedOut')}</Text>
              <LinkButton to="/sign-in" search={{ back: '/account' }}>
                {t('common.signIn')}
              </LinkButton>
            </Stack>
          ) : (
            <>
              <Text style={{ overflowWrap: 'anywhere' }}>
                {[account.name, account.email].join(' · ')}
              </Text>
              <NameSection name={account.name} />
              <DevicesSection />
              <DiscordSection />
              <TokensSection />
              <EmailSection />
              <PasskeysSection />
              <LinkedSection />
              <ChangePassword />
              <DeleteAccount />
            </>
          )
        }
      </Answer>
    </Stack>
  );
};
