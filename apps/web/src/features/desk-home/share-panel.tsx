import { Button, Text, Title } from '@mantine/core';
import type { EventView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { eventOffers } from '../../shared/event/event-offers.js';
import { OverlayAddresses } from './overlay-addresses.js';
import { ShareLink } from '../../shared/sharing/share-link.js';

export const SharePanel = ({ event }: { event: EventView }) => {
  const { t } = useText();
  const { eventId, status } = event;
  const close = useCommand('CloseRegistration');
  const reopen = useCommand('OpenRegistration');
  const open = status === 'registration';
  const offers = eventOffers(event);
  return (
    <section className="cv-panel" aria-labelledby="share">
      <ShareLink
        path={`/e/${eventId}`}
        qr={{ src: `/api/events/${eventId}/qr.svg`, alt: t('desk.share.qr') }}
        buttons={
          <>
            <LinkButton
              to="/e/:eventId/screen"
              params={{ eventId }}
              target="_blank"
              variant="default"
              size="compact-md"
            >
              {t('desk.share.screen')}
            </LinkButton>
            <OverlayAddresses event={event} />
            {offers.closeRegistration ? (
              <Button
                size="compact-md"
                variant="default"
                loading={close.pending}
                onClick={() => close.send({ eventId })}
              >
                {t('desk.share.closeRegistration')}
              </Button>
            ) : null}
            {offers.openRegistration && status === 'closed' ? (
              <Button
                size="compact-md"
                variant="default"
                loading={reopen.pending}
                onClick={() => reopen.send({ eventId })}
              >
                {t('desk.share.openRegistration')}
              </Button>
            ) : null}
          </>
        }
      >
        <Title order={2} id="share" fz="lg">
          {t(open ? 'desk.share.title' : 'desk.share.eventTitle')}
        </Title>
        <Text size="sm">{t(open ? 'desk.share.hint' : 'desk.share.eventHint')}</Text>
      </ShareLink>
      <FailureNote error={close.failure ?? reopen.failure} />
    </section>
  );
};
