import { Table, Text } from '@mantine/core';
import type { MySeat } from '#contracts';
import { useText } from '../../i18n/index.js';
import { teamSeats } from '../../shared/event/team-seats.js';

/** The opponents of each member of the player's team. */
export const TeamSeatsList = ({ teams }: { teams: NonNullable<MySeat['teams']> }) => {
  const { t } = useText();
  return (
    <Table aria-label={t('team.seats')} layout="fixed">
      <Table.Tbody>
        {teamSeats.map((seat, index) => (
          <Table.Tr key={seat}>
            <Table.Th scope="row" w={40}>
              {seat}
            </Table.Th>
            {[teams.own, teams.theirs].map((names, side) => (
              <Table.Td key={side} style={{ overflowWrap: 'anywhere' }}>
                <Text span fw={side === 0 ? 650 : undefined}>
                  <bdi>{names[index] ?? '–'}</bdi>
                </Text>
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
};
