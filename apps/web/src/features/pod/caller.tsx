import { useState } from 'react';
import { Button, Stack, Text, Title } from '@mantine/core';
import type { PodView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { DueClock } from '../../shared/time/due-clock.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { ReasonDialog } from '../../shared/feedback/reason-dialog.js';
import { podOffers } from '../../shared/event/limited-offers.js';

/**
 * With real boosters: the current pick, the passing direction and the time; the person directing
 * the pod advances it.
 */
export const Caller = ({ view }: { view: PodView }) => {
  const { t } = useText();
  const call = useCommand('CallPick', { eventId: view.eventId });
  const [undoing, setUndoing] = useState(false);
  const undo = useCommand('RewindCall', {
    eventId: view.eventId,
    onAccepted: () => setUndoing(false),
  });
  const { call: next, rewindCall: last } = podOffers(view, 0);
  const { podId } = view;
  return (
    <Stack gap="xs">
      <Text size="sm">{t('pod.call.begin')}</Text>
      {view.pick > 0 ? (
        <Title order={2} fz={28} aria-live="polite">
          {t('pod.pick', { pick: view.pick, picks: view.picks })} · {t(`pod.pass.${view.passing}`)}
        </Title>
      ) : null}
      {view.callEndsAt === null ? null : (
        <DueClock until={view.callEndsAt} label={t('pod.timer')} fz={48} />
      )}
      {next ? (
        <Button
          size="lg"
          loading={call.pending}
          onClick={() => call.send({ podId, round: next.round, pick: next.pick })}
        >
          {t(next.ends ? 'pod.call.end' : 'pod.call.next')}
        </Button>
      ) : null}
      {last ? (
        <Button variant="default" onClick={() => setUndoing(true)}>
          {t('pod.call.undo')}
        </Button>
      ) : null}
      {undoing && last ? (
        <ReasonDialog
          opened
          title={t('pod.call.undo')}
          text={t('pod.call.undoText')}
          busy={undo.pending}
          failure={undo.failure}
          onClose={() => setUndoing(false)}
          onDone={(reason) => undo.send({ podId, ...last, reason })}
        />
      ) : null}
      <FailureNote error={call.failure} />
      <Text size="sm" c="dimmed">
        {t('pod.call.record')}
      </Text>
    </Stack>
  );
};
