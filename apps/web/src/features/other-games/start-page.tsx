import { useState } from 'react';
import { Button, Select, SimpleGrid, Stack, Text, Textarea, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { GameView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { ApiFailure } from '../../api/http.js';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/answer.js';
import { FailureNote } from '../../shared/failure-note.js';

/** Cards that the refusal of a list names. */
const cardsNamed = (failure: unknown): readonly string[] => {
  const cards = failure instanceof ApiFailure ? failure.data['cards'] : null;
  return Array.isArray(cards) ? cards.filter((card) => typeof card === 'string') : [];
};

const Lists = ({ games }: { readonly games: readonly GameView[] }) => {
  const { t, translated } = useText();
  const navigate = useNavigate();
  const [game, setGame] = useState(games[0]?.id ?? '');
  const [own, setOwn] = useState('');
  const [bots, setBots] = useState('');
  const start = useCommand('StartGamePractice', {
    onAccepted: ({ ids }) => {
      const practiceId = ids['practiceId'] ?? '';
      void navigate({ to: '/other-games/$practiceId', params: { practiceId } });
    },
  });
  const help = games.find(({ id }) => id === game)?.listHelp;
  const list = (label: string, value: string, change: (text: string) => void) => (
    <Textarea
      label={label}
      description={t('otherGames.random')}
      value={value}
      minRows={4}
      autosize
      maxRows={14}
      onChange={(changed) => {
        change(changed.currentTarget.value);
        start.clear();
      }}
    />
  );
  const cards = cardsNamed(start.failure);
  return (
    <form
      onSubmit={(submitted) => {
        submitted.preventDefault();
        start.send({
          game,
          ...(own.trim() !== '' && { list: own }),
          ...(bots.trim() !== '' && { against: bots }),
        });
      }}
    >
      <Stack>
        <Select
          label={t('otherGames.game')}
          value={game}
          allowDeselect={false}
          onChange={(chosen) => setGame(chosen ?? game)}
          data={games.map(({ id, name }) => ({ value: id, label: translated(name) }))}
          maw={360}
        />
        {help ? <Text size="sm">{translated(help)}</Text> : null}
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {list(t('otherGames.yours'), own, setOwn)}
          {list(t('otherGames.bots'), bots, setBots)}
        </SimpleGrid>
        <FailureNote error={start.failure} />
        {cards.length > 0 ? (
          <Text size="sm">{t('otherGames.cards', { cards: cards.join('; ') })}</Text>
        ) : null}
        <Button type="submit" size="lg" loading={start.pending} style={{ alignSelf: 'flex-start' }}>
          {t('otherGames.start')}
        </Button>
      </Stack>
    </form>
  );
};

/** Deals a game against the bot in a game that describes its board itself. */
export const GamePracticeStartPage = () => {
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
            <Lists games={played} />
          );
        }}
      </Answer>
    </Stack>
  );
};
