import { Group, Text } from '@mantine/core';
import type { EventView } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { isLimited } from '../../shared/limited/limited.js';
import { Names } from './names.js';
import { nextStep } from './next-step.js';

/** What players who should have a legal deck by now are doing; null while no deck is required. */
const useDecksAreDue = (event: EventView): 'build' | 'play' | null => {
  const { eventId, format, status, settings } = event;
  const asked = status === 'running' && settings.deckRequired;
  const built = asked && isLimited(format) && event.rounds.length === 0;
  const { data = null } = useAnswer('pods', { eventId }, { enabled: built });
  if (!asked) return null;
  if (!built) return 'play';
  return nextStep(event, data).kind === 'building' ? 'build' : null;
};

/**
 * The players who play without the required legal deck: admitted late, or at the start in spite of
 * it; in Sealed and Draft also those who are still building.
 */
export const WithoutDeck = ({ event }: { readonly event: EventView }) => {
  const { t } = useText();
  const { eventId } = event;
  const due = useDecksAreDue(event);
  const { data } = useAnswer('roster', { eventId }, { enabled: due !== null });
  const rows = due
    ? (data?.players ?? []).filter((row) => row.status === 'playing' && row.deck !== 'legal')
    : [];
  if (rows.length === 0) return null;
  return (
    <Group className="cv-panel" justify="space-between" role="status">
      <div style={{ flex: '1 1 20rem', minWidth: 0 }}>
        <Text fw={650} c="var(--cv-bad)">
          {t(due === 'build' ? 'people.withoutDeck' : 'desk.withoutDeck', { count: rows.length })}
        </Text>
        <Names rows={rows} />
      </div>
      <LinkButton to="/e/:eventId/desk/decks" params={{ eventId }} variant="default">
        {t('desk.decks')}
      </LinkButton>
    </Group>
  );
};
