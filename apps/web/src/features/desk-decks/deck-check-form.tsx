import { useEffect, useRef, useState } from 'react';
import {
  Button,
  Checkbox,
  Group,
  NumberInput,
  SegmentedControl,
  Stack,
  Text,
  Textarea,
  Title,
} from '@mantine/core';
import type { DeckView, EventView, RosterRow } from '#contracts';
import { serverNow, useServerNow } from '../../api/server-time.js';
import { useAnswer } from '../../api/queries.js';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { byName } from '../../shared/event/by-name.js';
import { floorOffers } from '../../shared/event/table-offers.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { seatedTables } from '../../shared/match/seated-tables.js';
import { clockFace } from '../../shared/time/clock.js';
import { timeOfDay } from '../../shared/time/times.js';
import { PenaltyDialog } from '../../shared/match/penalty-dialog.js';
import { useUnsaved } from '../../shared/forms/use-unsaved.js';

type Part = 'leaders' | 'bases' | 'main' | 'sideboard';
const parts = ['leaders', 'bases', 'main', 'sideboard'] as const satisfies readonly Part[];

const total = (lines: DeckView['main']): number => lines.reduce((sum, line) => sum + line.count, 0);

interface DeckCheckFormProps {
  readonly event: EventView;
  readonly row: RosterRow;
  readonly deck: DeckView;
  readonly onDone: () => void;
}

/** The number of the player's table in this round while it is being played; otherwise null. */
const useOpenTable = (event: EventView, playerId: string): number | null => {
  const running = floorOffers(event).tables && event.rounds.length > 0;
  const { data } = useAnswer('pairings', { eventId: event.eventId }, { enabled: running });
  const found =
    data &&
    seatedTables(data).find(({ seats }) => seats.some((seat) => seat.playerId === playerId));
  return found === undefined || found.status === 'completed' ? null : found.table;
};

/**
 * When the deck check of a table began, in ms: the same for every judge, also after a reload.
 * Opening the form begins the check.
 */
const useCheckSince = (event: EventView, table: number | null): number => {
  const { eventId } = event;
  const [opened] = useState(serverNow);
  const asked = useRef(false);
  const { data } = useAnswer('judgeCalls', { eventId });
  const take = useCommand('TakeTable', {});
  const running = data?.atTables.find(
    (each) => each.table === table && each.purpose === 'deck-check',
  );
  const begins = data !== undefined && running === undefined && table !== null;
  useEffect(() => {
    if (!begins || table === null || asked.current) return;
    asked.current = true;
    take.send({ eventId, table, purpose: 'deck-check' });
  }, [begins, table, eventId, take]);
  return running === undefined ? opened : Date.parse(running.at);
};

/**
 * Form for a deck check: the judge lays the cards out and ticks off line by line; the result is
 * recorded.
 */
export const DeckCheckForm = ({ event, row, deck, onDone }: DeckCheckFormProps) => {
  const { t, language } = useText();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState<'matches' | 'differs'>('matches');
  const [note, setNote] = useState('');
  const [penalizing, setPenalizing] = useState(false);
  const table = useOpenTable(event, row.playerId);
  const since = useCheckSince(event, table);
  const [given, setGiven] = useState<number | null>(null);
  const now = useServerNow();
  const took = Math.ceil((now - since) / 60_000);
  const minutes = table === null ? 0 : (given ?? Math.max(1, took));
  const record = useCommand('RecordDeckCheck', { onAccepted: onDone });
  useUnsaved((ticked.size > 0 || note !== '') && record.accepted === null);
  const lines = parts.reduce((sum, part) => sum + deck[part].length, 0);
  const tick = (key: string) => {
    const next = new Set(ticked);
    if (!next.delete(key)) next.add(key);
    setTicked(next);
  };
  return (
    <section className="cv-panel cv-now" aria-labelledby="deck-check">
      <Stack>
        <Title order={3} id="deck-check" fz="lg">
          {t('deck.checks.of', { name: row.name })}
        </Title>
        <Text size="sm">
          {t('deck.checks.since', {
            time: timeOfDay(new Date(since).toISOString(), language),
          })}{' '}
          · <b role="timer">{clockFace(Math.max(0, Math.floor((now - since) / 1_000)))}</b>
        </Text>
        {parts.map((part) =>
          deck[part].length === 0 ? null : (
            <Stack key={part} gap={4}>
              <Text fw={650}>{`${t(`deck.${part}`)} (${total(deck[part])})`}</Text>
              {deck[part].toSorted(byName(language)).map((line) => (
                <Checkbox
                  key={line.id}
                  checked={ticked.has(`${part}/${line.id}`)}
                  onChange={() => tick(`${part}/${line.id}`)}
                  label={`${line.count} × ${line.name}${line.subtitle === null ? '' : `, ${line.subtitle}`}`}
                />
              ))}
            </Stack>
          ),
        )}
        <Text aria-live="polite">{t('deck.checks.ticked', { ticked: ticked.size, lines })}</Text>
        <SegmentedControl
          aria-label={t('deck.checks.outcome')}
          value={outcome}
          onChange={(value) => setOutcome(value as 'matches' | 'differs')}
          data={(['matches', 'differs'] as const).map((value) => ({
            value,
            label: t(`deck.checks.${value}`),
          }))}
        />
        <Textarea
          label={t('common.note')}
          value={note}
          maxLength={500}
          onChange={(typed) => setNote(typed.currentTarget.value)}
        />
        {table === null ? null : (
          <NumberInput
            label={t('deck.checks.extra', { table })}
            description={t('deck.checks.extraHint')}
            min={0}
            max={60}
            allowDecimal={false}
            maw={320}
            value={minutes}
            onChange={(value) => setGiven(Number(value) || 0)}
          />
        )}
        <FailureNote error={record.failure} />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setPenalizing(true)}>
            {t('penalty.issue')}
          </Button>
          <Button
            loading={record.pending}
            onClick={() =>
              record.send({
                eventId: event.eventId,
                playerId: row.playerId,
                outcome,
                note: note.trim(),
                ...(minutes > 0 ? { extraSeconds: minutes * 60 } : {}),
              })
            }
          >
            {t('deck.checks.record')}
          </Button>
        </Group>
        {penalizing ? (
          <PenaltyDialog
            eventId={event.eventId}
            playerId={row.playerId}
            name={row.name}
            onClose={() => setPenalizing(false)}
          />
        ) : null}
      </Stack>
    </section>
  );
};
