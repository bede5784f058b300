import { Fieldset, NumberInput, Select, SimpleGrid } from '@mantine/core';
import { pickClocks, type LimitedSettings, type PickClockName } from '#contracts';
import { useText, type TextKey } from '../../i18n/index.js';
import { BoosterFields } from '../limited/booster-fields.js';
import { boostersOfDrafter, isUnchecked, uncheckedCube } from '../limited/limited.js';
import { ClockTable } from './clock-table.js';
import { useEventFormContext } from './form.js';
import { useLock } from './locked-settings.js';

const clockNames = Object.keys(pickClocks) as PickClockName[];
/** A clock as one string for comparison: a stored clock may have its keys in another order. */
const lineOf = (clock: LimitedSettings['clock']): string =>
  clock === null
    ? ''
    : [...clock.leaders, { from: 0, seconds: clock.reviewSeconds }, ...clock.cards]
        .map(({ from, seconds }) => `${from}:${seconds}`)
        .join(' ');
const nameOfClock = (clock: LimitedSettings['clock']): PickClockName | 'own' =>
  clockNames.find((name) => lineOf(pickClocks[name]) === lineOf(clock)) ?? 'own';
const isClockName = (name: string | null): name is PickClockName =>
  clockNames.some((one) => one === name);

type ChosenField = 'source' | 'seating' | 'podPairing' | 'reveal' | 'readyCheck';
interface ChoiceProps<F extends ChosenField> {
  readonly field: F;
  readonly label: TextKey;
  readonly options: readonly (readonly [NonNullable<LimitedSettings[F]>, TextKey])[];
}

const Choice = <F extends ChosenField>({ field, label, options }: ChoiceProps<F>) => {
  const { t } = useText();
  const form = useEventFormContext();
  return (
    <Select
      label={t(label)}
      description={t('form.source.house')}
      allowDeselect={false}
      data={options.map(([value, text]) => ({ value, label: t(text) }))}
      {...form.getInputProps(`settings.limited.${field}`)}
      {...useLock(`limited.${field}`)}
    />
  );
};

interface OptionalNumberProps {
  readonly field: 'botAfterMissed' | 'leaderSeconds' | 'watchDelayMinutes';
  readonly label: TextKey;
  readonly hint: TextKey;
  readonly max: number;
  readonly step?: number;
  readonly suffix?: string;
}

/** A number field in which 0 means "not at all" and is stored as undefined. */
const OptionalNumber = ({ field, label, hint, ...limits }: OptionalNumberProps) => {
  const { t } = useText();
  const form = useEventFormContext();
  return (
    <NumberInput
      label={t(label)}
      description={t(hint)}
      min={0}
      allowDecimal={false}
      {...limits}
      value={form.getValues().settings.limited?.[field] ?? 0}
      onChange={(value) =>
        form.setFieldValue(
          `settings.limited.${field}`,
          typeof value === 'number' && value > 0 ? value : undefined,
        )
      }
    />
  );
};

const DraftFields = ({ limited }: { limited: LimitedSettings }) => {
  const { t } = useText();
  const form = useEventFormContext();
  const clock = nameOfClock(limited.clock);
  return (
    <>
      <NumberInput
        label={t('limited.podSize')}
        description={`${t('limited.podSizeHint')} · ${t('form.source.organizers')}`}
        min={4}
        max={8}
        allowDecimal={false}
        {...form.getInputProps('settings.limited.podSize')}
      />
      <Choice
        field="seating"
        label="limited.seating"
        options={[
          ['random', 'limited.seatings.random'],
          ['by-standing', 'limited.seatings.by-standing'],
        ]}
      />
      <Choice
        field="podPairing"
        label="limited.podPairing"
        options={[
          ['in-pod', 'limited.podPairings.in-pod'],
          ['cross-pod', 'limited.podPairings.cross-pod'],
          ['free', 'limited.podPairings.free'],
        ]}
      />
      <Choice
        field="readyCheck"
        label="limited.readyCheck"
        options={[
          ['all-ready', 'limited.readyChecks.all-ready'],
          ['organizer', 'limited.readyChecks.organizer'],
          ['none', 'limited.readyChecks.none'],
        ]}
      />
      <OptionalNumber
        field="botAfterMissed"
        label="limited.botAfterMissed"
        hint="limited.botAfterMissedHint"
        max={20}
      />
      <OptionalNumber
        field="leaderSeconds"
        label="limited.leaderSeconds"
        hint="limited.leaderSecondsHint"
        max={600}
        step={15}
        suffix=" s"
      />
      <OptionalNumber
        field="watchDelayMinutes"
        label="limited.watchDelay"
        hint="limited.watchDelayHint"
        max={120}
        suffix=" min"
      />
      <Select
        label={t('limited.clock')}
        description={t('form.source.judge-program')}
        allowDeselect={false}
        data={[...clockNames, ...(clock === 'own' ? (['own'] as const) : [])].map((value) => ({
          value,
          label: t(`limited.clocks.${value}`),
        }))}
        value={clock}
        onChange={(name) =>
          isClockName(name)
            ? form.setFieldValue('settings.limited.clock', structuredClone(pickClocks[name]))
            : undefined
        }
      />
    </>
  );
};

/** The settings of Sealed and Draft, each with the source of its default. */
export const LimitedFields = () => {
  const { t } = useText();
  const form = useEventFormContext();
  const { format, settings } = form.getValues();
  const { limited } = settings;
  const opened = useLock('limited.set');
  if (limited === undefined) return null;
  const asking = isUnchecked(limited);
  return (
    <Fieldset legend={t('limited.legend')}>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {opened.disabled ? null : (
          <BoosterFields
            value={asking ? { set: limited.set } : limited}
            packs={format === 'draft' ? boostersOfDrafter : limited.packs}
            asking={asking}
            missing={form.errors['settings.limited.cube.cards'] !== undefined}
            onAsking={(asked) => {
              if (asked)
                form.setFieldValue('settings.limited', {
                  ...limited,
                  sets: undefined,
                  cube: uncheckedCube,
                });
            }}
            onChange={({ set, sets, cube }) =>
              form.setFieldValue('settings.limited', { ...limited, set, sets, cube })
            }
          />
        )}
        <Choice
          field="source"
          label="limited.source"
          options={[
            ['generated', 'limited.sources.generated'],
            ['recorded', 'limited.sources.recorded'],
          ]}
        />
        {format === 'sealed' ? (
          <NumberInput
            label={t('limited.packs')}
            description={`${t('limited.packsHint')} · ${t('form.source.judge-program')}`}
            min={3}
            max={12}
            allowDecimal={false}
            {...form.getInputProps('settings.limited.packs')}
            disabled={opened.disabled}
          />
        ) : null}
        {format === 'draft' ? <DraftFields limited={limited} /> : null}
        <Choice
          field="reveal"
          label="limited.reveal"
          options={[
            [
              'after-draft',
              format === 'draft' ? 'limited.reveals.after-draft' : 'limited.reveals.round',
            ],
            ['after-event', 'limited.reveals.after-event'],
          ]}
        />
        <NumberInput
          label={t('limited.buildMinutes')}
          description={`${t('form.zeroUntimed')} · ${t('form.source.organizers')}`}
          min={0}
          max={180}
          allowDecimal={false}
          suffix=" min"
          {...form.getInputProps('settings.limited.buildMinutes')}
        />
      </SimpleGrid>
      {format === 'draft' && limited.clock !== null ? <ClockTable clock={limited.clock} /> : null}
    </Fieldset>
  );
};
