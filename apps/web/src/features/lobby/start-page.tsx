import { useState } from 'react';
import { Button, Group, Select, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { GameView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { useNavigate } from '../../navigation/here.js';
import { Answer } from '../../shared/feedback/answer.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { NameField } from '../../shared/table/name-field.js';
import { usePlayerName } from '../../shared/table/use-player-name.js';
import { ListField, listTyped, UnplayableCards } from './list-field.js';
import { OpenTableButtons } from './open-table-buttons.js';
import { OwnGamesList } from './own-games-list.js';
import { OpenTables } from './open-tables.js';
import { RadioChoice } from '../../shared/forms/radio-choice.js';
import { keepList } from './saved-decks.js';
import { useTerms } from './terms.js';

const opponents = ['friend', 'bot'] as const;
type Opponent = (typeof opponents)[number];

/** Opens a table for a friend, or starts a game against bots; both lead to the game's page. */
const useStart = () => {
  const navigate = useNavigate();
  const practise = useCommand('StartGamePractice', {
    onAccepted: ({ ids }, { game, list }) => {
      keepList(game, list);
      const practiceId = ids['practiceId'] ?? '';
      navigate({ to: '/other-games/:practiceId', params: { practiceId } });
    },
  });
  const invite = useCommand('OpenDuel', {
    onAccepted: ({ ids }, { game, list }) => {
      keepList(game, list);
      const duelId = ids['duelId'] ?? '';
      navigate({ to: '/other-games/duels/:duelId', params: { duelId } });
    },
  });
  return {
    practise: practise.send,
    invite: invite.send,
    pending: practise.pending || invite.pending,
    failure: practise.failure ?? invite.failure,
    clear: () => {
      practise.clear();
      invite.clear();
    },
  };
};

interface TableProps {
  readonly tables: NonNullable<GameView['tables']>;
  readonly seats: number;
  readonly onChange: (seats: number) => void;
}

/** The choice between a game of two and the larger tables of the game. */
const TableChoice = ({ tables, seats, onChange }: TableProps) => {
  const { t, translated } = useText();
  if (tables.length === 0) return null;
  const more = tables.map((table) => ({ value: table.seats, label: translated(table.name) }));
  return (
    <RadioChoice
      label={t('otherGames.table')}
      chosen={seats}
      onChange={onChange}
      options={[{ value: 2, label: t('otherGames.two') }, ...more]}
    />
  );
};

const Lists = ({ games }: { readonly games: readonly GameView[] }) => {
  const { t, translated } = useText();
  const [game, setGame] = useState(games[0]?.id ?? '');
  const [opponent, setOpponent] = useState<Opponent>('friend');
  const [wished, setSeats] = useState(2);
  const [own, setOwn] = useState('');
  const [bots, setBots] = useState('');
  const { timeField, onlookersField, timed, watched } = useTerms();
  const { typed, setTyped, name, keep } = usePlayerName();
  const start = useStart();
  const found = games.find(({ id }) => id === game);
  const { listHelp: help, starters, firstGame, tables = [] } = found ?? {};
  const seats = tables.some((table) => table.seats === wished) ? wished : 2;
  const at = seats === 2 ? {} : { seats };
  const typing = (change: (text: string) => void) => (text: string) => {
    change(text);
    start.clear();
  };
  const practise = (): void => {
    const { list: against } = listTyped(bots);
    start.practise({
      game,
      ...at,
      ...listTyped(own),
      ...(against !== undefined && { against }),
      ...timed,
    });
  };
  const open = (listed: boolean): void => {
    if (name === null) return;
    keep();
    start.invite({ game, ...at, ...listTyped(own), name, listed, ...timed, ...watched });
  };
  return (
    <form
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (opponent === 'bot') practise();
        else open(false);
      }}
    >
      <Stack>
        <Select
          label={t('otherGames.game')}
          value={game}
          allowDeselect={false}
          onChange={(chosen) => {
            setGame(chosen ?? game);
            setOwn('');
            setBots('');
          }}
          data={games.map(({ id, name: title }) => ({ value: id, label: translated(title) }))}
          maw={360}
        />
        {firstGame ? (
          <Group gap="sm">
            <Button
              variant="light"
              loading={start.pending}
              onClick={() => start.practise({ game, first: true })}
            >
              {t('practice.learn')}
            </Button>
            <Text size="sm">{t('otherGames.first.hint')}</Text>
          </Group>
        ) : null}
        <TableChoice tables={tables} seats={seats} onChange={setSeats} />
        <RadioChoice
          label={t(seats === 2 ? 'otherGames.opponent' : 'otherGames.with')}
          chosen={opponent}
          onChange={(chosen) => {
            setOpponent(chosen);
            start.clear();
          }}
          options={opponents.map((value) => ({
            value,
            label: t(`otherGames.${seats === 2 ? 'against' : 'teams'}.${value}`),
          }))}
        />
        {help ? <Text size="sm">{translated(help)}</Text> : null}
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <ListField
            label={t('otherGames.yours')}
            game={game}
            value={own}
            starters={starters}
            onChange={typing(setOwn)}
          />
          {opponent === 'bot' ? (
            <ListField
              label={t(seats === 2 ? 'otherGames.bots' : 'otherGames.enemies')}
              value={bots}
              starters={starters}
              onChange={typing(setBots)}
            />
          ) : (
            <NameField name={typed} onChange={setTyped} />
          )}
        </SimpleGrid>
        {timeField}
        {opponent === 'friend' ? onlookersField : null}
        <FailureNote error={start.failure} />
        <UnplayableCards failure={start.failure} />
        {opponent === 'bot' ? (
          <Button
            type="submit"
            size="lg"
            loading={start.pending}
            style={{ alignSelf: 'flex-start' }}
          >
            {t('otherGames.start')}
          </Button>
        ) : (
          <OpenTableButtons pending={start.pending} disabled={name === null} onOpen={open} />
        )}
      </Stack>
    </form>
  );
};

/** Starts a game that describes its board, against a friend or bots. */
export const OtherGamesPage = () => {
  const { t } = useText();
  const games = useAnswer('games', {});
  return (
    <Stack maw={980} mx="auto">
      <Title order={1} fz={{ base: 24, sm: 32 }}>
        {t('otherGames.title')}
      </Title>
      <Text>{t('otherGames.lead')}</Text>
      <Answer of={games}>
        {({ games: all }) => {
          const played = all.filter(({ practice }) => practice);
          return played.length === 0 ? (
            <Text>{t('otherGames.noneYet')}</Text>
          ) : (
            <>
              <Lists games={played} />
              <OwnGamesList />
              <OpenTables of={['duels']} />
            </>
          );
        }}
      </Answer>
    </Stack>
  );
};
