import { Text } from '@mantine/core';
import type { TableRow } from '#contracts';
import { useText } from '../i18n/index.js';
import { scoreText } from './score.js';

/** What each of the two says that the result was: all that a judge needs to hear before he rules. */
export const Told = ({ row: { report, dispute, ...row } }: { row: TableRow }) => {
  const { t } = useText();
  return (
    <>
      {report === null ? null : <Text>{t('rounds.reported', { name: row[report.by].name, score: scoreText(report.score) })}</Text>}
      {dispute === null ? null : (
        <Text fw={650}>
          {dispute.claim === null ? t('rounds.disputedPlain', { name: row[dispute.by].name }) : t('rounds.disputed', { name: row[dispute.by].name, score: scoreText(dispute.claim) })}
          {dispute.note === '' ? '' : ` ${t('common.quoted', { text: dispute.note })}`}
        </Text>
      )}
    </>
  );
};
