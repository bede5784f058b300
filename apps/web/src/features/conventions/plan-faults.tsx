import { Alert } from '@mantine/core';
import { useText } from '../../i18n/index.js';
import type { PlanFault } from './plan-file.js';

const mostShown = 10;

/** The errors in a plan file, field by field. */
export const PlanFaults = ({ faults }: { readonly faults: readonly PlanFault[] }) => {
  const { t } = useText();
  return (
    <Alert color="red" role="alert" title={t('convention.badFile')}>
      <ul>
        {faults.slice(0, mostShown).map(({ stage, field }) => (
          <li key={`${stage} ${field}`}>
            {stage === null
              ? t('convention.badField', { field })
              : t('convention.badStage', { stage, field })}
          </li>
        ))}
      </ul>
    </Alert>
  );
};
