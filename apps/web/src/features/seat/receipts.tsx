import { useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { keptReceipts } from '../../api/receipts.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { checkReceipt, type Verdict } from './check-receipt.js';

type Counts = Readonly<Record<Verdict, number>>;

const none: Counts = { holds: 0, 'not-yet': 0, broken: 0, 'cannot-check': 0 };
const verdicts = ['broken', 'holds', 'not-yet', 'cannot-check'] as const;

/**
 * The signed receipts on this device: their number, whether the log contains what they promise, and
 * a file to keep elsewhere.
 */
export const Receipts = ({ eventId }: { eventId: string }) => {
  const { t } = useText();
  const [checking, setChecking] = useState(false);
  const [counts, setCounts] = useState<Counts | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const receipts = keptReceipts(eventId);
  if (receipts.length === 0) return null;
  const check = async (): Promise<void> => {
    setChecking(true);
    setFailure(null);
    try {
      const found = await Promise.all(receipts.map((each) => checkReceipt(eventId, each)));
      setCounts(found.reduce((sum, each) => ({ ...sum, [each]: sum[each] + 1 }), none));
    } catch (error) {
      setFailure(error);
    } finally {
      setChecking(false);
    }
  };
  const file = JSON.stringify(receipts.map(({ note }) => note));
  return (
    <details>
      <Text component="summary" size="sm">
        {t('seat.receipts.title', { count: receipts.length })}
      </Text>
      <Stack gap="xs" mt="xs">
        <Text size="sm">{t('seat.receipts.why')}</Text>
        <Group>
          <Button variant="default" loading={checking} onClick={() => void check()}>
            {t('seat.receipts.check')}
          </Button>
          <Button
            variant="subtle"
            component="a"
            href={`data:application/json;charset=utf-8,${encodeURIComponent(file)}`}
            download={`receipts-${eventId}.json`}
          >
            {t('seat.receipts.save')}
          </Button>
        </Group>
        <div role="status">
          {verdicts
            .filter((verdict) => (counts?.[verdict] ?? 0) > 0)
            .map((verdict) => (
              <Text key={verdict} size="sm" c={verdict === 'broken' ? 'red' : undefined}>
                {t(`seat.receipts.${verdict}`, { count: counts?.[verdict] ?? 0 })}
              </Text>
            ))}
        </div>
        <FailureNote error={failure} />
      </Stack>
    </details>
  );
};
