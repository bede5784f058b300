import { useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { type DeckView, type EventView, type RosterRow, standsIn } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useServerNow } from '../../api/server-time.js';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/feedback/answer.js';
import { DeckForm } from '../../shared/deck/deck-form.js';
import { DeckSheet, DeckVerdict } from '../../shared/deck/deck-sheet.js';
import { isBuilding, isLimited } from '../../shared/limited/limited.js';
import { ReasonDialog } from '../../shared/feedback/reason-dialog.js';
import { deckOffers } from '../../shared/event/player-offers.js';
import { DeckCheckForm } from './deck-check-form.js';

interface PlayerDeckProps {
  readonly event: EventView;
  readonly row: RosterRow;
}

/** Lets the player submit a deck once more. */
const Unlock = ({ event, row }: PlayerDeckProps) => {
  const { t } = useText();
  const [asking, setAsking] = useState(false);
  const unlock = useCommand('UnlockDeck', { onAccepted: () => setAsking(false) });
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('deck.desk.unlock')}
      </Button>
      <ReasonDialog
        opened={asking}
        title={t('deck.desk.unlock')}
        text={t('deck.desk.unlockHint', { name: row.name })}
        busy={unlock.pending}
        failure={unlock.failure}
        onClose={() => setAsking(false)}
        onDone={(reason) => unlock.send({ eventId: event.eventId, playerId: row.playerId, reason })}
      />
    </>
  );
};

const Shown = ({ event, row, deck }: PlayerDeckProps & { readonly deck: DeckView | null }) => {
  const { t } = useText();
  const [doing, setDoing] = useState<'look' | 'enter' | 'check'>(deck === null ? 'enter' : 'look');
  const pods = useAnswer(
    'pods',
    { eventId: event.eventId },
    { enabled: isLimited(event.format) },
  ).data;
  const now = useServerNow();
  const { handIn, unlock, check } = deckOffers(event, row, isBuilding(pods, now));
  return (
    <Stack>
      <Group>
        {handIn && deck !== null ? (
          <Button
            variant="default"
            aria-pressed={doing === 'enter'}
            onClick={() => setDoing(doing === 'enter' ? 'look' : 'enter')}
          >
            {t('deck.desk.replace')}
          </Button>
        ) : null}
        {check && deck !== null ? (
          <Button
            variant="default"
            aria-pressed={doing === 'check'}
            onClick={() => setDoing(doing === 'check' ? 'look' : 'check')}
          >
            {t('deck.checks.start')}
          </Button>
        ) : null}
        {unlock ? <Unlock event={event} row={row} /> : null}
        {row.deckUnlocked === true && standsIn(event, 'running') ? (
          <Text size="sm">{t('deck.desk.unlocked')}</Text>
        ) : null}
      </Group>
      {handIn && doing === 'enter' ? (
        <DeckForm
          eventId={event.eventId}
          playerId={row.playerId}
          first={deck === null}
          forPlayer={row.name}
          onSubmitted={() => setDoing('look')}
        />
      ) : null}
      {deck === null ? (
        <Text>{t('deck.none')}</Text>
      ) : doing === 'check' && check ? (
        <DeckCheckForm event={event} row={row} deck={deck} onDone={() => setDoing('look')} />
      ) : (
        <>
          <DeckVerdict deck={deck} />
          <DeckSheet deck={deck} />
        </>
      )}
    </Stack>
  );
};

/**
 * A player's submitted deck; staff can enter it, replace it, unlock it or check the cards against
 * it.
 */
export const PlayerDeck = ({ event, row }: PlayerDeckProps) => {
  const query = useAnswer('deck', { eventId: event.eventId, playerId: row.playerId });
  return (
    <Answer of={query} rows={6}>
      {({ deck }) => <Shown key={deck?.revision ?? 0} event={event} row={row} deck={deck} />}
    </Answer>
  );
};
