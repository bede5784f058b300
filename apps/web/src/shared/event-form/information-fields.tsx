import { Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { emptyInformation, type EventInformation } from '#contracts';
import { useText } from '../../i18n/index.js';
import { HallFields } from './hall-fields.js';
import { StreamFields } from './stream-fields.js';
import { ownZone } from '../time/zoned-moment.js';
import { fromZone, inZone } from '../time/zoned-time.js';
import { GrowingTextarea } from '../forms/growing-textarea.js';

/** Empty information, for an event that has none yet; its time zone is that of this device. */
export const blankInformation = (): EventInformation => emptyInformation(ownZone());

const zones = (chosen: string): string[] => [
  ...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')]),
];

const short = [
  ['organizer', 120],
  ['contact', 200],
  ['address', 200],
  ['fee', 200],
] as const;
const long = [
  ['description', 4_000],
  ['schedule', 2_000],
  ['prizes', 1_000],
] as const;

/** Removes the stream when its address is empty. */
const withStream = (
  { stream: _before, ...others }: EventInformation,
  stream: EventInformation['stream'],
): EventInformation => (stream === undefined ? others : { ...others, stream });

/** The information on the event's page; times are typed in the chosen time zone. */
export const InformationFields = ({
  value,
  onChange,
}: {
  readonly value: EventInformation;
  readonly onChange: (value: EventInformation) => void;
}) => {
  const { t } = useText();
  const set = (change: Partial<EventInformation>) => onChange({ ...value, ...change });
  const { timeZone } = value;
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextInput
          type="datetime-local"
          label={t('page.startsAt')}
          value={inZone(value.startsAt, timeZone)}
          onChange={(typed) => set({ startsAt: fromZone(typed.currentTarget.value, timeZone) })}
        />
        <Select
          searchable
          allowDeselect={false}
          label={t('page.timeZone')}
          value={timeZone}
          data={zones(timeZone)}
          limit={50}
          onChange={(zone) =>
            zone !== null &&
            set({
              timeZone: zone,
              startsAt: fromZone(inZone(value.startsAt, timeZone), zone),
              registrationOpensAt: fromZone(inZone(value.registrationOpensAt, timeZone), zone),
            })
          }
        />
        <TextInput
          type="datetime-local"
          label={t('page.registrationOpensAt')}
          value={inZone(value.registrationOpensAt, timeZone)}
          onChange={(typed) =>
            set({ registrationOpensAt: fromZone(typed.currentTarget.value, timeZone) })
          }
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {short.map(([field, most]) => (
          <TextInput
            key={field}
            label={t(`page.${field}`)}
            maxLength={most}
            value={value[field]}
            onChange={(typed) => set({ [field]: typed.currentTarget.value })}
          />
        ))}
      </SimpleGrid>
      {long.map(([field, most]) => (
        <GrowingTextarea
          key={field}
          rows={[2, 20]}
          label={t(`page.${field}`)}
          maxLength={most}
          value={value[field]}
          onChange={(typed) => set({ [field]: typed.currentTarget.value })}
        />
      ))}
      <StreamFields
        value={value.stream}
        timeZone={timeZone}
        onChange={(stream) => onChange(withStream(value, stream))}
      />
      <HallFields value={value.hall} onChange={(hall) => set({ hall })} />
      <Select
        allowDeselect={false}
        label={t('page.visibility.label')}
        description={t(`page.visibility.${value.visibility}Hint`)}
        value={value.visibility}
        data={(['public', 'unlisted', 'private'] as const).map((one) => ({
          value: one,
          label: t(`page.visibility.${one}`),
        }))}
        onChange={(visibility) =>
          visibility !== null && set({ visibility: visibility as EventInformation['visibility'] })
        }
      />
    </Stack>
  );
};
