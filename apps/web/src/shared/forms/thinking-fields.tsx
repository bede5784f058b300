import { NumberInput, Select } from '@mantine/core';
import type { ThinkingTime } from '#contracts';
import { useText } from '../../i18n/index.js';

type Kind = 'off' | 'reserve' | 'per-move' | 'byo-yomi';

/** The initial values of each kind. */
const beginnings: { readonly [K in Kind]: ThinkingTime | null } = {
  off: null,
  reserve: { reserve: 1_500, increment: 10, perMove: 0, atZero: 'loss' },
  'per-move': { reserve: 0, increment: 0, perMove: 60, atZero: 'choice' },
  'byo-yomi': { reserve: 900, increment: 0, perMove: 30, atZero: 'loss' },
};
const kinds = ['off', 'reserve', 'per-move', 'byo-yomi'] as const satisfies readonly Kind[];

const kindOf = (time: ThinkingTime | null): Kind => {
  if (time === null) return 'off';
  if (time.perMove === 0) return 'reserve';
  return time.reserve === 0 ? 'per-move' : 'byo-yomi';
};

/**
 * The possible consequences of running out of time. Without time per question ("reserve"), a choice
 * made by the clock would be followed only by further ones; a player alone has no opponent whom a
 * warning would serve.
 */
export const ends = (kind: Kind, alone: boolean): readonly ThinkingTime['atZero'][] => [
  ...(alone ? [] : (['warning'] as const)),
  ...(kind === 'reserve' ? [] : (['choice'] as const)),
  'loss',
];

interface FieldsProps {
  readonly value: ThinkingTime | null;
  readonly description?: string;
  /** Whether all opponents are bots. */
  readonly alone?: boolean;
  readonly onChange: (time: ThinkingTime | null) => void;
}

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly suffix: string;
  readonly onChange: (value: number) => void;
}

const Amount = ({ value, min, onChange, ...words }: AmountProps) => (
  <NumberInput
    {...words}
    min={min}
    allowDecimal={false}
    clampBehavior="strict"
    value={value}
    onChange={(typed) => onChange(typeof typed === 'number' ? Math.max(min, typed) : min)}
  />
);

/** The time for thinking in a game on screen, and what happens when it runs out. */
export const ThinkingFields = ({ value, description, alone = false, onChange }: FieldsProps) => {
  const { t } = useText();
  const kind = kindOf(value);
  const change = (part: Partial<ThinkingTime>) => value && onChange({ ...value, ...part });
  return (
    <>
      <Select
        label={t('thinking.label')}
        {...(description !== undefined && { description })}
        allowDeselect={false}
        data={kinds.map((each) => ({ value: each, label: t(`thinking.kind.${each}`) }))}
        value={kind}
        onChange={(next) => onChange(beginnings[kinds.find((each) => each === next) ?? 'off'])}
      />
      {value !== null && kind !== 'per-move' ? (
        <Amount
          label={t('thinking.reserve')}
          value={Math.round(value.reserve / 60)}
          min={1}
          max={120}
          suffix=" min"
          onChange={(minutes) => change({ reserve: minutes * 60 })}
        />
      ) : null}
      {value !== null && kind === 'reserve' ? (
        <Amount
          label={t('thinking.increment')}
          value={value.increment}
          min={0}
          max={120}
          suffix=" s"
          onChange={(increment) => change({ increment })}
        />
      ) : null}
      {value !== null && kind !== 'reserve' ? (
        <Amount
          label={t('thinking.perMove')}
          value={value.perMove}
          min={10}
          max={600}
          suffix=" s"
          onChange={(perMove) => change({ perMove })}
        />
      ) : null}
      {value === null ? null : (
        <Select
          label={t('thinking.atZero')}
          allowDeselect={false}
          data={ends(kind, alone).map((each) => ({
            value: each,
            label: t(`thinking.ends.${each}`),
          }))}
          value={value.atZero}
          onChange={(next) =>
            change({ atZero: ends(kind, alone).find((each) => each === next) ?? 'loss' })
          }
        />
      )}
    </>
  );
};
