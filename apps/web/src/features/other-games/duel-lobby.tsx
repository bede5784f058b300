import { useState } from 'react';
import { Button, Stack, Text, Title } from '@mantine/core';
import type { DuelView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/failure-note.js';
import { LinkButton } from '../../shared/link-button.js';
import { NameField } from '../../shared/name-field.js';
import { ShareLink } from '../../shared/share-link.js';
import { moment } from '../../shared/times.js';
import { usePlayerName } from '../../shared/use-player-name.js';
import { ListField, listTyped, UnplayableCards } from './list-field.js';

interface LobbyProps {
  readonly view: DuelView;
  readonly onChanged: () => void;
}

/** For the host: the address for the other one, and the way out. */
const Waiting = ({ view, onChanged }: LobbyProps) => {
  const { t, language } = useText();
  const { duelId } = view;
  const cancel = useCommand('CancelDuel', { onAccepted: onChanged, onFailed: onChanged });
  return (
    <Stack gap="sm" align="flex-start">
      <Text role="status" fw={650}>
        {t(view.listed ? 'play.waitingListed' : 'play.waiting')}
      </Text>
      <ShareLink
        path={`/other-games/duels/${duelId}`}
        qr={{ src: `/api/duels/${duelId}/qr.svg`, alt: t('play.qr') }}
      >
        <Text size="sm">{t('play.send')}</Text>
        <Text size="sm" c="dimmed">
          {t('play.openUntil', { time: moment(view.openUntil, language) })}
        </Text>
      </ShareLink>
      <FailureNote error={cancel.failure} />
      <Button
        variant="subtle"
        color="red"
        loading={cancel.pending}
        onClick={() => cancel.send({ duelId })}
      >
        {t('play.cancel')}
      </Button>
    </Stack>
  );
};

/** For whoever came by the address: a list, a name and the seat. */
const Invited = ({ view, onChanged }: LobbyProps) => {
  const { t, translated } = useText();
  const [list, setList] = useState('');
  const { typed, setTyped, name, keep } = usePlayerName();
  const games = useAnswer('games', {});
  const join = useCommand('JoinDuel', { onAccepted: onChanged, onFailed: onChanged });
  const help = games.data?.games.find(({ id }) => id === view.game.id)?.listHelp;
  const sitDown = (): void => {
    if (name === null) return;
    keep();
    join.send({ duelId: view.duelId, ...listTyped(list), name });
  };
  return (
    <Stack gap="sm">
      <Text>{t('otherGames.invited', { name: view.players[0]?.name ?? '' })}</Text>
      {help ? <Text size="sm">{translated(help)}</Text> : null}
      <ListField
        label={t('otherGames.yours')}
        value={list}
        onChange={(text) => {
          setList(text);
          join.clear();
        }}
      />
      <NameField name={typed} onChange={setTyped} />
      <FailureNote error={join.failure} />
      <UnplayableCards failure={join.failure} />
      <Button
        size="lg"
        loading={join.pending}
        disabled={name === null}
        onClick={sitDown}
        style={{ alignSelf: 'flex-start' }}
      >
        {t('play.sitDown')}
      </Button>
    </Stack>
  );
};

/** A table of two before the game begins, or one where it never will. */
export const DuelLobby = ({ view, onChanged }: LobbyProps) => {
  const { t, translated } = useText();
  const { status, mine, players, game } = view;
  return (
    <Stack gap="md" maw={640} mx="auto">
      <div>
        <Title order={1} fz="xl">
          {t('play.matchOf', { name: players[0]?.name ?? '' })}
        </Title>
        <Text c="dimmed">{translated(game.name)}</Text>
      </div>
      {status === 'open' ? (
        mine === null ? (
          <Invited view={view} onChanged={onChanged} />
        ) : (
          <Waiting view={view} onChanged={onChanged} />
        )
      ) : (
        <>
          <Text role="status">{t(status === 'cancelled' ? 'play.cancelled' : 'play.expired')}</Text>
          <LinkButton to="/other-games" style={{ alignSelf: 'flex-start' }}>
            {t('otherGames.again')}
          </LinkButton>
        </>
      )}
    </Stack>
  );
};
