import { Suspense, useEffect } from 'react';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { ApiFailure, isFailed, isTransient } from '../../api/http.js';
import { addTexts, useText } from '../../i18n/index.js';
import type { Facts } from '../../i18n/index.js';
import { lazily } from '../page/lazily.js';

/** Returns the text for a stable failure code in the reader's language. */
export const useFailureText = () => {
  const { t, code } = useText();
  return (failureCode: string, data: Facts = {}): string =>
    code('errors', failureCode, data) ?? t('errors.fallback', { code: failureCode });
};

export const useErrorText = () => {
  const text = useFailureText();
  return (error: unknown): string =>
    isFailed(error)
      ? text(error.code, error instanceof ApiFailure ? error.data : {})
      : text('web/unexpected');
};

const FieldsAtFault = lazily(
  async () => (await import('../forms/fields-at-fault.js')).FieldsAtFault,
);

interface FailureNoteProps {
  readonly error: unknown;
  readonly onRetry?: (() => void) | undefined;
}

/** A board loads only the texts of refusals that occur there; an unknown code loads the others. */
const useRareRefusals = (error: unknown): void => {
  const { code } = useText();
  const unknown = isFailed(error) && code('errors', error.code) === null;
  useEffect(() => {
    if (unknown) addTexts('players').catch(() => undefined);
  }, [unknown]);
};

/** Whether retrying may help: a refusal stays the same while the request stays the same. */
const mayHelp = (error: unknown): boolean =>
  !(error instanceof ApiFailure) || error.status >= 500 || isTransient(error);

export const FailureNote = ({ error, onRetry }: FailureNoteProps) => {
  const { t } = useText();
  const errorText = useErrorText();
  useRareRefusals(error);
  if (error === null || error === undefined) return null;
  const reference = error instanceof ApiFailure && error.status >= 500 ? error.correlationId : null;
  return (
    <Alert
      role="alert"
      color="red"
      icon={<IconAlertTriangle size={18} />}
      title={t('common.failed.title')}
    >
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          {errorText(error)}
          {reference === null ? null : ` ${t('common.failed.reference', { id: reference })}`}
        </Text>
        {onRetry === undefined || !mayHelp(error) ? null : (
          <Button size="compact-sm" variant="default" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )}
      </Group>
      {error instanceof ApiFailure && error.fields.length > 0 ? (
        <Suspense>
          <FieldsAtFault of={error.fields} />
        </Suspense>
      ) : null}
    </Alert>
  );
};
