import { useEffect, useRef } from 'react';
import { Group, Stack, Title } from '@mantine/core';
import type { TwinSunsView } from '#contracts';
import { useText } from '../../i18n/index.js';
import { LinkButton } from '../../shared/link-button.js';
import { sides } from './sides.js';

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
        <Group gap="sm">
          <LinkButton to="/twin-suns">{t('twinSuns.other')}</LinkButton>
        </Group>
      </Stack>
    </section>
  );
};
