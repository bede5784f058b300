import { useRef, useState } from 'react';
import { Text, TextInput } from '@mantine/core';
import { useHotkeys, useMergedRef } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import type { EventView, RosterRow } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { focusAtStart } from '../../shared/page/focus-at-start.js';

interface CheckInSearchProps {
  readonly event: EventView;
  /** The players found, in the order shown. */
  readonly rows: readonly RosterRow[];
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly checksIn: boolean;
  /** Whether a player is still in the event. */
  readonly isIn: (playerId: string) => boolean;
}

/**
 * Check-in by keyboard: type a name, Enter checks in, type the next one. `/` returns the focus
 * here.
 */
export const CheckInSearch = ({
  event,
  rows,
  typed,
  onType,
  checksIn,
  isIn,
}: CheckInSearchProps) => {
  const { t } = useText();
  const input = useRef<HTMLInputElement>(null);
  const field = useMergedRef(input, focusAtStart);
  const [entered, setEntered] = useState<RosterRow | null>(null);
  const last = entered !== null && isIn(entered.playerId) ? entered : null;
  useHotkeys([['/', () => input.current?.focus()]]);
  const checkIn = useCommand('CheckInPlayer');
  const first = rows.find((row) => row.status === 'registered') ?? null;
  const enter = () => {
    if (!checksIn || typed.trim() === '' || first === null) return;
    checkIn.send({ eventId: event.eventId, playerId: first.playerId });
    setEntered(first);
    onType('');
  };
  const hint =
    typed.trim() === ''
      ? t('people.searchHint')
      : first === null
        ? t('people.nobody')
        : t(
            event.settings.deckRequired && first.deck !== undefined && first.deck !== 'legal'
              ? 'people.enterWithoutDeck'
              : 'people.enterChecksIn',
            { name: first.name },
          );
  return (
    <div style={{ flex: '1 1 20rem', maxWidth: 520 }}>
      <TextInput
        ref={field}
        label={t(checksIn ? 'people.searchCheckIn' : 'common.search')}
        value={typed}
        size="md"
        leftSection={<IconSearch size={18} />}
        onChange={(change) => onType(change.currentTarget.value)}
        onKeyDown={(key) => {
          if (key.key === 'Enter') enter();
          if (key.key === 'Escape') onType('');
        }}
      />
      {checksIn ? (
        <Text size="sm" c="dimmed" aria-live="polite" mih={20} mt={6}>
          {typed.trim() === '' && last !== null && checkIn.failure === null
            ? t('people.checkedIn', { name: last.name })
            : hint}
        </Text>
      ) : null}
      <FailureNote error={checkIn.failure} onRetry={checkIn.again} />
    </div>
  );
};
