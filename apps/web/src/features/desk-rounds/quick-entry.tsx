import { useRef, useState } from 'react';
import { Text, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { TableRow } from '#contracts';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/failure-note.js';
import { parseEntry, scoreText } from '../../shared/score.js';
import { useRuling } from '../../shared/use-ruling.js';

/** `12 2-1`, Enter: the result of table 12 is in. Reads from the player printed first; says what it understood before Enter. */
export const QuickEntry = ({ tables, eventId }: { tables: readonly TableRow[]; eventId: string }) => {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const [done, setDone] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useHotkeys([['/', () => input.current?.focus()]]);
  const ruling = useRuling(eventId);
  const entry = parseEntry(typed);
  const row = entry === null ? null : (tables.find(({ table, status }) => table === entry.table && status !== 'void') ?? null);
  const said = entry === null || row === null ? null : t('rounds.quick.means', { table: row.table, a: row.a.name, b: row.b.name, score: scoreText(entry.score) });
  const enter = () => {
    if (entry === null || row === null || said === null) return;
    ruling.rule(row, entry.score, '');
    setDone(said);
    setTyped('');
  };
  const hint = typed.trim() === '' ? (done === '' ? t('rounds.quick.hint') : t('rounds.quick.done', { entry: done })) : said === null ? t(entry === null ? 'rounds.quick.unreadable' : 'rounds.quick.noTable') : t('rounds.quick.enter', { entry: said });
  return (
    <div style={{ maxWidth: 620 }}>
      <TextInput
        ref={input}
        label={t('rounds.quick.label')}
        placeholder="12 2-1"
        size="md"
        value={typed}
        onChange={(change) => setTyped(change.currentTarget.value)}
        onKeyDown={(key) => {
          if (key.key === 'Enter') enter();
          if (key.key === 'Escape') setTyped('');
        }}
      />
      <Text size="sm" aria-live="polite" mih={20}>
        {hint}
      </Text>
      <FailureNote error={ruling.failure} onRetry={ruling.again} />
    </div>
  );
};
