import { Button, Group, List, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { pathOfGame } from '../../api/games.js';
import { type TextKey, useText } from '../../i18n/index.js';
import { AddressLink } from '../../navigation/link.js';
import { type FoundTable, pageOfTable } from '../../navigation/page-of-table.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { NameField } from '../../shared/table/name-field.js';
import type { Answering, Sending } from '../../shared/table/board-frame.js';
import { ShareLink } from '../../shared/sharing/share-link.js';
import { moment } from '../../shared/time/times.js';
import { usePlayerName } from '../../shared/table/use-player-name.js';
import type { Bring } from './bring.js';
import { roomOffers } from './room-offers.js';

/**
 * Sides with several seats each; those of the first team come first. `taken`: the seats of the
 * players, in the order of `players`.
 */
export interface Teams {
  readonly sides: number;
  readonly taken: readonly number[];
}

/** A table before its game, independent of the game. */
export interface Room {
  readonly game: FoundTable;
  /** The game and its terms in words. */
  readonly what: string;
  /** Players can join only while it is `open`. */
  readonly status: 'open' | 'cancelled' | 'expired';
  readonly seats: number;
  /** The players at the table, the host first. */
  readonly players: readonly string[];
  /** At a table with sides: their number, and the seats of the players. */
  readonly teams?: Teams | null;
  /** The viewer's seat; null for a visitor with the address. */
  readonly mine: number | null;
  /** Whether the table is in the public list; otherwise people come by its address only. */
  readonly listed: boolean;
  readonly openUntil: string;
  /** Cancels the table for the host; gives up the seat for the others. */
  readonly leave: Sending;
  /**
   * Lets the host start the game with bots in the free seats; null if the game starts by itself
   * once all players are there.
   */
  readonly deal: Sending | null;
  /** Starts a game against bots in the meantime; the table stays open. */
  readonly warmUp: Sending;
  /** Link to a page with other tables. */
  readonly elsewhere: { readonly label: string; readonly to: string };
}

/** The text for the players at the table before the game begins. */
const waitingKey = ({
  seats,
  players,
  mine,
  listed,
  deal,
}: Pick<Room, 'seats' | 'players' | 'mine' | 'listed' | 'deal'>): TextKey => {
  if (players.length >= seats) return mine === 0 ? 'twinSuns.ready' : 'twinSuns.waitHost';
  if (deal !== null) return 'twinSuns.waiting';
  return listed ? 'play.waitingListed' : 'play.waiting';
};

/** The players at the table and the free seats. */
const Seats = ({ seats, players }: Pick<Room, 'seats' | 'players'>) => {
  const { t } = useText();
  return (
    <List type="ordered" data-testid="seats">
      {Array.from({ length: seats }, (_, seat) => (
        <List.Item key={seat}>{players[seat] ?? t('twinSuns.free')}</List.Item>
      ))}
    </List>
  );
};

/** The same for a table with sides, team by team. */
const TeamSeats = ({
  seats,
  players,
  teams: { sides, taken },
}: Pick<Room, 'seats' | 'players'> & { readonly teams: Teams }) => {
  const { t } = useText();
  const size = seats / sides;
  return (
    <SimpleGrid cols={sides} data-testid="seats">
      {Array.from({ length: sides }, (_, side) => (
        <section key={side} className="cv-panel" aria-label={t('play.team', { team: side + 1 })}>
          <Text fw={650}>{t('play.team', { team: side + 1 })}</Text>
          <List type="ordered">
            {Array.from({ length: size }, (_seat, at) => (
              <List.Item key={at}>
                {players[taken.indexOf(side * size + at)] ?? t('twinSuns.free')}
              </List.Item>
            ))}
          </List>
        </section>
      ))}
    </SimpleGrid>
  );
};

/** For players at the table: its address as text and QR code, and further actions. */
const Seated = ({ room }: { readonly room: Room }) => {
  const { t, language } = useText();
  const { game, seats, players, mine, leave, deal, warmUp } = room;
  const offers = roomOffers({ ...room, dealt: deal !== null });
  const host = mine === 0;
  const full = players.length >= seats;
  return (
    <Stack gap="sm" align="flex-start">
      <Text role="status" fw={650}>
        {t(waitingKey(room))}
      </Text>
      {full ? null : (
        <ShareLink
          path={pageOfTable(game)}
          qr={{ src: `${pathOfGame(game)}/qr.svg`, alt: t('play.qr') }}
        >
          <Text size="sm">{t('play.send')}</Text>
          <Text size="sm" c="dimmed">
            {t('play.openUntil', { time: moment(room.openUntil, language) })}
          </Text>
        </ShareLink>
      )}
      <FailureNote error={deal?.failure ?? leave.failure ?? warmUp.failure} />
      <Group gap="sm">
        {deal !== null && offers.deal ? (
          <Button
            size="lg"
            variant={full ? 'filled' : 'default'}
            loading={deal.pending}
            onClick={deal.send}
          >
            {t(full ? 'twinSuns.start' : 'twinSuns.startBots')}
          </Button>
        ) : null}
        {offers.warmUp ? (
          <Button variant="light" loading={warmUp.pending} onClick={warmUp.send}>
            {t('lobby.warmUp')}
          </Button>
        ) : null}
        <Button variant="subtle" color="red" loading={leave.pending} onClick={leave.send}>
          {t(host ? 'play.cancel' : 'twinSuns.leave')}
        </Button>
      </Group>
    </Stack>
  );
};

interface JoinProps<Brought> {
  readonly bring: Bring<Brought>;
  readonly join: Answering<Brought & { readonly name: string }>;
  /** Says who is waiting and what to choose. */
  readonly invited: string;
}

/** For visitors with the address: what they bring, their name and a seat. */
const Invited = <Brought,>({ bring, join, invited }: JoinProps<Brought>) => {
  const { t } = useText();
  const { typed, setTyped, name, keep } = usePlayerName();
  const { brought } = bring;
  return (
    <Stack gap="sm">
      <Text>{invited}</Text>
      {bring.field}
      <NameField name={typed} onChange={setTyped} />
      <FailureNote error={join.failure} />
      <Button
        size="lg"
        loading={join.pending}
        disabled={brought === null || name === null}
        onClick={() => {
          if (brought === null || name === null) return;
          keep();
          join.send({ ...brought, name });
        }}
      >
        {t('play.sitDown')}
      </Button>
    </Stack>
  );
};

/**
 * The page of a table before its game: for its players, for invited visitors, or after it was
 * cancelled or has expired.
 */
export const WaitingRoom = <Brought,>({
  room,
  ...joining
}: JoinProps<Brought> & { readonly room: Room }) => {
  const { t } = useText();
  const { seats, players, status, deal, elsewhere } = room;
  const offers = roomOffers({ ...room, dealt: deal !== null });
  return (
    <Stack gap="md" maw={640} mx="auto">
      <div>
        <Title order={1} fz="xl">
          {t('play.matchOf', { name: players[0] ?? '' })}
        </Title>
        <Text c="dimmed">{room.what}</Text>
      </div>
      {status === 'open' ? (
        <>
          {room.teams ? (
            <TeamSeats seats={seats} players={players} teams={room.teams} />
          ) : seats > 2 ? (
            <Seats seats={seats} players={players} />
          ) : null}
          {offers.leave ? (
            <Seated room={room} />
          ) : offers.join ? (
            <Invited {...joining} />
          ) : (
            <Text role="status">{t('errors.twin-suns/full')}</Text>
          )}
        </>
      ) : (
        <>
          <Text role="status">{t(status === 'cancelled' ? 'play.cancelled' : 'play.expired')}</Text>
          <Button component={AddressLink} href={elsewhere.to} style={{ alignSelf: 'flex-start' }}>
            {elsewhere.label}
          </Button>
        </>
      )}
    </Stack>
  );
};
