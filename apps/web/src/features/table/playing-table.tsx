import { Group, Text } from '@mantine/core';
import type { TableBoard, TableMove, TableView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/failure-note.js';
import { CardTile } from './card-tile.js';
import { DecisionPanel } from './decision-panel.js';
import { Concede, RuleGame } from './ending.js';
import { HalfBoard } from './half-board.js';
import { type Hands, useHands } from './hands.js';
import { useServerText } from './in-language.js';
import { LookedCard } from './looked-card.js';
import './table.css';

interface PlayingProps {
  readonly view: TableView;
  readonly board: TableBoard;
  /** Asks for the table again: after every answer, and when one was refused because the game had moved on. */
  readonly onMoved: () => void;
}

const Log = ({ board }: { board: TableBoard }) => {
  const { t } = useText();
  const say = useServerText();
  return (
    <details className="cv-log" open>
      <summary>{t('table.log')}</summary>
      <ol reversed>
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

const OwnHand = ({ board, mine, hands }: { board: TableBoard; mine: 'a' | 'b' | null; hands: Hands }) => {
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

const Waiting = ({ view, board }: { view: TableView; board: TableBoard }) => {
  const { t } = useText();
  if (!view.running || board.waitingFor === null) return null;
  return (
    <Text className="cv-decision" aria-live="polite" data-testid="waiting">
      {t('table.waitingFor', { name: view[board.waitingFor].name })}
    </Text>
  );
};

/** The board with everything a player can do at it; an onlooker sees what lies open. */
export const PlayingTable = ({ view, board, onMoved }: PlayingProps) => {
  const { t } = useText();
  const hands = useHands(board);
  const play = useCommand('PlayMove', { eventId: view.eventId, onAccepted: onMoved, onFailed: onMoved });
  const near = view.mine ?? 'a';
  const far = near === 'a' ? 'b' : 'a';
  const send = (move: TableMove) => play.send({ matchId: view.matchId, game: view.game, move });
  const half = (side: 'a' | 'b') => (
    <HalfBoard name={view[side].name} half={board[side]} hands={hands} near={side === near} initiative={board.initiative === side} deciding={view.running && board.waitingFor === side} />
  );
  return (
    <div className="cv-table">
      <div className="cv-board">
        {half(far)}
        {half(near)}
        <OwnHand board={board} mine={view.mine} hands={hands} />
      </div>
      <div className="cv-side">
        <div className="cv-ask">
          <FailureNote error={play.failure} />
          {view.running && board.decision !== null ? <DecisionPanel decision={board.decision} hands={hands} busy={play.pending} onMove={send} /> : <Waiting view={view} board={board} />}
          <LookedCard hands={hands} />
        </div>
        <Group gap="xs">
          {view.running && view.mine !== null ? <Concede view={view} onAccepted={onMoved} onFailed={onMoved} /> : null}
          {view.mayRule ? <RuleGame view={view} onAccepted={onMoved} onFailed={onMoved} /> : null}
          <Text size="sm" c="dimmed">
            {t(`table.phase.${board.phase}`)}, {t('table.round', { round: board.round })}
          </Text>
        </Group>
        <Log board={board} />
      </div>
    </div>
  );
};
