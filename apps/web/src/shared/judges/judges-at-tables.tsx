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

/** Judges at tables of the round that stands, by table. */
export const useJudgesAtTables = (eventId: string): readonly JudgeAtTable[] =>
  useAnswer('judgeCalls', { eventId }).data?.atTables ?? [];

/** The same for a list of one round: nobody is at a table of a former one. */
export const useJudgesOfRound = (
  event: EventView,
  { phase, round }: Pick<RoundSummary, 'phase' | 'round'>,
): readonly JudgeAtTable[] => {
  const judges = useJudgesAtTables(event.eventId);
  const stands = currentRound(event);
  return stands?.phase === phase && stands.round === round ? judges : [];
};

/** How long a judge has been at a table, counted from the same moment on every device. */
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
 * Who is at a table and why; a deck check with its clock, which
 * is the same for everyone and goes on when a page is closed.
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

/** Every table at which a judge is, with the way to leave it. */
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
