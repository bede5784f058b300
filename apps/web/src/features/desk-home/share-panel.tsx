import { Alert, Button, Group, Image, Stack, Text, Title } from '@mantine/core';
import type { EventView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useShareAddress } from '../../api/share-address.js';
import { useText } from '../../i18n/index.js';
import { CopyButton } from '../../shared/copy-button.js';
import { FailureNote } from '../../shared/failure-note.js';
import { LinkButton } from '../../shared/link-button.js';
import { organizes } from '../../shared/roles.js';

export const SharePanel = ({ event }: { event: EventView }) => {
  const { t } = useText();
  const { eventId, status } = event;
  const close = useCommand('CloseRegistration');
  const reopen = useCommand('OpenRegistration');
  const open = status === 'registration';
  const address = useShareAddress();
  const link = `${address.url}/e/${eventId}`;
  return (
    <section className="cv-panel" aria-labelledby="share">
      <Group align="flex-start" gap="md">
        <Image
          src={`/api/events/${eventId}/qr.svg`}
          alt={t('desk.share.qr')}
          w={148}
          h={148}
          bg="white"
          p={6}
          radius="sm"
        />
        <Stack gap="xs" style={{ minWidth: 0, flex: '1 1 14rem' }}>
          <Title order={2} id="share" fz="lg">
            {t(open ? 'desk.share.title' : 'desk.share.eventTitle')}
          </Title>
          <Text size="sm">{t(open ? 'desk.share.hint' : 'desk.share.eventHint')}</Text>
          <Text size="sm" className="cv-code" style={{ letterSpacing: 0 }}>
            {link}
          </Text>
          {address.reach === 'this-machine' ? (
            <Alert color="yellow" title={t('desk.share.unreachable')}>
              {t('desk.share.unreachableText')}
            </Alert>
          ) : null}
          {address.reach === 'network' ? (
            <Text size="sm" c="dimmed">
              {t('desk.share.sameNetwork')}
            </Text>
          ) : null}
          <Group gap="xs">
            <CopyButton value={link} label={t('desk.share.copy')} size="compact-md" />
            <LinkButton
              to="/e/$eventId/screen"
              params={{ eventId }}
              target="_blank"
              variant="default"
              size="compact-md"
            >
              {t('desk.share.screen')}
            </LinkButton>
            {organizes(event) && open ? (
              <Button
                size="compact-md"
                variant="default"
                loading={close.pending}
                onClick={() => close.send({ eventId })}
              >
                {t('desk.share.closeRegistration')}
              </Button>
            ) : null}
            {organizes(event) && status === 'closed' ? (
              <Button
                size="compact-md"
                variant="default"
                loading={reopen.pending}
                onClick={() => reopen.send({ eventId })}
              >
                {t('desk.share.openRegistration')}
              </Button>
            ) : null}
          </Group>
          <FailureNote error={close.failure ?? reopen.failure} />
        </Stack>
      </Group>
    </section>
  );
};
