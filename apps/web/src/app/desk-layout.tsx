import type { PropsWithChildren } from 'react';
import { Stack } from '@mantine/core';
import { useText } from '../i18n/index.js';
import { Link } from '../navigation/link.js';
import { StaffLanguageNote } from '../shared/feedback/staff-language-note.js';
import { isLimited } from '../shared/limited/limited.js';
import { keepsScore, may, organizes } from '../shared/event/roles.js';
import { useCurrentInView } from './use-current-in-view.js';
import { useEvent } from '../shared/event/use-event.js';
import { WebhookWarning } from './webhook-warning.js';
import { Closed } from './closed.js';

/** The frame of the organizer's pages. */
export const DeskLayout = ({ children }: PropsWithChildren) => {
  const { t } = useText();
  const event = useEvent();
  const row = useCurrentInView();
  if (!keepsScore(event)) return <Closed />;
  const all = organizes(event);
  const pages = [
    { to: '/e/:eventId/desk', text: t('desk.home'), shown: true },
    { to: '/e/:eventId/desk/players', text: t('desk.players'), shown: true },
    { to: '/e/:eventId/desk/decks', text: t('desk.decks'), shown: true },
    {
      to: '/e/:eventId/desk/pods',
      text: t(event.format === 'draft' ? 'deskLimited.pods' : 'deskLimited.pools'),
      shown: isLimited(event.format),
    },
    { to: '/e/:eventId/desk/rounds', text: t('desk.rounds'), shown: may(event, 'results') },
    { to: '/e/:eventId/desk/print', text: t('desk.print'), shown: true },
    { to: '/e/:eventId/desk/staff', text: t('desk.staff'), shown: all },
    { to: '/e/:eventId/desk/settings', text: t('desk.settings'), shown: all },
    { to: '/e/:eventId/desk/story', text: t('desk.story'), shown: true },
  ] as const;
  return (
    <Stack gap="md">
      <nav ref={row} className="cv-tabs cv-subtabs" aria-label={t('desk.nav')}>
        {pages
          .filter((page) => page.shown)
          .map((page) => (
            <Link key={page.to} to={page.to} params={{ eventId: event.eventId }}>
              {page.text}
            </Link>
          ))}
      </nav>
      <StaffLanguageNote />
      <WebhookWarning event={event} />
      {children}
    </Stack>
  );
};
