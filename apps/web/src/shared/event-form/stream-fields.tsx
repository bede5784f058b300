import { SimpleGrid, TextInput } from '@mantine/core';
import { type EventInformation, streamOf } from '#contracts';
import { useText } from '../../i18n/index.js';
import { fromZone, inZone } from '../time/zoned-time.js';

type Stream = NonNullable<EventInformation['stream']>;

/** Where the event can be watched; the start of the stream is typed in the event's time zone. */
export const StreamFields = ({
  value,
  timeZone,
  onChange,
}: {
  readonly value: Stream | undefined;
  readonly timeZone: string;
  readonly onChange: (stream: Stream | undefined) => void;
}) => {
  const { t } = useText();
  const { address = '', startedAt = null } = value ?? {};
  const isNone = address !== '' && streamOf(address) === null;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        type="url"
        inputMode="url"
        maxLength={200}
        label={t('page.stream')}
        description={t('page.streamHint')}
        error={isNone ? t('page.streamHint') : null}
        value={address}
        onChange={(typed) => {
          const told = typed.currentTarget.value.trim();
          onChange(told === '' ? undefined : { address: told, startedAt });
        }}
      />
      {value === undefined ? null : (
        <TextInput
          type="datetime-local"
          label={t('page.streamStartedAt')}
          description={t('page.streamStartedHint')}
          value={inZone(startedAt, timeZone)}
          onChange={(typed) =>
            onChange({ address, startedAt: fromZone(typed.currentTarget.value, timeZone) })
          }
        />
      )}
    </SimpleGrid>
  );
};
