import { useState } from 'react';
import { Button, Stack, Text, Title } from '@mantine/core';
import type { DuelView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/failure-note.js';
import { LinkButton } from '../../shared/link-button.js';
import { NameField } from '../../shared/name-field.js';
import { WaitingHost } from '../../shared/open-tables/waiting-host.js';
import { usePlayerName } from '../../shared/use-player-name.js';
import { ListField, listTyped, UnplayableCards } from './list-field.js';

interface LobbyProps {
  readonly view: DuelView;
  readonly onChanged: () => void;
}

const Waiting = ({ view, onChanged }: LobbyProps) => {
  const { duelId, listed, openUntil } = view;
  const cancel = useCommand('CancelDuel', { onAccepted: onChanged, onFailed: onChanged });
  return (
    <WaitingHost
      path={`/other-games/duels/${duelId}`}
      qr={`/api/duels/${duelId}/qr.svg`}
      {...{ listed, openUntil }}
      cancel={{ ...cancel, send: () => cancel.send({ duelId }) }}
    />
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
