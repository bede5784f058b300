import { Select, SimpleGrid } from '@mantine/core';
import { Suspense } from 'react';
import type { BoosterChoice } from '#contracts';
import { useBoosterSets } from '../../api/booster-sets.js';
import { useText } from '../../i18n/index.js';
import { lazyPiece } from '../page/lazily.js';

/** Loaded only when somebody chooses a cube, because cube lists are rarely pasted. */
const CubeFields = lazyPiece(async () => (await import('./cube-fields.js')).CubeFields);

type Kind = 'set' | 'sets' | 'cube';
const kinds: readonly Kind[] = ['set', 'sets', 'cube'];

const kindOf = ({ sets, cube }: BoosterChoice): Kind =>
  cube === undefined ? (sets === undefined ? 'set' : 'sets') : 'cube';

export interface BoosterFieldsProps {
  readonly value: BoosterChoice;
  readonly onChange: (value: BoosterChoice) => void;
  /** The number of boosters that each player opens. */
  readonly packs: number;
  /**
   * Whether a cube was chosen but no list has been accepted yet; the form must not be submitted
   * then.
   */
  readonly asking: boolean;
  readonly onAsking: (asking: boolean) => void;
  /** Whether somebody tried to continue without a list. */
  readonly missing?: boolean;
}

/** The choice of boosters: one set, one set per booster, or a pasted cube. */
export const BoosterFields = ({
  value,
  onChange,
  packs,
  asking,
  onAsking,
  missing = false,
}: BoosterFieldsProps) => {
  const { t } = useText();
  const setOptions = useBoosterSets().map(({ code, name }) => ({
    value: code,
    label: `${name} (${code})`,
  }));
  const kind = asking ? 'cube' : kindOf(value);
  const { set } = value;
  const sets = Array.from(
    { length: packs },
    (_, place) => value.sets?.[place % value.sets.length] ?? set,
  );
  const choose = (chosen: Kind): void => {
    onAsking(chosen === 'cube' && value.cube === undefined);
    if (chosen === 'set') onChange({ set });
    if (chosen === 'sets') onChange({ set, sets });
  };
  return (
    <>
      <Select
        label={t('boosters.kind')}
        allowDeselect={false}
        data={kinds.map((each) => ({ value: each, label: t(`boosters.kinds.${each}`) }))}
        value={kind}
        onChange={(chosen) => choose(kinds.find((each) => each === chosen) ?? 'set')}
      />
      {kind === 'set' ? (
        <Select
          label={t('limited.set')}
          allowDeselect={false}
          data={setOptions}
          value={set}
          onChange={(chosen) => onChange({ set: chosen ?? set })}
        />
      ) : null}
      {kind === 'sets' ? (
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="xs" style={{ gridColumn: '1 / -1' }}>
          {sets.map((code, place) => (
            <Select
              key={place}
              label={t('boosters.pack', { number: place + 1 })}
              allowDeselect={false}
              data={setOptions}
              value={code}
              onChange={(chosen) => {
                const next = sets.with(place, chosen ?? code);
                onChange({ set: next[0] ?? set, sets: next });
              }}
            />
          ))}
        </SimpleGrid>
      ) : null}
      {kind === 'cube' ? (
        <Suspense>
          <CubeFields
            cube={value.cube}
            packs={packs}
            missing={missing}
            onChange={(cube) => {
              onChange(cube === null ? { set } : { set, cube });
              onAsking(cube === null);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
};
