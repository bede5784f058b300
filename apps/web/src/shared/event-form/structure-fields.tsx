import { Checkbox, NumberInput, Select } from '@mantine/core';
import { eventStructure, type EventSettings, type EventStructure } from '#contracts';
import { useText } from '../../i18n/index.js';
import { cutSizes } from '../event/cut-sizes.js';
import { useEventFormContext } from './form.js';
import { useLock } from './locked-settings.js';
import { useSource } from './use-source.js';

/** The number of Swiss rounds, and the cut after them if the format has one. */
export const RoundsFields = ({ cut }: { readonly cut: boolean }) => {
  const { t } = useText();
  const form = useEventFormContext();
  const source = useSource();
  const { settings } = form.getValues();
  const rounds = useLock('swissRounds');
  const cutSize = useLock('cutSize');
  return (
    <>
      <NumberInput
        {...rounds}
        label={t('form.swissRounds')}
        description={`${t('form.swissRoundsHint')} · ${source('swissRounds')}`}
        placeholder={t('form.automatic')}
        min={1}
        max={20}
        allowDecimal={false}
        value={settings.swissRounds ?? ''}
        error={form.errors['settings.swissRounds']}
        onChange={(value) =>
          form.setFieldValue('settings.swissRounds', value === '' ? null : Number(value))
        }
      />
      {cut ? (
        <Select
          {...cutSize}
          label={t('form.cutSize')}
          description={source('cutSize')}
          allowDeselect={false}
          data={cutSizes.map((size) => ({
            value: String(size),
            label: size === 0 ? t('form.noCut') : t('form.top', { size }),
          }))}
          value={String(settings.cutSize)}
          onChange={(value) =>
            form.setFieldValue('settings.cutSize', Number(value) as EventSettings['cutSize'])
          }
        />
      ) : null}
    </>
  );
};

/** The pairing structure of the event. */
export const StructureChoice = () => {
  const { t } = useText();
  const form = useEventFormContext();
  const source = useSource();
  return (
    <Select
      {...useLock('structure')}
      label={t('form.structureKind')}
      description={source('structure')}
      allowDeselect={false}
      data={eventStructure.options.map((value) => ({
        value,
        label: t(`form.structures.${value}`),
      }))}
      value={form.getValues().settings.structure ?? 'swiss'}
      onChange={(value) =>
        form.setFieldValue(
          'settings.structure',
          value === 'swiss' ? undefined : (value as EventStructure),
        )
      }
    />
  );
};

/**
 * Whether teams play. Teams submit no decks: the checkbox switches `deckRequired` off, and on
 * again.
 */
export const TeamsChoice = () => {
  const { t } = useText();
  const form = useEventFormContext();
  const { settings } = form.getValues();
  return (
    <Checkbox
      {...useLock('teamSeats')}
      label={t('form.teams')}
      description={t('form.teamsHint')}
      checked={settings.teamSeats !== undefined}
      onChange={(change) => {
        const teams = change.currentTarget.checked;
        form.setFieldValue('settings.teamSeats', teams ? 3 : undefined);
        form.setFieldValue('settings.deckRequired', !teams);
      }}
    />
  );
};

const places = [0, 1, 2, 3] as const;

/** The points for each place at a table, in formats at tables of three and four. */
export const PlacePointsFields = () => {
  const { t } = useText();
  const form = useEventFormContext();
  const source = useSource();
  return (
    <>
      {places.map((place) => (
        <NumberInput
          key={place}
          label={t('form.placePoints', { place: place + 1 })}
          description={source('placePoints')}
          min={0}
          max={20}
          allowDecimal={false}
          {...form.getInputProps(`settings.placePoints.${place}`)}
        />
      ))}
    </>
  );
};
