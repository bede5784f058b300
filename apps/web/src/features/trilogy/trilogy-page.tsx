import { Group, Stack, Text, Title } from '@mantine/core';
import type { EventView, TrilogyMatchView } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { useParamsOfAny } from '../../navigation/here.js';
import { Answer } from '../../shared/feedback/answer.js';
import { keepsScore } from '../../shared/event/roles.js';
import { useEvent } from '../../shared/event/use-event.js';
import { BanClockWait } from './ban-clock-wait.js';
import { ChoicePanel } from './choice-panel.js';
import { ChoiceTimer } from '../../shared/trilogy/choice-timer.js';
import { DeckCards } from './deck-cards.js';
import { Duel } from './duel.js';
import { GamePanel } from './game-panel.js';
import { JudgeTools } from './judge-tools.js';
import { MatchHistory } from './match-history.js';
import { MatchRoom } from './match-room.js';
import { RefusedTap } from './refused-tap.js';
import { other, owesChoice, scoreOf, type Side } from '../../shared/trilogy/sides.js';

const Header = ({ match }: { match: TrilogyMatchView }) => {
  const { t } = useText();
  const score = scoreOf(match);
  return (
    <div>
      <Text size="sm" c="dimmed">
        {t('trilogy.table', { table: match.table })}
      </Text>
      <Group justify="space-between" wrap="nowrap" align="center" gap="xs">
        <Text fw={700} style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {match.a.name}
        </Text>
        <Text
          fz={34}
          fw={800}
          lh={1}
          aria-label={t('trilogy.score')}
          style={{ whiteSpace: 'nowrap' }}
        >
          {score.a} – {score.b}
        </Text>
        <Text fw={700} ta="right" style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {match.b.name}
        </Text>
      </Group>
    </div>
  );
};

/** What is to be done now, or what is happening if the reader has nothing to choose. */
const Stage = ({ match }: { match: TrilogyMatchView }) => {
  const { t } = useText();
  const { stage, game } = match;
  return (stage === 'ban' || stage === 'pick') && !owesChoice(match)
    ? t(`trilogy.title.${stage}`, { game: game + 1 })
    : t(`trilogy.stage.${stage}`, { game });
};

const End = ({ match }: { match: TrilogyMatchView }) => {
  const { t } = useText();
  const { a, b } = scoreOf(match);
  const own = match.mine === 'b' ? `${b}–${a}` : `${a}–${b}`;
  if (match.mine === null || a === b)
    return <Text fz="xl">{t('trilogy.ends', { score: own })}</Text>;
  const won = (match.mine === 'a') === a > b;
  return (
    <Text fz={28} fw={800}>
      {t(won ? 'trilogy.youWin' : 'trilogy.youLose', { score: own })}
    </Text>
  );
};

const Now = ({ event, match }: { event: EventView; match: TrilogyMatchView }) => {
  const { t } = useText();
  const { stage, mine } = match;
  if (stage === 'unpresented') return <Text>{t('trilogy.unpresentedText')}</Text>;
  if (stage === 'over') return <End match={match} />;
  if (stage === 'void') return null;
  if (mine !== null)
    return stage === 'ban' || stage === 'pick' ? (
      <ChoicePanel key={`${stage}-${match.game}`} event={event} match={match} mine={mine} />
    ) : (
      <GamePanel event={event} match={match} mine={mine} />
    );
  if (stage !== 'ban' && stage !== 'pick') return <Duel match={match} />;
  return (
    <Stack gap={4}>
      <ChoiceTimer match={match} />
      <BanClockWait event={event} match={match} />
      {(['a', 'b'] as const)
        .filter((by) => match[by].choosing)
        .map((by) => (
          <Text key={by}>
            {t(match[by].chosen ? 'trilogy.hasChosen' : 'trilogy.notChosen', {
              name: match[by].name,
            })}
          </Text>
        ))}
    </Stack>
  );
};

/** The decks, except those to choose from, which are in the panel above. */
const Decks = ({ match }: { match: TrilogyMatchView }) => {
  const { t } = useText();
  const { mine } = match;
  const title = (by: Side): string =>
    mine === by ? t('trilogy.yourDecks') : t('trilogy.decksOf', { name: match[by].name });
  const order: readonly Side[] = mine === null ? ['a', 'b'] : [other(mine), mine];
  const above =
    mine === null || !owesChoice(match) ? null : match.stage === 'ban' ? other(mine) : mine;
  if (match.stage === 'unpresented') return null;
  return order
    .filter((by) => by !== above)
    .map((by) => <DeckCards key={by} match={match} of={by} title={title(by)} />);
};

/** One Trilogy match for phones: ban, pick, play, and again; judges see its story below. */
export const TrilogyPage = () => {
  const { t } = useText();
  const event = useEvent();
  const { matchId } = useParamsOfAny();
  const query = useAnswer('trilogyMatch', { matchId: matchId ?? '' });
  return (
    <Answer of={query} rows={6}>
      {(match) => (
        <Stack gap="md" maw={640} w="100%" mx="auto">
          <Header match={match} />
          <MatchRoom event={event} match={match} />
          <section className="cv-panel cv-now" aria-labelledby="trilogy-now">
            <Stack gap="sm">
              <Title order={2} id="trilogy-now" fz={{ base: 22, sm: 26 }}>
                <Stage match={match} />
              </Title>
              {match.stage === 'pick' && match.game === 0 ? (
                <div aria-live="polite">
                  <Text fw={700}>
                    {t(
                      match.lots.some(({ game }) => game === 0)
                        ? 'trilogy.bansRevealed'
                        : 'trilogy.revealed',
                    )}
                  </Text>
                  <MatchHistory match={match} />
                </div>
              ) : null}
              <RefusedTap match={match} />
              <Now event={event} match={match} />
            </Stack>
          </section>
          {match.game > 0 || match.stage === 'over' ? <MatchHistory match={match} /> : null}
          <Decks match={match} />
          {keepsScore(event) ? <JudgeTools event={event} match={match} /> : null}
        </Stack>
      )}
    </Answer>
  );
};
