import { useState } from 'react';
import { Alert, Button, Group, PasswordInput, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { deleteAccount, useIdentityChanged } from '../../api/session.js';
import { useDeletionCheck } from '../../api/own-account.js';
import { Dialog } from '../../shared/feedback/dialog.js';
import { useText } from '../../i18n/index.js';
import { useNavigate } from '../../navigation/here.js';
import { Answer } from '../../shared/feedback/answer.js';
import { FailureNote, useFailureText } from '../../shared/feedback/failure-note.js';

/** Deletes the account, and with it its owner's data in events. */
export const DeleteAccount = () => {
  const { t } = useText();
  const navigate = useNavigate();
  const identityChanged = useIdentityChanged();
  const [opened, setOpened] = useState(false);
  const [password, setPassword] = useState('');
  const end = useMutation({
    mutationFn: () => deleteAccount({ password }),
    networkMode: 'always',
    onSuccess: async () => {
      notifications.show({
        message: t('account.delete.done'),
        autoClose: false,
      });
      navigate({ to: '/' });
      await identityChanged(true);
    },
  });
  const check = useDeletionCheck(opened);
  const failureText = useFailureText();
  const close = () => {
    setOpened(false);
    setPassword('');
    end.reset();
  };
  return (
    <section className="cv-panel" aria-labelledby="delete-account">
      <Stack align="flex-start">
        <Title order={2} id="delete-account" fz="lg">
          {t('account.delete.title')}
        </Title>
        <Text>{t('account.delete.hint')}</Text>
        <Button color="red" variant="light" onClick={() => setOpened(true)}>
          {t('account.delete.open')}
        </Button>
      </Stack>
      <Dialog opened={opened} onClose={close} title={t('account.delete.title')}>
        <Answer of={check} rows={2}>
          {({ stillNeeded }) =>
            stillNeeded === null ? (
              <form
                onSubmit={(submit) => {
                  submit.preventDefault();
                  end.mutate();
                }}
              >
                <Stack>
                  <Text>{t('account.delete.ask')}</Text>
                  <PasswordInput
                    label={t('account.password')}
                    autoComplete="current-password"
                    value={password}
                    onChange={(typed) => setPassword(typed.currentTarget.value)}
                    data-autofocus
                  />
                  <FailureNote error={end.error} />
                  <Group justify="flex-end">
                    <Button variant="default" onClick={close}>
                      {t('common.cancel')}
                    </Button>
                    <Button
                      type="submit"
                      color="red"
                      loading={end.isPending}
                      disabled={password === ''}
                    >
                      {t('account.delete.do')}
                    </Button>
                  </Group>
                </Stack>
              </form>
            ) : (
              <Alert color="red" role="alert">
                {failureText('account/still-needed', { event: stillNeeded })}
              </Alert>
            )
          }
        </Answer>
      </Dialog>
    </section>
  );
};
