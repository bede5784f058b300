import { useState } from 'react';
import { Button, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { FreeMatchView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useFreeMatchLine } from '../../api/free-matches.js';
import { useText } from '../../i18n/index.js';
import { DeckChoice } from '../../shared/deck-choice/deck-choice.js';
import { deckOf, type DeckWish, faultOf } from '../../shared/deck-choice/deck-wish.js';
import { FailureNote } from '../../shared/failure-note.js';
import { LinkButton } from '../../shared/link-button.js';
import { NameField } from '../../shared/name-field.js';
import { ShareLink } from '../../shared/share-link.js';
import { moment } from '../../shared/times.js';
import { usePlayerName } from '../../shared/use-player-name.js';

interface LobbyProps {
  readonly view: FreeMatchView;
  readonly onChanged: () => void;
}

/** For the host: the address for the friend, as text and to scan. */
const Waiting = ({ view, onChanged }: LobbyProps) => {
  const { t, language } = useText();
  const { matchId } = view;
  const cancel = useCommand('CancelFreeMatch', { onAccepted: onChanged, onFailed: onChanged });
  return (
    <Stack gap="sm" align="flex-start">
      <Text role="status" fw={650}>
        {t(view.listed ? 'play.waitingListed' : 'play.waiting')}
      </Text>
      <ShareLink
        path={`/play/${matchId}`}
        qr={{ src: `/api/free-matches/${matchId}/qr.svg`, alt: t('play.qr') }}
        buttons={
          <Button
            size="compact-md"
            variant="subtle"
            color="red"
            loading={cancel.pending}
            onClick={() => cancel.send({ matchId })}
          >
            {t('play.cancel')}
          </Button>
        }
      >
        <Text size="sm">{t('play.send')}</Text>
        <Text size="sm" c="dimmed">
          {t('play.openUntil', { time: moment(view.openUntil, language) })}
        </Text>
      </ShareLink>
      <FailureNote error={cancel.failure} />
    </Stack>
  );
};

/** For whoever came by the address: a deck, a name, and the other seat. */
const Invited = ({ view, onChanged }: LobbyProps) => {
  const { t } = useText();
  const [wish, setWish] = useState<DeckWish>({ kind: 'vader', text: '' });
  const { typed, setTyped, name, keep } = usePlayerName();
  const join = useCommand('JoinFreeMatch', { onAccepted: onChanged, onFailed: onChanged });
  const deck = deckOf(wish);
  const { matchId } = view;
  return (
    <Stack gap="sm">
      <Text>{t('play.invited', { name: view.host.name })}</Text>
      <DeckChoice
        title={t('practice.yours')}
        wish={wish}
        fault={faultOf(join.failure)}
        onChange={(changed) => {
          setWish(changed);
          join.clear();
        }}
      />
      <NameField name={typed} onChange={setTyped} />
      <FailureNote error={join.failure} />
      <Button
        size="lg"
        loading={join.pending}
        disabled={deck === null || name === null}
        onClick={() => {
          if (deck === null || name === null) return;
          keep();
          join.send({ matchId, deck, name });
        }}
      >
        {t('play.sitDown')}
      </Button>
    </Stack>
  );
};

/** A match of no event before its first deal. */
export const FreeLobby = ({ view, onChanged }: LobbyProps) => {
  const { t } = useText();
  const client = useQueryClient();
  useFreeMatchLine(view.matchId);
  const changed = () => {
    onChanged();
    void client.invalidateQueries({ queryKey: ['open-tables'] });
  };
  return (
    <Stack gap="md" maw={640} mx="auto">
      <div>
        <Title order={1} fz="xl">
          {t('play.matchOf', { name: view.host.name })}
        </Title>
        <Text c="dimmed">
          {t(`play.format.${view.format}`)} ·{' '}
          {t(view.bestOf === 1 ? 'play.bestOf.one' : 'play.bestOf.three')}
        </Text>
      </div>
      {view.status === 'open' ? (
        view.mine === 'a' ? (
          <Waiting view={view} onChanged={changed} />
        ) : (
          <Invited view={view} onChanged={changed} />
        )
      ) : (
        <>
          <Text role="status">
            {t(view.status === 'cancelled' ? 'play.cancelled' : 'play.expired')}
          </Text>
          <LinkButton to="/play" style={{ alignSelf: 'flex-start' }}>
            {t('play.title')}
          </LinkButton>
        </>
      )}
    </Stack>
  );
};
