import { Stack, Text, Title } from '@mantine/core';
import { type EventView, isOver } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/feedback/answer.js';
import { timeOfDay } from '../../shared/time/times.js';
import { handsIn } from '../../shared/event/player-offers.js';
import { Navigate } from '../../navigation/link.js';
import { ownDeckPage } from '../../shared/event/own-deck-page.js';
import { useEvent } from '../../shared/event/use-event.js';
import { TrioForm } from '../../shared/deck/trio-form.js';
import { TrioSheet } from '../../shared/deck/trio-sheet.js';

const Mine = ({
  eventId,
  playerId,
  locked,
}: {
  eventId: string;
  playerId: string;
  /** The reason why nothing can be submitted any more. */
  locked: 'locked' | 'over' | null;
}) => {
  const { t, language } = useText();
  const query = useAnswer('trio', { eventId, playerId });
  return (
    <Answer of={query} rows={6}>
      {({ trio }) => (
        <Stack maw={860} mx="auto">
          {trio === null ? null : (
            <section className="cv-panel" aria-labelledby="trio">
              <Title order={2} id="trio" fz="lg">
                {t('trilogy.trio.title')}
              </Title>
              <Text size="sm" c="dimmed" mb="xs">
                {t('deck.revision', {
                  revision: trio.revision,
                  time: trio.submittedAt === null ? '' : timeOfDay(trio.submittedAt, language),
                })}
              </Text>
              <TrioSheet trio={trio} />
            </section>
          )}
          {locked !== null ? (
            <Text>{t(`deck.${locked}`)}</Text>
          ) : (
            <TrioForm eventId={eventId} playerId={playerId} trio={trio} />
          )}
        </Stack>
      )}
    </Answer>
  );
};

/** The three decks of the player in this seat. */
export const TrioPage = () => {
  const event = useEvent();
  const page = ownDeckPage(event);
  return page === '/e/:eventId/trio' ? (
    <ThreeDecks event={event} />
  ) : (
    <Navigate to={page} params={{ eventId: event.eventId }} />
  );
};

const ThreeDecks = ({ event }: { readonly event: EventView }) => {
  const { t } = useText();
  const deckUnlocked =
    useAnswer('mySeat', { eventId: event.eventId }).data?.seat?.deckUnlocked === true;
  const locked = handsIn(event, { deckUnlocked }) ? null : isOver(event) ? 'over' : 'locked';
  return event.myPlayerId === null ? (
    <Text>{t('deck.noSeat')}</Text>
  ) : (
    <Mine eventId={event.eventId} playerId={event.myPlayerId} locked={locked} />
  );
};
