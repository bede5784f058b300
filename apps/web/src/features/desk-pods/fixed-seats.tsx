import { useState } from 'react';
import { Button, Group, NumberInput, Select, Text } from '@mantine/core';
import type { CommandPayload, EventView } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';

export type FixedSeat = CommandPayload<'FormPods'>['fixed'][number];

interface FixedSeatsProps {
  readonly event: EventView;
  readonly fixed: readonly FixedSeat[];
  readonly onChange: (fixed: readonly FixedSeat[]) => void;
}

/** Assigns certain seats to players who need them, before the others are seated. */
export const FixedSeats = ({ event, fixed, onChange }: FixedSeatsProps) => {
  const { t } = useText();
  const [playerId, setPlayerId] = useState<string | null>(null);
  const [pod, setPod] = useState(1);
  const [seat, setSeat] = useState(1);
  const players = (useAnswer('roster', { eventId: event.eventId }).data?.players ?? []).filter(
    (player) => player.status === 'playing',
  );
  const nameOf = (id: string): string =>
    players.find((player) => player.playerId === id)?.name ?? '?';
  const free = players.filter((player) => !fixed.some((one) => one.playerId === player.playerId));
  const add = () => {
    if (playerId === null) return;
    onChange([...fixed, { playerId, pod, seat: seat - 1 }]);
    setPlayerId(null);
  };
  return (
    <details>
      <Text component="summary" size="sm" fw={600}>
        {t('deskLimited.fixed')} ({fixed.length})
      </Text>
      <Text size="sm">{t('deskLimited.fixedText')}</Text>
      <ul className="cv-quiet-list">
        {fixed.map((one) => (
          <li key={one.playerId}>
            {nameOf(one.playerId)}: {t('pod.title', { number: one.pod })},{' '}
            {t('pod.direct.seat', { seat: one.seat + 1 })}{' '}
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={`${t('deskLimited.unfix')}: ${nameOf(one.playerId)}`}
              onClick={() => onChange(fixed.filter((other) => other !== one))}
            >
              {t('deskLimited.unfix')}
            </Button>
          </li>
        ))}
      </ul>
      <Group align="flex-end" gap="xs">
        <Select
          label={t('common.player')}
          searchable
          data={free.map((player) => ({ value: player.playerId, label: player.name }))}
          value={playerId}
          onChange={setPlayerId}
          style={{ flex: '1 1 180px', maxWidth: 320 }}
        />
        <NumberInput
          label={t('deskLimited.podNumber')}
          w={90}
          min={1}
          max={99}
          allowDecimal={false}
          value={pod}
          onChange={(value) => setPod(Math.max(1, Number(value) || 1))}
        />
        <NumberInput
          label={t('deskLimited.seatNumber')}
          w={90}
          min={1}
          max={8}
          allowDecimal={false}
          value={seat}
          onChange={(value) => setSeat(Math.min(8, Math.max(1, Number(value) || 1)))}
        />
        <Button variant="default" disabled={playerId === null} onClick={add}>
          {t('deskLimited.fix')}
        </Button>
      </Group>
    </details>
  );
};
