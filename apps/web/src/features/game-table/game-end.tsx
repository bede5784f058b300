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
  /** The number of the game in its match; absent where there is only one. */
  readonly number?: number;
}

/** Victory or defeat, for those who played; onlookers and a draw have neither. */
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

/** Who won, and why, where the board does not say it. */
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
  /** Null for a game of which nobody knows how it ended. */
  readonly outcome: Outcome | null;
  /** Null for onlookers, and where no other game can follow. */
  readonly rematch: RematchProps | null;
  /** Address of the replay. */
  readonly replay: string;
  /** Ways on from here; the first of them before the others. */
  readonly ways: readonly { readonly label: string; readonly to: string }[];
  /** Stands below the headline. */
  readonly children?: ReactNode;
  /** Stands beside the replay. */
  readonly buttons?: ReactNode;
  /** Where the server answers the finished game, whose board the story of its end is drawn from. */
  readonly story?: string;
}

/** How the game went, below the ways to the next one. */
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
 * What a game ends with. It may come while the hand at the foot of a phone's page is
 * looked at: it comes into view, and the keyboard to its buttons, unless somebody writes.
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

/** Puts the end away for the board that lies behind it. */
export const LookAtBoard = () => {
  const { t } = useText();
  const putAway = useContext(PutAway);
  return putAway === null ? null : (
    <Button variant="default" onClick={putAway}>
      {t('table.end.board')}
    </Button>
  );
};

/** How the game ended, and the ways to the next one. */
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
