import { ActionIcon, Menu } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { signOut, useIdentityChanged } from '../api/session.js';
import { useText } from '../i18n/index.js';
import { useNavigate } from '../navigation/here.js';
import { Link } from '../navigation/link.js';

/** The links of a signed-in person that are available everywhere. */
export const AccountMenu = ({ name }: { name: string }) => {
  const { t } = useText();
  const navigate = useNavigate();
  const identityChanged = useIdentityChanged();
  const leave = async () => {
    await signOut().catch(() => undefined);
    await identityChanged(true);
    navigate({ to: '/' });
  };
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon variant="transparent" size="lg" aria-label={t('common.nav.account')}>
          <IconUser size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('common.signedInAs', { name: name })}</Menu.Label>
        <Menu.Item component={Link} to="/events">
          {t('common.myEvents')}
        </Menu.Item>
        <Menu.Item component={Link} to="/account">
          {t('tokens.accountPage')}
        </Menu.Item>
        <Menu.Item component={Link} to="/practice">
          {t('practice.play')}
        </Menu.Item>
        <Menu.Item onClick={() => void leave()}>{t('common.signOut')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
