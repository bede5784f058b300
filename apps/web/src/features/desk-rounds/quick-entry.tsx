import { type KeyboardEvent, useRef, useState } from 'react';
import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { GameScore, TableRow } from '#contracts';
import { useText } from '../../i18n/index.js';
import { useFailureText } from '../../shared/feedback/failure-note.js';
import {
  isDoubleLoss,
  outcome,
  parseEntry,
  parsePointsEntry,
  scoreText,
} from '../../shared/match/score.js';
import { type Entry, useEntries } from './use-entries.js';

const SHOWN = 6;

/** The last results typed, newest first; one that did not get through stays until it does or is dismissed. */
const Entered = ({
  entries,
  onDismiss,
}: {
  entries: readonly Entry[];
  onDismiss: (key: string) => void;
}) => {
  const { t } = useText();
  const failureText = useFailureText();
  const shown = entries.filter(({ state }, index) => index < SHOWN || state !== 'in');
  return (
    <ol className="cv-quiet-list" aria-label={t('rounds.quick.entered')}>
      {shown.map((entry) => (
        <li key={entry.key}>
          <Text size="sm" c={entry.state === 'in' ? 'dimmed' : undefined}>
            {t(`rounds.quick.state.${entry.state}`, { entry: entry.said })}
          </Text>
          {entry.refusal === null ? null : (
            <Alert color="red" role="alert">
              <Group justify="space-between">
                {failureText(entry.refusal.code, entry.refusal.data)}
                <Button size="compact-md" variant="default" onClick={() => onDismiss(entry.key)}>
                  {t('common.close')}
                </Button>
              </Group>
            </Alert>
          )}
        </li>
      ))}
    </ol>
  );
};

/** `12 2-1`, Enter: the result of table 12 is in. Reads from the player printed first; says what it understood before Enter. */
export const QuickEntry = ({
  tables,
  eventId,
  past,
  points = false,
}: {
  tables: readonly TableRow[];
  eventId: string;
  /** A round before the current one: what stands there is corrected only when asked twice. */
  past: boolean;
  /** Matches are scored by points. */
  points?: boolean;
}) => {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  /** How far back the arrow has gone; -1 is what is being typed. */
  const [back, setBack] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  useHotkeys([['/', () => input.current?.focus()]]);
  const { entries, enter: send, dismiss } = useEntries(eventId);
  /** What was typed when Enter asked whether a past result shall be corrected. */
  const [asked, setAsked] = useState<string | null>(null);
  const last = entries[0];
  const entry = points ? parsePointsEntry(typed) : parseEntry(typed);
  const row =
    entry === null
      ? null
      : (tables.find(({ table, status }) => table === entry.table && status !== 'void') ?? null);
  const resultOf = (score: GameScore, { a, b }: TableRow): string => {
    const is = outcome(score);
    return is === 'drawn'
      ? t('score.draw')
      : t('score.wins', { name: is === 'won' ? a.name : b.name });
  };
  const said =
    entry === null || row === null
      ? null
      : t('rounds.quick.means', {
          table: row.table,
          a: row.a.name,
          b: row.b.name,
          score: isDoubleLoss(entry.score)
            ? t('score.bothLose')
            : points
              ? `${scoreText(entry.score)} (${resultOf(entry.score, row)})`
              : scoreText(entry.score),
        });
  const type = (text: string, at = -1) => {
    setTyped(text);
    setBack(at);
    setAsked(null);
  };
  const enter = () => {
    if (entry === null || row === null || said === null) return;
    if (past && row.status === 'completed' && asked !== typed) {
      setAsked(typed);
      return;
    }
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
      ? last?.state === 'in'
        ? t('rounds.quick.done', { entry: last.said })
        : t(
            points
              ? 'rounds.quick.pointsHint'
              : last === undefined
                ? 'rounds.quick.hint'
                : 'rounds.quick.next',
          )
      : said === null
        ? t(entry === null ? 'rounds.quick.unreadable' : 'rounds.quick.noTable')
        : asked === typed
          ? t('rounds.quick.again', {
              entry: said,
              score: row?.score ? scoreText(row.score) : '',
            })
          : t('rounds.quick.enter', { entry: said });
  return (
    <div style={{ flex: '1 1 20rem', maxWidth: 620 }}>
      <TextInput
        ref={input}
        label={t('rounds.quick.label')}
        placeholder={points ? '12 145-55' : '12 2-1'}
        size="md"
        value={typed}
        onChange={(change) => type(change.currentTarget.value)}
        onKeyDown={onKey}
      />
      <Text size="sm" aria-live="polite" mih={20}>
        {hint}
      </Text>
      <Entered entries={entries} onDismiss={dismiss} />
    </div>
  );
};
