import { type KeyboardEvent, useRef, useState } from 'react';
import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { RoundSummary, TableRow } from '#contracts';
import { useText } from '../../i18n/index.js';
import { useFailureText } from '../../shared/feedback/failure-note.js';
import { lossLeftOut, type GameLosses } from '../../shared/match/game-losses.js';
import { isDoubleLoss, outcome } from '../../shared/match/score.js';
import type { SeatedTable } from '../../shared/match/seated-tables.js';
import { placesOfSeats, placesText } from '../../shared/match/shared-table.js';
import { useGameLosses } from '../../shared/match/use-game-losses.js';
import {
  commandFor,
  type EntryKind,
  readTyped,
  resultText,
  tableFor,
  type TypedResult,
  reportOf,
  wouldReplace,
} from './typed-result.js';
import { type Entry, useEntries } from './use-entries.js';

const SHOWN = 6;
/** Refusals because somebody else has settled the table first. */
const SETTLED_FIRST = new Set(['match/completed', 'match/result-changed']);

/** Returns the present result of a table in words, with its source if known. */
const useStanding = () => {
  const { t } = useText();
  return (seated: SeatedTable): string => {
    const { table, result, of } = seated;
    const report = reportOf(seated);
    if (report) return t('rounds.quick.standsReported', { table, ...report });
    const facts = { table, score: result ?? '' };
    if (of.kind === 'shared') return t('rounds.quick.stands', facts);
    const { cause, enteredBy } = of.row;
    if (enteredBy !== undefined) return t('rounds.quick.standsBy', { ...facts, name: enteredBy });
    return cause === 'confirmed' || cause === 'agreed'
      ? t('rounds.quick.standsAgreed', facts)
      : t('rounds.quick.stands', facts);
  };
};

/** Returns a typed result in words, shown before Enter. */
const useMeaning = () => {
  const { t } = useText();
  return (seated: SeatedTable, result: TypedResult, kind: EntryKind): string => {
    const { table, seats } = seated;
    if (result.kind === 'places') {
      const places = placesText(seated, placesOfSeats(seated, result.places));
      return t('rounds.quick.meansPlaces', { table, places });
    }
    const [a = '', b = ''] = seats.map(({ name }) => name);
    const is = outcome(result.score);
    const won = is === 'drawn' ? t('score.draw') : t('score.wins', { name: is === 'won' ? a : b });
    const score = resultText(result);
    return t('rounds.quick.means', {
      table,
      a,
      b,
      score: isDoubleLoss(result.score)
        ? t('score.bothLose')
        : kind === 'points'
          ? `${score} (${won})`
          : score,
    });
  };
};

/**
 * The player with a game loss that the typed result does not reflect; null if all are reflected.
 */
const nameLeftOut = (
  { of }: SeatedTable,
  result: TypedResult,
  losses: (row: TableRow) => GameLosses,
): string | null => {
  if (of.kind !== 'match' || result.kind !== 'score') return null;
  const side = lossLeftOut(losses(of.row), result.score);
  return side === null ? null : of.row[side].name;
};

/**
 * The last results typed, newest first; one that failed stays until it is accepted or dismissed.
 */
