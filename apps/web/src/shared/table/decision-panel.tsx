import { useState } from 'react';
import { Button, Group, NumberInput, Select, Stack, Text } from '@mantine/core';
import type { TableDecision, TableMove } from '#contracts';
import { useText } from '../../i18n/index.js';
import { CardTile } from './card-tile.js';
import { answersAtOnce, given, moveOf } from './choosing.js';
import type { Hands } from './hands.js';
import { useServerText } from './in-language.js';

interface AskedProps {
  readonly decision: TableDecision;
  readonly hands: Hands;
  readonly busy: boolean;
  readonly onMove: (move: TableMove) => void;
}

/** Every option in words; the ones about the card that is looked at come first. */
const Options = ({ decision, hands, busy, onMove }: AskedProps) => {
  const say = useServerText();
  const atOnce = answersAtOnce(decision);
  const about = (index: number): boolean =>
    hands.looked !== null && decision.options[index]?.card === hands.looked.card;
  const order = decision.options
    .map((_option, index) => index)
    .sort((one, other) => Number(about(other)) - Number(about(one)) || one - other);
  return (
    <div className="cv-options">
      {order.map((index) => {
        const option = decision.options[index];
        if (option === undefined) return null;
        const picked = hands.choice?.picked.includes(index) ?? false;
        const point = () => hands.point(option.card ?? null);
        return (
          <Button
            key={index}
            size="compact-md"
            variant={picked || (atOnce && about(index)) ? 'filled' : 'default'}
            aria-pressed={atOnce ? undefined : picked}
            disabled={busy}
            onMouseEnter={point}
            onFocus={point}
            onMouseLeave={() => hands.point(null)}
            onBlur={() => hands.point(null)}
            onClick={() =>
              atOnce ? onMove({ at: decision.at, pick: [index] }) : hands.pick(index)
            }
          >
            {say(option.text)}
          </Button>
        );
      })}
    </div>
  );
};

const Division = ({ decision, hands }: Pick<AskedProps, 'decision' | 'hands'>) => {
  const { t } = useText();
  const say = useServerText();
  const { division } = decision;
  if (division === null || hands.choice === null) return null;
  return (
    <Stack gap={4}>
      {decision.options.map((option, index) => (
        <NumberInput
          key={index}
          size="xs"
          label={say(option.text)}
          min={0}
          max={division.caps[index] ?? 0}
          clampBehavior="strict"
          allowDecimal={false}
          value={hands.choice?.amounts[index] ?? 0}
          onFocus={() => hands.point(option.card ?? null)}
          onChange={(amount) => hands.give(index, Number(amount) || 0)}
        />
      ))}
      <Text size="sm" aria-live="polite">
        {t('table.divided', { given: given(hands.choice), total: division.total })}
      </Text>
    </Stack>
  );
};

const Naming = ({ decision, busy, onMove }: AskedProps) => {
  const { t } = useText();
  const [name, setName] = useState<string | null>(null);
  return (
    <Group align="flex-end" gap="xs">
      <Select
        searchable
        size="sm"
        limit={30}
        style={{ flex: 1 }}
        label={t('table.cardName')}
        data={[...new Set(decision.names ?? [])]}
        value={name}
        onChange={setName}
      />
      <Button
        disabled={busy || name === null}
        onClick={() => name !== null && onMove({ at: decision.at, name })}
      >
        {t('table.done')}
      </Button>
    </Group>
  );
};

/** The question that waits for this player, and every legal answer to it, as the server offers them. */
export const DecisionPanel = (props: AskedProps) => {
  const { t } = useText();
  const say = useServerText();
  const { decision, hands, busy, onMove } = props;
  const move = hands.choice && moveOf(decision, hands.choice);
  const atOnce = answersAtOnce(decision);
  return (
    <section className="cv-decision" data-at={decision.at} aria-label={t('table.yourDecision')}>
      <Text fw={700} aria-live="polite" data-testid="question">
        {say(decision.text)}
      </Text>
      {decision.source === null ? null : (
        <Text size="sm" c="dimmed" className="cv-card-text">
          {say(hands.face(decision.source.id).text)}
        </Text>
      )}
      {decision.shown.length === 0 ? null : (
        <div className="cv-cards">
          {decision.shown.map((card) => (
            <CardTile key={card.card} card={card} hands={hands} />
          ))}
        </div>
      )}
      {atOnce || decision.names !== null ? null : (
        <Group gap="xs">
          <Button disabled={busy || move === null} onClick={() => move !== null && onMove(move)}>
            {decision.division === null && decision.min === 0 && hands.choice?.picked.length === 0
              ? t('table.none')
              : t('table.done')}
          </Button>
          {decision.division === null ? (
            <Text size="sm" c="dimmed">
              {decision.min === decision.max
                ? t('table.pickExactly', {
                    picked: hands.choice?.picked.length ?? 0,
                    n: decision.max,
                  })
                : t('table.pickUpTo', {
                    picked: hands.choice?.picked.length ?? 0,
                    n: decision.max,
                  })}
            </Text>
          ) : null}
        </Group>
      )}
      {decision.names === null ? null : <Naming {...props} />}
      {decision.division === null ? (
        decision.names === null && <Options {...props} />
      ) : (
        <Division decision={decision} hands={hands} />
      )}
    </section>
  );
};
