import { Text } from '@mantine/core';
import type { StoryEntry, TrilogyMatchView } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText, type Facts, type TextKey } from '../../i18n/index.js';
import { timeOfDay } from '../../shared/time/times.js';
import { leaderName } from '../../shared/trilogy/sides.js';

const told: ReadonlySet<string> = new Set([
  'MatchScheduled',
  'DecksPresented',
  'BanSealed',
  'BansRevealed',
  'DeckSealed',
  'DecksRevealed',
  'GameStarted',
  'GameReported',
  'GameDisputed',
  'GameRuled',
  'GameEnded',
  'MatchCompleted',
]);

const choiceIn = (value: unknown): number =>
  typeof value === 'number'
    ? value
    : typeof value === 'object' && value !== null && 'choice' in value
      ? Number(value.choice)
      : -1;

const factsOf = (
  match: TrilogyMatchView,
  data: StoryEntry['data'],
  winnerText: (winner: unknown) => string,
): Facts => {
  const { a, b } = match;
  const by = data['by'] === 'b' ? b.name : a.name;
  const [first, second] = [choiceIn(data['a']), choiceIn(data['b'])];
  return {
    a: a.name,
    b: b.name,
    by,
    game: data['game'],
    note: data['note'] ?? '',
    winner: winnerText(data['winner']),
    banA: leaderName(b.decks[first]),
    banB: leaderName(a.decks[second]),
    deckA: leaderName(a.decks[first]),
    deckB: leaderName(b.decks[second]),
  };
};

/** The events of the match, in words. */
export const MatchStory = ({ match }: { match: TrilogyMatchView }) => {
  const { t, code, language } = useText();
  const { data } = useAnswer('match', { matchId: match.matchId });
  const winnerText = (winner: unknown): string =>
    winner === 'a' || winner === 'b'
      ? t('trilogy.wonBy', { name: match[winner].name })
      : t('trilogy.drawn');
  return (
    <ol className="cv-quiet-list cv-story">
      {(data?.story ?? []).map((entry) => (
        <li key={entry.position}>
          <time dateTime={entry.at}>{timeOfDay(entry.at, language)}</time>{' '}
          <Text span>
            {told.has(entry.type)
              ? t(`trilogy.story.${entry.type}` as TextKey, factsOf(match, entry.data, winnerText))
              : (code('story', entry.type, { ...entry.data, a: match.a.name, b: match.b.name }) ??
                entry.type)}{' '}
            {entry.data['byClock'] === true ? t('trilogy.story.byClock') : ''}
          </Text>
        </li>
      ))}
    </ol>
  );
};
