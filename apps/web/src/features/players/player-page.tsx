import { Group, Stack, Table, Text, Title } from '@mantine/core';
import { decksArePublic, type EventView } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { useParams } from '../../navigation/here.js';
import { Link } from '../../navigation/link.js';
import { Answer } from '../../shared/feedback/answer.js';
import { DeckSheet } from '../../shared/deck/deck-sheet.js';
import { useRoundName } from '../../shared/event/round-name.js';
import { PastResult } from '../../shared/match/past-result.js';
import { TrioSheet } from '../../shared/deck/trio-sheet.js';
import { useCutOpponent } from '../../shared/event/open-cut-deck.js';
import { casts } from '../../shared/event/roles.js';
import { useEvent } from '../../shared/event/use-event.js';

interface OfPlayer {
  readonly event: EventView;
  readonly playerId: string;
}

const OneDeck = ({ event, playerId }: OfPlayer) => {
  const { t } = useText();
  return (
    <Answer of={useAnswer('deck', { eventId: event.eventId, playerId })} rows={4}>
      {({ deck }) => (deck === null ? <Text>{t('deck.none')}</Text> : <DeckSheet deck={deck} />)}
    </Answer>
  );
};

const ThreeDecks = ({ event, playerId }: OfPlayer) => {
  const { t } = useText();
  return (
    <Answer of={useAnswer('trio', { eventId: event.eventId, playerId })} rows={4}>
      {({ trio }) => (trio === null ? <Text>{t('deck.none')}</Text> : <TrioSheet trio={trio} />)}
    </Answer>
  );
};

const Results = ({ event, playerId }: OfPlayer) => {
  const { t } = useText();
  const roundName = useRoundName(event);
  const { eventId } = event;
  return (
    <Answer of={useAnswer('player', { eventId, playerId })} rows={6}>
      {(player) => (
        <Stack gap="sm">
          <Group justify="space-between">
            <Title order={2} fz="xl" style={{ overflowWrap: 'anywhere' }}>
              <bdi>{player.name}</bdi>
            </Title>
            <Text fw={650}>
              {player.rank === null ? '' : `${t('seat.day.place', { place: player.rank })} · `}
              {t('common.points')} {player.points} · {player.record}
            </Text>
          </Group>
          {player.history.length === 0 ? (
            <Text c="dimmed">{t('standings.none')}</Text>
          ) : (
            <Table className="cv-dense">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('common.round')}</Table.Th>
                  <Table.Th>{t('common.opponent')}</Table.Th>
                  <Table.Th>{t('common.result')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {player.history.map((one) => (
                  <Table.Tr key={`${one.phase}.${one.round}`}>
                    <Table.Td>{roundName(one)}</Table.Td>
                    <Table.Td style={{ overflowWrap: 'anywhere' }}>
                      {one.opponentId === null ? (
                        one.bye ? (
                          t('common.bye')
                        ) : (
                          (one.opponent ?? '–')
                        )
                      ) : (
                        <Link
                          to="/e/:eventId/players/:playerId"
                          params={{ eventId, playerId: one.opponentId }}
                        >
                          <bdi>{one.opponent}</bdi>
                        </Link>
                      )}
                    </Table.Td>
                    <Table.Td>
                      <PastResult of={one} />
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          )}
        </Stack>
      )}
    </Answer>
  );
};

/** One player of the event: all results, and the deck if decks are public. */
export const PlayerPage = () => {
  const { t } = useText();
  const event = useEvent();
  const { playerId } = useParams('/e/:eventId/players/:playerId');
  const opponent = useCutOpponent(event);
  return (
    <Stack maw={860} w="100%" mx="auto">
      <Results event={event} playerId={playerId} />
      {decksArePublic(event) || casts(event) || opponent?.playerId === playerId ? (
        <section className="cv-panel" aria-labelledby="player-deck">
          <Title order={3} id="player-deck" fz="lg">
            {t('common.nav.deck')}
          </Title>
          {event.format === 'trilogy' ? (
            <ThreeDecks event={event} playerId={playerId} />
          ) : (
            <OneDeck event={event} playerId={playerId} />
          )}
        </section>
      ) : null}
    </Stack>
  );
};
