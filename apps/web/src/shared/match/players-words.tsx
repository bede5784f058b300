import { Text } from '@mantine/core';
import type { GameScore, TableRow } from '#contracts';
import { useText } from '../../i18n/index.js';
import { flipScore, outcome, scoreText } from './score.js';

/** The result that each of the two players reported: what a judge needs to know before ruling. */
export const PlayersWords = ({ row: { report, dispute, ...row } }: { row: TableRow }) => {
  const { t } = useText();
  /** Names the winner with the score, so that nobody has to know from whose side it is read. */
  const meaning = (score: GameScore): string => {
    const is = outcome(score);
    if (is === 'drawn') return t('score.drawn', { score: scoreText(score) });
    return is === 'won'
      ? t('score.winsBy', { name: row.a.name, score: scoreText(score) })
      : t('score.winsBy', { name: row.b.name, score: scoreText(flipScore(score)) });
  };
  return (
    <>
      {report === null ? null : (
        <Text>
          {t('rounds.reported', { name: row[report.by].name, result: meaning(report.score) })}
        </Text>
      )}
      {dispute === null ? null : (
        <Text fw={650}>
          {dispute.claim === null
            ? t('rounds.disputedPlain', { name: row[dispute.by].name })
            : t('rounds.disputed', { name: row[dispute.by].name, result: meaning(dispute.claim) })}
          {dispute.note === '' ? '' : ` ${t('common.quoted', { text: dispute.note })}`}
        </Text>
      )}
    </>
  );
};
