import { type ReactNode, Suspense, useState } from 'react';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { EventView, GameScore, MySeat, TableRow } from '#contracts';
import { useOutbox } from '../../api/use-outbox.js';
import { useText } from '../../i18n/index.js';
import { flipScore, outcome, scoreText } from '../../shared/match/score.js';
import { inCut } from '../../shared/match/in-cut.js';
import { ScorePad } from '../../shared/match/score-pad.js';
import { timeOfDay } from '../../shared/time/times.js';
import { afterResult } from './after-result.js';
import { DisputeDialog } from './late-pieces.js';
import { reportStage } from './report-stage.js';

interface ReportPanelProps {
  readonly event: EventView;
  readonly table: TableRow;
  readonly mine: 'a' | 'b';
  /** The player's chance of reaching the top cut by points; undefined if there is no cut. */
  readonly cutChance?: NonNullable<MySeat['cut']>['chance'] | undefined;
}

interface SettledProps {
  /** The result from the player's point of view. */
  readonly meaning: string;
  readonly how: 'settled' | 'corrected' | 'ruled' | 'unanswered';
  /** The judge's note about the result. */
  readonly why: string | undefined;
  readonly next: 'next' | 'cut' | 'last';
  /** A note that the player's own action has not reached the server yet; null if there is none. */
  readonly sent: ReactNode;
}

const Settled = ({ meaning, how, why, next, sent }: SettledProps) => {
  const { t } = useText();
  return (
    <Stack gap={4}>
      <Text fz="xl" fw={700}>
        {meaning}
      </Text>
      {sent ?? <Text>{t(`seat.report.${how}`)}</Text>}
      {sent !== null || why === undefined ? null : (
        <Text style={{ overflowWrap: 'anywhere' }}>
          {t('seat.report.judgeSaid', { text: why })}
        </Text>
      )}
      {sent === null ? <Text c="dimmed">{t(`seat.report.${next}`)}</Text> : null}
    </Stack>
  );
};

interface DisputedProps extends Pick<ReportPanelProps, 'table' | 'mine'> {
  readonly meaning: (score: GameScore) => string;
  readonly sent: ReactNode;
}

/** Both players' versions of the result, and a note that a judge is coming. */
const Disputed = ({ table, mine, meaning, sent }: DisputedProps) => {
  const { t } = useText();
  const said = (by: 'a' | 'b', score: GameScore | null) => (
    <Text style={{ overflowWrap: 'anywhere' }}>
      {t(by === mine ? 'seat.report.youSaid' : 'seat.report.theySaid', {
        name: table[by].name,
        result: score === null ? t('seat.dispute.title') : meaning(score),
      })}
    </Text>
  );
  return (
    <Stack gap="xs">
      <Text fz="lg" fw={700}>
        {t('seat.report.disputed')}
      </Text>
      {table.report === null ? null : said(table.report.by, table.report.score)}
      {table.dispute === null ? null : said(table.dispute.by, table.dispute.claim)}
      {sent ?? <Text>{t('seat.report.disputedText')}</Text>}
    </Stack>
  );
};

const howSettled = ({ corrected, cause }: TableRow): SettledProps['how'] => {
  if (corrected) return 'corrected';
  return cause === 'ruled' || cause === 'unanswered' ? cause : 'settled';
};

/**
 * The player's actions on a result: report, confirm, dispute, withdraw. An action is shown at once,
 * and marked as unsent until the server has accepted it.
 */
export const ReportPanel = ({ event, table, mine, cutChance }: ReportPanelProps) => {
  const { t, language } = useText();
  const [disputing, setDisputing] = useState(false);
  const box = useOutbox(event.eventId);
  const { matchId } = table;
  const pending = box.unsettled(
    matchId,
    'ReportResult',
    'ConfirmResult',
    'DisputeResult',
    'WithdrawReport',
  );
  const pad = { shape: event.play.shape, drawsAllowed: !inCut(event) };
  const stage = reportStage(table, mine, pending);
  const own = (score: GameScore) => (mine === 'a' ? score : flipScore(score));
  const opponent = table[mine === 'a' ? 'b' : 'a'].name;
  const meaning = (score: GameScore) =>
    t(`seat.report.${outcome(own(score))}`, { score: scoreText(own(score)) });
  const sending = pending !== null && pending.state !== 'refused';
  const sent = sending ? <Text size="sm">{t('seat.report.sending')}</Text> : null;
  const undo = (
    <Button
      size="lg"
      variant="default"
      onClick={() => box.give('WithdrawReport', { matchId }, matchId)}
    >
      {t('seat.report.undo')}
    </Button>
  );
  return (
    <div aria-live="polite">
      {stage.kind === 'open' ? (
        <Stack gap="xs">
          <Title order={2} fz="md">
            {t('seat.report.title')}
          </Title>
          <ScorePad
            own
            {...pad}
            first={t('seat.report.you')}
            second={opponent}
            onPick={(score) =>
              // `replaces: null`, because the pad is shown only if no report by the player is
              // known.
              box.give('ReportResult', { matchId, score: own(score), replaces: null }, matchId)
            }
          />
        </Stack>
      ) : null}
      {stage.kind === 'mine' ? (
        <Stack gap="xs">
          <Text fz="xl" fw={700}>
            {meaning(stage.score)}
          </Text>
          {sent ?? (
            <Text>
              {stage.confirmBy === null
                ? t('seat.report.waits', { name: opponent })
                : t('seat.report.waitsUntil', {
                    name: opponent,
                    time: timeOfDay(stage.confirmBy, language),
                  })}
            </Text>
          )}
          <Group>{undo}</Group>
        </Stack>
      ) : null}
      {stage.kind === 'theirs' ? (
        <Stack gap="xs">
          <Title order={2} fz="lg">
            {t('seat.report.theirs', { name: opponent })}
          </Title>
          <Text fz="xl" fw={700}>
            {meaning(stage.score)}
          </Text>
          <Group grow>
            <Button
              size="xl"
              onClick={() => box.give('ConfirmResult', { matchId, score: stage.score }, matchId)}
            >
              {t('seat.report.confirm')}
            </Button>
            <Button size="xl" variant="default" onClick={() => setDisputing(true)}>
              {t('seat.report.dispute')}
            </Button>
          </Group>
        </Stack>
      ) : null}
      {stage.kind === 'disputed' ? (
        <Disputed table={table} mine={mine} meaning={meaning} sent={sent} />
      ) : null}
      {stage.kind === 'settled' ? (
        <Settled
          meaning={meaning(stage.score)}
          how={howSettled(table)}
          why={table.ruling}
          next={afterResult(event, outcome(own(stage.score)), cutChance)}
          sent={sent}
        />
      ) : null}
      <Suspense>
        {disputing ? (
          <DisputeDialog
            {...pad}
            opponent={opponent}
            onClose={() => setDisputing(false)}
            onDispute={(claim, note) => {
              setDisputing(false);
              box.give(
                'DisputeResult',
                { matchId, claim: claim === null ? null : own(claim), note },
                matchId,
              );
            }}
          />
        ) : null}
      </Suspense>
    </div>
  );
};
