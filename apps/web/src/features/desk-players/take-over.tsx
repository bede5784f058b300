import { useState } from 'react';
import { Button, Group, List, NumberInput, Select, Stack, Text } from '@mantine/core';
import { IconTransferIn } from '@tabler/icons-react';
import {
  type EventView,
  type ForeignFiles,
  foreignFilesLimits,
  foreignPrograms,
  type TakeOverPreview,
} from '#contracts';
import { useCommand } from '../../api/commands.js';
import { ask } from '../../api/queries.js';
import { useTakeOverPreview } from '../../api/take-over.js';
import { useText } from '../../i18n/index.js';
import { useNavigate } from '../../navigation/here.js';
import { Dialog } from '../../shared/feedback/dialog.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { useFailureNotice, useUndoNotice } from '../../shared/feedback/notices.js';
import { UploadFiles } from '../../shared/forms/upload-files.js';

const Files = ({ onFiles }: { readonly onFiles: (files: ForeignFiles['files']) => void }) => {
  const { t } = useText();
  const most = foreignFilesLimits;
  return (
    <Group>
      <UploadFiles
        accept=".csv,.json,.txt,text/csv,application/json"
        mostFiles={most.files}
        mostBytes={most.characters}
        label={t('people.takeOver.files')}
        wrong={(names) => t('people.takeOver.noText', { names: names.join(', ') })}
        onFiles={(files) =>
          onFiles(files.map(({ name, text }) => ({ name: name.slice(0, most.name), text })))
        }
      />
    </Group>
  );
};

/** The result of the import and the questions that the files leave open. */
const Found = ({
  preview,
  files,
}: {
  readonly preview: TakeOverPreview;
  readonly files: ForeignFiles['files'];
}) => {
  const { t } = useText();
  const { foreign, notes, unread, differences, equal, rematches } = preview;
  return (
    <Stack gap="xs" aria-live="polite">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {t('people.takeOver.from', {
          program: foreignPrograms[foreign.source],
          names: files.map(({ name }) => name).join(', '),
        })}
      </Text>
      <Text>
        {t('people.takeOver.found', {
          count: foreign.players.length,
          rounds: foreign.rounds.length,
          decks: foreign.players.filter(({ deck }) => deck !== undefined).length,
        })}
      </Text>
      <List size="sm" spacing="xs">
        {equal > 0 && differences.length === 0 ? (
          <List.Item>{t('people.takeOver.equal', { count: equal })}</List.Item>
        ) : null}
        {differences.slice(0, 5).map(({ name, column, theirs, ours }) => (
          <List.Item key={`${name} ${column}`}>
            {t('people.takeOver.differs', { name, column: column.toUpperCase(), theirs, ours })}
          </List.Item>
        ))}
        {differences.length > 5 ? (
          <List.Item>{t('people.takeOver.more', { count: differences.length - 5 })}</List.Item>
        ) : null}
        {rematches === null ? null : (
          <List.Item>{t('people.takeOver.rematches', { count: rematches })}</List.Item>
        )}
        {notes.map(({ code, count, names }) => (
          <List.Item key={code} style={{ overflowWrap: 'anywhere' }}>
            {t(`people.takeOver.note.${code}`, { count, names: names.join(', ') })}
          </List.Item>
        ))}
        {unread.length > 0 ? (
          <List.Item style={{ overflowWrap: 'anywhere' }}>
            {t('people.takeOver.unread', { names: unread.join(', ') })}
          </List.Item>
        ) : null}
      </List>
    </Stack>
  );
};

/**
 * Continues an event that began in another program: choose its files, preview the result and the
 * open questions, then import all at once. One undo reverts it: before the start it removes the
 * players again; later it cancels this event and opens the form for a copy.
 */
