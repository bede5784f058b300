import { Alert, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useIdentityChanged } from '../../api/session.js';
import { confirmEmail } from '../../api/sign-in-ways.js';
import { useText } from '../../i18n/index.js';
import { EntryPanel } from './entry-panel.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { LinkButton } from '../../shared/page/link-button.js';

/**
 * The target of a mail's confirmation link. It confirms by a button, because programs that scan
 * mails open links, too.
 */
export const ConfirmEmailPage = () => {
  const { t } = useText();
  const token = window.location.hash.slice(1);
  const identityChanged = useIdentityChanged();
  const confirm = useMutation({
    mutationFn: () => confirmEmail(token),
    networkMode: 'always',
    onSuccess: () => identityChanged(),
  });
  return (
    <EntryPanel title={t('ways.confirmTitle')}>
      {confirm.isSuccess ? (
        <>
          <Alert role="status" color="green">
            {t('ways.emailConfirmed')}
          </Alert>
          <LinkButton to="/events">{t('ways.goOn')}</LinkButton>
        </>
      ) : (
        <>
          <FailureNote error={confirm.error} />
          <Button size="md" loading={confirm.isPending} onClick={() => confirm.mutate()}>
            {t('ways.confirm')}
          </Button>
        </>
      )}
    </EntryPanel>
  );
};
