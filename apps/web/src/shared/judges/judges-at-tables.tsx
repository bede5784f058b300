import { Button, Group, Text } from '@mantine/core';
import type { EventView, JudgeAtTable, RoundSummary } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useCommand } from '../../api/commands.js';
import { useServerNow } from '../../api/server-time.js';
import { useText } from '../../i18n/index.js';
import { currentRound } from '../event/round-name.js';
import { floorOffers } from '../event/table-offers.js';
import { useFailureNotice } from '../feedback/notices.js';
import { clockFace } from '../time/clock.js';

/** The judges at tables of the current round. */
export const useJudgesAtTables = (eventId: string): readonly JudgeAtTable[] =>
  useAnswer('judgeCalls', { eventId }).data?.atTables ?? [];

/** The same for one given round: no judge is at a table of an earlier round. */
export const useJudgesOfRound = (
  event: EventView,
  { phase, round }: Pick<RoundSummary, 'phase' | 'round'>,
): readonly JudgeAtTable[] => {
  const judges = useJudgesAtTables(event.eventId);
  const stands = currentRound(event);
  return stands?.phase === phase && stands.round === round ? judges : [];
};

/** How long a judge has been at a table; every device counts from the same server time. */
const Since = ({ at }: { readonly at: string }) => {
  const { t } = useText();
  const seconds = Math.max(0, Math.floor((useServerNow() - Date.parse(at)) / 1_000));
  return (
    <Text component="span" role="timer" aria-label={t('judge.since')} fw={650}>
      {clockFace(seconds)}
    </Text>
  );
};

/**
 * The judge at a table and the reason; for a deck check also its clock, which is the same for
 * everyone and continues after the page is closed.
 */
export const JudgeAt = ({ of }: { readonly of: JudgeAtTable }) => {
  const { t } = useText();
  const { purpose, judge, at } = of;
  return (
    <Text size="sm">
      {t(`judge.at.${purpose}`, { name: judge.name === '' ? '–' : judge.name })}
      {purpose === 'deck-check' ? (
        <>
          {' · '}
          <Since at={at} />
        </>
      ) : null}
    </Text>
  );
};

/** All tables at which a judge is, each with a button to leave it. */
export const JudgesAtTables = ({
  event,
  judges,
}: {
  readonly event: EventView;
  readonly judges: readonly JudgeAtTable[];
}) => {
  const { t } = useText();
  const { eventId } = event;
  const leave = useCommand('LeaveTable', { onFailed: useFailureNotice() });
  if (judges.length === 0) return null;
  return (
    <ul className="cv-quiet-list" aria-label={t('judge.atTables')}>
      {judges.map((of) => (
        <li key={`${of.table} ${of.purpose}`}>
          <Group justify="space-between" gap="xs">
            <div>
              <Text fw={700} span>
                {t('common.table')} {of.table}
              </Text>
              <JudgeAt of={of} />
            </div>
            {floorOffers(event).tables ? (
              <Button
                variant="default"
                loading={leave.pending}
                onClick={() => leave.send({ eventId, table: of.table, purpose: of.purpose })}
              >
                {t(of.purpose === 'watch' ? 'judge.leave' : 'judge.stopCheck')}
              </Button>
            ) : null}
          </Group>
        </li>
      ))}
    </ul>
  );
};
