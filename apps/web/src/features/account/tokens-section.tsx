import { useState } from 'react';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import type { ApiToken, MadeToken, TokenResource } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useRevokeToken, useTokens } from '../../api/tokens.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/feedback/answer.js';
import { useFailureNotice } from '../../shared/feedback/notices.js';
import { ShownOnce } from '../../shared/sharing/shown-once.js';
import { StateBadge } from '../../shared/feedback/status-badge.js';
import { ago, calendarDate } from '../../shared/time/times.js';
import { AccountRow } from './account-row.js';
import { MakeToken } from './make-token.js';

const TokenRow = ({ token, eventName }: { token: ApiToken; eventName: string | null }) => {
  const { t, language } = useText();
  const revoke = useRevokeToken({ onFailed: useFailureNotice() });
  const facts = [
    t(`tokens.accessOf.${token.access}`),
    eventName ?? t('tokens.allEvents'),
    token.scopes === null
      ? t('tokens.allParts')
      : token.scopes
          .map((scope) => {
            const [part, may] = scope.split(':') as [TokenResource, 'read' | 'write'];
            return t(`tokens.scopeOf.${may}`, { part: t(`tokens.partOf.${part}`) });
          })
          .join(', '),
    t('tokens.endsIn', { hint: token.hint }),
    t('tokens.createdAgo', { when: ago(token.createdAt, language) }),
    token.lastUsedAt === null
      ? t('tokens.unused')
      : t('tokens.usedAgo', { when: ago(token.lastUsedAt, language) }),
    ...(token.expiresAt === null || token.expired
      ? []
      : [t('tokens.expiresAt', { date: calendarDate(token.expiresAt.slice(0, 10), language) })]),
  ];
  return (
    <AccountRow
      name={token.name}
      badge={token.expired ? <StateBadge color="gray" text={t('tokens.expired')} /> : null}
      facts={facts.join(' · ')}
      removal={{
        text: t('tokens.revoke'),
        label: t('tokens.revokeName', { name: token.name }),
        pending: revoke.isPending,
        onRemove: () => revoke.mutate(token.tokenId),
      }}
    />
  );
};

/** The account's API tokens: list, create, show once, revoke. */
export const TokensSection = () => {
  const { t } = useText();
  const tokens = useTokens();
  const { data: mine } = useAnswer('myEvents', {});
  const [made, setMade] = useState<MadeToken | null>(null);
  const events = mine?.events ?? [];
  const nameOf = (eventId: string | null): string | null =>
    eventId === null ? null : (events.find((event) => event.eventId === eventId)?.name ?? eventId);
  return (
    <section className="cv-panel" aria-labelledby="tokens">
      <Stack>
        <Title order={2} id="tokens" fz="lg">
          {t('tokens.title')}
        </Title>
        <Text size="sm">
          {t('tokens.hint')}{' '}
          <Anchor href="/docs" inherit underline="always">
            {t('tokens.docs')}
          </Anchor>
        </Text>
        {made === null ? null : (
          <ShownOnce
            title={t('tokens.made')}
            hint={t('tokens.madeHint')}
            kept={t('tokens.kept')}
            value={made.token}
            onKept={() => setMade(null)}
          />
        )}
        <Answer of={tokens}>
          {({ tokens: all }) =>
            all.length === 0 ? (
              <Text c="dimmed">{t('tokens.none')}</Text>
            ) : (
              <ul className="cv-quiet-list">
                {all.map((token) => (
                  <TokenRow key={token.tokenId} token={token} eventName={nameOf(token.eventId)} />
                ))}
              </ul>
            )
          }
        </Answer>
        <MakeToken events={events} onMade={setMade} />
      </Stack>
    </section>
  );
};
