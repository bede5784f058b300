import { useState } from 'react';
import { Button, Group, List, Stack, Text, Title } from '@mantine/core';
import type { TwinSunsView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { DeckChoice } from '../../shared/deck-choice/deck-choice.js';
import {
  deckOf,
  type DeckWish,
  faultOf,
  twinSunsWishes,
} from '../../shared/deck-choice/deck-wish.js';
import { FailureNote } from '../../shared/failure-note.js';
import { LinkButton } from '../../shared/link-button.js';
import { NameField } from '../../shared/name-field.js';
import { ShareLink } from '../../shared/share-link.js';
import { moment } from '../../shared/times.js';
import { usePlayerName } from '../../shared/use-player-name.js';

interface LobbyProps {
  readonly view: TwinSunsView;
  readonly onChanged: () => void;
}

/** Who sits here, and which seats are free. */
const Seats = ({ view }: Pick<LobbyProps, 'view'>) => {
  const { t } = useText();
  return (
    <List type="ordered" data-testid="seats">
      {Array.from({ length: view.seats }, (_, seat) => (
        <List.Item key={seat}>{view.players[seat]?.name ?? t('twinSuns.free')}</List.Item>
      ))}
    </List>
  );
};

/** For those who sit: the address for the others, and the way out; the host starts the game. */
const Seated = ({ view, onChanged }: LobbyProps) => {
  const { t, language } = useText();
  const { gameId, seats, players } = view;
  const changed = { onAccepted: onChanged, onFailed: onChanged };
  const leave = useCommand('LeaveTwinSuns', changed);
  const deal = useCommand('DealTwinSuns', changed);
  const host = view.mine === 0;
  const free = seats - players.length;
  return (
    <Stack gap="sm" align="flex-start">
      <Text role="status" fw={650}>
        {t(free === 0 ? (host ? 'twinSuns.ready' : 'twinSuns.waitHost') : 'twinSuns.waiting')}
      </Text>
      {free === 0 ? null : (
        <ShareLink
          path={`/twin-suns/${gameId}`}
          qr={{ src: `/api/twin-suns/${gameId}/qr.svg`, alt: t('play.qr') }}
        >
          <Text size="sm">{t('play.send')}</Text>
          <Text size="sm" c="dimmed">
            {t('play.openUntil', { time: moment(view.openUntil, language) })}
          </Text>
        </ShareLink>
      )}
      <FailureNote error={deal.failure ?? leave.failure} />
      <Group gap="sm">
        {host ? (
          <Button
            size="lg"
            variant={free === 0 ? 'filled' : 'default'}
            loading={deal.pending}
            onClick={() => deal.send({ gameId })}
          >
            {t(free === 0 ? 'twinSuns.start' : 'twinSuns.startBots')}
          </Button>
        ) : null}
        <Button
          variant="subtle"
          color="red"
          loading={leave.pending}
          onClick={() => leave.send({ gameId })}
        >
          {t(host ? 'play.cancel' : 'twinSuns.leave')}
        </Button>
      </Group>
    </Stack>
  );
};

/** For whoever came by the address: a deck, a name and a seat. */
const Invited = ({ view, onChanged }: LobbyProps) => {
  const { t } = useText();
  const [wish, setWish] = useState<DeckWish>({ kind: 'random', text: '' });
  const { typed, setTyped, name, keep } = usePlayerName();
  const join = useCommand('JoinTwinSuns', { onAccepted: onChanged, onFailed: onChanged });
  const deck = deckOf(wish);
  const { gameId } = view;
  if (view.players.length >= view.seats)
    return <Text role="status">{t('errors.twin-suns/full')}</Text>;
  return (
    <Stack gap="sm">
      <Text>{t('play.invited', { name: view.players[0]?.name ?? '' })}</Text>
      <DeckChoice
        title={t('practice.yours')}
        wish={wish}
        kinds={twinSunsWishes}
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
          join.send({ gameId, deck, name });
        }}
      >
        {t('play.sitDown')}
      </Button>
    </Stack>
  );
};

/** A table of three or four before the deal. */
export const TwinSunsLobby = ({ view, onChanged }: LobbyProps) => {
  const { t } = useText();
  const open = view.status === 'open';
  return (
    <Stack gap="md" maw={640} mx="auto">
      <div>
        <Title order={1} fz="xl">
          {t('play.matchOf', { name: view.players[0]?.name ?? '' })}
        </Title>
        <Text c="dimmed">{t('twinSuns.meta')}</Text>
      </div>
      {open ? (
        <>
          <Seats view={view} />
          {view.mine === null ? (
            <Invited view={view} onChanged={onChanged} />
          ) : (
            <Seated view={view} onChanged={onChanged} />
          )}
        </>
      ) : (
        <>
          <Text role="status">
            {t(view.status === 'cancelled' ? 'play.cancelled' : 'errors.twin-suns/expired')}
          </Text>
          <LinkButton to="/twin-suns" style={{ alignSelf: 'flex-start' }}>
            {t('twinSuns.other')}
          </LinkButton>
        </>
      )}
    </Stack>
  );
};
