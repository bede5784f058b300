import { useState } from 'react';
import { Button, Group, Select, Stack, Text, Title } from '@mantine/core';
import type { EventView, RosterRow, TableRow } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { ExtendTime } from '../../shared/match/extend-time.js';
import { infractionText } from '../../shared/match/infractions.js';
import { playerOffers } from '../../shared/event/player-offers.js';
import { floorOffers, tableOffers } from '../../shared/event/table-offers.js';
import { useFailureNotice } from '../../shared/feedback/notices.js';
import { PenaltyHistory } from '../../shared/match/penalty-history.js';
import { PenaltyDialog } from '../../shared/match/penalty-dialog.js';
import { RulePad } from '../../shared/match/rule-pad.js';
import { TableLink } from '../../shared/match/table-link.js';
import { TrilogyLink } from '../../shared/match/trilogy-link.js';

const Penalties = ({ event, player }: { event: EventView; player: RosterRow }) => {
  const { t } = useText();
  const { eventId } = event;
  const { penalties: mayRevoke } = floorOffers(event);
  const revoke = useCommand('RevokePenalty', { onFailed: useFailureNotice() });
  const penalties = player.penalties ?? [];
  return (
    <div>
      <Text fw={650}>{t('penalty.title')}</Text>
      {penalties.length === 0 ? <Text size="sm">{t('penalty.none')}</Text> : null}
      {penalties.map((penalty) => (
        <Group key={penalty.penaltyId} gap="xs">
          <Text size="sm">
            {t('common.swissRound', { round: penalty.round })}:{' '}
            {t(`common.penalty.${penalty.level}`)}, {infractionText(t, penalty.infraction)}.{' '}
            {penalty.note}
          </Text>
          {mayRevoke ? (
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              onClick={() => revoke.send({ eventId, penaltyId: penalty.penaltyId, reason: '' })}
            >
              {t('penalty.revoke')}
            </Button>
          ) : null}
        </Group>
      ))}
    </div>
  );
};

/** For matters without a call: find a player, see their table and penalties, act. */
export const FloorTools = ({
  event,
  tables,
}: {
  event: EventView;
  tables: readonly TableRow[];
}) => {
  const { t } = useText();
  const [playerId, setPlayerId] = useState<string | null>(null);
  const [penalizing, setPenalizing] = useState(false);
  const [ruling, setRuling] = useState(false);
  const roster = useAnswer('roster', { eventId: event.eventId });
  const players = roster.data?.players.filter((row) => row.status !== 'withdrawn') ?? [];
  const player = players.find((row) => row.playerId === playerId) ?? null;
  const table =
    tables.find((row) => row.a.playerId === playerId || row.b.playerId === playerId) ?? null;
  return (
    <section className="cv-panel" aria-labelledby="floor">
      <Title order={2} id="floor" fz="lg">
        {t('judge.floor')}
      </Title>
      <Stack gap="sm">
        <Select
          searchable
          clearable
          size="md"
          label={t('common.player')}
          value={playerId}
          onChange={setPlayerId}
          limit={30}
          data={players.map((row) => ({ value: row.playerId, label: row.name }))}
        />
        {player === null ? null : (
          <>
            <Group>
              {playerOffers(event, player).penalize ? (
                <Button size="md" variant="default" onClick={() => setPenalizing(true)}>
                  {t('penalty.issue')}
                </Button>
              ) : null}
              {table === null || tableOffers(event, table).settle === null ? null : (
                <Button
                  size="md"
                  variant="default"
                  onClick={() => setRuling(!ruling)}
                  aria-expanded={ruling}
                >
                  {t('common.table')} {table.table}: {t('rounds.rule')}
                </Button>
              )}
            </Group>
            {table === null ? null : <TrilogyLink event={event} table={table} />}
            {table === null ? null : (
              <TableLink eventId={event.eventId} matchId={table.matchId} watching />
            )}
            {table === null ? null : <ExtendTime event={event} row={table} />}
            {table !== null && ruling ? (
              <RulePad event={event} row={table} onDone={() => setRuling(false)} />
            ) : null}
            {player.staffNote === undefined ? null : (
              <Text>{t('common.quoted', { text: player.staffNote })}</Text>
            )}
            <Penalties event={event} player={player} />
            <PenaltyHistory eventId={event.eventId} playerId={player.playerId} />
            {penalizing ? (
              <PenaltyDialog
                eventId={event.eventId}
                playerId={player.playerId}
                name={player.name}
                onClose={() => setPenalizing(false)}
              />
            ) : null}
          </>
        )}
      </Stack>
    </section>
  );
};
