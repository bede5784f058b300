import { Suspense, useState } from 'react';
import { Button, Loader, SimpleGrid, Stack, Text } from '@mantine/core';
import type { GameScore, MatchShape } from '#contracts';
import { atStart } from '../../i18n/at-start.js';
import { useText } from '../../i18n/index.js';
import { offeredScores, outcome, scoreText } from './score.js';
import { lazyPiece } from '../page/lazily.js';

interface ScorePadProps {
  readonly shape: MatchShape;
  /** Whether the match may end in a draw; a match of a cut may not. */
  readonly drawsAllowed?: boolean;
  /** Names of the two sides; the score is read from the first. */
  readonly first: string;
  readonly second: string;
  /** Whether the first side is the reader. */
  readonly own?: boolean;
  readonly busy?: boolean;
  /** The result chosen so far, if it is sent later. */
  readonly picked?: GameScore | null;
  readonly onPick: (score: GameScore) => void;
}

const colours = { won: 'tide', lost: 'gray', drawn: 'lamp' } as const;

const PointsPad = lazyPiece(async () => (await import('./points-pad.js')).PointsPad);
const OtherScore = lazyPiece(async () => (await import('./other-score.js')).OtherScore);

/** The result of a match: buttons for games won, or fields for points. */
export const ScorePad = ({ shape, drawsAllowed = true, ...pad }: ScorePadProps) =>
  shape.kind === 'points' ? (
    <Suspense fallback={<Loader size="sm" />}>
      <PointsPad most={shape.most} drawsAllowed={drawsAllowed} {...pad} />
    </Suspense>
  ) : (
    <GamesPad bestOf={shape.bestOf} seats={shape.seats} drawsAllowed={drawsAllowed} {...pad} />
  );

/** Marks the button of the chosen result, also for screen readers. */
const markPicked = (picked: GameScore | null, score: GameScore) => {
  const is = picked !== null && scoreText(picked) === scoreText(score);
  return {
    'aria-pressed': is,
    style: is ? { outline: '3px solid var(--mantine-color-text)', outlineOffset: 2 } : {},
  };
};

/** Large buttons, one per result, each naming the winner. */
const GamesPad = ({
  bestOf,
  seats,
  drawsAllowed = true,
  first,
  second,
  own = false,
  busy = false,
  picked,
  onPick,
}: Omit<ScorePadProps, 'shape'> & {
  readonly bestOf: 1 | 3;
  /** In a match of teams: the number of seats, each of which counts as one game. */
  readonly seats: number | undefined;
}) => {
  const { t, language } = useText();
  const [more, setMore] = useState(false);
  const { usual, rare } = offeredScores(bestOf, { seats, drawsAllowed });
  const meaning = (score: GameScore): string => {
    const is = outcome(score);
    if (is === 'drawn') return atStart(t('score.draw'), language);
    if (own) return atStart(t(is === 'won' ? 'score.youWin' : 'score.youLose'), language);
    return t('score.wins', { name: is === 'won' ? first : second });
  };
  const button = (score: GameScore) => (
    <Button
      key={scoreText(score)}
      h={68}
      px={4}
      color={colours[outcome(score)]}
      variant={outcome(score) === 'won' ? 'filled' : 'light'}
      disabled={busy}
      onClick={() => onPick(score)}
      {...(picked === undefined ? {} : markPicked(picked, score))}
      styles={{
        label: { whiteSpace: 'normal' },
        root: outcome(score) === 'won' ? {} : { color: 'var(--mantine-color-text)' },
      }}
    >
      <Stack gap={0} align="center">
        <Text fz={24} fw={750} lh={1.1}>
          {scoreText(score)}
        </Text>
        <Text fz={12} lh={1.1} lineClamp={1}>
          {meaning(score)}
        </Text>
      </Stack>
    </Button>
  );
  return (
    <Stack gap="xs">
      <SimpleGrid cols={2} spacing="xs">
        {usual.map(button)}
      </SimpleGrid>
      {more ? (
        <>
          <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs">
            {rare.map(button)}
          </SimpleGrid>
          <Suspense fallback={<Loader size="sm" />}>
            <OtherScore
              first={first}
              second={second}
              drawsAllowed={drawsAllowed}
              busy={busy}
              onPick={onPick}
            />
          </Suspense>
        </>
      ) : (
        <Button variant="subtle" onClick={() => setMore(true)}>
          {t(drawsAllowed ? 'score.more' : 'score.moreWithoutDraws')}
        </Button>
      )}
    </Stack>
  );
};
