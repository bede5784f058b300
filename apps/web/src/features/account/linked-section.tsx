import { useState } from 'react';
import { Button, Group, PasswordInput, Stack, Text, Title } from '@mantine/core';
import type { OwnSignIn, SignInWays } from '#contracts';
import {
  useLinkElsewhere,
  useOwnSignIn,
  useSignInWays,
  useUnlink,
} from '../../api/sign-in-ways.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/feedback/answer.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { AccountRow } from './account-row.js';

type Provider = SignInWays['providers'][number];

interface LinksProps {
  readonly own: OwnSignIn;
  readonly providers: readonly Provider[];
}

/**
 * Linking and unlinking ask for the password, so that a person who finds an open browser cannot add
 * a way in of their own.
 */
const Links = ({ own, providers }: LinksProps) => {
  const { t } = useText();
  const [currentPassword, setPassword] = useState('');
  const link = useLinkElsewhere();
  const unlink = useUnlink({ onDone: () => setPassword('') });
  const [linked, others] = [
    providers.filter(({ id }) => own.linked.includes(id)),
    providers.filter(({ id }) => !own.linked.includes(id)),
  ];
  return (
    <>
      {own.hasPassword ? (
        <PasswordInput
          label={t('devices.currentPassword')}
          autoComplete="current-password"
          maw={480}
          value={currentPassword}
          onChange={(typed) => setPassword(typed.currentTarget.value)}
        />
      ) : null}
      {linked.length === 0 ? null : (
        <ul className="cv-quiet-list">
          {linked.map(({ id, name }) => (
            <AccountRow
              key={id}
              name={name}
              facts={t('ways.linked')}
              removal={{
                text: t('ways.unlink'),
                label: t('ways.unlinkName', { name }),
                pending: unlink.isPending && unlink.variables.provider === id,
                onRemove: () => unlink.mutate({ provider: id, currentPassword }),
              }}
            />
          ))}
        </ul>
      )}
      <FailureNote error={link.error ?? unlink.error} />
      <Group gap="xs">
        {others.map(({ id, name }) => (
          <Button
            key={id}
            variant="default"
            loading={link.isPending && link.variables.provider === id}
            onClick={() => link.mutate({ provider: id, currentPassword })}
          >
            {t('ways.link', { name })}
          </Button>
        ))}
      </Group>
    </>
  );
};

/** Accounts at other providers that open this one; hidden if the operator has set up none. */
export const LinkedSection = () => {
  const { t } = useText();
  const { data: ways } = useSignInWays();
  const own = useOwnSignIn();
  const failed = new URLSearchParams(window.location.search).has('error');
  if (!ways || ways.providers.length === 0) return null;
  return (
    <section className="cv-panel" aria-labelledby="linked-accounts">
      <Stack align="stretch">
        <Title order={2} id="linked-accounts" fz="lg">
          {t('ways.linkedTitle')}
        </Title>
        <Text size="sm">{t('ways.linkedHint')}</Text>
        {failed ? (
          <Text role="alert" c="var(--cv-bad)">
            {t('ways.linkFailed')}
          </Text>
        ) : null}
        <Answer of={own}>{(signIn) => <Links own={signIn} providers={ways.providers} />}</Answer>
      </Stack>
    </section>
  );
};
