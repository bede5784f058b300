import { Group, Text } from '@mantine/core';
import type { EventView } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { needsDeck } from '../../shared/limited/needs-deck.js';
import { Names } from './names.js';

/** Who plays without the legal deck that the event asks for: let in late, or in spite of it at the start. */
export const WithoutDeck = ({ event }: { readonly event: EventView }) => {
  const { t } = useText();
  const { eventId } = event;
  const wanted = event.status === 'running' && needsDeck(event);
  const { data } = useAnswer('roster', { eventId }, { enabled: wanted });
  const rows = wanted
    ? (data?.players ?? []).filter((row) => row.status === 'playing' && row.deck !== 'legal')
    : [];
  if (rows.length === 0) return null;
  return (
    <Group className="cv-panel" justify="space-between" role="status">
      <div style={{ flex: '1 1 20rem', minWidth: 0 }}>
        <Text fw={650} c="var(--cv-bad)">
          {t('desk.withoutDeck', { count: rows.length })}
        </Text>
        <Names rows={rows} />
      </div>
      <LinkButton to="/e/:eventId/desk/decks" params={{ eventId }} variant="default">
        {t('desk.decks')}
      </LinkButton>
    </Group>
  );
};
