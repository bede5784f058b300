import { useState } from 'react';
import { Button, Checkbox, Stack, Text } from '@mantine/core';
import type { EventView, PodsView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { ReasonDialog } from '../../shared/feedback/reason-dialog.js';

interface SeatAgainProps {
  readonly event: EventView;
  readonly pods: PodsView;
  /** The pods that can be seated again. */
  readonly waiting: PodsView['pods'];
}

/** Seats pods again whose packs nobody has seen: after drops, or two small ones as one. */
export const SeatAgain = ({ event, pods, waiting }: SeatAgainProps) => {
  const { t } = useText();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(false);
  const podIds = waiting.flatMap(({ podId }) => (chosen.includes(podId) ? [podId] : []));
  const reseat = useCommand('ReseatPods', {
    onAccepted: () => {
      setAsking(false);
      setChosen([]);
    },
  });
  return (
    <details>
      <Text component="summary" size="sm" fw={600}>
        {t('deskLimited.seatAgain')}
      </Text>
      <Stack gap="xs" mt="xs" align="flex-start">
        <Text size="sm">{t('deskLimited.seatAgainText')}</Text>
        {waiting.map(({ podId, number, seats }) => (
          <Checkbox
            key={podId}
            label={`${t('pod.title', { number })} (${seats.length}): ${seats.map(({ name }) => name).join(', ')}`}
            checked={podIds.includes(podId)}
            onChange={({ currentTarget: { checked } }) =>
              setChosen(checked ? [...podIds, podId] : podIds.filter((other) => other !== podId))
            }
          />
        ))}
        <Button variant="default" disabled={podIds.length === 0} onClick={() => setAsking(true)}>
          {t('deskLimited.seatAgain')}
        </Button>
      </Stack>
      {asking ? (
        <ReasonDialog
          opened
          title={t('deskLimited.seatAgain')}
          text={t('deskLimited.seatAgainText')}
          busy={reseat.pending}
          failure={reseat.failure}
          onClose={() => setAsking(false)}
          onDone={(reason) =>
            reseat.send({ eventId: event.eventId, draft: pods.draft, podIds, reason })
          }
        />
      ) : null}
    </details>
  );
};