export const TakeOver = ({ event }: { readonly event: EventView }) => {
  const { t } = useText();
  const { eventId } = event;
  const notice = useUndoNotice();
  const onFailed = useFailureNotice();
  const [opened, setOpened] = useState(false);
  const [files, setFiles] = useState<ForeignFiles['files']>([]);
  /** The number of rounds in the files when they were first read. */
  const [whole, setWhole] = useState(0);
  const [swissRounds, setSwissRounds] = useState<number | null>(event.settings.swissRounds);
  const look = useTakeOverPreview(eventId);
  const goTo = useNavigate();
  const takeOut = useCommand('WithdrawPlayers', { onFailed });
  const callOff = useCommand('CancelEvent', {
    onFailed,
    onAccepted: () => goTo({ to: '/events/new', search: { from: eventId } }),
  });
  /** Removes only the players from the files: others may have registered meanwhile. */
  const takeOutPlayers = async ({ players }: TakeOverPreview['foreign']): Promise<void> => {
    const roster = await ask('roster', { eventId });
    const taken = new Set(players.map(({ name }) => name));
    const playerIds = roster.players
      .filter(({ name, status }) => taken.has(name) && status !== 'withdrawn')
      .map(({ playerId }) => playerId);
    if (playerIds.length > 0) takeOut.send({ eventId, playerIds });
  };
  const take = useCommand('TakeOverEvent', {
    onAccepted: (_accepted, { foreign }) => {
      setOpened(false);
      const count = foreign.players.length;
      if (foreign.rounds.length === 0)
        notice(t('people.takeOver.done', { count }), () => {
          takeOutPlayers(foreign).catch(onFailed);
        });
      else
        notice(t('people.takeOver.doneBetween', { count }), () =>
          callOff.send({ eventId, reason: t('people.takeOver.undone') }),
        );
    },
  });
  const preview = look.data ?? null;
  const begin = (chosen: ForeignFiles['files']) => {
    setFiles(chosen);
    take.clear();
    look.mutate(
      { files: chosen },
      {
        onSuccess: (told) => {
          setWhole(told.foreign.rounds.length);
          setSwissRounds(told.swissRounds);
        },
      },
    );
  };
  const rounds = preview?.foreign.rounds.length ?? 0;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTransferIn size={18} />}
        onClick={() => setOpened(true)}
      >
        {t('people.takeOver.open')}
      </Button>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        size="lg"
        title={t('people.takeOver.open')}
      >
        <Stack>
          <Text size="sm">{t('people.takeOver.hint')}</Text>
          <Files onFiles={begin} />
          {look.isPending ? <Text role="status">{t('people.takeOver.reading')}</Text> : null}
          <FailureNote error={look.error} />
          {preview === null ? null : (
            <>
              <Found preview={preview} files={files} />
              <Group grow align="flex-start">
                <Select
                  label={t('people.takeOver.upTo')}
                  allowDeselect={false}
                  value={String(rounds)}
                  data={Array.from({ length: whole + 1 }, (_, round) => ({
                    value: String(round),
                    label: t('people.takeOver.rounds', { count: round }),
                  }))}
                  onChange={(value) => look.mutate({ files, rounds: Number(value) })}
                />
                <NumberInput
                  label={t('people.takeOver.inAll')}
                  min={Math.max(1, rounds)}
                  max={20}
                  allowDecimal={false}
                  value={swissRounds ?? ''}
                  placeholder={t('people.takeOver.byAttendance')}
                  onChange={(value) => setSwissRounds(typeof value === 'number' ? value : null)}
                />
              </Group>
            </>
          )}
          <Stack gap="xs" className="cv-dialog-foot">
            <FailureNote error={take.failure} />
            <Group justify="flex-end">
              <Button
                loading={take.pending}
                disabled={preview === null || look.isPending}
                onClick={() => {
                  if (preview) take.send({ eventId, foreign: preview.foreign, swissRounds });
                }}
              >
                {t('people.takeOver.do')}
              </Button>
            </Group>
          </Stack>
        </Stack>
      </Dialog>
    </>
  );
};
