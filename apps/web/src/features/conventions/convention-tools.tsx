import { useState } from 'react';
import { Button, Group, Text } from '@mantine/core';
import type { ConventionView, Stage } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { ConfirmDialog } from '../../shared/feedback/confirm-dialog.js';
import { UploadButton } from '../../shared/forms/upload-button.js';
import { planChange, type PlanFault, planText, readPlan } from './plan-file.js';
import { usePlanFailure } from './plan-failure.js';
import { PlanFaults } from './plan-faults.js';
import { StageEditor } from './stage-editor.js';
import { useConventionAgain } from './use-convention-again.js';

const mostBytes = 256 * 1024;

/** A file name that is valid on every system. */
const fileNameOf = (name: string): string =>
  `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'plan'}.json`;

/** The changes that an uploaded plan would make, shown before it is applied. */
const useChangeText = (before: readonly Stage[], after: readonly Stage[] | null): string => {
  const { t } = useText();
  if (after === null) return '';
  const { added, removed, changed } = planChange(before, after);
  const lines = [
    [added, 'convention.change.added'],
    [changed, 'convention.change.changed'],
    [removed, 'convention.change.removed'],
  ] as const;
  const told = lines.flatMap(([names, text]) =>
    names.length === 0 ? [] : [t(text, { names: names.join(', ') })],
  );
  return told.length === 0 ? t('convention.change.nothing') : told.join(' ');
};

/** Tools of the plan: save it as a file, replace it by a changed one, add a tournament. */
export const ConventionTools = ({ convention }: { readonly convention: ConventionView }) => {
  const { t } = useText();
  const again = useConventionAgain();
  const [wrong, setWrong] = useState<readonly PlanFault[] | null>(null);
  const [read, setRead] = useState<readonly Stage[] | null>(null);
  const failureOf = usePlanFailure();
  const change = useCommand('ChangeConvention', {
    onAccepted: () => {
      setRead(null);
      again();
    },
  });
  const { conventionId, name, date, venue, stages } = convention;
  const text = useChangeText(stages, read);
  const take = (typed: string): void => {
    const plan = readPlan(typed);
    change.clear();
    setWrong('faults' in plan ? plan.faults : null);
    if ('file' in plan) setRead(plan.file.plan.stages);
  };
  const file = `data:application/json;charset=utf-8,${encodeURIComponent(planText(name, stages))}`;
  return (
    <>
      <Group>
        <StageEditor convention={convention} stage={null} />
        <Button component="a" variant="default" href={file} download={fileNameOf(name)}>
          {t('convention.planFile')}
        </Button>
        <UploadButton
          accept="application/json,.json"
          mostBytes={mostBytes}
          name={t('convention.newPlan')}
          onText={take}
        />
      </Group>
      {wrong === null ? null : <PlanFaults faults={wrong} />}
      <ConfirmDialog
        opened={read !== null}
        title={t('convention.newPlan')}
        text={text}
        busy={change.pending}
        failure={failureOf(change.failure)}
        onClose={() => setRead(null)}
        onDone={() =>
          read !== null &&
          change.send({ conventionId, name, date, venue, plan: { stages: [...read] } })
        }
      />
      <Text size="sm" c="dimmed">
        {t('convention.timesAtVenue')}
      </Text>
    </>
  );
};
