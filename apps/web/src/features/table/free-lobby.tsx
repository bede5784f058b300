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
import { WaitingHost } from '../../shared/open-tables/waiting-host.js';
import { usePlayerName } from '../../shared/use-player-name.js';

interface LobbyProps {
  readonly view: FreeMatchView;
  readonly onChanged: () => void;
}

const Waiting = ({ view, onChanged }: LobbyProps) => {
  const { matchId, listed, openUntil } = view;
  const cancel = useCommand('CancelFreeMatch', { onAccepted: onChanged, onFailed: onChanged });
  return (
    <WaitingHost
      path={`/play/${matchId}`}
      qr={`/api/free-matches/${matchId}/qr.svg`}
      {...{ listed, openUntil }}
      cancel={{ ...cancel, send: () => cancel.send({ matchId }) }}
    />
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