const Entered = ({
  entries,
  tables,
  onDismiss,
}: {
  entries: readonly Entry[];
  tables: readonly SeatedTable[];
  onDismiss: (key: string) => void;
}) => {
  const { t } = useText();
  const failureText = useFailureText();
  const standing = useStanding();
  /**
   * If somebody else has settled the table first, the present result explains more than the
   * refusal.
   */
  const refused = ({ subject, refusal }: Entry): string => {
    const table = tables.find(({ id }) => id === subject);
    return SETTLED_FIRST.has(refusal?.code ?? '') && table !== undefined && table.result !== null
      ? t('rounds.quick.taken', { standing: standing(table) })
      : failureText(refusal?.code ?? '', refusal?.data ?? {});
  };
  const here = entries.filter(({ subject }) => tables.some(({ id }) => id === subject));
  const shown = here.filter(({ state }, index) => index < SHOWN || state !== 'in');
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
                {refused(entry)}
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

const hints = {
  games: 'rounds.quick.hint',
  points: 'rounds.quick.pointsHint',
  places: 'rounds.quick.placesHint',
} as const;
const placeholders = { games: '12 2-1', points: '12 145-55', places: '3 2-1-3-4' } as const;

interface EntryLabelProps {
  /** The name of a round that is over: what is typed there corrects a result; null: it is played. */
  readonly completed: string | null;
}

export const EntryLabel = ({ completed }: EntryLabelProps) => {
  const { t } = useText();
  return completed === null
    ? t('rounds.quick.label')
    : t('rounds.quick.correct', { round: completed });
};

/**
 * Entry by keyboard: `12 2-1` and Enter record the result of table 12, read from the player printed
 * first. Shows its interpretation before Enter, and asks for confirmation before it replaces a
 * result.
 */
export const QuickEntry = ({
  tables,
  eventId,
  round,
  kind,
  completed,
}: {
  tables: readonly SeatedTable[];
  eventId: string;
  round: Pick<RoundSummary, 'phase' | 'round'>;
  kind: EntryKind;
} & EntryLabelProps) => {
  const { t } = useText();
  const standing = useStanding();
  const meaning = useMeaning();
  const losses = useGameLosses(eventId, round.round);
  const [typed, setTyped] = useState('');
  /** Position in the history of typed results; -1: the current input. */
  const [back, setBack] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  useHotkeys([['/', () => input.current?.focus()]]);
  const { entries, enter: send, saidOf, dismiss } = useEntries(eventId);
  /** The input for which Enter asked whether to replace the present result. */
  const [asked, setAsked] = useState<string | null>(null);
  const last = entries[0];
  const entry = readTyped(typed, kind);
  const table = entry === null ? null : tableFor(tables, entry);
  const said = entry === null || table === null ? null : meaning(table, entry.result, kind);
  const before = table && saidOf(table.id);
  const replaces =
    entry !== null &&
    table !== null &&
    (table.result === null && before !== null
      ? before !== said
      : wouldReplace(table, entry.result) !== null);
  const withoutLoss =
    entry === null || table === null ? null : nameLeftOut(table, entry.result, losses);
  const type = (text: string, at = -1) => {
    setTyped(text);
    setBack(at);
    setAsked(null);
  };
  const enter = () => {
    if (entry === null || table === null || said === null) return;
    if ((replaces || withoutLoss !== null) && asked !== typed) {
      setAsked(typed);
      return;
    }
    const entered = before !== null;
    const command = commandFor(table, entry.result, { eventId, round, entered });
    if (command === null) return;
    send(table.id, command, { typed: typed.trim(), said });
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
  const hint = (): string => {
    if (typed.trim() === '') {
      return last?.state === 'in'
        ? t('rounds.quick.done', { entry: last.said })
        : t(kind === 'games' && last !== undefined ? 'rounds.quick.next' : hints[kind]);
    }
    if (entry === null) return t('rounds.quick.unreadable', { example: placeholders[kind] });
    if (table === null || said === null) return t('rounds.quick.noTable');
    if (asked !== typed) return t('rounds.quick.enter', { entry: said });
    if (withoutLoss !== null) {
      const score = resultText(entry.result);
      return `${t('rounds.lossLeftOut', { name: withoutLoss, score })} ${t('rounds.quick.enterAgain')}`;
    }
    return t('rounds.quick.again', {
      entry: said,
      standing:
        table.result === null && before !== null
          ? t('rounds.quick.done', { entry: before })
          : standing(table),
    });
  };
  return (
    <div style={{ flex: '1 1 20rem', maxWidth: 620 }}>
      <TextInput
        ref={input}
        label={<EntryLabel completed={completed} />}
        placeholder={placeholders[kind]}
        size="md"
        value={typed}
        onChange={(change) => type(change.currentTarget.value)}
        onKeyDown={onKey}
      />
      <Text
        size="sm"
        aria-live="polite"
        mih={20}
        fw={asked === typed && asked !== null ? 700 : undefined}
      >
        {hint()}
      </Text>
      <Entered entries={entries} tables={tables} onDismiss={dismiss} />
    </div>
  );
};
