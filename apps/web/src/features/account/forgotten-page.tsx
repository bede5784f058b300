import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { askForLink, usePasswordHelp } from '../../api/password.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/feedback/answer.js';
import { EntryPanel } from './entry-panel.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { fieldCheck } from '../../shared/forms/field-check.js';
import { LinkButton } from '../../shared/page/link-button.js';

const address = z.object({ email: z.email() });

/** The answer is the same whether or not the account exists. */
const ByMail = () => {
  const { t, language } = useText();
  const form = useForm({
    initialValues: { email: '' },
    validate: fieldCheck(address, t),
  });
  const asking = useMutation({ mutationFn: askForLink, networkMode: 'always' });
  return (
    <form onSubmit={form.onSubmit(({ email }) => asking.mutate({ email, language }))} noValidate>
      <Stack>
        <Text>{t('password.mailHint')}</Text>
        <TextInput
          label={t('account.email')}
          type="email"
          autoComplete="email"
          size="md"
          {...form.getInputProps('email')}
        />
        <FailureNote error={asking.error} />
        {asking.isSuccess ? (
          <Alert role="status" color="green" style={{ overflowWrap: 'anywhere' }}>
            {t('password.asked', { email: asking.variables.email })}
          </Alert>
        ) : null}
        <Button type="submit" size="md" loading={asking.isPending}>
          {t('password.send')}
        </Button>
      </Stack>
    </form>
  );
};

export const ForgottenPage = () => {
  const { t } = useText();
  const help = usePasswordHelp();
  return (
    <EntryPanel title={t('password.title')}>
      <Answer of={help}>
        {({ byMail }) => (byMail ? <ByMail /> : <Text>{t('password.noMail')}</Text>)}
      </Answer>
      <LinkButton to="/sign-in" search={{ back: '/events' }} variant="subtle">
        {t('common.signIn')}
      </LinkButton>
      <Text size="sm" c="dimmed">
        {t('password.guests')}
      </Text>
    </EntryPanel>
  );
};
