import { useState } from 'react';
import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import type { PoolView } from '#contracts';
import { askPoolSuggestion, usePool } from '../../api/limited.js';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { useParamsOfAny } from '../../navigation/here.js';
import { Navigate } from '../../navigation/link.js';
import { Answer } from '../../shared/feedback/answer.js';
import { useEvent } from '../../shared/event/use-event.js';
import { ownDeckPage } from '../../shared/event/own-deck-page.js';
import { poolOffers } from '../../shared/event/limited-offers.js';
import { podOf } from '../../shared/limited/limited.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { OwnCall } from '../../shared/match/own-call.js';
import { Builder } from './builder.js';

const LockedNote = ({ pool, played }: { pool: PoolView; played: boolean }) => {
  const { t } = useText();
  const over =
    played ||
    (pool.buildEndsAt !== null && Date.parse(pool.buildEndsAt) <= Date.parse(pool.serverTime));
  return (
    <Alert color="lamp" title={t(over ? 'pool.locked' : 'pool.notYet')}>
      {over ? (
        <Stack gap="xs" align="flex-start">
          {t(pool.deck === null ? 'pool.lockedWithout' : 'pool.lockedText')}
          <OwnCall eventId={pool.eventId} />
        </Stack>
      ) : null}
    </Alert>
  );
};

/** Why there are no cards yet; whoever sits in a pod is led to it, where others may wait for them. */
const NoPool = ({ pool, own }: { pool: PoolView; own: boolean }) => {
  const { t } = useText();
  const event = useEvent();
  const { eventId, format, settings } = event;
  const drafts = format === 'draft' && settings.limited?.source === 'generated';
  const { data: pods } = useAnswer('pods', { eventId }, { enabled: own && drafts });
  const pod = own && pods !== undefined ? podOf(pods, pool.playerId) : undefined;
  const called = pod?.status === 'ready-check';
  return (
    <Alert color="lamp" title={t(called ? 'pod.ready.title' : 'pool.missing')}>
      <Stack gap="xs" align="flex-start">
        {t(
          called || (drafts && pool.state !== 'drafting')
            ? 'pool.beforeDraft'
            : pool.state === 'drafting'
              ? 'pool.draftingText'
              : 'pool.missingText',
        )}
        {pod === undefined ? null : (
          <LinkButton to="/e/:eventId/pods/:podId" params={{ eventId, podId: pod.podId }}>
            {t('pod.toPod')}
          </LinkButton>
        )}
      </Stack>
    </Alert>
  );
};

const Pool = ({ pool, own }: { pool: PoolView; own: boolean }) => {
  const { t } = useText();
  const event = useEvent();
  const [forPlayer, setForPlayer] = useState(false);
  const unready = pool.state !== 'complete';
  const offers = poolOffers(event, pool);
  return (
    <Stack>
      <Title order={2} fz="xl">
        {own ? t('pool.title') : t('pool.of', { name: pool.name })}
      </Title>
      {unready ? (
        <NoPool pool={pool} own={own} />
      ) : (
        <>
          {own && !pool.open ? <LockedNote pool={pool} played={event.rounds.length > 0} /> : null}
          {offers.buildFor && !forPlayer ? (
            <Button
              variant="default"
              style={{ alignSelf: 'flex-start' }}
              onClick={() => setForPlayer(true)}
            >
              {t('pool.change')}
            </Button>
          ) : null}
          <Builder
            key={`${pool.playerId}.${pool.cards.length}`}
            pool={{ ...pool, open: offers.build || (offers.buildFor && forPlayer) }}
            suggestion={() => askPoolSuggestion(pool.eventId, pool.playerId)}
          />
        </>
      )}
    </Stack>
  );
};

/** A player's pool with the deck builder; staff see its present state. */
export const PoolPage = () => {
  const { t } = useText();
  const event = useEvent();
  const { playerId } = useParamsOfAny();
  const page = ownDeckPage(event);
  if (page !== '/e/:eventId/pool')
    return <Navigate to={page} params={{ eventId: event.eventId }} />;
  const whose = playerId ?? event.myPlayerId;
  return whose === null ? (
    <Text>{t('deck.noSeat')}</Text>
  ) : (
    <PoolOf eventId={event.eventId} playerId={whose} own={whose === event.myPlayerId} />
  );
};

const PoolOf = ({
  eventId,
  playerId,
  own,
}: {
  eventId: string;
  playerId: string;
  own: boolean;
}) => (
  <Answer of={usePool(eventId, playerId)} rows={8}>
    {(pool) => <Pool pool={pool} own={own} />}
  </Answer>
);
