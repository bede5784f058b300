import { Text, Title } from '@mantine/core';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/feedback/answer.js';
import { BracketTree } from '../../shared/standings/bracket-tree.js';
import { useEvent } from '../../shared/event/use-event.js';

export const BracketPage = () => {
  const { t } = useText();
  const event = useEvent();
  const query = useAnswer('bracket', { eventId: event.eventId });
  return (
    <Answer of={query} rows={6}>
      {(bracket) => (
        <>
          {bracket.champion === null ? null : (
            <Title order={2}>{t('common.champion', { name: bracket.champion.name })}</Title>
          )}
          {bracket.size === 0 || bracket.rounds.length === 0 ? (
            <Text c="dimmed">{t('bracket.none')}</Text>
          ) : (
            <BracketTree bracket={bracket} mine={event.myPlayerId} />
          )}
        </>
      )}
    </Answer>
  );
};
