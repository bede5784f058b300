import { Suspense, type PropsWithChildren } from 'react';
import {
  ActionIcon,
  Box,
  Container,
  Group,
  Text,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import { IconMoon, IconSun, IconUser } from '@tabler/icons-react';
import { useRoute } from 'wouter';
import { useAnswer } from '../api/queries.js';
import { useMe } from '../api/session.js';
import { chooseLanguage, useText } from '../i18n/index.js';
import { Link } from '../navigation/link.js';
import { languages } from '../i18n/catalogue.js';
import { nameOf } from '../i18n/language.js';
import { ShownAge } from '../shared/feedback/shown-age.js';
import { Wordmark } from '../shared/page/emblem.js';
import { lazily } from '../shared/page/lazily.js';
import { LinkButton } from '../shared/page/link-button.js';
import { NewerNote } from './newer-note.js';

/** Shows only two letters, to leave room on a phone; the list is the browser's own. */
const LanguageSwitch = () => {
  const { t, language } = useText();
  return (
    <label className="cv-language">
      <span aria-hidden>{language.toUpperCase()} ▾</span>
      <select
        aria-label={t('common.language')}
        value={language}
        onChange={(change) =>
          void chooseLanguage(change.currentTarget.value).catch(() => undefined)
        }
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
};

const ColourSwitch = () => {
  const { t } = useText();
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  const dark = scheme === 'dark';
  return (
    <ActionIcon
      variant="transparent"
      size="lg"
      aria-label={t(dark ? 'common.theme.toLight' : 'common.theme.toDark')}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      {dark ? <IconSun size={20} /> : <IconMoon size={20} />}
    </ActionIcon>
  );
};

const AccountMenu = lazily(async () => (await import('./account-menu.js')).AccountMenu);

/** A guest's name, with a link to their seat. */
const GuestSeat = ({ eventId }: { eventId: string }) => {
  const { t } = useText();
  const seat = useAnswer('mySeat', { eventId }).data?.seat ?? null;
  return (
    <LinkButton
      to="/e/:eventId"
      params={{ eventId }}
      variant="transparent"
      size="compact-md"
      leftSection={<IconUser size={18} />}
      className="cv-own-name"
      title={t('common.yourSeat')}
    >
      <bdi>{seat === null ? t('common.yourSeat') : seat.name}</bdi>
    </LinkButton>
  );
};

const Account = () => {
  const { t } = useText();
  const [, params] = useRoute('/e/:eventId/*?');
  const eventId = params?.eventId;
  const { data: me } = useMe();
  // Until the identity is known, nobody is asked to sign in, also while there is no network.
  if (me === undefined) return <Box w={34} h={34} />;
  const { account } = me;
  if (account === null) {
    if (eventId !== undefined && me.guestSeats.some((seat) => seat.eventId === eventId))
      return <GuestSeat eventId={eventId} />;
    return (
      <LinkButton to="/sign-in" variant="transparent" size="compact-md">
        {t('common.signIn')}
      </LinkButton>
    );
  }
  return (
    <Suspense fallback={<Box w={34} h={34} />}>
      <AccountMenu name={account.name} />
    </Suspense>
  );
};

/** The frame of most pages: header, content and footer. */
export const Shell = ({ children }: PropsWithChildren) => {
  const { t } = useText();
  return (
    <Box style={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <a className="cv-skip" href="#content">
        {t('common.skip')}
      </a>
      <header className="cv-header">
        <Container size="xl" py={6}>
          <Group justify="space-between" wrap="nowrap" gap="xs">
            <Link to="/" className="cv-brand">
              <Wordmark />
              <span className="cv-visually-hidden">{t('common.app')}</span>
            </Link>
            <Group gap={4} wrap="nowrap">
              <LanguageSwitch />
              <ColourSwitch />
              <Account />
            </Group>
          </Group>
        </Container>
      </header>
      <Box component="main" id="content" tabIndex={-1} style={{ flex: 1, outline: 'none' }}>
        <Container size="xl" py="md" px={{ base: 'sm', sm: 'md' }}>
          <ShownAge />
          <NewerNote />
          {children}
        </Container>
      </Box>
      <footer className="cv-footer">
        <Container size="xl" py="md">
          <Text size="xs" c="dimmed">
            {t('common.notice')}
          </Text>
          <Text size="xs" c="dimmed">
            {t('common.copyright')} · <a href="/licence">{t('common.licence')}</a> ·{' '}
            <a href="/source">{t('common.source')}</a>
          </Text>
        </Container>
      </footer>
    </Box>
  );
};
