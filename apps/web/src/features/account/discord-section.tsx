import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useLinkOffer, useMakeLinkCode } from '../../api/links.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { ShownOnce } from '../../shared/sharing/shown-once.js';

/** A code that links a Discord user to this account; hidden if no Discord bot is set up. */
export const DiscordSection = () => {
  const { t } = useText();
  const { data: offer } = useLinkOffer();
  const make = useMakeLinkCode();
  if (!offer?.discord) return null;
  return (
    <section className="cv-panel" aria-labelledby="link-discord">
      <Stack align="stretch">
        <Title order={2} id="link-discord" fz="lg">
          {t('discord.title')}
        </Title>
        <Text size="sm">{t('discord.hint')}</Text>
        <FailureNote error={make.error} />
        {make.data ? (
          <ShownOnce
            title={t('discord.made')}
            hint={t('discord.madeHint')}
            kept={t('tokens.kept')}
            value={make.data.code}
            onKept={() => make.reset()}
          />
        ) : (
          <Group>
            <Button loading={make.isPending} onClick={() => make.mutate()}>
              {t('discord.make')}
            </Button>
          </Group>
        )}
      </Stack>
    </section>
  );
};
