import { useState } from 'react';
import { Button, Group, NumberInput, Select, Stack, Text, Textarea } from '@mantine/core';
import type { EventSettings, EventView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { Dialog } from '../../shared/feedback/dialog.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { cutSizes } from '../../shared/event/cut-sizes.js';
import { usePhaseWords } from '../../shared/event/phase-words.js';
import { type RoundOffers, roundOffers } from '../../shared/event/round-offers.js';
import { isPublished } from '../../shared/event/published-rounds.js';

const mostRounds = 20;

const swissOf = ({ phases }: EventView): number => {
  const swiss = phases.find((phase) => phase.kind === 'swiss');
  return swiss?.kind === 'swiss' ? swiss.rounds : 1;
};
const cutOf = ({ phases }: EventView): EventSettings['cutSize'] => {
  const cut = phases.find((phase) => phase.kind === 'elimination');
  return cutSizes.find((size) => cut?.kind === 'elimination' && size === cut.size) ?? 0;
};

const Form = ({
  event,
  choice,
  onDone,
}: {
  readonly event: EventView;
  readonly choice: NonNullable<RoundOffers['structure']>;
  readonly onDone: () => void;
}) => {
  const { t } = useText();
  const [rounds, setRounds] = useState(swissOf(event));
  const [cut, setCut] = useState<EventSettings['cutSize']>(cutOf(event));
  const [reason, setReason] = useState('');
  const change = useCommand('ChangeRounds', { onAccepted: onDone });
  const { fewest, cuts } = choice;
  return (
    <form
      onSubmit={(submit) => {
        submit.preventDefault();
        change.send({
          eventId: event.eventId,
          swissRounds: rounds,
          cutSize: cut,
          reason: reason.trim(),
        });
      }}
    >
      <Stack>
        <NumberInput
          label={t('form.swissRounds')}
          description={t('desk.structure.played', {
            count: event.rounds.filter(isPublished).length,
          })}
          min={fewest}
          max={mostRounds}
          clampBehavior="strict"
          value={rounds}
          onChange={(value) => setRounds(typeof value === 'number' ? value : fewest)}
          data-autofocus
        />
        <Select
          label={t('form.cutSize')}
          allowDeselect={false}
          value={String(cut)}
          onChange={(value) => setCut(cutSizes.find((size) => String(size) === value) ?? 0)}
          data={cutSizes.map((size) => ({
            value: String(size),
            label: size === 0 ? t('form.noCut') : t('form.top', { size }),
            disabled: !cuts.includes(size),
          }))}
        />
        <Button
          variant="default"
          onClick={() => {
            setRounds(fewest);
            setCut(0);
          }}
        >
          {t('desk.structure.endEarly', { round: fewest })}
        </Button>
        <Textarea
          label={t('common.reason')}
          value={reason}
          maxLength={500}
          onChange={(typed) => setReason(typed.currentTarget.value)}
        />
        <FailureNote error={change.failure} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            {t('common.back')}
          </Button>
          <Button
            type="submit"
            loading={change.pending}
            disabled={rounds === swissOf(event) && cut === cutOf(event)}
          >
            {t('desk.structure.change')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

/** The number of rounds and the cut after them, which can be changed until the cut is seeded. */
export const ChangeRounds = ({ event }: { readonly event: EventView }) => {
  const { t } = useText();
  const words = usePhaseWords();
  const [opened, setOpened] = useState(false);
  if (event.status !== 'running') return null;
  const { structure } = roundOffers(event);
  return (
    <section className="cv-panel" aria-label={t('desk.structure.title')}>
      <Group justify="space-between">
        <Text>{words(event.phases)}</Text>
        {structure ? (
          <Button size="compact-md" variant="default" onClick={() => setOpened(true)}>
            {t('desk.structure.change')}
          </Button>
        ) : null}
      </Group>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('desk.structure.change')}>
        {structure ? (
          <Form event={event} choice={structure} onDone={() => setOpened(false)} />
        ) : null}
      </Dialog>
    </section>
  );
};
