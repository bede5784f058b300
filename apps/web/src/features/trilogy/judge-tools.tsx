import { useState } from 'react';
import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import type { EventView, TrilogyMatchView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { tableOffers } from '../../shared/event/table-offers.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { RulePad } from '../../shared/match/rule-pad.js';
import { trilogyOffers } from './trilogy-offers.js';
import { MatchStory } from './match-story.js';

/** A Trilogy match is always best of three, regardless of the setting (CR 9.3.1A). */
const bestOfThree = (event: EventView): EventView => ({
  ...event,
  settings: { ...event.settings, bestOf: 3 },
});

/** A judge's actions in the present state of the match, and its story. */
export const JudgeTools = ({ event, match }: { event: EventView; match: TrilogyMatchView }) => {
  const { t } = useText();
  const [note, setNote] = useState('');
  const [whole, setWhole] = useState(false);
  const { eventId, matchId, game, stage } = match;
  const rule = useCommand('RuleGame', { eventId, onAccepted: () => setNote('') });
  const end = useCommand('EndChoice', { eventId });
  const clock = useCommand('StartBanClock', { eventId });
  const present = useCommand('PresentDecks', { eventId });
  const { data } = useAnswer('match', { matchId });
  const roster = useAnswer('roster', { eventId }, { enabled: stage === 'unpresented' });
  const isIn = ({ playerId }: { playerId: string }): boolean =>
    roster.data?.players.find((row) => row.playerId === playerId)?.deck === 'legal';
  const offers = trilogyOffers(event, match, {
    decksIn: isIn(match.a) && isIn(match.b),
    onScreen: false,
  });
  return (
    <section className="cv-panel" aria-labelledby="trilogy-judge">
      <Stack gap="sm">
        <Title order={2} id="trilogy-judge" fz="lg">
          {t('trilogy.judge.title')}
        </Title>
        {offers.present ? (
          <Button
            variant="default"
            loading={present.pending}
            onClick={() => present.send({ matchId })}
          >
            {t('trilogy.judge.present')}
          </Button>
        ) : null}
        {offers.startClock ? (
          <Button variant="default" loading={clock.pending} onClick={() => clock.send({ matchId })}>
            {t('trilogy.judge.clock')}
          </Button>
        ) : null}
        {offers.endChoice ? (
          <Button variant="default" loading={end.pending} onClick={() => end.send({ matchId })}>
            {t('trilogy.judge.end')}
          </Button>
        ) : null}
        {offers.ruleGame ? (
          <>
            <Text fw={650}>{t('trilogy.judge.rule', { game })}</Text>
            {match.dispute === null || match.dispute.note === '' ? null : (
              <Text>{t('common.quoted', { text: match.dispute.note })}</Text>
            )}
            <TextInput
              label={t('rounds.reasonToPlayers')}
              value={note}
              maxLength={500}
              onChange={(change) => setNote(change.currentTarget.value)}
            />
            <Group gap="xs">
              {(['a', 'b', 'draw'] as const).map((winner) => (
                <Button
                  key={winner}
                  variant="default"
                  loading={rule.pending}
                  onClick={() => rule.send({ matchId, game, winner, note: note.trim() })}
                >
                  {winner === 'draw'
                    ? t('trilogy.draw')
                    : t('trilogy.theyWon', { name: match[winner].name })}
                </Button>
              ))}
            </Group>
          </>
        ) : null}
        <FailureNote error={rule.failure ?? end.failure ?? clock.failure ?? present.failure} />
        {data === undefined || tableOffers(event, data.row).settle === null ? null : whole ? (
          <RulePad
            event={bestOfThree(event)}
            row={data.row}
            round={data.key}
            onDone={() => setWhole(false)}
          />
        ) : (
          <Button variant="subtle" onClick={() => setWhole(true)}>
            {t('trilogy.judge.whole')}
          </Button>
        )}
        <details open>
          <Text component="summary" fw={650}>
            {t('trilogy.judge.story')}
          </Text>
          <MatchStory match={match} />
        </details>
      </Stack>
    </section>
  );
};
