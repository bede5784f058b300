import { type KeyboardEvent, useRef, useState } from 'react';
import { Text, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { TableRow } from '#contracts';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/failure-note.js';
import { parseEntry, scoreText } from '../../shared/score.js';
import { type Entry, useEntries } from './use-entries.js';

const SHOWN = 6;

/** The last results typed, newest first; one that did not get through stays until it does. */
const Entered = ({
  entries,
  onAgain,
}: {
  entries: readonly Entry[];
  onAgain: (entry: Entry) => void;
}) => {
  const { t } = useText();
  const shown = entries.filter(({ state }, index) => index < SHOWN || state === 'failed');
  return (
    <ol className="cv-quiet-list" aria-label={t('rounds.quick.entered')}>
      {shown.map((entry) => (
        <li key={entry.key}>
          <Text size="sm" c={entry.state === 'in' ? 'dimmed' : undefined}>
            {t(`rounds.quick.state.${entry.state}`, { entry: entry.said })}
          </Text>
          <FailureNote error={entry.error} onRetry={() => onAgain(entry)} />
        </li>
      ))}
    </ol>
  );
};

/** `12 2-1`, Enter: the result of table 12 is in. Reads from the player printed first; says what it understood before Enter. */
export const QuickEntry = ({
  tables,
  eventId,
}: {
  tables: readonly TableRow[];
  eventId: string;
}) => {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  /** How far back the arrow has gone; -1 is what is being typed. */
  const [back, setBack] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  useHotkeys([['/', () => input.current?.focus()]]);
  const { entries, enter: send, again } = useEntries(eventId);
  const done = entries[0]?.said ?? '';
  const entry = parseEntry(typed);
  const row =
    entry === null
      ? null
      : (tables.find(({ table, status }) => table === entry.table && status !== 'void') ?? null);
  const said =
    entry === null || row === null
      ? null
      : t('rounds.quick.means', {
          table: row.table,
          a: row.a.name,
          b: row.b.name,
          score: scoreText(entry.score),
        });
  const type = (text: string, at = -1) => {
    setTyped(text);
    setBack(at);
  };
  const enter = () => {
    if (entry === null || row === null || said === null) return;
    send(row, entry.score, { typed: typed.trim(), said });
    type('');
  };
  const takeUp = (at: number) => {
    if (at < entries.length) type(entries[at]?.typed ?? '', Math.max(-1, at));
  };
  const onKey = (key: KeyboardEvent) => {
    if (key.key === 'Enter') enter();
    else if (key.key === 'Escape') type('');
    else if (key.key === 'ArrowUp' || key.key === 'ArrowDown') {
      key.preventDefault();
      takeUp(key.key === 'ArrowUp' ? back + 1 : back - 1);
    }
  };
  const hint =
    typed.trim() === ''
      ? done === ''
        ? t('rounds.quick.hint')
        : t('rounds.quick.done', { entry: done })
      : said === null
        ? t(entry === null ? 'rounds.quick.unreadable' : 'rounds.quick.noTable')
        : t('rounds.quick.enter', { entry: said });
  return (
    <div style={{ flex: '1 1 20rem', maxWidth: 620 }}>
      <TextInput
        ref={input}
        label={t('rounds.quick.label')}
        placeholder="12 2-1"
        size="md"
        value={typed}
        onChange={(change) => type(change.currentTarget.value)}
        onKeyDown={onKey}
      />
      <Text size="sm" aria-live="polite" mih={20}>
        {hint}
      </Text>
      <Entered entries={entries} onAgain={again} />
    </div>
  );
};
