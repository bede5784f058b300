import { Text } from '@mantine/core';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { LinkButton } from '../../shared/page/link-button.js';

/** Reminds a Trilogy player to submit three decks while they are missing or not legal. */
export const TrioReminder = ({ eventId, playerId }: { eventId: string; playerId: string }) => {
  const { t } = useText();
  const { data } = useAnswer('trio', { eventId, playerId });
  if (data === undefined || data.trio?.legal === true) return null;
  const problems =
    data.trio?.problems.filter((problem) => problem.severity === 'error').length ?? 0;
  return (
    <>
      <Text>
        {data.trio === null
          ? t('trilogy.trio.missing')
          : t('trilogy.trio.illegal', { count: problems })}
      </Text>
      <LinkButton to="/e/:eventId/trio" params={{ eventId }} size="xl">
        {t('trilogy.trio.hand')}
      </LinkButton>
    </>
  );
};
