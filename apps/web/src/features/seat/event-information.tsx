import { Anchor, Stack, Text, Title } from '@mantine/core';
import { type EventView, isOver } from '#contracts';
import { useText } from '../../i18n/index.js';
import { ownZone, zonedMoment } from '../../shared/time/zoned-moment.js';

const Part = ({ title, text }: { readonly title: string; readonly text: string }) =>
  text === '' ? null : (
    <div>
      <Title order={3} fz="md">
        {title}
      </Title>
      <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Text>
    </div>
  );

/** The start in the venue's time and in the reader's. */
const Start = ({ at, zone }: { readonly at: string; readonly zone: string }) => {
  const { t, language } = useText();
  const there = zonedMoment(at, zone, language);
  const here = zonedMoment(at, ownZone(), language);
  return (
    <div>
      <Text fw={650} fz="lg">
        <time dateTime={at}>{there}</time>
      </Text>
      {here === there ? null : <Text size="sm">{t('page.yourTime', { time: here })}</Text>}
    </div>
  );
};

/** Replaces registration until it opens. */
export const OpensLater = ({ event }: { event: EventView }) => {
  const { t, language } = useText();
  const { registrationOpensAt = null, timeZone = 'UTC' } = event.information ?? {};
  return registrationOpensAt === null ? null : (
    <Text className="cv-panel cv-now">
      {t('page.opensLater', { time: zonedMoment(registrationOpensAt, timeZone, language) })}
    </Text>
  );
};

/**
 * Address of a map. Its link needs no `rel`: the site's referrer policy is same-origin, and a new
 * window has no opener.
 */
const mapOf = (address: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;

/** The organizer's information about the event: when, where, the fee and the prizes. */
export const AboutEvent = ({ event }: { event: EventView }) => {
  const { t } = useText();
  const { information, eventId } = event;
  if (information === null && isOver(event)) return null;
  return (
    <Stack component="section" className="cv-panel" gap="sm" aria-label={t('page.title')}>
      {information?.startsAt ? (
        <Start at={information.startsAt} zone={information.timeZone} />
      ) : null}
      {information?.address ? (
        <div>
          <Text>{information.address}</Text>
          <Anchor className="cv-link" href={mapOf(information.address)} target="_blank">
            {t('page.map')}
          </Anchor>
        </div>
      ) : null}
      {information === null ? null : (
        <>
          <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {information.description}
          </Text>
          <Part title={t('page.schedule')} text={information.schedule} />
          <Part
            title={t('hall.title')}
            text={
              information.hall?.areas.map((area) => t('hall.tables', { ...area })).join('\n') ?? ''
            }
          />
          <Part title={t('page.fee')} text={information.fee} />
          <Part title={t('page.prizes')} text={information.prizes} />
          <Part
            title={t('page.organizer')}
            text={[information.organizer, information.contact].filter(Boolean).join(' · ')}
          />
        </>
      )}
      {isOver(event) ? null : (
        <Anchor
          className="cv-link"
          href={`/api/events/${eventId}/calendar.ics`}
          download="event.ics"
        >
          {t('page.calendar')}
        </Anchor>
      )}
    </Stack>
  );
};
