import type { ReactNode } from 'react';
import { Box, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useText } from '../../i18n/index.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { DemoStart } from './demo-start.js';
import { HomePictures } from './home-pictures.js';

/** The site's own dark in both colour schemes; the header continues it. */
const band = {
  background: 'radial-gradient(120% 140% at 85% 0%, #1c4f57 0%, #12343b 55%, #0c2429 100%)',
  color: '#eef7f6',
  borderRadius: 'var(--mantine-radius-lg)',
  overflow: 'hidden',
} as const;

/**
 * On a phone, the pictures come before the text. Inline, because a CSS file of its own would cost
 * the first view one more request.
 */
const rows = `.cv-hero{position:relative;display:grid;grid-template-columns:minmax(0,1fr);gap:1rem 2rem}
@media(min-width:62em){.cv-hero{grid-template:auto 1fr/1fr 1.1fr}.cv-hero>div:first-of-type{grid-area:1/2/3;align-self:center}}`;

const For = ({ whom, children }: { readonly whom: string; readonly children: ReactNode }) => (
  <Box style={{ borderLeft: '3px solid #f6b94a', paddingLeft: 12 }}>
    <Text fw={700} size="sm" c="#f6b94a" tt="uppercase" lts="0.06em">
      {whom}
    </Text>
    <Text fz={{ base: 'sm', sm: 'md' }}>{children}</Text>
  </Box>
);

/** What the site is and for whom: pictures before text, and a button to see it run. */
export const Hero = ({ signedIn }: { readonly signedIn: boolean }) => {
  const { t } = useText();
  return (
    <Box pos="relative" p={{ base: 'md', md: 'xl' }} style={band}>
      <style>{rows}</style>
      <div className="cv-hero">
        <Title order={1} fz={{ base: 22, sm: 36 }} lh={1.15}>
          {t('home.title')}
        </Title>
        <HomePictures />
        <Stack gap="md">
          <For whom={t('home.forOrganizers')}>{t('home.organizers')}</For>
          <For whom={t('home.forPlayers')}>{t('home.players')}</For>
          <DemoStart />
          <LinkButton
            to={signedIn ? '/events/new' : '/sign-up'}
            search={signedIn ? {} : { back: '/events/new' }}
            size="md"
            variant="outline"
            color="#cdeceb"
            leftSection={<IconPlus size={20} />}
          >
            {t('home.create')}
          </LinkButton>
        </Stack>
      </div>
    </Box>
  );
};
