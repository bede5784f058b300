import { useState } from 'react';
import { Button, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useCommand } from '../../api/commands.js';
import { useMe } from '../../api/session.js';
import { useText } from '../../i18n/index.js';
import { useNavigate } from '../../navigation/here.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import type { BotLevel } from '#contracts';
import { DeckChoice } from './deck-choice.js';
import { deckOf, type DeckWish, faultOf, twinSunsWishes, wishes } from './deck-wish.js';
import { type Bots, BotsChoice } from './bots-choice.js';
import { keepLevel, keptLevel, LevelChoice } from '../../shared/table/level-choice.js';
import { keepDeck, PREMIER, TWIN_SUNS } from './saved-decks.js';
import { useTerms } from './terms.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { OwnGamesList } from './own-games-list.js';
import { guestName, keepName, keptName } from '../../shared/table/own-name.js';

/** Starts a game against bots with two chosen decks. */
export const PracticePage = () => {
  const { t } = useText();
  const navigate = useNavigate();
  const [own, setOwn] = useState<DeckWish>({ kind: 'luke', text: '' });
  const [bots, setBots] = useState<DeckWish>({ kind: 'vader', text: '' });
  const [count, setCount] = useState<Bots>(1);
  const [level, setLevel] = useState<BotLevel>(keptLevel);
  const { timeField, timed } = useTerms(true);
  const [name, setName] = useState(keptName);
  const me = useMe().data;
  const start = useCommand('StartPractice', {
    onAccepted: ({ ids }, { deck: played, bots: several = 1 }) => {
      keepDeck(several === 1 ? PREMIER : TWIN_SUNS, played);
      const practiceId = ids['practiceId'] ?? '';
      navigate({ to: '/practice/:practiceId', params: { practiceId } });
    },
  });
  const duel = count === 1;
  const wishOf = (wish: DeckWish): DeckWish =>
    duel || wish.kind === 'text' ? wish : { ...wish, kind: 'random' };
  const [deck, against] = [deckOf(wishOf(own)), deckOf(wishOf(bots))];
  const kinds = duel ? wishes : twinSunsWishes;
  const fault = faultOf(start.failure);
  const changed = (keep: (wish: DeckWish) => void) => (wish: DeckWish) => {
    keep(wish);
    start.clear();
  };
  return (
    <Stack maw={980} mx="auto">
      <Title order={1} fz={{ base: 24, sm: 32 }}>
        {t('practice.title')}
      </Title>
      <Text>{t('practice.lead')}</Text>
      <OwnGamesList />
      <LinkButton to="/replay" variant="subtle" style={{ alignSelf: 'flex-start' }}>
        {t('replay.fileTitle')}
      </LinkButton>
      <form
        onSubmit={(submitted) => {
          submitted.preventDefault();
          if (deck !== null && against !== null)
            start.send({
              deck,
              against,
              level,
              ...(!duel && { bots: count }),
              ...timed,
            });
        }}
      >
        <Stack>
          <BotsChoice bots={count} onChange={setCount} />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <DeckChoice
              title={t('practice.yours')}
              wish={wishOf(own)}
              kinds={kinds}
              fault={fault?.side === 'person' ? fault : null}
              onChange={changed(setOwn)}
            />
            <DeckChoice
              title={t(duel ? 'practice.bots' : 'practice.botsDecks')}
              wish={wishOf(bots)}
              kinds={kinds}
              fault={fault?.side === 'bot' ? fault : null}
              onChange={changed(setBots)}
            />
          </SimpleGrid>
          <LevelChoice
            level={level}
            onChange={(chosen) => {
              setLevel(chosen);
              keepLevel(chosen);
            }}
          />
          {timeField}
          {me !== undefined && me.account === null ? (
            <TextInput
              label={t('account.yourName')}
              description={t('practice.nameHint')}
              placeholder={guestName()}
              value={name}
              maxLength={80}
              autoComplete="nickname"
              maw={320}
              onChange={(change) => {
                setName(change.currentTarget.value);
                keepName(change.currentTarget.value);
              }}
            />
          ) : null}
          <FailureNote error={start.failure} />
          <Group>
            <Button
              type="submit"
              size="lg"
              leftSection={<IconPlayerPlay size={20} />}
              loading={start.isLeaving}
              disabled={deck === null || against === null}
            >
              {t('practice.start')}
            </Button>
          </Group>
        </Stack>
      </form>
      <Group>
        <LinkButton to="/other-games" variant="subtle" size="compact-md">
          {t('otherGames.title')}
        </LinkButton>
        <LinkButton to="/mat" variant="subtle" size="compact-md">
          {t('mat.title')}
        </LinkButton>
      </Group>
    </Stack>
  );
};
