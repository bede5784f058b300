import { useState } from 'react';
import { Button, Group, Text } from '@mantine/core';
import type { ConventionView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { UploadButton } from '../../shared/forms/upload-button.js';
import { planText, readPlan } from './plan-file.js';
import { useConventionAgain } from './stage-tools.js';

const mostBytes = 256 * 1024;

/** The plan as a file, and a changed one in its place. */
export const ConventionTools = ({ convention }: { readonly convention: ConventionView }) => {
  const { t } = useText();
  const again = useConventionAgain();
  const [wrong, setWrong] = useState<string | null>(null);
  const change = useCommand('ChangeConvention', { onAccepted: again });
  const { conventionId, name, date, venue, stages } = convention;
  const take = (text: string): void => {
    const read = readPlan(text);
    setWrong('where' in read ? read.where : null);
    if ('file' in read) change.send({ conventionId, name, date, venue, plan: read.file.plan });
  };
  const file = `data:application/json;charset=utf-8,${encodeURIComponent(planText(name, stages))}`;
  return (
    <>
      <Group>
        <Button component="a" variant="default" href={file} download="plan.json">
          {t('convention.planFile')}
        </Button>
        <UploadButton
          accept="application/json,.json"
          mostBytes={mostBytes}
          name={t('convention.newPlan')}
          onText={take}
        />
      </Group>
      {wrong === null ? null : (
        <Text role="alert" c="var(--cv-bad)">
          {t('convention.badFile', { where: wrong })}
        </Text>
      )}
      <FailureNote error={change.failure} />
    </>
  );
};
