import { Text } from '@mantine/core';
import type { BracketView } from '#contracts';
import { useText } from '../../i18n/index.js';
import { useCutRoundName } from '../event/round-name.js';
import { scoreText } from '../match/score.js';

type BracketMatch = BracketView['rounds'][number]['matches'][number];

const Line = ({
  match,
  side,
  mine,
}: {
  match: BracketMatch;
  side: 'a' | 'b';
  mine: string | null;
}) => {
  const { t } = useText();
  const player = match[side];
  const seed = side === 'a' ? match.seedA : match.seedB;
  const won = match.winner === side;
  return (
    <div
      className="cv-bracket-line"
      data-won={won}
      aria-current={player !== null && player.playerId === mine ? 'true' : undefined}
    >
      <Text span size="sm" c="dimmed" style={{ flex: '0 0 1.7em' }}>
        {seed ?? ''}
      </Text>
      <Text span fw={won ? 750 : 450} style={{ flex: 1, overflowWrap: 'anywhere' }}>
        <bdi>{player?.name ?? t('bracket.open')}</bdi>
      </Text>
      {match.score === null ? null : (
        <Text span fw={750}>
          {match.score[side]}
        </Text>
      )}
    </div>
  );
};

/** The rounds of a bracket as columns with headings; on a phone they scroll sideways. */
export const BracketTree = ({ bracket, mine }: { bracket: BracketView; mine: string | null }) => {
  const { t } = useText();
  const cutRoundName = useCutRoundName();
  const nameOf = (round: number): string => cutRoundName(bracket.size / 2 ** (round - 1));
  return (
    <div
      className="cv-scroll cv-bracket"
      tabIndex={0}
      role="region"
      aria-label={t('common.nav.bracket')}
    >
      {bracket.rounds.map(({ round, matches }) => (
        <section key={round} className="cv-bracket-round" aria-label={nameOf(round)}>
          <Text fw={650}>{nameOf(round)}</Text>
          <ol className="cv-quiet-list cv-bracket-matches">
            {matches.map((match, index) => (
              <li
                key={match.matchId ?? index}
                className="cv-panel cv-bracket-match"
                title={match.score === null ? undefined : scoreText(match.score)}
              >
                <Line match={match} side="a" mine={mine} />
                <Line match={match} side="b" mine={mine} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
};
