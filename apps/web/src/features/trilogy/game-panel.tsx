import { useState } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import type { EventView, GameWinner, TrilogyMatchView } from '#contracts';
import { useOutbox } from '../../api/use-outbox.js';
import { useGame } from '../../api/games.js';
import { useText } from '../../i18n/index.js';
import { TableLink } from '../../shared/match/table-link.js';
import { Duel } from './duel.js';
import { other, type Side } from '../../shared/trilogy/sides.js';
import { trilogyOffers } from './trilogy-offers.js';
import { tappedAnswer, type TappedAnswer } from './tapped.js';
import { UnsentAlert } from './unsent-alert.js';

interface GamePanelProps {
  readonly event: EventView;
  readonly match: TrilogyMatchView;
  readonly mine: Side;
}

interface AnswerReportProps {
  readonly question: string;
  readonly tapped: TappedAnswer | null;
  readonly onAnswer: (name: 'ConfirmGame' | 'DisputeGame') => void;
}

/**
 * Confirms or disputes a report. A dispute calls a judge and cannot be withdrawn; therefore it must
 * be confirmed.
 */
const AnswerReport = ({ question, tapped, onAnswer }: AnswerReportProps) => {
  const { t } = useText();
  const [disputing, setDisputing] = useState(false);
  const shared = { fullWidth: true, disabled: tapped !== null } as const;
  const sends = (name: TappedAnswer['name']) => tapped?.sending === true && tapped.name === name;
  return disputing ? (
    <>
      <Text fw={650}>{question}</Text>
      <Button
        {...shared}
        size="md"
        color="red"
        loading={sends('DisputeGame')}
        onClick={() => onAnswer('DisputeGame')}
      >
        {t('seat.call.send')}
      </Button>
      <Button {...shared} size="md" variant="default" onClick={() => setDisputing(false)}>
        {t('common.cancel')}
      </Button>
    </>
  ) : (
    <>
      <Button
        {...shared}
        size="xl"
        loading={sends('ConfirmGame')}
        onClick={() => onAnswer('ConfirmGame')}
      >
        {t('trilogy.confirm')}
      </Button>
      <Button {...shared} size="md" variant="default" onClick={() => setDisputing(true)}>
        {t('trilogy.dispute')}
      </Button>
    </>
  );
};

/**
 * The current game and its result: one player reports it, the other confirms. An answer is kept
 * until the server has accepted it.
 */
export const GamePanel = ({ event, match, mine }: GamePanelProps) => {
  const { t } = useText();
  const { eventId, matchId, game, report, stage } = match;
  const onScreen = useGame({ kind: 'match', id: matchId }).data?.running === true;
  const offers = trilogyOffers(event, match, { decksIn: false, onScreen });
  const them = match[other(mine)].name;
  const box = useOutbox(eventId);
  const tapped = tappedAnswer(box.entries, matchId, game);
  const answer = (name: TappedAnswer['name'], winner: GameWinner): void => {
    const read = { matchId, game, winner };
    if (name === 'DisputeGame') box.give(name, { ...read, note: '' }, matchId);
    else box.give(name, read, matchId);
  };
  const outcome = (winner: GameWinner): string =>
    winner === 'draw'
      ? t('trilogy.draw')
      : winner === mine
        ? t('trilogy.iWon')
        : t('trilogy.theyWon', { name: them });
  const told = (winner: GameWinner): string =>
    winner === 'draw' ? t('trilogy.draw') : t('trilogy.wonBy', { name: match[winner].name });
  const buttons = (size: 'xl' | 'md') => (
    <Stack gap="xs">
      {([mine, other(mine), 'draw'] as const)
        .filter((winner) => offers.report.includes(winner))
        .map((winner) => (
          <Button
            key={winner}
            size={size}
            fullWidth
            variant={size === 'xl' && winner === mine ? 'filled' : 'default'}
            loading={tapped?.sending === true && tapped.winner === winner}
            disabled={tapped?.sending === true}
            onClick={() => answer('ReportGame', winner)}
          >
            {outcome(winner)}
          </Button>
        ))}
    </Stack>
  );
  return (
    <Stack gap="sm">
      <Duel match={match} />
      <TableLink eventId={eventId} matchId={matchId} />
      {stage === 'disputed' ? <Text fw={650}>{t('trilogy.disputedText')}</Text> : null}
      {stage === 'playing' && onScreen ? <Text>{t('table.running')}</Text> : null}
      {stage === 'playing' && offers.report.length > 0 ? (
        <>
          {tapped?.unsent ? null : <Text fw={650}>{t('trilogy.who', { game })}</Text>}
          {buttons(tapped?.unsent ? 'md' : 'xl')}
        </>
      ) : null}
      {stage === 'reported' && report?.by === mine ? (
        <>
          <Text fw={650}>
            {t('trilogy.youReported', { outcome: told(report.winner), name: them })}
          </Text>
          {buttons('md')}
        </>
      ) : null}
      {stage === 'reported' && report !== null && report.by !== mine ? (
        <>
          <Text fz="lg" fw={700}>
            {t('trilogy.theyReported', { name: them, outcome: told(report.winner) })}
          </Text>
          {offers.answer === null ? null : (
            <AnswerReport
              question={t('trilogy.judgeOnWay', { game, outcome: told(report.winner) })}
              tapped={tapped}
              onAnswer={(name) => answer(name, report.winner)}
            />
          )}
        </>
      ) : null}
      {tapped?.unsent ? (
        <>
          <Text fw={650}>
            {t('trilogy.tapped', {
              outcome: tapped.name === 'DisputeGame' ? t('trilogy.dispute') : told(tapped.winner),
            })}
          </Text>
          <UnsentAlert />
          <Button
            size="md"
            fullWidth
            variant="default"
            loading={tapped.sending}
            onClick={() => box.hurry()}
          >
            {t('common.retry')}
          </Button>
        </>
      ) : null}
    </Stack>
  );
};
