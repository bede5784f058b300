import { Button, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { type PuzzleDifficulty, puzzleDifficulties, type PuzzleList } from '#contracts';
import { solvedPuzzles, usePuzzle, usePuzzles } from '../../api/puzzles.js';
import { useText } from '../../i18n/index.js';
import { useSearch } from '../../navigation/here.js';
import { Answer } from '../../shared/feedback/answer.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { nextUnsolved } from './next-unsolved.js';
import { usePlayPuzzle } from '../../shared/table/use-play-puzzle.js';

/** The difficulty, and whether it is an estimate or based on tries. */
const Rating = ({ puzzle }: Pick<ChosenProps, 'puzzle'>) => {
  const { t } = useText();
  const { tries, solved, difficulty, isEstimated } = puzzle;
  const difficult = t(`puzzles.difficulties.${difficulty}`);
  const share = tries === 0 ? 0 : Math.round((100 * solved) / tries);
  return (
    <Text size="sm" c="dimmed">
      {isEstimated
        ? t('puzzles.estimated', { difficulty: difficult })
        : t('puzzles.rated', { difficulty: difficult })}{' '}
      {tries === 0 ? t('puzzles.untried') : t('puzzles.tried', { share, count: tries })}
    </Text>
  );
};

interface ChosenProps {
  readonly puzzle: PuzzleList['puzzles'][number];
  readonly today: boolean;
  readonly solved: boolean;
}

/** The chosen puzzle, with a button that opens its board. */
const Chosen = ({ puzzle, today, solved }: ChosenProps) => {
  const { t } = useText();
  const { number, own, other } = puzzle;
  const play = usePlayPuzzle(usePuzzle(number).data);
  return (
    <Stack component="section" gap="xs" className="cv-panel" align="flex-start">
      <Title order={2} fz="lg">
        {t(today ? 'puzzles.today' : 'puzzles.numbered', { number })}
      </Title>
      <Text>{t('puzzles.sides', { own, other })}</Text>
      <Rating puzzle={puzzle} />
      {solved ? (
        <Text role="status" fw={650}>
          {t('puzzles.solvedBefore')}
        </Text>
      ) : null}
      <FailureNote error={play.failure} />
      <Button size="lg" loading={play.pending} onClick={play.send}>
        {t('puzzles.play')}
      </Button>
    </Stack>
  );
};

interface ListProps {
  readonly puzzles: PuzzleList['puzzles'];
  readonly number: number;
  readonly solved: ReadonlySet<number>;
}

/** The numbers of the puzzles of one difficulty, with the solved ones marked. */
const Numbers = ({ puzzles, number, solved }: ListProps) => {
  const { t } = useText();
  return (
    <Group gap={6}>
      {puzzles.map((each) => (
        <LinkButton
          key={each.number}
          to="/puzzles"
          search={{ puzzle: `${each.number}` }}
          size="compact-md"
          miw={44}
          variant={each.number === number ? 'filled' : 'default'}
          aria-current={each.number === number}
          aria-label={t(solved.has(each.number) ? 'puzzles.doneNumber' : 'puzzles.numbered', {
            number: each.number,
          })}
        >
          {each.number}
          {solved.has(each.number) ? ' ✓' : ''}
        </LinkButton>
      ))}
    </Group>
  );
};

/** All puzzles by difficulty, with a button that leads to an unsolved one. */
const ByDifficulty = ({ puzzles, number, solved }: ListProps) => {
  const { t } = useText();
  const chosen = puzzles.find((each) => each.number === number);
  const [difficulty, setDifficulty] = useState<PuzzleDifficulty>(chosen?.difficulty ?? 'easy');
  const shown = puzzles.filter((each) => each.difficulty === difficulty);
  const another = nextUnsolved(shown, number, solved);
  return (
    <Stack component="section" gap="xs" aria-labelledby="all-puzzles">
      <Title order={2} id="all-puzzles" fz="lg">
        {t('puzzles.all')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('puzzles.solvedOf', {
          solved: puzzles.filter((each) => solved.has(each.number)).length,
          count: puzzles.length,
        })}
      </Text>
      <Group gap="xs">
        <SegmentedControl
          aria-label={t('puzzles.difficulties.name')}
          value={difficulty}
          onChange={setDifficulty}
          data={puzzleDifficulties.map((value) => ({
            value,
            label: t(`puzzles.difficulties.${value}`),
          }))}
        />
        {another === null ? null : (
          <LinkButton to="/puzzles" search={{ puzzle: `${another}` }} variant="default">
            {t('puzzles.another')}
          </LinkButton>
        )}
      </Group>
      <Numbers puzzles={shown} number={number} solved={solved} />
    </Stack>
  );
};

const All = ({ list }: { readonly list: PuzzleList }) => {
  const { t } = useText();
  const [{ puzzle }] = useSearch('/puzzles');
  const { today, puzzles } = list;
  const number = puzzle === undefined ? today : Number(puzzle);
  const chosen = puzzles.find((each) => each.number === number);
  const solved = new Set(solvedPuzzles.all().map((each) => each.number));
  return (
    <>
      {chosen === undefined ? (
        <Text>{t('errors.puzzle/not-found')}</Text>
      ) : (
        <Chosen key={number} puzzle={chosen} today={number === today} solved={solved.has(number)} />
      )}
      <ByDifficulty puzzles={puzzles} number={number} solved={solved} />
    </>
  );
};

/** "Win this turn": one puzzle a day, and all others. */
export const PuzzlesPage = () => {
  const { t } = useText();
  const list = usePuzzles();
  return (
    <Stack maw={760} mx="auto">
      <Title order={1} fz={{ base: 24, sm: 32 }}>
        {t('puzzles.title')}
      </Title>
      <Text>{t('puzzles.lead')}</Text>
      <Answer of={list}>{(told) => <All list={told} />}</Answer>
    </Stack>
  );
};
