import { Alert, Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ownName } from '#contracts';
import { useChangeName } from '../../api/own-account.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { fieldCheck } from '../../shared/forms/field-check.js';

/** The account's name; events keep the name that they recorded. */
export const NameSection = ({ name }: { readonly name: string }) => {
  const { t } = useText();
  const changing = useChangeName();
  const form = useForm({ initialValues: { name }, validate: fieldCheck(ownName, t) });
  return (
    <section className="cv-panel" aria-labelledby="own-name">
      <form noValidate onSubmit={form.onSubmit((values) => changing.mutate(values))}>
        <Stack align="stretch" maw={480}>
          <Title order={2} id="own-name" fz="lg">
            {t('account.name.title')}
          </Title>
          <Text size="sm">{t('account.name.hint')}</Text>
          <TextInput
            aria-label={t('account.name.title')}
            autoComplete="name"
            maxLength={80}
            {...form.getInputProps('name')}
          />
          <FailureNote error={changing.error} />
          {changing.isSuccess ? (
            <Alert role="status" color="green">
              {t('account.name.saved')}
            </Alert>
          ) : null}
          <Button type="submit" loading={changing.isPending} style={{ alignSelf: 'flex-start' }}>
            {t('account.name.save')}
          </Button>
        </Stack>
      </form>
    </section>
  );
};
