import { Grid, Stack } from '@mantine/core';
import { eventOffers } from '../../shared/event/event-offers.js';
import { useEvent } from '../../shared/event/use-event.js';
import { Announce } from './announce.js';
import { ChangeRounds } from './change-rounds.js';
import { Counts } from './counts.js';
import { WithoutDeck } from './without-deck.js';
import { NextStepPanel } from './next-step-panel.js';
import { OpenCalls } from './open-calls.js';
import { RoundBar } from './round-bar.js';
import { SharePanel } from './share-panel.js';

/** The state of the event and the next thing to do. */
export const DeskHomePage = () => {
  const event = useEvent();
  return (
    <Stack>
      <NextStepPanel event={event} />
      <RoundBar event={event} />
      <ChangeRounds event={event} />
      <Counts event={event} />
      <WithoutDeck event={event} />
      <Grid>
        <Grid.Col span={{ base: 12, md: 6 }}>
          <Stack>
            <OpenCalls event={event} />
            {eventOffers(event).announce ? <Announce event={event} /> : null}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 6 }}>
          <SharePanel event={event} />
        </Grid.Col>
      </Grid>
    </Stack>
  );
};
