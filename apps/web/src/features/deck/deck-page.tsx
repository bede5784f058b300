import { useState } from 'react';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { type EventView, isOver, type MySeat } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/feedback/answer.js';
import { DeckSheet, DeckVerdict } from '../../shared/deck/deck-sheet.js';
import { moment } from '../../shared/time/times.js';
import { handsIn } from '../../shared/event/player-offers.js';
import { Navigate } from '../../navigation/link.js';
import { ownDeckPage } from '../../shared/event/own-deck-page.js';
import { useEvent } from '../../shared/event/use-event.js';
import { DeckForm } from '../../shared/deck/deck-form.js';
import { LinkButton } from '../../shared/page/link-button.js';

const Submitted = ({ seat }: { seat: MySeat }) => {
  const { t, language } = useText();
  if (seat.deck === null) return null;
  return (
    <section className="cv-panel" aria-labelledby="submitted-deck">
      <Title order={2} id="submitted-deck" fz="lg">
        {t('deck.submitted')}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {t('deck.revision', {
          revision: seat.deck.revision,
          time: seat.deck.submittedAt === null ? '' : moment(seat.deck.submittedAt, language),
        })}
      </Text>
      <DeckVerdict deck={seat.deck} />
      <DeckSheet deck={seat.deck} />
    </section>
  );
};

/** The result of a deck submission just made; that the deck is not legal comes first. */
export const Received = ({ as }: { as: 'legal' | 'illegal' }) => {
  const { t } = useText();
  return (
    <Text fw={650} className="cv-panel cv-now" c={as === 'illegal' ? 'var(--cv-bad)' : undefined}>
      {t(as === 'illegal' ? 'deck.receivedIllegal' : 'deck.received')}
    </Text>
  );
};

/**
 * The player's legal deck for reading; the form to change it is behind a button and closes after a
 * new submission.
 */
const OwnDeck = ({ eventId, seat }: { eventId: string; seat: MySeat }) => {
  const { t } = useText();
  const [changing, setChanging] = useState(seat.deck?.legal !== true);
  const [received, setReceived] = useState<'legal' | 'illegal' | null>(null);
  const done = (legal: boolean) => {
    setReceived(legal ? 'legal' : 'illegal');
    setChanging(!legal);
  };
  return (
    <>
      <div aria-live="polite">{received === null ? null : <Received as={received} />}</div>
      {changing ? (
        <DeckForm
          eventId={eventId}
          playerId={seat.playerId}
          first={seat.deck === null}
          onSubmitted={done}
        />
      ) : null}
      <Submitted seat={seat} />
      {changing ? null : (
        <Group>
          {received !== null ? (
            <LinkButton to="/e/:eventId" params={{ eventId }} size="md">
              {t('deck.toSeat')}
            </LinkButton>
          ) : null}
          <Button
            size="md"
            variant="default"
            onClick={() => {
              setReceived(null);
              setChanging(true);
            }}
          >
            {t('deck.change')}
          </Button>
        </Group>
      )}
    </>
  );
};

export const DeckPage = () => {
  const event = useEvent();
  const page = ownDeckPage(event);
  return page === '/e/:eventId/deck' ? (
    <OneDeck event={event} />
  ) : (
    <Navigate to={page} params={{ eventId: event.eventId }} />
  );
};

const OneDeck = ({ event }: { readonly event: EventView }) => {
  const { t } = useText();
  const query = useAnswer('mySeat', { eventId: event.eventId });
  return (
    <Answer of={query} rows={6}>
      {({ seat }) =>
        seat === null ? (
          <Text>{t('deck.noSeat')}</Text>
        ) : (
          <Stack maw={860} w="100%" mx="auto">
            {!handsIn(event, seat) ? (
              <>
                <Text>{t(isOver(event) ? 'deck.over' : 'deck.locked')}</Text>
                <Submitted seat={seat} />
              </>
            ) : (
              <OwnDeck eventId={event.eventId} seat={seat} />
            )}
          </Stack>
        )
      }
    </Answer>
  );
};
