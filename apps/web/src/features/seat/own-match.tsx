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

/** The match at the player's own table while they have to ban or pick; null otherwise. */
const useOwedChoice = ({ table }: OwnMatchProps): TrilogyMatchView | null => {
  const { matchId, status } = table;
  const { data } = useAnswer('trilogyMatch', { matchId }, { enabled: status !== 'completed' });
  // Until the answer about a new table is there, the one about the last table is still handed out.
  return data !== undefined && data.matchId === matchId && owesChoice(data) ? data : null;
};

/**
 * What a seat shows before all else: a ban or a pick that
 * the player owes, with the time left and the way to it.
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

/** The way to the own match below the table, unless an owed choice shows it above. */
export const OwnMatchLink = (props: OwnMatchProps) =>
  useOwedChoice(props) === null ? <TrilogyLink {...props} own /> : null;
