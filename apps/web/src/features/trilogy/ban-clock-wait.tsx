import { Button, Stack, Text } from '@mantine/core';
import type { EventView, TrilogyMatchView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { other } from '../../shared/trilogy/sides.js';
import { trilogyOffers } from './trilogy-offers.js';

/**
 * What the clock for the bans waits for, which players are present, and a button to confirm one's
 * own presence; hidden once the clock runs or if there is none.
 */
export const BanClockWait = ({ event, match }: { event: EventView; match: TrilogyMatchView }) => {
  const { t } = useText();
  const { eventId, matchId, mine, waitsFor } = match;
  const sit = useCommand('SitDown', { eventId });
  if (waitsFor === null) return null;
  if (waitsFor === 'round') return <Text>{t('trilogy.here.round')}</Text>;
  const others = mine === null ? [match.a, match.b] : [match[other(mine)]];
  const own = mine !== null && match[mine].here;
  const { sit: sits } = trilogyOffers(event, match, { decksIn: false, onScreen: false });
  return (
    <Stack gap="xs">
      <Text>{t('trilogy.here.wait')}</Text>
      <div aria-live="polite">
        {own ? <Text fw={650}>{t('trilogy.here.you')}</Text> : null}
        {others
          .filter(({ here }) => here)
          .map(({ playerId, name }) => (
            <Text key={playerId} fw={650}>
              {t('trilogy.here.one', { name })}
            </Text>
          ))}
        {mine === null && others.every(({ here }) => !here) ? (
          <Text>{t('trilogy.here.none')}</Text>
        ) : null}
      </div>
      {sits ? (
        <Button
          size="md"
          variant="light"
          loading={sit.pending}
          onClick={() => sit.send({ matchId })}
        >
          {t('trilogy.here.sit')}
        </Button>
      ) : null}
      <FailureNote error={sit.failure} />
    </Stack>
  );
};
