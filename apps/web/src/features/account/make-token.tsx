import {
  Button,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  type EventCard,
  type MadeToken,
  newToken,
  type NewToken,
  tokenAccess,
  tokenDays,
  type TokenResource,
  tokenResources,
} from '#contracts';
import { useMakeToken } from '../../api/tokens.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { fieldCheck } from '../../shared/forms/field-check.js';

interface Draft {
  readonly name: string;
  readonly access: string;
  /** Empty: all events. */
  readonly eventId: string;
  /** Empty: the token never expires. */
  readonly days: string;
  /** `all`: every part of the API. */
  readonly reach: string;
  readonly parts: Readonly<Record<TokenResource, string>>;
}

const noParts = Object.fromEntries(tokenResources.map((part) => [part, ''])) as Draft['parts'];

const toNewToken = (draft: Draft): NewToken => newToken.parse(draftToWire(draft));
const draftToWire = ({ name, access, eventId, days, reach, parts }: Draft): unknown => ({
  name,
  access,
  eventId: eventId === '' ? null : eventId,
  days: days === '' ? null : Number(days),
  ...(reach === 'all'
    ? {}
    : {
        scopes: tokenResources.flatMap((part) =>
          parts[part] === '' ? [] : [`${part}:${access === 'read' ? 'read' : parts[part]}`],
        ),
      }),
});

export const MakeToken = ({
  events,
  onMade,
}: {
  events: readonly EventCard[];
  onMade: (made: MadeToken) => void;
}) => {
  const { t } = useText();
  const check = fieldCheck(newToken, t);
  const form = useForm<Draft>({
    initialValues: {
      name: '',
      access: 'read',
      eventId: '',
      days: '90',
      reach: 'all',
      parts: noParts,
    },
    validate: (draft) => check(draftToWire(draft)),
  });
  const make = useMakeToken({
    onMade: (made) => {
      form.reset();
      onMade(made);
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((draft) => make.mutate(toNewToken(draft)))}>
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
        <NativeSelect
          label={t('tokens.parts')}
          data={[
            { value: 'all', label: t('tokens.allParts') },
            { value: 'some', label: t('tokens.someParts') },
          ]}
          maw={320}
          {...form.getInputProps('reach')}
        />
        {form.values.reach === 'all' ? null : (
          <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} component="fieldset" bd={0} p={0}>
            {tokenResources.map((part) => (
              <NativeSelect
                key={part}
                label={t(`tokens.partOf.${part}`)}
                data={[
                  { value: '', label: t('tokens.mayOf.none') },
                  { value: 'read', label: t('tokens.mayOf.read') },
                  ...(form.values.access === 'read'
                    ? []
                    : [{ value: 'write', label: t('tokens.mayOf.write') }]),
                ]}
                {...form.getInputProps(`parts.${part}`)}
              />
            ))}
          </SimpleGrid>
        )}
        {form.errors['scopes'] ? (
          <Text role="alert" size="sm" c="red">
            {t('tokens.choosePart')}
          </Text>
        ) : null}
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
