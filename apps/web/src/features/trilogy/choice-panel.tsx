import { useState } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import type { DeckIndex, TrilogyMatchView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/failure-note.js';
import { ChoiceTimer } from './choice-timer.js';
import { DeckCards } from './deck-cards.js';
import { leaderName, lotOf, other, playableDecks, type Side } from './sides.js';
import { recallChoice, rememberChoice } from './own-choice.js';

interface ChoicePanelProps {
  readonly match: TrilogyMatchView;
  readonly mine: Side;
}

/** A secret choice: tap a deck, say so once, wait for the other. */
export const ChoicePanel = ({ match, mine }: ChoicePanelProps) => {
  const { t } = useText();
  const banning = match.stage === 'ban';
  const [me, them] = [match[mine], match[other(mine)]];
  const from = banning ? them : me;
  const game = banning ? 0 : match.game + 1;
  if (!me.choosing) {
    return (
      <Stack gap="sm">
        <Text fw={650}>{t('trilogy.waitPick', { name: them.name, game })}</Text>
        <ChoiceTimer match={match} />
      </Stack>
    );
  }
  if (me.chosen) {
    const kept = recallChoice(match.matchId, game);
    const lot = lotOf(match, game, mine);
    return (
      <Stack gap="sm">
        <Text fz="lg" fw={700}>
          {lot !== null
            ? t(`trilogy.ownByLot.${lot}`)
            : kept === null
              ? t('trilogy.chosenBlind')
              : t('trilogy.chosen', { leader: leaderName(from.decks[kept]) })}
        </Text>
        <Text>{t('trilogy.waitFor', { name: them.name })}</Text>
        <ChoiceTimer match={match} />
      </Stack>
    );
  }
  return <Choosing match={match} mine={mine} game={game} />;
};

const Choosing = ({ match, mine, game }: ChoicePanelProps & { readonly game: number }) => {
  const { t } = useText();
  const [picked, setPicked] = useState<DeckIndex | null>(null);
  const { eventId, matchId } = match;
  const banning = game === 0;
  const them = match[other(mine)];
  const from = banning ? them : match[mine];
  const keep = (deck: DeckIndex) => rememberChoice(matchId, game, deck);
  const ban = useCommand('SealBan', { eventId, onAccepted: (_accepted, { deck }) => keep(deck) });
  const pick = useCommand('SealDeck', { eventId, onAccepted: (_accepted, { deck }) => keep(deck) });
  const sending = banning ? ban : pick;
  const send = (deck: DeckIndex) =>
    banning ? ban.send({ matchId, deck }) : pick.send({ matchId, game, deck });
  const options = banning ? ([0, 1, 2] as const) : playableDecks(from);
  return (
    <Stack gap="sm">
      <Text>
        {banning ? t('trilogy.banText', { name: them.name }) : t('trilogy.pickText', { game })}
      </Text>
      <ChoiceTimer match={match} />
      <DeckCards
        side={from}
        title={banning ? t('trilogy.decksOf', { name: them.name }) : t('trilogy.yourDecks')}
        choice={{ options, picked, onPick: setPicked }}
      />
      <Button
        size="xl"
        fullWidth
        disabled={picked === null}
        loading={sending.pending}
        color={banning ? 'red' : undefined}
        onClick={() => (picked === null ? undefined : send(picked))}
        styles={{ label: { whiteSpace: 'normal' } }}
        h="auto"
        mih={60}
        py="xs"
      >
        {picked === null
          ? t(`trilogy.stage.${banning ? 'ban' : 'pick'}`)
          : t(banning ? 'trilogy.ban' : 'trilogy.pick', {
              leader: from.decks[picked]?.leader.name ?? '',
            })}
      </Button>
      <Text size="sm" c="dimmed">
        {t('trilogy.once')}{' '}
        {t(them.chosen ? 'trilogy.hasChosen' : 'trilogy.notChosen', { name: them.name })}
      </Text>
      <FailureNote error={sending.failure} onRetry={sending.again} />
    </Stack>
  );
};
