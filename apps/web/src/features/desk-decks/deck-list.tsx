import { Table, Text, UnstyledButton } from '@mantine/core';
import type { RosterRow } from '#contracts';
import { useText } from '../../i18n/index.js';
import { useInPart } from '../../shared/event/in-part.js';

interface DeckListProps {
  readonly rows: readonly RosterRow[];
  /** Whether the player's row can be opened. */
  readonly opens: (row: RosterRow) => boolean;
  readonly onOpen: (row: RosterRow) => void;
}

export const DeckList = ({ rows, opens, onOpen }: DeckListProps) => {
  const { t } = useText();
  const { shown, rest } = useInPart(rows);
  const names = { none: t('deck.none'), illegal: t('deck.isIllegal'), legal: t('deck.isLegal') };
  if (rows.length === 0) return <Text c="dimmed">{t('people.none')}</Text>;
  return (
    <>
      <Table className="cv-dense" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('common.player')}</Table.Th>
            <Table.Th>{t('people.status')}</Table.Th>
            <Table.Th>{t('deck.faces')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((row) => {
            const state = row.deck ?? 'none';
            return (
              <Table.Tr key={row.playerId}>
                <Table.Td style={{ overflowWrap: 'anywhere', minWidth: 110 }}>
                  {opens(row) ? (
                    <UnstyledButton fw={600} td="underline" onClick={() => onOpen(row)}>
                      <bdi>{row.name}</bdi>
                    </UnstyledButton>
                  ) : (
                    <bdi>{row.name}</bdi>
                  )}
                </Table.Td>
                <Table.Td>
                  <Text
                    size="sm"
                    style={{ whiteSpace: 'nowrap' }}
                    fw={state === 'illegal' ? 700 : 400}
                    c={
                      state === 'illegal'
                        ? 'var(--cv-bad)'
                        : state === 'none'
                          ? 'dimmed'
                          : undefined
                    }
                  >
                    {names[state]}
                  </Text>
                </Table.Td>
                <Table.Td>
                  <Text size="sm">
                    {[row.leader, row.base].filter((part) => (part ?? '') !== '').join(' · ')}
                  </Text>
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
      {rest}
    </>
  );
};
