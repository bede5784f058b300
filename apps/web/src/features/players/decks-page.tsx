import { decksArePublic } from '#contracts';
import { useState } from 'react';
import { Stack, Table, Text, TextInput } from '@mantine/core';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { Link } from '../../navigation/link.js';
import { Answer } from '../../shared/feedback/answer.js';
import { useInPart } from '../../shared/event/in-part.js';
import { matches } from '../../shared/forms/search.js';
import { casts } from '../../shared/event/roles.js';
import { useEvent } from '../../shared/event/use-event.js';

interface Shown {
  readonly playerId: string;
  readonly name: string;
  readonly rank: number | null;
  readonly faces: string;
}

const Rows = ({ eventId, rows }: { readonly eventId: string; readonly rows: readonly Shown[] }) => {
  const { t } = useText();
  const { shown, rest } = useInPart(rows);
  return (
    <>
      <Table className="cv-dense" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className="cv-number">#</Table.Th>
            <Table.Th>{t('common.player')}</Table.Th>
            <Table.Th>{t('deck.faces')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((row) => (
            <Table.Tr key={row.playerId}>
              <Table.Td className="cv-number">{row.rank ?? '–'}</Table.Td>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>
                <Link
                  to="/e/:eventId/players/:playerId"
                  params={{ eventId, playerId: row.playerId }}
                >
                  <bdi>{row.name}</bdi>
                </Link>
              </Table.Td>
              <Table.Td>{row.faces}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {rest}
    </>
  );
};

/** All decks in the order of the places, once decks are public. */
export const DecksPage = () => {
  const { t } = useText();
  const event = useEvent();
  const [typed, setTyped] = useState('');
  const { eventId } = event;
  const standings = useAnswer('standings', { eventId });
  const roster = useAnswer('roster', { eventId });
  if (!decksArePublic(event) && !casts(event)) return <Text>{t('players.decksClosed')}</Text>;
  const rankOf = new Map(standings.data?.rows.map((row) => [row.playerId, row.rank]));
  return (
    <Answer of={roster} rows={8}>
      {({ players }) => {
        const rows = players
          .map((row): Shown => ({
            playerId: row.playerId,
            name: row.name,
            rank: rankOf.get(row.playerId) ?? null,
            faces: [row.leader, row.base].filter((part) => (part ?? '') !== '').join(' · '),
          }))
          .filter((row) => matches(`${row.name} ${row.faces}`, typed))
          .toSorted((one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity));
        return (
          <Stack gap="sm">
            <TextInput
              label={t('common.search')}
              placeholder={t('deck.find')}
              value={typed}
              onChange={(change) => setTyped(change.currentTarget.value)}
              maw={360}
            />
            <Rows eventId={eventId} rows={rows} />
          </Stack>
        );
      }}
    </Answer>
  );
};
