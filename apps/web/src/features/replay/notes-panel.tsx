import { useState } from 'react';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import type { ReplayNote } from '#contracts';
import { useText } from '../../i18n/index.js';
import { ownName } from '../../shared/table/own-name.js';
import { Dialog } from '../../shared/table/dialog.js';
import './record-texts.js';

interface NotesProps {
  readonly notes: readonly ReplayNote[];
  /** The position that the board shows. */
  readonly at: number;
  readonly onAdd: (at: number, text: string, by: string) => void;
  readonly onDrop: (id: string) => void;
  readonly onGo: (at: number) => void;
  readonly onClose: () => void;
}

/** Bookmarks and comments on positions of the game. */
export const NotesPanel = ({ notes, at, onAdd, onDrop, onGo, onClose }: NotesProps) => {
  const { t } = useText();
  const name = ownName();
  const [text, setText] = useState('');
  return (
    <Dialog opened onClose={onClose} title={t('replay.notes')}>
      <Stack>
        <Text size="sm">{t('replay.notesText')}</Text>
        {notes.length === 0 ? <Text>{t('replay.noNotes')}</Text> : null}
        <ul className="cv-quiet-list">
          {notes.map((note) => (
            <li key={note.id}>
              <Text style={{ overflowWrap: 'anywhere' }}>
                {note.by === '' ? null : <b>{note.by}: </b>}
                {note.text === '' ? t('replay.noteBookmark') : note.text}
              </Text>
              <Group gap="xs">
                <Button
                  size="compact-sm"
                  variant="default"
                  onClick={() => {
                    onGo(note.at);
                    onClose();
                  }}
                >
                  {t('replay.noteGo', { at: note.at })}
                </Button>
                {note.mine === true ? (
                  <Button size="compact-sm" variant="subtle" onClick={() => onDrop(note.id)}>
                    {t('replay.noteDrop')}
                  </Button>
                ) : null}
              </Group>
            </li>
          ))}
        </ul>
        <Textarea
          label={t('replay.note')}
          value={text}
          maxLength={500}
          rows={3}
          onChange={(change) => setText(change.currentTarget.value)}
        />
        <Button
          onClick={() => {
            onAdd(at, text.trim(), name);
            setText('');
          }}
        >
          {t('replay.noteAdd', { at })}
        </Button>
      </Stack>
    </Dialog>
  );
};
