import { Text } from '@mantine/core';
import type { TrilogyMatchView } from '#contracts';
import { useText } from '../../i18n/index.js';
import { leaderName, lotOf, type Side } from '../../shared/trilogy/sides.js';

/** The two decks of the current game, turned over as they are revealed. */
export const Duel = ({ match }: { match: TrilogyMatchView }) => {
  const { t } = useText();
  const side = (by: Side) => {
    const { name, decks, playing } = match[by];
    const face = playing === null ? undefined : decks[playing];
    const lot = lotOf(match, match.game, by);
    return (
      <div key={`${by}-${match.game}`}>
        <Text fw={700}>{name}</Text>
        <Text>{leaderName(face)}</Text>
        <Text size="sm" c="dimmed">
          {face?.base.name ?? ''}
        </Text>
        {lot === null ? null : <Text size="sm">{t(`trilogy.byLot.${lot}`)}</Text>}
      </div>
    );
  };
  const before = match.games.at(-2);
  return (
    <div aria-live="polite">
      <div className="cv-trilogy-duel">
        {side('a')}
        <Text fw={800} aria-hidden>
          –
        </Text>
        {side('b')}
      </div>
      {before?.winner === 'draw' ? (
        <Text size="sm" ta="center" mt={6}>
          {t('trilogy.replay')}
        </Text>
      ) : null}
    </div>
  );
};
