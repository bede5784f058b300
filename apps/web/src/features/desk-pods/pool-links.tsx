import { Group, Text } from '@mantine/core';
import type { EventView } from '#contracts';
import { LinkButton } from '../../shared/page/link-button.js';
import { judges } from '../../shared/event/roles.js';

/** The names of players; for judges as links to their pools. */
export const PoolLinks = ({
  event,
  players,
}: {
  event: EventView;
  players: readonly { readonly playerId: string; readonly name: string }[];
}) =>
  judges(event) ? (
    <Group gap="xs" mt="xs">
      {players.map((player) => (
        <LinkButton
          key={player.playerId}
          to="/e/:eventId/pool/:playerId"
          params={{ eventId: event.eventId, playerId: player.playerId }}
          variant="default"
          size="compact-md"
        >
          {player.name}
        </LinkButton>
      ))}
    </Group>
  ) : (
    <Text>{players.map((player) => player.name).join(' · ')}</Text>
  );
