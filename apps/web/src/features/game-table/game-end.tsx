import { type PropsWithChildren, type ReactNode, useEffect, useRef } from 'react';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useText } from '../../i18n/index.js';
import { AddressLink } from '../../navigation/link.js';
import type { GameOnScreen } from './game.js';
import { causeText, type Outcome, outcomeText } from './outcome.js';
import { Rematch, type RematchProps } from './rematch.js';

interface HeadlineProps extends Pick<GameOnScreen, 'seats' | 'mine'> {
  readonly outcome: Outcome;
  /** The number of the game in its match; absent where there is only one. */
  readonly number?: number;
}

/** Who won, and why, where the board does not say it. */
export const Headline = ({ outcome, number, ...players }: HeadlineProps) => {
  const { t } = useText();
  const cause = causeText(t, players, outcome);
  const text = outcomeText(t, players, outcome);
  return (
    <>
      <Title order={2} fz={24} data-testid="game-result">
        {number === undefined ? text : t('table.gameOver', { game: number, text })}
      </Title>
      {cause === null ? null : <Text>{cause}</Text>}
    </>
  );
};

interface EndProps extends Pick<HeadlineProps, 'seats' | 'mine'> {
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
}

/**
 * What a game ends with. It may come while the hand at the foot of a phone's page is looked at: it comes into view, and the keyboard to its
 * buttons, unless somebody writes.
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

/** How the game ended, and the ways to the next one. */
export const GameEnd = ({
  outcome,
  rematch,
  replay,
  ways,
  children,
  buttons,
  ...who
}: EndProps) => {
  const { t } = useText();
  return (
    <EndPanel>
      {outcome === null ? null : <Headline {...who} outcome={outcome} />}
      {children}
      {rematch === null ? null : <Rematch {...rematch} />}
      <Group gap="sm">
        {buttons}
        <Button component={AddressLink} href={replay} variant="default">
          {t('replay.watch')}
        </Button>
        {ways.map(({ label, to }) => (
          <Button key={to} component={AddressLink} href={to} variant="subtle">
            {label}
          </Button>
        ))}
      </Group>
    </EndPanel>
  );
};
