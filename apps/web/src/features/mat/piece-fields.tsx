import { Button, Checkbox, Group, NumberInput, SegmentedControl, TextInput } from '@mantine/core';
import { matSize, type ArcName, type MatShip, type Pose } from '#xwing-mat';
import { useText } from '../../i18n/index.js';

interface PoseFieldsProps {
  readonly piece: Pose;
  readonly onPose: (pose: Partial<Pose>) => void;
  readonly onRemove: () => void;
}

/** Position and direction as numbers, for judges who measure with a ruler or use no pointer. */
export const PoseFields = ({ piece, onPose, onRemove }: PoseFieldsProps) => {
  const { t } = useText();
  const field = (label: string, key: keyof Pose, most: number) => (
    <NumberInput
      label={label}
      value={Math.round(piece[key] * 10) / 10}
      min={key === 'heading' ? -360 : -100}
      max={most}
      step={key === 'heading' ? 5 : 10}
      onChange={(value) => {
        if (typeof value === 'number') onPose({ [key]: value });
      }}
      style={{ flex: '1 1 90px' }}
    />
  );
  return (
    <>
      <Group gap="xs" align="flex-end">
        {field(t('mat.x'), 'x', matSize.width + 100)}
        {field(t('mat.y'), 'y', matSize.height + 100)}
        {field(t('mat.heading'), 'heading', 360)}
      </Group>
      <Group gap="xs">
        <Button size="sm" variant="default" onClick={() => onPose({ heading: piece.heading - 15 })}>
          {t('mat.left15')}
        </Button>
        <Button size="sm" variant="default" onClick={() => onPose({ heading: piece.heading + 15 })}>
          {t('mat.right15')}
        </Button>
        <Button size="sm" variant="subtle" color="red" onClick={onRemove}>
          {t('mat.remove')}
        </Button>
      </Group>
    </>
  );
};

interface ShipFieldsProps {
  readonly ship: MatShip;
  readonly onChange: (change: {
    readonly name?: string;
    readonly size?: MatShip['size'];
    readonly arcs?: readonly ArcName[];
  }) => void;
}

const arcs = ['rear', 'turret'] as const;

/** What else the mat needs to know about a ship. */
export const ShipFields = ({ ship, onChange }: ShipFieldsProps) => {
  const { t } = useText();
  const has = ship.arcs ?? [];
  return (
    <>
      <TextInput
        label={t('mat.name')}
        value={ship.name}
        maxLength={40}
        onChange={(change) => onChange({ name: change.currentTarget.value })}
      />
      <SegmentedControl
        aria-label={t('mat.size')}
        value={ship.size}
        onChange={(size) => onChange({ size: size === 'large' ? 'large' : 'small' })}
        data={[
          { value: 'small', label: t('mat.small') },
          { value: 'large', label: t('mat.large') },
        ]}
      />
      <Group>
        {arcs.map((arc) => (
          <Checkbox
            key={arc}
            label={t(`mat.arc.${arc}`)}
            checked={has.includes(arc)}
            onChange={() =>
              onChange({
                arcs: has.includes(arc) ? has.filter((one) => one !== arc) : [...has, arc],
              })
            }
          />
        ))}
      </Group>
    </>
  );
};
