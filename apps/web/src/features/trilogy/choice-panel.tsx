import { useState } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import type { DeckIndex, EventView, TrilogyMatchView } from '#contracts';
import { recallChoice } from '../../api/own-choice.js';
import { useOutbox } from '../../api/use-outbox.js';
import { useText, type TextKey } from '../../i18n/index.js';
import { ChoiceTimer } from '../../shared/trilogy/choice-timer.js';
import { DeckCards } from './deck-cards.js';
import {
  awaitedSide,
  leaderName,
  lotOf,
  other,
  type Awaited,
  type Side,
} from '../../shared/trilogy/sides.js';
import { trilogyOffers } from './trilogy-offers.js';
import { BanClockWait } from './ban-clock-wait.js';
import { tappedChoice } from './tapped.js';
import { UnsentAlert } from './unsent-alert.js';

interface ChoicePanelProps {
  readonly event: EventView;
  readonly match: TrilogyMatchView;
  readonly mine: Side;
}

/** A secret choice: tap a deck, confirm it, wait for the other player. */
export const ChoicePanel = ({ event, match, mine }: ChoicePanelProps) => {
  const { t } = useText();
  const banning = match.stage === 'ban';
  const [me, them] = [match[mine], match[other(mine)]];
  const from = banning ? them : me;
  const game = banning ? 0 : match.game + 1;
  const waits = awaitedSide(match, mine);
  if (waits !== 'theirs' && waits !== 'reveal')
    return <Choosing event={event} match={match} mine={mine} game={game} waits={waits} />;
  const kept = recallChoice(match.matchId, game);
  const lot = lotOf(match, game, mine);
  return (
    <Stack gap="sm">
      {me.choosing ? (
        <Text fz="lg" fw={700}>
          {lot !== null
            ? t(`trilogy.ownByLot.${lot}`)
            : kept === null
              ? t('trilogy.chosenBlind')
              : t('trilogy.chosen', { leader: leaderName(from.decks[kept]) })}
        </Text>
      ) : null}
      {waits === 'reveal' ? (
        <Text>{t('trilogy.revealing')}</Text>
      ) : me.choosing ? (
        <Text>{t('trilogy.waitFor', { name: them.name })}</Text>
      ) : (
        <Text fw={650}>{t('trilogy.waitPick', { name: them.name, game })}</Text>
      )}
      {waits === 'reveal' ? null : <ChoiceTimer match={match} />}
      {waits === 'reveal' ? null : <BanClockWait event={event} match={match} />}
    </Stack>
  );
};

interface ChoosingProps extends ChoicePanelProps {
  readonly game: number;
  readonly waits: 'both' | 'mine' | 'mine-alone';
}

/** The state of the other side, by whom the match waits for. */
const meanwhile = {
  both: 'trilogy.notChosen',
  mine: 'trilogy.hasChosen',
  'mine-alone': 'trilogy.onlyYou',
} as const satisfies Partial<Record<Awaited, TextKey>>;

const Choosing = ({ event, match, mine, game, waits }: ChoosingProps) => {
  const { t } = useText();
  const [marked, setMarked] = useState<DeckIndex | null>(null);
  const { eventId, matchId } = match;
  const box = useOutbox(eventId);
  const tapped = tappedChoice(box.entries, matchId, game);
  const picked = tapped?.deck ?? marked;
  const banning = game === 0;
  const them = match[other(mine)];
  const from = banning ? them : match[mine];
  const send = () => {
    if (tapped !== null) return box.hurry();
    if (marked === null) return;
    if (banning) box.give('SealBan', { matchId, deck: marked }, matchId);
    else box.give('SealDeck', { matchId, game, deck: marked }, matchId);
    // From now on the outbox holds the choice; once it is delivered, there is nothing left to be
    // sent again.
    setMarked(null);
  };
  const offers = trilogyOffers(event, match, { decksIn: false, onScreen: false });
  const options = banning ? offers.ban : offers.pick;
  return (
    <Stack gap="sm">
      <Text>
        {banning
          ? t('trilogy.banText', { name: them.name })
          : t(waits === 'mine-alone' ? 'trilogy.pickAlone' : 'trilogy.pickText', { game })}
      </Text>
      <ChoiceTimer match={match} />
      <BanClockWait event={event} match={match} />
      <DeckCards
        match={match}
        of={banning ? other(mine) : mine}
        title={banning ? t('trilogy.decksOf', { name: them.name }) : t('trilogy.yourDecks')}
        choice={{ options, picked, onPick: setMarked, made: tapped !== null }}
      />
      {tapped?.unsent ? (
        <UnsentAlert warning={match.chooseBy === null ? '' : t('trilogy.unsentLot')} />
      ) : null}
      <Button
        size="xl"
        fullWidth
        disabled={picked === null}
        loading={tapped?.sending === true}
        color={banning && tapped === null ? 'red' : undefined}
        onClick={send}
        styles={{ label: { whiteSpace: 'normal' } }}
        h="auto"
        mih={60}
        py="xs"
      >
        {tapped?.unsent
          ? t('common.retry')
          : picked === null
            ? t(`trilogy.stage.${banning ? 'ban' : 'pick'}`)
            : t(banning ? 'trilogy.ban' : 'trilogy.pick', {
                leader: from.decks[picked]?.leader.name ?? '',
              })}
      </Button>
      <Text size="sm" c="dimmed">
        {t('trilogy.once')} {t(meanwhile[waits], { name: them.name })}
      </Text>
    </Stack>
  );
};
