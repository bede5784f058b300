import { useState } from 'react';
import { Button, Group, NumberInput } from '@mantine/core';
import type { GameScore } from '#contracts';
import { useText } from '../../i18n/index.js';
import { outcome, scoreText } from './score.js';

interface OtherScoreProps {
  readonly first: string;
  readonly second: string;
  readonly drawsAllowed: boolean;
  readonly busy: boolean;
  readonly onPick: (score: GameScore) => void;
}

/** Any result that the rules allow, entered as games won and drawn. */
export const OtherScore = ({ first, second, drawsAllowed, busy, onPick }: OtherScoreProps) => {
  const { t } = useText();
  const [score, setScore] = useState<GameScore>({ a: 0, b: 0, drawn: 0 });
  const games = (part: 'a' | 'b' | 'drawn', label: string, max: number) => (
    <NumberInput
      label={label}
      value={score[part]}
      min={0}
      max={max}
      clampBehavior="strict"
      allowDecimal={false}
      w={110}
      onChange={(value) => setScore({ ...score, [part]: Number(value) || 0 })}
    />
  );
  return (
    <Group align="flex-end" gap="xs">
      {games('a', first, 3)}
      {games('b', second, 3)}
      {games('drawn', t('score.drawnGames'), 9)}
      <Button
        variant="default"
        disabled={busy || (!drawsAllowed && outcome(score) === 'drawn')}
        onClick={() => onPick(score)}
      >
        {t('score.use', { score: scoreText(score) })}
      </Button>
    </Group>
  );
};
