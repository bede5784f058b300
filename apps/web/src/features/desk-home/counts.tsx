import { SimpleGrid, Text } from '@mantine/core';
import type { EventView } from '#contracts';
import { useText, type TextKey } from '../../i18n/index.js';

/** The numbers that an organizer needs all day. */
export const Counts = ({ event }: { event: EventView }) => {
  const { t } = useText();
  const { counts } = event;
  const running = event.status === 'running';
  const started = running || event.status === 'finished';
  const shown: readonly (readonly [TextKey, number, boolean])[] = [
    ['desk.count.registered', counts.registered, !running],
    ['desk.count.checkedIn', counts.checkedIn, !started],
    ['desk.count.playing', counts.playing, running],
    ['desk.count.dropped', counts.dropped, started],
    ['desk.count.waitlisted', counts.waitlisted, !started],
    ['desk.count.decks', counts.decks, true],
    ['desk.count.illegalDecks', counts.illegalDecks, true],
  ];
  return (
    <SimpleGrid component="dl" cols={{ base: 2, xs: 3, md: 5 }} m={0}>
      {shown
        .filter(([, , wanted]) => wanted)
        .map(([label, value]) => (
          <div key={label} className="cv-panel">
            <Text component="dt" size="sm" c="dimmed">
              {t(label)}
            </Text>
            <Text
              component="dd"
              m={0}
              fz={26}
              fw={750}
              lh={1.1}
              c={label === 'desk.count.illegalDecks' && value > 0 ? 'var(--cv-bad)' : undefined}
            >
              {value}
            </Text>
          </div>
        ))}
    </SimpleGrid>
  );
};
