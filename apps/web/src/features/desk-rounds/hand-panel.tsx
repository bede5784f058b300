import { useState } from 'react';
import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { EventView, PairingDesk, PairingsView, RoundSummary } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/feedback/answer.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { useFailureNotice, useUndoNotice } from '../../shared/feedback/notices.js';
import { useUnsaved } from '../../shared/forms/use-unsaved.js';
import { matches } from '../../shared/forms/search.js';
import {
  boardOf,
  editOf,
  halfEmpty,
  type HandBoard,
  keepFixedTables,
  placeOnBoard,
  reverseOf,
  type Spot,
  withTable,
} from './hand-board.js';
import { HandTables } from './hand-tables.js';
import { GrowingTextarea } from '../../shared/forms/growing-textarea.js';

interface HandPanelProps {
  readonly event: EventView;
  readonly round: RoundSummary;
  readonly pairings: PairingsView;
  readonly onDone: () => void;
}

/** Returns a text about what has been picked up, also for screen readers. */
const useSpotWords = (desk: PairingDesk) => {
  const { t } = useText();
  return (taken: Spot | null): string => {
    if (taken?.kind === 'player')
      return t('hand.taken', {
        name: desk.players.find(({ playerId }) => playerId === taken.playerId)?.name ?? '',
      });
    if (taken?.kind === 'table') return t('hand.takenTable', { table: taken.table });
    return taken === null ? t('hand.hint') : t('hand.takenPlace');
  };
};

/**
 * Sends the change and offers an undo, which the server refuses once the round has changed again.
 */
const useHandPairing = (
  { event, round: { phase, round, ...now }, onDone }: HandPanelProps,
  board: HandBoard,
  standing: PairingsView,
) => {
  const { t } = useText();
  const notice = useUndoNotice();
  const onFailed = useFailureNotice();
  const key = { eventId: event.eventId, phase, round };
  const attempt = standing.key?.attempt ?? now.attempt;
  const undo = useCommand('EditPairings', { onFailed });
  const change = useCommand('EditPairings', {
    onAccepted: (_accepted, saved) => {
      notice(t('hand.done'), () =>
        undo.send({
          ...key,
          attempt: saved.attempt + 1,
          ...reverseOf(standing, board),
          reason: t('hand.undone'),
        }),
      );
      onDone();
    },
  });
  return {
    pending: change.pending,
    failure: change.failure,
    save: (reason: string): void => {
      const edit = editOf(standing, board);
      if (edit !== null) change.send({ ...key, attempt, ...edit, reason });
    },
  };
};

/** The fixed table numbers by player id. */
const useFixedTables = (eventId: string): ReadonlyMap<string, number> => {
  const { players = [] } = useAnswer('roster', { eventId }).data ?? {};
  return new Map(
    players.flatMap(({ playerId, staticTable, status }) =>
      typeof staticTable === 'number' && status === 'playing'
        ? [[playerId, staticTable] as const]
        : [],
    ),
  );
};

/** A round being rearranged: its state at the first change, and the planned one. */
interface Work {
  readonly standing: PairingsView;
  readonly board: HandBoard;
}

const beginWork = (standing: PairingsView): Work => ({ standing, board: boardOf(standing) });

