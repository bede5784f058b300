import { Suspense } from 'react';
import { Stack } from '@mantine/core';
import { hasReceipts } from '../../api/receipts.js';
import { useAnswer } from '../../api/queries.js';
import { Answer } from '../../shared/feedback/answer.js';
import { isOver } from '#contracts';
import { isSeated } from '../../shared/event/roles.js';
import { TellMe } from '../../shared/event/tell-me.js';
import { useEvent } from '../../shared/event/use-event.js';
import { EventFront, Facts } from './event-front.js';
import { AboutEvent } from './event-information.js';
import { KeptGuestCode } from './guest-code.js';
import { MyNow } from './my-now.js';
import { SeatActions } from './seat-actions.js';
import { KeepSeat, MyDay, Receipts, SeatNotes } from './late-pieces.js';
import { UnsentNote } from './unsent-note.js';

const MySeat = () => {
  const event = useEvent();
  const query = useAnswer('mySeat', { eventId: event.eventId });
  return (
    <Answer of={query} rows={5}>
      {({ seat }) =>
        seat === null ? (
          <EventFront event={event} />
        ) : (
          <Stack gap="md" maw={640} w="100%" mx="auto">
            <div>
              <UnsentNote eventId={event.eventId} />
              <MyNow event={event} seat={seat} />
            </div>
            {seat.guest ? <KeptGuestCode eventId={event.eventId} /> : null}
            {seat.call === null && !seat.deckUnlocked && seat.penalties.length === 0 ? null : (
              <Suspense>
                <SeatNotes event={event} seat={seat} />
              </Suspense>
            )}
            <SeatActions event={event} seat={seat} />
            {isOver(event) || seat.status === 'dropped' || seat.status === 'withdrawn' ? null : (
              <TellMe eventId={event.eventId} sort="seat" />
            )}
            {seat.history.length === 0 ? null : (
              <Suspense>
                <MyDay event={event} seat={seat} />
              </Suspense>
            )}
            {isOver(event) ? null : <Facts event={event} />}
            <AboutEvent event={event} />
            {hasReceipts(event.eventId) ? (
              <Suspense>
                <Receipts eventId={event.eventId} />
              </Suspense>
            ) : null}
            {seat.guest && seat.status !== 'withdrawn' ? (
              <Suspense>
                <KeepSeat eventId={event.eventId} name={seat.name} />
              </Suspense>
            ) : null}
          </Stack>
        )
      }
    </Answer>
  );
};

/**
 * The event page: visitors see the event and can register; players see what they need to know now.
 */
export const SeatPage = () => {
  const event = useEvent();
  return isSeated(event) ? <MySeat /> : <EventFront event={event} />;
};
