import { useEffect, useRef } from 'react';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { TwinSunsView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/failure-note.js';
import { LinkButton } from '../../shared/link-button.js';
import { sides } from './sides.js';

/** For those who played: another game with the same deck, at a table that whoever wants it first opens. */
const Again = ({ view: { gameId, players, rematch, mine } }: { view: TwinSunsView }) => {
  const { t } = useText();
  const navigate = useNavigate();
  const again = useCommand('PlayTwinSunsAgain', {
    onAccepted: ({ ids }) => {
      const next = ids['gameId'] ?? rematch?.gameId;
      if (next !== undefined) void navigate({ to: '/twin-suns/$gameId', params: { gameId: next } });
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
  const left = players.map(({ name }, seat) => {
    const half = board?.[sides[seat] ?? 'a'];
    const out = half === undefined || half.eliminated === true;
    return { seat, name, out, hp: out ? 0 : Math.max(0, half.base.hp - half.base.damage) };
  });
  return (
    <section className="cv-panel cv-now" aria-live="polite" ref={panel} tabIndex={-1}>
      <Stack gap="sm">
        <Title order={2} fz={24} data-testid="twin-suns-result">
          {(result?.winners.length ?? 0) > 1
            ? t('practice.shared', { names: won })
            : t('table.wins', { name: won })}
        </Title>
        <ol className="cv-quiet-list" style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {left
            .toSorted((one, two) => Number(one.out) - Number(two.out) || two.hp - one.hp)
            .map(({ seat, name, out, hp }) => (
              <li key={seat}>
                <b>{name}</b>: {out ? t('table.out') : t('table.hpLeft', { n: hp })}
              </li>
            ))}
        </ol>
        <Again view={view} />
        <Group gap="sm">
          <LinkButton
            to="/twin-suns/$gameId/replay"
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
