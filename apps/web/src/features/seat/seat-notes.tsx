import { Stack, Text } from '@mantine/core';
import { type EventView, isOver, type MySeat } from '#contracts';
import { useText } from '../../i18n/index.js';
import { CallNote } from '../../shared/match/call-note.js';
import { infractionText } from '../../shared/match/infractions.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { ownDeckPage } from '../../shared/event/own-deck-page.js';

interface SeatNotesProps {
  readonly event: EventView;
  readonly seat: MySeat;
}

/** The staff's messages to this player: a judge on the way, a deck to submit again, penalties. */
export const SeatNotes = ({ event, seat }: SeatNotesProps) => {
  const { t } = useText();
  const { call, penalties, deckUnlocked } = seat;
  const over = isOver(event);
  return (
    <Stack gap="xs" aria-live="polite">
      {call === null || over ? null : <CallNote call={call} />}
      {deckUnlocked && !over ? (
        <div className="cv-panel cv-now">
          <Text mb="xs">{t('deck.unlockedForYou')}</Text>
          <LinkButton to={ownDeckPage(event)} params={{ eventId: event.eventId }} size="md">
            {t('seat.now.toDeck')}
          </LinkButton>
        </div>
      ) : null}
      {penalties.length === 0 ? null : (
        <section className="cv-panel" aria-label={t('penalty.title')}>
          <Text fw={650}>{t('penalty.title')}</Text>
          {penalties.map((penalty) => (
            <Text key={penalty.penaltyId} size="sm">
              {penalty.round === 0 ? '' : `${t('common.swissRound', { round: penalty.round })}: `}
              {t(`common.penalty.${penalty.level}`)}, {infractionText(t, penalty.infraction)}
            </Text>
          ))}
        </section>
      )}
    </Stack>
  );
};
