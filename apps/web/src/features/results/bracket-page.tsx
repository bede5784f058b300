import { Text, Title } from '@mantine/core';
import type { EventView } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/feedback/answer.js';
import { BracketTree } from '../../shared/standings/bracket-tree.js';
import { useCutOpponent } from '../../shared/event/open-cut-deck.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { useEvent } from '../../shared/event/use-event.js';

/** In a cut with open decks: a link to the deck of the reader's opponent. */
const OpponentsDeck = ({ event }: { readonly event: EventView }) => {
  const { t } = useText();
  const opponent = useCutOpponent(event);
  return opponent === null ? null : (
    <LinkButton
      to="/e/:eventId/players/:playerId"
      params={{ eventId: event.eventId, playerId: opponent.playerId }}
      variant="default"
      mb="md"
    >
      {t('bracket.deckOf', { name: opponent.name })}
    </LinkButton>
  );
};

export const BracketPage = () => {
  const { t } = useText();
  const event = useEvent();
  const query = useAnswer('bracket', { eventId: event.eventId });
  return (
    <Answer of={query} rows={6}>
      {(bracket) => (
        <>
          {bracket.champion === null ? null : (
            <Title order={2}>{t('common.champion', { name: bracket.champion.name })}</Title>
          )}
          {bracket.size === 0 || bracket.rounds.length === 0 ? (
            <Text c="dimmed">{t('bracket.none')}</Text>
          ) : (
            <>
              <OpponentsDeck event={event} />
              <BracketTree bracket={bracket} mine={event.myPlayerId} />
            </>
          )}
        </>
      )}
    </Answer>
  );
};
