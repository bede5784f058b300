import {
  type PropsWithChildren,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useRef,
} from 'react';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { tableSeats } from '#contracts';
import { useText } from '../../i18n/index.js';
import { AddressLink } from '../../navigation/link.js';
import type { GameOnScreen } from './game.js';
import { causeText, type Outcome, outcomeText } from './outcome.js';
import './game-end.css';
import { lazilyWithTexts } from '../../shared/page/lazily-with-texts.js';
import { RematchButton, RematchNote, type RematchProps } from './rematch.js';
import { PutAway } from '../../shared/table/put-away.js';

const EndStory = lazilyWithTexts(async () => (await import('./ending/end-story.js')).EndStory);

interface HeadlineProps extends Pick<GameOnScreen, 'seats' | 'sides' | 'mine'> {
  readonly outcome: Outcome;
  /** The number of the game in its match; absent if there is only one. */
  readonly number?: number;
}

/** Victory or defeat for those who played; nothing for onlookers or after a draw. */
const Verdict = ({ winners, mine }: Pick<Outcome, 'winners'> & Pick<HeadlineProps, 'mine'>) => {
  const { t } = useText();
  if (mine === null || winners.length === 0) return null;
  const won = winners.includes(mine);
  return (
    <p className="cg-verdict" data-won={won ? '' : undefined} data-testid="verdict">
      {t(won ? 'table.end.victory' : 'table.end.defeat')}
    </p>
  );
};

/** The winner, and the cause if the board does not show it. */
export const Headline = ({ outcome, number, ...players }: HeadlineProps) => {
  const { t } = useText();
  const cause = causeText(t, players, outcome);
  const text = outcomeText(t, players, outcome);
  return (
    <>
      <Verdict mine={players.mine} {...outcome} />
      <Title order={2} fz={24} data-testid="game-result">
        {number === undefined ? text : t('table.gameOver', { game: number, text })}
      </Title>
      {cause === null ? null : <Text>{cause}</Text>}
    </>
  );
};

interface EndProps extends Pick<HeadlineProps, 'seats' | 'sides' | 'mine'> {
  /** null if the outcome is not known. */
  readonly outcome: Outcome | null;
  /** null for onlookers, and if no rematch is possible. */
  readonly rematch: RematchProps | null;
  /** Address of the replay. */
  readonly replay: string;
  /** Links to what comes next; the first is the primary one. */
  readonly ways: readonly { readonly label: string; readonly to: string }[];
  /** Content below the headline. */
  readonly children?: ReactNode;
  /** Buttons beside the replay link. */
  readonly buttons?: ReactNode;
  /** Path of the finished game on the server, from which the story of its end is drawn. */
  readonly story?: string;
}

/** How the game went, below the links to what comes next. */
export const StoryOf = ({
  from,
  replay,
  mine,
}: Pick<EndProps, 'replay' | 'mine'> & { readonly from: string }) => (
  <Suspense fallback={null}>
    <EndStory
      from={from}
      replay={replay}
      mine={mine === null ? null : (tableSeats[mine] ?? null)}
    />
  </Suspense>
);

/**
 * The panel at the end of a game. It may appear while the reader looks at the hand at the bottom of
 * a phone's page; therefore it scrolls into view and focuses its buttons, unless the reader is
 * writing.
 */
export const EndPanel = ({ children }: PropsWithChildren) => {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement?.matches('input, textarea') !== true) panel.current?.focus();
  }, []);
  return (
    <section className="cv-panel cv-now" aria-live="polite" ref={panel} tabIndex={-1}>
      <Stack gap="sm" align="flex-start">
        {children}
      </Stack>
    </section>
  );
};

/** Hides the panel to show the board behind it. */
export const LookAtBoard = () => {
  const { t } = useText();
  const putAway = useContext(PutAway);
  return putAway === null ? null : (
    <Button variant="default" onClick={putAway}>
      {t('table.end.board')}
    </Button>
  );
};

/** How the game ended, and the links to what comes next. */
export const GameEnd = ({
  outcome,
  rematch,
  replay,
  ways,
  children,
  buttons,
  story,
  ...who
}: EndProps) => {
  const { t } = useText();
  return (
    <EndPanel>
      {outcome === null ? null : <Headline {...who} outcome={outcome} />}
      {children}
      {rematch === null ? null : <RematchNote {...rematch} />}
      <Group gap="sm">
        {rematch === null ? null : <RematchButton {...rematch} />}
        {buttons}
        <LookAtBoard />
        <Button component={AddressLink} href={replay} variant="default">
          {t('replay.watch')}
        </Button>
        {ways.map(({ label, to }) => (
          <Button key={to} component={AddressLink} href={to} variant="subtle">
            {label}
          </Button>
        ))}
      </Group>
      {story === undefined ? null : <StoryOf from={story} replay={replay} mine={who.mine} />}
    </EndPanel>
  );
};
