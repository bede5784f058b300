import { Button, Checkbox, Group, SimpleGrid, Stack, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type MadeWebhook, newWebhook, webhookKind } from '#contracts';
import { useAddWebhook } from '../../api/webhooks.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { fieldCheck } from '../../shared/forms/field-check.js';
import { useUnsaved } from '../../shared/forms/use-unsaved.js';

interface Draft {
  readonly url: string;
  readonly kinds: readonly string[];
}

/** The preselected kinds of events: those that a channel of the tournament usually wants. */
const usual: readonly string[] = [
  'round.paired',
  'result.final',
  'result.corrected',
  'standings.changed',
  'event.finished',
];

export const AddWebhook = ({
  eventId,
  onMade,
}: {
  eventId: string;
  onMade: (made: MadeWebhook) => void;
}) => {
  const { t } = useText();
  const form = useForm<Draft>({
    initialValues: { url: '', kinds: usual },
    validate: ({ url, kinds }) => fieldCheck(newWebhook, t)({ url: url.trim(), kinds }),
  });
  useUnsaved(form.isDirty());
  const add = useAddWebhook(eventId, {
    onMade: (made) => {
      form.reset();
      onMade(made);
    },
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ url, kinds }) =>
        add.mutate(newWebhook.parse({ url: url.trim(), kinds })),
      )}
    >
      <Stack gap="sm">
        <Title order={3} fz="md">
          {t('webhooks.add')}
        </Title>
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          label={t('webhooks.url')}
          description={t('webhooks.urlHint')}
          placeholder="https://"
          {...form.getInputProps('url')}
        />
        <Checkbox.Group label={t('webhooks.kinds')} {...form.getInputProps('kinds')}>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" mt="xs">
            {webhookKind.options.map((kind) => (
              <Checkbox key={kind} value={kind} label={t(`webhooks.kind.${kind}`)} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
        <FailureNote error={add.error} />
        <Group>
          <Button type="submit" loading={add.isPending}>
            {t('webhooks.add')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
