import { useState } from 'react';
import { Alert, Button, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import type { Cube, CubeCheck } from '#contracts';
import { checkCube } from '../../api/limited.js';
import { useText } from '../../i18n/index.js';
import { Finding } from '../deck/findings.js';
import { FailureNote } from '../feedback/failure-note.js';
import { GrowingTextarea } from '../forms/growing-textarea.js';

interface CubeFieldsProps {
  readonly cube: Cube | undefined;
  /** The number of boosters that each player opens. */
  readonly packs: number;
  /** Whether somebody tried to continue without a checked list. */
  readonly missing: boolean;
  /** null: the current list cannot be used, or has not been checked. */
  readonly onChange: (cube: Cube | null) => void;
}

const leastCards = 5;
const mostCards = 16;
const usualCards = 14;

/** The cards as text, one per line, so that a stored list can be pasted again. */
const listOf = (cards: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => (count > 1 ? `${count} ${id}` : id)).join('\n');
};

const Verdict = ({
  checked: { leaders, drafted, problems },
  packs,
  packSize,
}: {
  checked: CubeCheck;
  packs: number;
  packSize: number;
}) => {
  const { t } = useText();
  const errors = problems.filter(({ severity }) => severity === 'error');
  const players = Math.floor(Math.min(leaders / packs, drafted / (packs * packSize)));
  return (
    <Alert
      color={errors.length > 0 || players < 1 ? 'red' : 'green'}
      title={
        errors.length > 0
          ? t('boosters.errors', { count: errors.length })
          : t('boosters.enough', { leaders, cards: drafted, count: players })
      }
      role="status"
    >
      {problems.length === 0 ? null : (
        <ul className="cv-findings">
          {problems.map((problem, index) => (
            <Finding key={index} problem={problem} />
          ))}
        </ul>
      )}
    </Alert>
  );
};

/** A cube as text: the server reads it and reports every line that it cannot read. */
export const CubeFields = ({ cube, packs, missing, onChange }: CubeFieldsProps) => {
  const { t } = useText();
  const [name, setName] = useState(cube?.name ?? '');
  const [text, setText] = useState(() => listOf(cube?.cards ?? []));
  const [packSize, setPackSize] = useState(cube?.packSize ?? usualCards);
  const [checked, setChecked] = useState<CubeCheck | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [pending, setPending] = useState(false);
  const check = async (): Promise<void> => {
    setPending(true);
    setFailure(null);
    try {
      const found = await checkCube(text);
      setChecked(found);
      const called = name.trim() || found.name || t('boosters.cube');
      setName(called);
      onChange(found.cards.length > 0 ? { name: called, cards: found.cards, packSize } : null);
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Stack gap="xs" style={{ gridColumn: '1 / -1' }}>
      <GrowingTextarea
        label={t('boosters.list')}
        description={t('boosters.listHint')}
        rows={[4, 12]}
        maxLength={65_536}
        value={text}
        onChange={(change) => {
          setText(change.currentTarget.value);
          setChecked(null);
          // The edited text is no longer the checked list.
          if (cube !== undefined) onChange(null);
        }}
      />
      <Group align="flex-end" gap="xs">
        <TextInput
          label={t('boosters.name')}
          maxLength={80}
          value={name}
          onChange={(change) => {
            const called = change.currentTarget.value;
            setName(called);
            if (cube !== undefined && called.trim() !== '')
              onChange({ ...cube, name: called.trim() });
          }}
        />
        <NumberInput
          label={t('boosters.packSize')}
          min={leastCards}
          max={mostCards}
          clampBehavior="strict"
          allowDecimal={false}
          value={packSize}
          onChange={(given) => {
            const size = Math.max(leastCards, Number(given) || usualCards);
            setPackSize(size);
            if (cube !== undefined) onChange({ ...cube, packSize: size });
          }}
        />
        <Button
          variant="default"
          loading={pending}
          disabled={text.trim() === ''}
          onClick={() => void check()}
        >
          {t('boosters.check')}
        </Button>
      </Group>
      <FailureNote error={failure} />
      {checked === null ? (
        <Text
          size="sm"
          {...(missing && cube === undefined ? { c: 'var(--cv-bad)', role: 'alert', fw: 650 } : {})}
        >
          {cube === undefined
            ? t('boosters.unchecked')
            : t('boosters.taken', { name: cube.name, count: cube.cards.length })}
        </Text>
      ) : (
        <Verdict checked={checked} packs={packs} packSize={packSize} />
      )}
    </Stack>
  );
};
