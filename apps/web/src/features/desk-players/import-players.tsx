import { useMemo, useRef, useState } from 'react';
import { Button, Checkbox, Group, Select, Stack, Table, Text } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import type { EventView, NameColumns, RosterRow } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { ask } from '../../api/queries.js';
import { Dialog } from '../../shared/feedback/dialog.js';
import { useText } from '../../i18n/index.js';
import { isTeamEvent } from '../../shared/event/team-seats.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { useFailureNotice, useUndoNotice } from '../../shared/feedback/notices.js';
import { UploadButton } from '../../shared/forms/upload-button.js';
import {
  importText,
  nameApart,
  previewOf,
  previewTeams,
  readTable,
  type ImportRow,
  type PastedTable,
} from './import-preview.js';
import { GrowingTextarea } from '../../shared/forms/growing-textarea.js';

const longestImport = 40_000;
const mostNames = 500;

interface ImportPlayersProps {
  readonly event: EventView;
  /** All players of the event. */
  readonly players: readonly RosterRow[];
}

const Columns = ({
  table,
  columns,
  onChange,
}: {
  readonly table: PastedTable;
  readonly columns: NameColumns;
  readonly onChange: (columns: NameColumns) => void;
}) => {
  const { t } = useText();
  if (table.header.length < 2) return null;
  const data = table.header.map((name, index) => ({
    value: String(index),
    label: table.hasHeader ? name : t('people.importing.column', { number: name }),
  }));
  const first = columns.kind === 'one' ? columns.name : columns.first;
  const last = columns.kind === 'one' ? null : columns.last;
  return (
    <Group grow>
      <Select
        label={t('people.importing.nameColumn')}
        data={data}
        allowDeselect={false}
        value={String(first)}
        onChange={(value) =>
          onChange(
            last === null
              ? { kind: 'one', name: Number(value) }
              : { kind: 'two', first: Number(value), last },
          )
        }
      />
      <Select
        label={t('people.importing.lastColumn')}
        data={data}
        clearable
        placeholder={t('people.importing.noColumn')}
        value={last === null ? null : String(last)}
        onChange={(value) =>
          onChange(
            value === null
              ? { kind: 'one', name: first }
              : { kind: 'two', first, last: Number(value) },
          )
        }
      />
    </Group>
  );
};

const AnotherPerson = ({
  name,
  onTake,
}: {
  readonly name: string;
  readonly onTake: (name: string) => void;
}) => {
  const { t } = useText();
  return (
    <Button variant="subtle" size="compact-sm" onClick={() => onTake(name)}>
      {t('people.importing.another', { name })}
    </Button>
  );
};

const Preview = ({
  rows,
  chosen,
  onChoose,
  onRename,
  taken,
}: {
  readonly rows: readonly ImportRow[];
  readonly chosen: (row: ImportRow) => boolean;
  readonly onChoose: (line: number, wanted: boolean) => void;
  /** Imports a line under another name that no player here has. */
  readonly onRename: (line: number, name: string) => void;
  /** The names of the present players. */
  readonly taken: readonly string[];
}) => {
  const { t } = useText();
  return (
    <div
      className="cv-scroll"
      style={{ maxHeight: '40vh', overflowY: 'auto' }}
      tabIndex={0}
      role="region"
      aria-label={t('people.importing.preview')}
    >
      <Table className="cv-dense">
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.line}>
              <Table.Td w={1}>
                <Checkbox
                  aria-label={row.name}
                  checked={chosen(row)}
                  disabled={row.problem !== null && row.problem !== 'no-seat'}
                  onChange={(change) => onChoose(row.line, change.currentTarget.checked)}
                />
              </Table.Td>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>
                <bdi>{row.name === '' ? '–' : row.name}</bdi>
                {row.members && row.members.length > 0 ? (
                  <Text size="sm" c="dimmed">
                    {row.members.join(', ')}
                  </Text>
                ) : null}
              </Table.Td>
              <Table.Td>
                <Text size="sm" c="var(--cv-bad)">
                  {row.problem === null ? '' : t(`people.importing.problem.${row.problem}`)}
                </Text>
                {row.problem === 'known' || row.problem === 'twice' ? (
                  <AnotherPerson
                    name={nameApart(row.name, [...taken, ...rows.map(({ name }) => name)])}
                    onTake={(name) => onRename(row.line, name)}
                  />
                ) : null}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
};

