import { Stack, Title } from '@mantine/core';
import type { EventView, TableRow, TrilogyMatchView } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { TrilogyLink } from '../../shared/match/trilogy-link.js';
import { ChoiceTimer } from '../../shared/trilogy/choice-timer.js';
import { owesChoice } from '../../shared/trilogy/sides.js';

interface OwnMatchProps {
  readonly event: EventView;
  readonly table: TableRow;
}

/** The Trilogy match at the player's table while they have to ban or pick; otherwise null. */
const useOwedChoice = ({ table }: OwnMatchProps): TrilogyMatchView | null => {
  const { matchId, status } = table;
  const { data } = useAnswer('trilogyMatch', { matchId }, { enabled: status !== 'completed' });
  // While the query for a new table is loading, it still returns the match of the last one.
  return data !== undefined && data.matchId === matchId && owesChoice(data) ? data : null;
};

/**
 * Shown above everything else: a ban or pick that the player owes, with the time left and a link to
 * it.
 */
export const OwedChoice = (props: OwnMatchProps) => {
  const { t } = useText();
  const match = useOwedChoice(props);
  if (match === null) return null;
  return (
    <Stack gap="xs" component="section" aria-labelledby="owed-choice">
      <Title order={2} id="owed-choice" fz={{ base: 22, sm: 26 }}>
        {t(`trilogy.stage.${match.stage}`, { game: match.game })}
      </Title>
      <ChoiceTimer match={match} />
      <TrilogyLink {...props} own />
    </Stack>
  );
};

/**
 * A link to the player's Trilogy match below the table, unless an owed choice above contains it.
 */
export const OwnMatchLink = (props: OwnMatchProps) =>
  useOwedChoice(props) === null ? <TrilogyLink {...props} own /> : null;
