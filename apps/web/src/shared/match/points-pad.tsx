import { useState } from 'react';
import { Button, NumberInput, SegmentedControl, SimpleGrid, Stack, Text } from '@mantine/core';
import type { GameScore } from '#contracts';
import { atStart } from '../../i18n/at-start.js';
import { useText } from '../../i18n/index.js';
import { outcome, pointsScore, scoreText } from './score.js';

interface PointsPadProps {
  readonly most: number;
  readonly drawsAllowed: boolean;
  readonly first: string;
  readonly second: string;
  readonly own?: boolean;
  readonly busy?: boolean;
  readonly onPick: (score: GameScore) => void;
}

type Named = 'a' | 'b' | 'draw';

/**
 * Fields for the points of both sides and the winner: the side with more points, unless another is
 * chosen.
 */
export const PointsPad = ({
  most,
  drawsAllowed,
  first,
  second,
  own = false,
  busy = false,
  onPick,
}: PointsPadProps) => {
  const { t, language } = useText();
  const [points, setPoints] = useState<{ a: number | ''; b: number | '' }>({ a: '', b: '' });
  const [named, setNamed] = useState<Named | null>(null);
  const a = Number(points.a);
  const b = Number(points.b);
  const told = points.a !== '' && points.b !== '';
  const proposed = pointsScore(a, b, named ?? undefined);
  const winner = told || named !== null ? proposed.winner : undefined;
  const complete = told && (winner !== 'draw' || drawsAllowed);
  const meaning = (): string => {
    const is = outcome(proposed);
    if (is === 'drawn') return t('score.draw');
    if (own) return t(is === 'won' ? 'score.youWin' : 'score.youLose');
    return t('score.wins', { name: is === 'won' ? first : second });
  };
  const field = (side: 'a' | 'b', name: string) => (
    <NumberInput
      label={t('score.pointsOf', { name })}
      size="lg"
      value={points[side]}
      min={0}
      max={most}
      clampBehavior="strict"
      allowDecimal={false}
      allowNegative={false}
      inputMode="numeric"
      disabled={busy}
      onChange={(value) => setPoints({ ...points, [side]: value === '' ? '' : Number(value) })}
    />
  );
  return (
    <Stack gap="xs">
      <SimpleGrid cols={2} spacing="xs">
        {field('a', first)}
        {field('b', second)}
      </SimpleGrid>
      <div>
        <Text size="sm" fw={500} id="points-winner">
          {t('score.winner')}
        </Text>
        <SegmentedControl
          fullWidth
          size="md"
          aria-labelledby="points-winner"
          disabled={busy}
          value={winner ?? ''}
          onChange={(value) => setNamed(value as Named)}
          data={[
            { value: 'a', label: first },
            ...(drawsAllowed ? [{ value: 'draw', label: atStart(t('score.draw'), language) }] : []),
            { value: 'b', label: second },
          ]}
        />
        <Text size="sm" c="dimmed">
          {t('score.winnerHint')}
        </Text>
      </div>
      <Button size="lg" disabled={busy || !complete} onClick={() => onPick(proposed)}>
        {complete
          ? `${scoreText(proposed)}: ${meaning()}`
          : t(told ? 'score.nameWinner' : 'score.enterPoints', { most })}
      </Button>
    </Stack>
  );
};
