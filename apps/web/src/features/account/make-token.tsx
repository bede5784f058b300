import { Button, Group, NativeSelect, Stack, TextInput, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import {
  type EventCard,
  type MadeToken,
  newToken,
  type NewToken,
  tokenAccess,
  tokenDays,
} from '#contracts';
import { useMakeToken } from '../../api/tokens.js';
import { useText } from '../../i18n/index.js';
import { useSchemaLanguage } from '../../i18n/schema-language.js';
import { FailureNote } from '../../shared/failure-note.js';

interface Draft {
  readonly name: string;
  readonly access: string;
  /** Empty: all events. */
  readonly eventId: string;
  /** Empty: never. */
  readonly days: string;
}

const asked = ({ name, access, eventId, days }: Draft): NewToken =>
  newToken.parse(worded({ name, access, eventId, days }));
const worded = ({ name, access, eventId, days }: Draft): unknown => ({
  name,
  access,
  eventId: eventId === '' ? null : eventId,
  days: days === '' ? null : Number(days),
});

export const MakeToken = ({
  events,
  onMade,
}: {
  events: readonly EventCard[];
  onMade: (made: MadeToken) => void;
}) => {
  useSchemaLanguage();
  const { t } = useText();
  const check = schemaResolver(newToken, { sync: true });
  const form = useForm<Draft>({
    initialValues: { name: '', access: 'read', eventId: '', days: '90' },
    validate: (draft) => check(worded(draft) as NewToken),
  });
  const make = useMakeToken({
    onMade: (made) => {
      form.reset();
      onMade(made);
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((draft) => make.mutate(asked(draft)))}>
      <Stack gap="sm">
        <Title order={3} fz="md">
          {t('tokens.make')}
        </Title>
        <Group align="flex-end" grow preventGrowOverflow={false}>
          <TextInput
            label={t('tokens.name')}
            description={t('tokens.nameHint')}
            autoComplete="off"
            style={{ minWidth: 180 }}
            {...form.getInputProps('name')}
          />
          <NativeSelect
            label={t('tokens.access')}
            data={tokenAccess.options.map((value) => ({
              value,
              label: t(`tokens.accessOf.${value}`),
            }))}
            style={{ minWidth: 140 }}
            {...form.getInputProps('access')}
          />
          <NativeSelect
            label={t('tokens.event')}
            data={[
              { value: '', label: t('tokens.allEvents') },
              ...events.map(({ eventId, name }) => ({ value: eventId, label: name })),
            ]}
            style={{ minWidth: 160 }}
            {...form.getInputProps('eventId')}
          />
          <NativeSelect
            label={t('tokens.days')}
            data={[
              ...tokenDays.map((days) => ({
                value: String(days),
                label: t('tokens.inDays', { count: days }),
              })),
              { value: '', label: t('tokens.never') },
            ]}
            style={{ minWidth: 120 }}
            {...form.getInputProps('days')}
          />
        </Group>
        <FailureNote error={make.error} />
        <Group>
          <Button type="submit" loading={make.isPending}>
            {t('tokens.make')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
