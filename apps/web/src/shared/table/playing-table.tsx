import type { ReactNode } from 'react';
import { Group, Text } from '@mantine/core';
import type { TableBoard, TableMove } from '#contracts';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../failure-note.js';
import { CardTile } from './card-tile.js';
import { Concede } from './concede.js';
import { DecisionPanel } from './decision-panel.js';
import { HalfBoard } from './half-board.js';
import { type Hands, useHands } from './hands.js';
import { useServerText } from './in-language.js';
import { LookedCard } from './looked-card.js';
import './table.css';

/** How the viewer's answers reach the server. */
export interface Answering {
  readonly send: (move: TableMove) => void;
  readonly pending: boolean;
  readonly failure: unknown;
}

interface PlayingProps {
  readonly board: TableBoard;
  readonly names: { readonly a: string; readonly b: string };
  /** The side that the viewer plays; null for an onlooker. */
  readonly mine: 'a' | 'b' | null;
  readonly running: boolean;
  readonly answer: Answering;
  /** What else may be done at this table. */
  readonly children?: ReactNode;
}

const Log = ({ board }: { board: TableBoard }) => {
  const { t } = useText();
  const say = useServerText();
  return (
    <details className="cv-log" open>
      <summary>{t('table.log')}</summary>
      <ol reversed tabIndex={0} aria-label={t('table.log')}>
        {board.log
          .map((line, index) => ({ index, text: say(line) }))
          .reverse()
          .map(({ index, text }) => (
            <li key={index}>{text}</li>
          ))}
      </ol>
    </details>
  );
};

const OwnHand = ({
  board,
  mine,
  hands,
}: {
  board: TableBoard;
  mine: 'a' | 'b' | null;
  hands: Hands;
}) => {
  const { t } = useText();
  const cards = mine === null ? null : board[mine].hand;
  if (cards === null) return null;
  return (
    <section className="cv-hand" aria-label={t('table.hand')}>
      <Text size="xs" c="dimmed">
        {t('table.hand')}
      </Text>
      <div className="cv-cards">
        {cards.map((card) => (
          <CardTile key={card.card} card={card} hands={hands} />
        ))}
      </div>
    </section>
  );
};

const Waiting = ({ running, names, board }: Pick<PlayingProps, 'running' | 'names' | 'board'>) => {
  const { t } = useText();
  if (!running || board.waitingFor === null) return null;
  return (
    <Text className="cv-decision" aria-live="polite" data-testid="waiting">
      {t('table.waitingFor', { name: names[board.waitingFor] })}
    </Text>
  );
};

/** The board with everything a player can do at it; an onlooker sees what lies open. */
export const PlayingTable = ({ board, names, mine, running, answer, children }: PlayingProps) => {
  const { t } = useText();
  const hands = useHands(board);
  const near = mine ?? 'a';
  const far = near === 'a' ? 'b' : 'a';
  const half = (side: 'a' | 'b') => (
    <HalfBoard
      name={names[side]}
      half={board[side]}
      hands={hands}
      near={side === near}
      initiative={board.initiative === side}
      deciding={running && board.waitingFor === side}
    />
  );
  return (
    <div className="cv-table">
      <div className="cv-board">
        {half(far)}
        {half(near)}
        <OwnHand board={board} mine={mine} hands={hands} />
      </div>
      <div className="cv-side">
        <div className="cv-ask">
          <FailureNote error={answer.failure} />
          {running && board.decision !== null ? (
            <DecisionPanel
              decision={board.decision}
              hands={hands}
              busy={answer.pending}
              onMove={answer.send}
            />
          ) : (
            <Waiting running={running} names={names} board={board} />
          )}
          <LookedCard hands={hands} />
        </div>
        <Group gap="xs">
          {running && mine !== null ? (
            <Concede
              pending={answer.pending}
              onConcede={() => answer.send({ at: board.at, concede: true })}
            />
          ) : null}
          {children}
          <Text size="sm" c="dimmed">
            {t(`table.phase.${board.phase}`)}, {t('table.round', { round: board.round })}
          </Text>
        </Group>
        <Log board={board} />
      </div>
    </div>
  );
};