const Board = ({ desk, ...props }: HandPanelProps & { readonly desk: PairingDesk }) => {
  const { t } = useText();
  const words = useSpotWords(desk);
  /**
   * Set at the first change, with the round as it was then: if others change the round meanwhile,
   * saving is refused instead of overwriting their change.
   */
  const [work, setWork] = useState<Work | null>(null);
  const { standing, board } = work ?? beginWork(props.pairings);
  const setBoard = (change: (before: HandBoard) => HandBoard) =>
    setWork((before) => {
      const { standing: from, board: old } = before ?? beginWork(props.pairings);
      return { standing: from, board: change(old) };
    });
  const [taken, setTaken] = useState<Spot | null>(null);
  const [reason, setReason] = useState('');
  const [find, setFind] = useState('');
  const fixed = useFixedTables(props.event.eventId);
  const change = useHandPairing(props, board, standing);
  useHotkeys([['Escape', () => setTaken(null)]]);
  const edit = editOf(standing, board);
  useUnsaved(edit !== null && !change.pending);
  const alone = halfEmpty(board);
  const moved = new Set([
    ...(edit?.tables ?? []).flatMap(({ a, b }) => [a, b]),
    ...(edit?.byes ?? []),
  ]);
  const lost = standing.tables.filter(
    ({ a, b, status }) =>
      status !== 'open' && status !== 'void' && [a, b].some((side) => moved.has(side.playerId)),
  );
  const drop = (from: Spot, to: Spot) => {
    setBoard((before) => keepFixedTables(placeOnBoard(before, from, to), fixed));
    setTaken(null);
  };
  const press = (spot: Spot) => {
    if (taken === null) setTaken(spot);
    else if (JSON.stringify(taken) === JSON.stringify(spot)) setTaken(null);
    else drop(taken, spot);
  };
  const nameOf = (playerId: string): string =>
    desk.players.find((player) => player.playerId === playerId)?.name ?? '';
  return (
    <Stack className="cv-panel cv-now" gap="sm">
      <Group justify="space-between" align="flex-end">
        <Text aria-live="polite" style={{ flex: '1 1 18rem' }}>
          {words(taken)}
        </Text>
        <TextInput
          aria-label={t('pairings.find')}
          placeholder={t('pairings.find')}
          value={find}
          onChange={(typed) => setFind(typed.currentTarget.value)}
        />
        <Button
          variant="default"
          size="compact-md"
          onClick={() => setBoard((before) => withTable(before))}
        >
          {t('hand.addTable')}
        </Button>
      </Group>
      <HandTables
        board={board}
        desk={desk}
        taken={taken}
        changed={new Set([...(edit?.tables ?? []).map(({ table }) => table ?? 0), ...alone])}
        shows={(playerIds) =>
          find.trim() === '' ||
          playerIds.some((playerId) => playerId === null || matches(nameOf(playerId), find))
        }
        onSpot={press}
        onDrop={drop}
      />
      {fixed.size > 0 ? (
        <Text size="sm">
          {t('hand.fixed', {
            players: [...fixed].map(([playerId, at]) => `${nameOf(playerId)} (${at})`).join(', '),
          })}
        </Text>
      ) : null}
      {alone.length > 0 ? (
        <Alert color="red" role="alert">
          {t('hand.alone', { tables: alone.join(', ') })}
        </Alert>
      ) : null}
      {lost.length > 0 ? (
        <Alert color="red" role="alert">
          {t('hand.lost', { tables: lost.map(({ table }) => table).join(', ') })}
        </Alert>
      ) : null}
      <GrowingTextarea
        label={t('common.reason')}
        value={reason}
        maxLength={500}
        rows={[1, 8]}
        onChange={(typed) => setReason(typed.currentTarget.value)}
      />
      <FailureNote error={change.failure} />
      <Group justify="flex-end">
        <Button variant="default" onClick={props.onDone}>
          {t('common.cancel')}
        </Button>
        <Button
          variant="default"
          disabled={edit === null && alone.length === 0}
          onClick={() => setWork(null)}
        >
          {t('hand.reset')}
        </Button>
        <Button
          disabled={edit === null || alone.length > 0}
          loading={change.pending}
          onClick={() => change.save(reason.trim())}
        >
          {t('hand.save', { count: (edit?.tables.length ?? 0) + (edit?.byes.length ?? 0) })}
        </Button>
      </Group>
    </Stack>
  );
};

/**
 * Pairing by hand for the current round: players and tables are dragged, or selected one after the
 * other by touch or keyboard.
 */
export const HandPanel = (props: HandPanelProps) => {
  const { phase, round } = props.round;
  const query = useAnswer('pairingDesk', { eventId: props.event.eventId, phase, round });
  return <Answer of={query}>{(desk) => <Board {...props} desk={desk} />}</Answer>;
};
