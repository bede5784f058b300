import { useState } from 'react';
import { Button, Group, NumberInput, Select, Stack, TextInput } from '@mantine/core';
import type { ConventionStage, ConventionView, Stage } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { Dialog } from '../../shared/feedback/dialog.js';
import { useText } from '../../i18n/index.js';
import { cutSizes } from '../../shared/event/cut-sizes.js';
import { editedPlan, type EditedStage, newStage } from './edited-plan.js';
import { PlanFailure } from './plan-failure.js';
import { useConventionAgain } from './use-convention-again.js';

interface StageEditorProps {
  readonly convention: ConventionView;
  /** null: a new tournament. */
  readonly stage: ConventionStage | null;
}

interface FieldsProps {
  readonly edited: EditedStage;
  readonly set: (change: Partial<EditedStage>) => void;
}

const CountFields = ({ edited, set }: FieldsProps) => {
  const { t } = useText();
  const count = (field: 'day' | 'expected' | 'breakMinutes', least: number, most: number) => (
    <NumberInput
      label={t(`convention.edit.${field}`)}
      min={least}
      max={most}
      allowDecimal={false}
      clampBehavior="strict"
      value={edited[field]}
      onChange={(value) => set({ [field]: typeof value === 'number' ? value : least })}
    />
  );
  return (
    <Group grow align="flex-end">
      {count('day', 1, 9)}
      <TextInput
        type="time"
        label={t('convention.edit.startsAt')}
        value={edited.startsAt}
        onChange={(typed) => set({ startsAt: typed.currentTarget.value })}
      />
      {count('expected', 2, 4_096)}
      {count('breakMinutes', 0, 240)}
    </Group>
  );
};

const RoundFields = ({ edited, set }: FieldsProps) => {
  const { t } = useText();
  return (
    <Group grow align="flex-end">
      <NumberInput
        label={t('convention.edit.swissRounds')}
        placeholder={t('convention.edit.automatic')}
        min={1}
        max={20}
        allowDecimal={false}
        value={edited.swissRounds ?? ''}
        onChange={(value) => set({ swissRounds: typeof value === 'number' ? value : null })}
      />
      <Select
        label={t('convention.edit.cutSize')}
        allowDeselect={false}
        value={String(edited.cutSize)}
        data={cutSizes.map((size) => ({
          value: String(size),
          label: size === 0 ? t('convention.edit.noCut') : t('convention.edit.top', { size }),
        }))}
        onChange={(value) =>
          set({ cutSize: cutSizes.find((size) => String(size) === value) ?? edited.cutSize })
        }
      />
      {edited.least === null ? null : (
        <NumberInput
          label={t(`convention.edit.${edited.by}`)}
          min={1}
          max={4_096}
          allowDecimal={false}
          value={edited.least}
          onChange={(value) => set({ least: typeof value === 'number' ? value : 1 })}
        />
      )}
    </Group>
  );
};

/**
 * Editor for a tournament of the plan that has not been opened yet (time, size and rounds), or for
 * a new one with the settings of the last.
 */
export const StageEditor = ({ convention, stage }: StageEditorProps) => {
  const { t } = useText();
  const again = useConventionAgain();
  const [edited, setEdited] = useState<EditedStage | null>(null);
  const close = () => setEdited(null);
  const change = useCommand('ChangeConvention', {
    onAccepted: () => {
      close();
      again();
    },
  });
  const { conventionId, name, date, venue, stages } = convention;
  const title = t(stage === null ? 'convention.edit.add' : 'convention.edit.title');
  const send = (next: readonly Stage[]) =>
    change.send({ conventionId, name, date, venue, plan: { stages: [...next] } });
  const set = (next: Partial<EditedStage>) => edited && setEdited({ ...edited, ...next });
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          change.clear();
          setEdited(stage === null ? newStage(stages) : editedPlan.read(stage));
        }}
      >
        {title}
      </Button>
      <Dialog opened={edited !== null} onClose={close} title={title} size="lg">
        {edited === null ? null : (
          <Stack>
            <TextInput
              label={t('convention.edit.name')}
              value={edited.name}
              maxLength={80}
              onChange={(typed) => set({ name: typed.currentTarget.value })}
            />
            <CountFields edited={edited} set={set} />
            <RoundFields edited={edited} set={set} />
            <PlanFailure error={change.failure} />
            <Group justify="space-between">
              {stage === null || stages.length < 2 ? (
                <span />
              ) : (
                <Button
                  variant="subtle"
                  color="red"
                  onClick={() => send(editedPlan.without(stages, stage.stageId))}
                >
                  {t('convention.edit.remove')}
                </Button>
              )}
              <Button
                loading={change.pending}
                disabled={edited.name.trim() === ''}
                onClick={() => send(editedPlan.with(stages, edited))}
              >
                {t('common.save')}
              </Button>
            </Group>
          </Stack>
        )}
      </Dialog>
    </>
  );
};
