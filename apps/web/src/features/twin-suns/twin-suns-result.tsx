import { useEffect, useRef } from 'react';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { TwinSunsView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { useNavigate } from '../../navigation/here.js';
import { FailureNote } from '../../shared/failure-note.js';
import { LinkButton } from '../../shared/link-button.js';
import { FinalStanding } from '../../shared/table/final-standing.js';

/** For those who played: another game with the same deck, at a table that whoever wants it first opens. */
const Again = ({ view: { gameId, players, rematch, mine } }: { view: TwinSunsView }) => {
  const { t } = useText();
  const navigate = useNavigate();
  const again = useCommand('PlayTwinSunsAgain', {
    onAccepted: ({ ids }) => {
      const next = ids['gameId'] ?? rematch?.gameId;
      if (next !== undefined) navigate({ to: '/twin-suns/:gameId', params: { gameId: next } });
    },
  });
  if (mine === null) return null;
  const name = rematch === null ? undefined : players[rematch.by]?.name;
  return (
    <>
      <Text role="status" size={name === undefined ? 'sm' : 'md'}>
        {name === undefined ? t('twinSuns.againHow') : t('twinSuns.againBy', { name })}
      </Text>
      <FailureNote error={again.failure} />
      <Button
        style={{ alignSelf: 'flex-start' }}
        loading={again.pending}
        onClick={() => again.send({ gameId })}
      >
        {t('twinSuns.again')}
      </Button>
    </>
  );
};

/** Who won, and what each player's base has left, the most first (12.7.2). */
export const TwinSunsResult = ({ view }: { view: TwinSunsView }) => {
  const { t } = useText();
  const { players, result, board } = view;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const won = (result?.winners ?? []).map((seat) => players[seat]?.name ?? '').join(', ');
  return (
    <section className="cv-panel cv-now" aria-live="polite" ref={panel} tabIndex={-1}>
      <Stack gap="sm">
        <Title order={2} fz={24} data-testid="twin-suns-result">
          {(result?.winners.length ?? 0) > 1
            ? t('practice.shared', { names: won })
            : t('table.wins', { name: won })}
        </Title>
        {board !== null && result !== null ? (
          <FinalStanding board={board} names={players.map(({ name }) => name)} result={result} />
        ) : null}
        <Again view={view} />
        <Group gap="sm">
          <LinkButton
            to="/twin-suns/:gameId/replay"
            params={{ gameId: view.gameId }}
            variant="default"
          >
            {t('replay.watch')}
          </LinkButton>
          <LinkButton to="/twin-suns" variant="subtle">
            {t('twinSuns.other')}
          </LinkButton>
        </Group>
      </Stack>
    </section>
  );
};