const PastedList = ({
  teams,
  text,
  onText,
}: {
  readonly teams: boolean;
  readonly text: string;
  readonly onText: (text: string) => void;
}) => {
  const { t } = useText();
  return (
    <>
      <Text size="sm">{t(teams ? 'people.importTeamsHint' : 'people.importHint')}</Text>
      <GrowingTextarea
        label={t('people.names')}
        value={text}
        onChange={(change) => onText(change.currentTarget.value)}
        rows={[4, 8]}
        maxLength={longestImport}
        data-autofocus
      />
      <Group>
        <UploadButton
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          mostBytes={longestImport}
          onText={onText}
        />
      </Group>
    </>
  );
};

/**
 * Imports a list of players: paste or upload it, preview it, then import all at once; one undo
 * removes the whole list again.
 */
export const ImportPlayers = ({ event, players }: ImportPlayersProps) => {
  const { t } = useText();
  const notice = useUndoNotice();
  const onFailed = useFailureNotice();
  const [opened, setOpened] = useState(false);
  const [text, setText] = useState('');
  const [mapped, setMapped] = useState<NameColumns | null>(null);
  /** Lines whose checkbox was clicked, with the value that overrides the default. */
  const [clicked, setClicked] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [renamed, setRenamed] = useState<ReadonlyMap<number, string>>(new Map());
  const { eventId, cap, counts } = event;
  const table = useMemo(() => readTable(text), [text]);
  const columns = mapped ?? table.columns;
  const teams = isTeamEvent(event);
  const room = {
    taken: players.filter((row) => row.status !== 'withdrawn').map((row) => row.name),
    seats: cap === null ? null : Math.max(0, cap - counts.registered),
    renamed,
  };
  const rows = teams ? previewTeams(text, room) : previewOf(table, columns, room);
  const chosen = (row: ImportRow): boolean => clicked.get(row.line) ?? row.problem === null;
  const wanted = rows.filter(chosen);
  const names = wanted.map((row) => row.name);
  const become = (next: string) => {
    setText(next);
    setMapped(null);
    setClicked(new Map());
    setRenamed(new Map());
  };
  const takeBack = useCommand('WithdrawPlayers', { onFailed });
  /**
   * The names and players at the time of sending: the page may receive the new players before the
   * answer to the command.
   */
  const sent = useRef<{ readonly names: readonly string[]; readonly before: readonly string[] }>({
    names: [],
    before: [],
  });
  const put = useCommand('ImportPlayers', {
    onAccepted: async () => {
      const { names: entered, before } = sent.current;
      setOpened(false);
      become('');
      const { players: now } = await ask('roster', { eventId });
      const playerIds = now
        .filter((row) => entered.includes(row.name) && !before.includes(row.playerId))
        .map((row) => row.playerId);
      if (playerIds.length > 0)
        notice(t('people.importing.done', { count: playerIds.length }), () =>
          takeBack.send({ eventId, playerIds }),
        );
    },
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconListDetails size={18} />}
        onClick={() => setOpened(true)}
      >
        {t('people.import')}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} size="lg" title={t('people.import')}>
        <Stack>
          <PastedList teams={teams} text={text} onText={become} />
          {text.trim() === '' ? null : (
            <>
              {teams ? null : <Columns table={table} columns={columns} onChange={setMapped} />}
              <Preview
                rows={rows}
                chosen={chosen}
                onChoose={(line, wanted) => setClicked(new Map(clicked).set(line, wanted))}
                onRename={(line, name) => setRenamed(new Map(renamed).set(line, name))}
                taken={room.taken}
              />
            </>
          )}
          <Stack gap="xs" className="cv-dialog-foot">
            {names.length > mostNames ? (
              <Text c="var(--cv-bad)">{t('people.importing.tooMany', { most: mostNames })}</Text>
            ) : null}
            <FailureNote error={put.failure} />
            <Group justify="space-between">
              <Text aria-live="polite">
                {rows.length === 0
                  ? ''
                  : t('people.importing.chosen', { count: names.length, of: rows.length })}
              </Text>
              <Button
                loading={put.pending}
                disabled={names.length === 0 || names.length > mostNames}
                onClick={() => {
                  sent.current = { names, before: players.map((row) => row.playerId) };
                  put.send({ eventId, text: importText(wanted) });
                }}
              >
                {t('people.import')}
              </Button>
            </Group>
          </Stack>
        </Stack>
      </Dialog>
    </>
  );
};
