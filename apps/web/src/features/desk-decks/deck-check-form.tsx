import { useState } from 'react';
import {
  Button,
  Checkbox,
  Group,
  SegmentedControl,
  Stack,
  Text,
  Textarea,
  Title,
} from '@mantine/core';
import type { DeckView, EventView, RosterRow } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { byName } from '../../shared/event/by-name.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { PenaltyDialog } from '../../shared/match/penalty-dialog.js';

type Part = 'leaders' | 'bases' | 'main' | 'sideboard';
const parts = ['leaders', 'bases', 'main', 'sideboard'] as const satisfies readonly Part[];

const total = (lines: DeckView['main']): number => lines.reduce((sum, line) => sum + line.count, 0);

interface DeckCheckFormProps {
  readonly event: EventView;
  readonly row: RosterRow;
  readonly deck: DeckView;
  readonly onDone: () => void;
}

/** The judge lays the cards out and ticks off line by line; what was found goes into the record. */
export const DeckCheckForm = ({ event, row, deck, onDone }: DeckCheckFormProps) => {
  const { t, language } = useText();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState<'matches' | 'differs'>('matches');
  const [note, setNote] = useState('');
  const [penalizing, setPenalizing] = useState(false);
  const record = useCommand('RecordDeckCheck', { onAccepted: onDone });
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
